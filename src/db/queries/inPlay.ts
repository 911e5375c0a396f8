/** The games in play, and those that start next: what the list of the in-play page names (SPT-03). Reads index rows alone: no price re-runs it. */
import { MAIN_BOARD } from '../../domain/reference/firstPages.ts';
import { byStart, countByCategory, inBoardOrder } from '../../domain/sports/boardPage.ts';
import type { BoardEntry } from '../../domain/sports/board.ts';
import { categoryOf, type Category } from '../../domain/reference/sports.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { entryTables, knownEntries } from './knownEntries.ts';

export interface InPlayList {
  /** In the order of a board: leagues together (BRD-2). */
  readonly playing: readonly BoardEntry[];
  readonly counts: { readonly [C in Category]: number };
  /** The first few of each sport that have not started, by start, named ones among them (IDX-3). */
  readonly next: readonly BoardEntry[];
  /** Whether these are all there are, stored or named: only then may it be said that there is none (S-25). */
  readonly isWhole: boolean;
}

/** How many of a sport are named that start next: of a wide offer thousands have not, and whoever shows the list goes through it at each price. */
const MOST_NEXT = 3;

/** @returns `undefined` before anything was stored */
export async function inPlayList(db: HanpanDatabase, now: number): Promise<InPlayList | undefined> {
  return db.transaction('r', entryTables(db), async () => {
    const live = await knownEntries(db, 'inplay');
    const board = await knownEntries(db, MAIN_BOARD);
    if (live === undefined) return undefined;
    // Those that are only named come once they are looked at (IDX-4).
    const playing = inBoardOrder(live.all ?? live.stored);
    const next = (board?.all ?? board?.stored ?? []).filter(({ startAt }) => startAt > now).toSorted(byStart);
    return { playing, counts: countByCategory(playing), next: firstOfEach(next), isWhole: live.all !== undefined };
  });
}

function firstOfEach(entries: readonly BoardEntry[]): readonly BoardEntry[] {
  const taken = new Map<Category, number>();
  return entries.filter(({ sportId }) => {
    const category = categoryOf(sportId);
    const place = taken.get(category) ?? 0;
    taken.set(category, place + 1);
    return place < MOST_NEXT;
  });
}
