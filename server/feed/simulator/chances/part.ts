/**
 * The score of a part of a game as chances: of each side, of the lead, of the sum, and of each exact score. All of them come from the same
 * numbers, so that markets that ask different things of one part agree.
 */
import { certain, chanceAt, differenceOf, sumOf, zeros, type Chances } from './chances.ts';

/** What is played of it already is in it. Worked out when asked for, once. */
export interface Part {
  readonly home: () => Chances;
  readonly away: () => Chances;
  /** Home less away. */
  readonly margin: () => Chances;
  readonly total: () => Chances;
  /** Of an exact score. */
  readonly cell: (home: number, away: number) => number;
}

/** Two sides that do not know of each other. */
export function independentPart(home: Chances, away: Chances): Part {
  return {
    home: () => home,
    away: () => away,
    margin: once(() => differenceOf(home, away)),
    total: once(() => sumOf(home, away)),
    cell: (scored, conceded) => chanceAt(home, scored) * chanceAt(away, conceded),
  };
}

/** An exact score and its chance. */
export type Cell = readonly [home: number, away: number, chance: number];

/** What a number made of a score comes to, and how often; 0 for certain where there are no cells. */
export function valuesIn(cells: readonly Cell[], value: (home: number, away: number) => number): Chances {
  let [from, last, sum] = [Infinity, -Infinity, 0];
  for (const [home, away, chance] of cells) {
    const one = value(home, away);
    if (one < from) from = one;
    if (one > last) last = one;
    sum += chance;
  }
  if (sum === 0) return certain(0);
  const weights = zeros(last - from + 1);
  for (const [home, away, chance] of cells) {
    const place = value(home, away) - from;
    weights[place] = (weights[place] ?? 0) + chance / sum;
  }
  return { from, weights };
}

/** A part of which every score that can come is listed; a score may be listed twice. */
export function listedPart(cells: readonly Cell[]): Part {
  const along = (value: (home: number, away: number) => number) => once(() => valuesIn(cells, value));
  const exact = once(() => {
    const byScore = new Map<number, number>();
    for (const [home, away, chance] of cells) {
      const key = scoreKey(home, away);
      byScore.set(key, (byScore.get(key) ?? 0) + chance);
    }
    return byScore;
  });
  return {
    home: along((home) => home),
    away: along((_, away) => away),
    margin: along((home, away) => home - away),
    total: along((home, away) => home + away),
    cell: (home, away) => exact().get(scoreKey(home, away)) ?? 0,
  };
}

/** Part of which lead and sum are known and no exact score. */
export function widePart(parts: { readonly [Of in 'home' | 'away' | 'margin' | 'total']: () => Chances }): Part {
  return {
    home: once(parts.home),
    away: once(parts.away),
    margin: once(parts.margin),
    total: once(parts.total),
    cell: () => 0,
  };
}

/**
 * A part that is played on where it is level, until somebody wins by one.
 *
 * @param homeWins chance that home does
 */
export function playedOn(part: Part, homeWins: number): Part {
  const cells: Cell[] = [];
  const [home, away] = [part.home(), part.away()];
  home.weights.forEach((_, first) => {
    away.weights.forEach((_unused, second) => {
      const [scored, conceded] = [home.from + first, away.from + second];
      const chance = part.cell(scored, conceded);
      if (chance === 0) return;
      if (scored !== conceded) cells.push([scored, conceded, chance]);
      else cells.push([scored + 1, scored, chance * homeWins], [scored, scored + 1, chance * (1 - homeWins)]);
    });
  });
  return listedPart(cells);
}

/** Calls a function at most once. */
export function once<Value>(make: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => (kept ??= { value: make() }).value;
}

const scoreKey = (home: number, away: number): number => home * 1_000 + away;
