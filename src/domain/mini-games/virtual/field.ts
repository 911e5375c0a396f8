/** Who runs in a race of dogs or horses, and how likely each is to finish where: Harville, out of one weight a runner (rule VIR-5). */
import { ratingOf } from './matchUp.ts';
import { publicChoice } from './publicChance.ts';

/** A starter of a race. */
export interface Runner {
  /** On its cloth, from 1: what is drawn and backed. */
  readonly number: number;
  /** Its place in the venue's table of names, from 0. */
  readonly runner: number;
  /** 60 to 95. */
  readonly rating: number;
  /** How often it wins beside the others' weights: whole. */
  readonly weight: number;
}

/** A point of rating makes a runner this much likelier to win. */
const PER_POINT = 1.095;

/** How far a starter may stand behind the best of its race, in points; a weaker one is counted as no weaker, or the best would have no price. */
const MOST_BEHIND = 18;

const weightOf = (rating: number): number => {
  let weight = 1000;
  for (let point = 60; point < rating; point += 1) weight *= PER_POINT;
  return Math.round(weight);
};

/** Runners of these ratings, numbered in order. */
export const ratedField = (ratings: readonly number[]): readonly Runner[] =>
  ratings.map((rating, index) => ({ number: index + 1, runner: index, rating, weight: weightOf(rating) }));

/**
 * The field of a round (rule VIR-1): out of one half of the stable, then of the other, so that nobody runs in two races that follow one another.
 *
 * @param stable how many runners the venue has; even, at least twice `starters`
 * @param count rounds of the venue before this one, ever
 * @param day what the form follows from
 */
export function fieldOf(
  venue: string,
  { stable, starters }: { readonly stable: number; readonly starters: number },
  count: number,
  day: string,
): readonly Runner[] {
  const runners = publicChoice(`${venue}|field|${count}`, stable / 2, starters).map((place) => 2 * place + (count % 2));
  const ratings = runners.map((runner) => ratingOf(venue, runner, day));
  const least = Math.max(...ratings) - MOST_BEHIND;
  return ratedField(ratings.map((rating) => Math.max(rating, least))).map((starter, index) => ({
    ...starter,
    runner: runners[index] ?? 0,
  }));
}

type Weighed = Pick<Runner, 'number' | 'weight'>;

const total = (field: readonly Weighed[]): number => field.reduce((sum, { weight }) => sum + weight, 0);

/** How likely these numbers finish first, second … in this order; others behind them in any. */
export function chanceOfOrder(field: readonly Weighed[], order: readonly number[]): number {
  let left = total(field);
  let chance = 1;
  for (const number of order) {
    const weight = field[number - 1]?.weight ?? 0;
    chance *= weight / left;
    left -= weight;
  }
  return chance;
}

/** How likely each runner is among the first `places`, in the order of their numbers. */
export function placeChances(field: readonly Weighed[], places: number): readonly number[] {
  const chances = field.map(() => 0);
  const walk = (order: readonly number[]): void => {
    if (order.length === places) {
      const chance = chanceOfOrder(field, order);
      for (const number of order) chances[number - 1] = (chances[number - 1] ?? 0) + chance;
      return;
    }
    for (const { number } of field) if (!order.includes(number)) walk([...order, number]);
  };
  walk([]);
  return chances;
}

/** Draws an order of finish: of those left, each by its weight. */
export function drawOrder(field: readonly Weighed[], below: (n: number) => number): number[] {
  let left = [...field];
  const order: number[] = [];
  while (left.length > 0) {
    let at = below(total(left));
    const next = left.find(({ weight }) => (at -= weight) < 0);
    if (next === undefined) throw new Error('a number that is not below its bound');
    order.push(next.number);
    left = left.filter(({ number }) => number !== next.number);
  }
  return order;
}
