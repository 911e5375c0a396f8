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

/** So soon after a page is gone another one in the same window is the same tab, loaded anew, ms. */
const RELOAD_MS = 10_000;

interface Closed {
  readonly tab: string;
  readonly at: number;
}

export class TabBook {
  readonly #tabs = new Map<string, Noted[]>();
  /** Names under which a page is known that another tab's was loaded anew as. */
  readonly #own = new Map<string, string>();
  /** The oldest first. */
  #closed: readonly Closed[] = [];

  take({ n, at, tab, act }: Extract<RecordingEntry, { kind: 'act' }>): void {
    const own = this.#ownOf(tab, at, act);
    const noted = this.#tabs.get(own) ?? [];
    const last = noted.at(-1)?.look ?? NO_TAB;
    const look = lookAfter(last, act);
    if (act.act === 'closed') this.#closed = [...this.#closed, { tab: own, at }];
    if (look === last) return;
    noted.push({ place: n + 1, look });
    this.#tabs.set(own, noted);
  }

  /** Every page that is loaded has a name of its own in a recording: here a tab keeps its first. */
  #ownOf(tab: string, at: number, act: TabAct): string {
    const known = this.#own.get(tab);
    if (known !== undefined) return known;
    const before =
      act.act === 'opened'
        ? this.#closed.findLast((closed) => at - closed.at <= RELOAD_MS && this.#isAsLarge(closed.tab, act))
        : undefined;
    this.#closed = this.#closed.filter((closed) => closed !== before);
    const own = before?.tab ?? tab;
    this.#own.set(tab, own);
    return own;
  }

  #isAsLarge(tab: string, { width, height }: Extract<TabAct, { act: 'opened' }>): boolean {
    const look = this.#tabs.get(tab)?.at(-1)?.look;
    return look?.width === width && look.height === height;
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
