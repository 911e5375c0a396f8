/** Which rows a held page has (rule ORD-2): what is listed as it stands now, and what is listed no more as it was when it last was. */
import type { Fixture } from '../../../domain/sports/fixture.ts';

export interface RowsShown {
  /** In the order of the page. */
  readonly fixtures: readonly Fixture[];
  /** Of those that are listed no more, what became of them; the same map for as long as that is the same. */
  readonly over: ReadonlyMap<string, Fixture | undefined>;
}

export const NOTHING_SHOWN: RowsShown = { fixtures: [], over: new Map() };

/**
 * @param before what is shown
 * @param held the games of the page in its order, as they stand now; `undefined` for one that is not on offer
 */
export function rowsOf(
  before: RowsShown,
  held: ReadonlyMap<string, Fixture | undefined>,
  isListed: (fixture: Fixture) => boolean,
): RowsShown {
  const known = new Map(before.fixtures.map((fixture) => [fixture.fixtureId as string, fixture]));
  const over = new Map<string, Fixture | undefined>();
  const fixtures: Fixture[] = [];
  for (const [id, now] of held) {
    if (now !== undefined && isListed(now)) {
      fixtures.push(now);
      continue;
    }
    const last = known.get(id);
    // It was never shown: it had gone before its row was read.
    if (last === undefined) continue;
    fixtures.push(last);
    over.set(id, now);
  }
  return { fixtures, over: isSameMap(before.over, over) ? before.over : over };
}

const isSameMap = (a: RowsShown['over'], b: RowsShown['over']): boolean =>
  a.size === b.size && [...b].every(([id, fixture]) => a.has(id) && a.get(id) === fixture);
