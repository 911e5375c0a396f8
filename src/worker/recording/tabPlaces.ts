/** Where each tab is and how large, from what it tells: a stretch of a recording begins with it. */
import type { RecordedTrouble, TabAct } from '../../domain/recording/recording.ts';

type Opened = Extract<TabAct, { readonly act: 'opened' }>;

/** Where each tab is, so that a stretch can begin with it: path, size and whether it is looked at. */
export interface TabPlaces {
  note(tabId: string, acts: readonly (TabAct | RecordedTrouble)[]): void;
  /** Of tabs that are open. */
  all(): Iterable<readonly [tabId: string, opened: Opened]>;
}

/** Knows no tab at first. */
export function createTabPlaces(): TabPlaces {
  const places = new Map<string, Opened>();
  return {
    note(tabId, acts) {
      for (const one of acts) {
        if (!('act' in one)) continue;
        const known = places.get(tabId);
        if (one.act === 'opened') places.set(tabId, one);
        else if (one.act === 'closed') places.delete(tabId);
        else if (known !== undefined && one.act === 'went') places.set(tabId, { ...known, path: one.path });
        else if (known !== undefined && one.act === 'sized')
          places.set(tabId, { ...known, width: one.width, height: one.height });
      }
    },
    all: () => places,
  };
}
