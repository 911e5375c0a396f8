/** Prices that are waited for: when one is there, when it is spent, and how many there are. */
import { describe, expect, it } from 'vitest';
import { priceAlerts, wayOf, ALERTS_AT_FIRST } from '../../../src/domain/alerts/alerts.ts';
import {
  MAX_PRICE_MARKS,
  priceMarkOn,
  reachedMarks,
  spentMarks,
  withMark,
  withoutMark,
  type PriceMark,
} from '../../../src/domain/alerts/priceMarks.ts';
import type { Fixture, Selection } from '../../../src/domain/sports/fixture.ts';
import { fixtureIdOf, sampleFixture, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';

const GAME = fixtureIdOf(1);
const HOME = selectionIdOf(1, 'home');

/** The first game with its home price changed. */
const priced = (change: Partial<Selection>): Fixture => {
  const game = sampleFixture(1);
  const markets = game.markets.map((market) => ({
    ...market,
    selections: market.selections.map((one) => (one.selectionId === HOME ? { ...one, ...change } : one)),
  }));
  return { ...game, markets };
};
const markAt = (odds: number): PriceMark => {
  const [selection] = sampleFixture(1).markets[0]!.selections;
  const mark = priceMarkOn(GAME, selection!, odds, T0);
  if (mark === undefined) throw new Error('no mark');
  return mark;
};
const isReached = (odds: number, change: Partial<Selection>) =>
  reachedMarks([markAt(odds)], [priced(change)]).length === 1;

describe('SPT-12 ALR-6 a price mark', () => {
  it.each([
    [200, 199, false],
    [200, 200, true],
    [200, 260, true],
    [170, 171, false],
    [170, 170, true],
    [170, 101, true],
  ])('at %i with the price at %i is reached: %s', (odds, now, is) => {
    expect(isReached(odds, { odds: now })).toBe(is);
  });

  it('goes by the price that is offered, and by that of an open selection alone', () => {
    expect(isReached(200, { odds: 150, oddsByAdmin: 210 })).toBe(true);
    expect(isReached(200, { odds: 210, oddsByAdmin: 150 })).toBe(false);
    expect(isReached(200, { odds: 210, status: 'suspended' })).toBe(false);
    expect(reachedMarks([markAt(200)], [])).toEqual([]);
  });

  it('is not set on odds that the price has', () => {
    const [selection] = sampleFixture(1).markets[0]!.selections;
    expect(priceMarkOn(GAME, selection!, selection!.odds, T0)).toBeUndefined();
  });

  it('is told by an id of its own each time it is set, and of a game that is looked at too', () => {
    const game = priced({ odds: 220 });
    const [first] = priceAlerts(reachedMarks([markAt(200)], [game]));
    const [again] = priceAlerts(reachedMarks([{ ...markAt(200), setAt: T0 + 1 }], [game]));
    expect(first?.id).toBe(`price ${HOME} 200 ${T0}`);
    expect(again?.id).not.toBe(first?.id);
    expect(wayOf(first!, ALERTS_AT_FIRST, { open: GAME, isHidden: false })).toBe('page');
    expect(wayOf(first!, { ...ALERTS_AT_FIRST, price: false }, { open: null, isHidden: false })).toBe('none');
    expect(wayOf(first!, { ...ALERTS_AT_FIRST, browser: true }, { open: null, isHidden: true })).toBe('browser');
  });
});

describe('SPT-12 ALR-7 price marks', () => {
  it('are twenty at most, one of a selection; the oldest gives way', () => {
    let marks: readonly PriceMark[] = [];
    for (let game = 1; game <= MAX_PRICE_MARKS + 3; game += 1)
      marks = withMark(marks, { ...markAt(200), selectionId: selectionIdOf(game, 'home') });
    expect(marks).toHaveLength(MAX_PRICE_MARKS);
    expect(marks[0]?.selectionId).toBe(selectionIdOf(4, 'home'));
    const again = withMark(marks, { ...markAt(300), selectionId: selectionIdOf(4, 'home') });
    expect(again).toHaveLength(MAX_PRICE_MARKS);
    expect(again.at(-1)).toMatchObject({ selectionId: selectionIdOf(4, 'home'), odds: 300 });
    expect(withoutMark(again, selectionIdOf(4, 'home'))).toHaveLength(MAX_PRICE_MARKS - 1);
  });

  it('go when nothing can reach them any more', () => {
    const mark = markAt(200);
    const spent = (games: readonly Fixture[], isGone: boolean) => spentMarks([mark], games, () => isGone).length;
    expect(spent([priced({})], true)).toBe(0);
    expect(spent([priced({ status: 'suspended' })], true)).toBe(0);
    expect(spent([priced({ status: 'settled' })], false)).toBe(1);
    expect(spent([{ ...sampleFixture(1), markets: [] }], false)).toBe(1);
    expect([spent([], false), spent([], true)]).toEqual([0, 1]);
  });
});
