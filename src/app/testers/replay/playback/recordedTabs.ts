/** What the recorded tabs looked like at any place: where they were, how large, and whether anybody could see them. */
import type { RecordingEntry, TabAct } from '../../../../domain/recording/recording.ts';
import type { Look } from '../stageLink.ts';

export interface TabLook extends Look {
  readonly width: number;
  readonly height: number;
  readonly isShown: boolean;
}

interface Noted {
  /** Number of entries after which it holds. */
  readonly place: number;
  readonly look: TabLook;
}

/** Of a recording that no tab made: an origin's, a converted file. */
export const NO_TAB: TabLook = { path: '/', theme: 'dark', width: 1920, height: 1080, isShown: true };

export class TabBook {
  readonly #tabs = new Map<string, Noted[]>();

  take({ n, tab, act }: Extract<RecordingEntry, { kind: 'act' }>): void {
    const noted = this.#tabs.get(tab) ?? [];
    const last = noted.at(-1)?.look ?? NO_TAB;
    const look = lookAfter(last, act);
    if (look === last) return;
    noted.push({ place: n + 1, look });
    this.#tabs.set(tab, noted);
  }

  /** In the order in which they were first heard of. */
  get names(): readonly string[] {
    return [...this.#tabs.keys()];
  }

  /** How a tab looked after so many entries; before it was opened, as it did then. */
  lookAt(tab: string | undefined, place: number): TabLook {
    const noted = this.#tabs.get(tab ?? '') ?? [];
    return (noted.findLast((one) => one.place <= place) ?? noted[0])?.look ?? NO_TAB;
  }
}

function lookAfter(look: TabLook, act: TabAct): TabLook {
  switch (act.act) {
    case 'opened':
      return { path: act.path, width: act.width, height: act.height, theme: act.theme, isShown: true };
    case 'went':
      return { ...look, path: act.path };
    case 'sized':
      return { ...look, width: act.width, height: act.height };
    case 'shown':
      return { ...look, isShown: true };
    case 'hidden':
    case 'closed':
      return { ...look, isShown: false };
    case 'painted':
    case 'reported':
      return look;
  }
}
