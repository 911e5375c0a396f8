/** Whether the page of a trader says what a reckoning of its own says. */
import { gameIdAt } from '../boards/wideHouse.ts';
import type { Said, SaidRow } from './measureRisk.ts';
import type { Reckoned } from './reckon.ts';

export interface Compared {
  /** Fixtures, and the sums below them. */
  readonly rows: number;
  /** A sentence each. */
  readonly differences: readonly string[];
}

/** @param reckoned by fixture */
export function compareSaid({ fixtures, sums }: Said, reckoned: ReadonlyMap<string, Reckoned>): Compared {
  const shown = fixtures.map((row) => ({ row, id: gameIdAt(Number(/\d+/.exec(row.name)?.[0])) }));
  const ids = new Set(shown.map(({ id }) => id));
  const hidden = [...reckoned].flatMap(([id, one]) => (ids.has(id) ? [] : [one]));
  const least = Math.min(...fixtures.map(({ liability }) => liability));
  const expected = [...(hidden.length === 0 ? [] : [sumOf(hidden)]), sumOf([...reckoned.values()])];
  return {
    rows: fixtures.length + sums.length,
    differences: [
      ...shown.flatMap(({ row, id }) => difference(row, reckoned.get(id))),
      ...sums.flatMap((row, place) => difference(row, expected[place])),
      ...(sums.length === expected.length ? [] : [`${sums.length} sums instead of ${expected.length}`]),
      ...hidden.filter(({ liability }) => liability > least).map((one) => `not shown: ${JSON.stringify(one)}`),
    ],
  };
}

function difference(row: SaidRow, reckoned: Reckoned | undefined): readonly string[] {
  const { legs, stakes, liability } = row;
  const isSame = legs === reckoned?.legs && stakes === reckoned.stakes && liability === reckoned.liability;
  return isSame ? [] : [`${JSON.stringify(row)} is ${JSON.stringify(reckoned)}`];
}

const sumOf = (all: readonly Reckoned[]): Reckoned => ({
  legs: all.reduce((sum, { legs }) => sum + legs, 0),
  stakes: all.reduce((sum, { stakes }) => sum + stakes, 0),
  liability: all.reduce((sum, { liability }) => sum + liability, 0),
});
