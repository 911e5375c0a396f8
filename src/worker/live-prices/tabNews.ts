/** What is new for one tab: of each fixture only the latest, and of that nothing long that the tab has been told in this run. */
import type { ChangedFixture } from '../contract.ts';
import type { KnownRow } from './knownFixtures.ts';

/** What waits for one tab, at most one row a fixture, so that a tab that asks seldom costs no memory. */
export interface TabNews {
  add(fixtureId: string): void;
  /** The tab looks at it no more. */
  drop(fixtureId: string): void;
  /** A run begins: the tab has been told nothing in it, and all of these is new. */
  begin(fixtureIds: Iterable<string>): void;
  isEmpty(): boolean;
  /** All that is new. Nothing is, from then on. */
  take(rowOf: (fixtureId: string) => KnownRow | undefined): readonly ChangedFixture[];
}

/** Begins with nothing told: the long text of each fixture goes out with its first row. */
export function createTabNews(): TabNews {
  const news = new Set<string>();
  /** What each fixture is, as told last in this run. */
  const abouts = new Map<string, string>();
  return {
    add: (fixtureId) => void news.add(fixtureId),
    drop(fixtureId) {
      news.delete(fixtureId);
      abouts.delete(fixtureId);
    },
    begin(fixtureIds) {
      abouts.clear();
      news.clear();
      for (const id of fixtureIds) news.add(id);
    },
    isEmpty: () => news.size === 0,
    take(rowOf) {
      const fixtures = [...news].flatMap((fixtureId) => {
        const one = rowOf(fixtureId);
        return one === undefined ? [] : [{ fixtureId, offset: one.offset, ...textsFor(abouts, fixtureId, one) }];
      });
      news.clear();
      return fixtures;
    },
  };
}

/** The texts of a row, without the longer one where the tab has it. */
function textsFor(
  abouts: Map<string, string>,
  fixtureId: string,
  { row }: KnownRow,
): Pick<ChangedFixture, 'about' | 'state'> {
  if (row === undefined) {
    abouts.delete(fixtureId);
    return { about: null, state: null };
  }
  const isTold = abouts.get(fixtureId) === row.about;
  abouts.set(fixtureId, row.about);
  return { about: isTold ? null : row.about, state: row.state };
}
