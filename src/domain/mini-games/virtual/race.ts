/** Virtual races of dogs and horses: the order of finish is drawn and priced by Harville (rules VIR-5, VIR-8). */
import { chanceOfOrder, placeChances, type Runner } from './field.ts';
import { marketOf, type PricedMarket } from './marketOf.ts';

/** How many are placed: three of eight, two of six. */
export const placesOf = (starters: number): number => (starters >= 8 ? 3 : 2);

/** Pairs of a duel market: first and second of the ratings, third and fourth, fifth and sixth. */
const DUELS = 3;

/** All that can be backed of a race. */
export function raceMarkets(field: readonly Runner[]): readonly PricedMarket[] {
  const wins = placeChances(field, 1);
  const placed = placeChances(field, placesOf(field.length));
  const named = (chances: readonly number[]) => chances.map((chance, index) => [`${index + 1}`, chance] as const);
  const odd = wins.reduce((sum, chance, index) => (index % 2 === 0 ? sum + chance : sum), 0);
  return [
    marketOf('mg.vr.win', 'raceWin', named(wins)),
    marketOf('mg.vr.place', 'racePlace', named(placed)),
    ...duelsOf(field).map(([a, b], index) =>
      marketOf(`mg.vr.d${index + 1}`, 'raceDuel', [
        [`${a.number}v${b.number}`, a.weight / (a.weight + b.weight)],
        [`${b.number}v${a.number}`, b.weight / (a.weight + b.weight)],
      ]),
    ),
    marketOf('mg.vr.oe', 'raceDuel', [
      ['odd', odd],
      ['even', 1 - odd],
    ]),
    marketOf('mg.vr.quinella', 'raceOrder', pairs(field, true)),
    marketOf('mg.vr.exacta', 'raceOrder', pairs(field, false)),
  ];
}

function duelsOf(field: readonly Runner[]): readonly (readonly [Runner, Runner])[] {
  const ranked = field.toSorted((a, b) => b.rating - a.rating || a.number - b.number);
  return Array.from({ length: DUELS }, (_, index) => ranked.slice(2 * index, 2 * index + 2)).flatMap(([a, b]) =>
    a === undefined || b === undefined ? [] : [[a, b] as const],
  );
}

/** The first two in either order, `2=5`, or in this one, `2-5`. */
const pairs = (field: readonly Runner[], isEitherWay: boolean) =>
  field.flatMap(({ number: a }) =>
    field
      .filter(({ number }) => (isEitherWay ? number > a : number !== a))
      .map(({ number: b }): readonly [string, number] => [
        isEitherWay ? `${a}=${b}` : `${a}-${b}`,
        chanceOfOrder(field, [a, b]) + (isEitherWay ? chanceOfOrder(field, [b, a]) : 0),
      ]),
  );

/** Whether these numbers are an order of finish of so many starters. */
export const isOrder = (drawn: readonly number[], starters: number): boolean =>
  drawn.length === starters &&
  new Set(drawn).size === starters &&
  drawn.every((number) => Number.isInteger(number) && number >= 1 && number <= starters);

/** Whether a cell of a market wins on an order of finish; a key that no market has loses. */
export function isRaceWon(order: readonly number[], marketId: string, key: string): boolean {
  const [first = 0, second = 0] = order;
  switch (marketId) {
    case 'mg.vr.win':
      return key === `${first}`;
    case 'mg.vr.place':
      return order.slice(0, placesOf(order.length)).some((number) => key === `${number}`);
    case 'mg.vr.oe':
      return key === (first % 2 === 1 ? 'odd' : 'even');
    case 'mg.vr.quinella':
      return key === `${Math.min(first, second)}=${Math.max(first, second)}`;
    case 'mg.vr.exacta':
      return key === `${first}-${second}`;
    default: {
      const [, a, b] = /^(\d)v(\d)$/.exec(key) ?? [];
      return a !== undefined && b !== undefined && order.indexOf(Number(a)) < order.indexOf(Number(b));
    }
  }
}
