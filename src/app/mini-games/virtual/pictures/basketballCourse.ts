/** How a game of virtual basketball goes: baskets quarter by quarter, out of the seed and the points that were drawn (rule VIR-9). */
import { between, chanceOf, type Chance } from './seeded.ts';
import type { MatchSide, Spot } from './soccerCourse.ts';

/** A basket, as a share of the whole time. */
interface Basket {
  readonly at: number;
  readonly side: MatchSide;
  readonly points: number;
}

export interface BasketballCourse {
  /** Four, or five with an overtime. */
  readonly periods: number;
  readonly baskets: readonly Basket[];
}

/** @param drawn points of home and away, period by period */
export function basketballCourse(seed: string, drawn: readonly number[]): BasketballCourse {
  const chance = chanceOf(seed, 'basketball');
  const periods = drawn.length / 2;
  const baskets = drawn.flatMap((points, index) => {
    const period = Math.floor(index / 2);
    const side: MatchSide = index % 2 === 0 ? 'home' : 'away';
    const worths = worthsOf(chance, points);
    return worths.map((worth, basket): Basket => {
      const share = (basket + between(chance, 0.15, 0.85)) / worths.length;
      return { at: (period + 0.04 + 0.92 * share) / periods, side, points: worth };
    });
  });
  return { periods, baskets: baskets.toSorted((a, b) => a.at - b.at) };
}

/** Baskets of one, two and three that add up to the points of a period. */
function worthsOf(chance: Chance, points: number): readonly number[] {
  const worths: number[] = [];
  let left = points;
  while (left > 0) {
    const wanted = chance() < 0.06 ? 1 : chance() < 0.26 ? 3 : 2;
    const worth = Math.min(left, wanted);
    worths.push(worth);
    left -= worth;
  }
  return worths;
}

/** The score at a share of the time. */
export function basketballScoreAt(
  { baskets }: BasketballCourse,
  share: number,
): { readonly home: number; readonly away: number } {
  const score = { home: 0, away: 0 };
  for (const { at, side, points } of baskets) if (at <= share) score[side] += points;
  return score;
}

/** Where the ball is: on its way to the basket that is made next, from the one made last. */
export function courtBallAt({ baskets }: BasketballCourse, share: number): Spot {
  const next = baskets.findIndex(({ at }) => at > share);
  const [from, to] = [baskets[next - 1], baskets[next]];
  const hoop = (basket: Basket | undefined) => (basket === undefined ? 0.5 : basket.side === 'home' ? 0.945 : 0.055);
  if (to === undefined) return { x: hoop(baskets.at(-1)), y: 0.5 };
  const begun = from?.at ?? 0;
  const way = (share - begun) / (to.at - begun);
  const bow = Math.sin(way * Math.PI) * ((next % 5) - 2) * 0.16;
  return { x: hoop(from) + (hoop(to) - hoop(from)) * way * way * (3 - 2 * way), y: 0.5 + bow };
}
