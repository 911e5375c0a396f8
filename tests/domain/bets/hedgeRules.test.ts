import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hedgeIn, insuredFixture, type BackedPick } from '../../../src/domain/bets/hedgeRules.ts';
import type { Market } from '../../../src/domain/sports/fixture.ts';
import { aMarket, aSelection, fixtureId, selectionId } from '../../support/domain/eventFactory.ts';

const backed = (id: string, over: Partial<BackedPick> = {}): BackedPick => ({
  fixtureId: fixtureId(id.split('-')[0] ?? id),
  marketId: '1',
  baseLine: '',
  selectionId: selectionId(id),
  ...over,
});
const threeWay = (pick: BackedPick) => aMarket(['h', 'd', 'a'].map((side) => aSelection(`${pick.fixtureId}-${side}`)));
const hedge = (
  picks: BackedPick[],
  open: BackedPick[][],
  marketOf: (pick: BackedPick) => Market | undefined = threeWay,
) => hedgeIn(picks, open, marketOf);

describe('backing all outcomes', () => {
  it('HDG-1 given two of three outcomes are backed, the third is refused with its numbers', () => {
    expect(hedge([backed('f-a')], [[backed('f-h')], [backed('f-d')]])).toEqual({
      reason: 'allOutcomes',
      fixtureId: 'f',
      marketId: '1',
      baseLine: '',
      outcomes: 3,
    });
  });

  it('HDG-1 one outcome open is no hedge, nor is the same outcome twice', () => {
    expect(hedge([backed('f-a')], [[backed('f-h')]])).toBeUndefined();
    expect(hedge([backed('f-h')], [[backed('f-h')], [backed('f-d')]])).toBeUndefined();
    expect(hedge([backed('f-h')], [])).toBeUndefined();
  });

  it('HDG-1 picks of another fixture, market or line do not count', () => {
    const twoWay = () => aMarket([aSelection('f-h'), aSelection('f-a')]);
    expect(hedge([backed('f-h')], [[backed('f-a')]], twoWay)).toMatchObject({ outcomes: 2 });
    expect(hedge([backed('f-h')], [[backed('f-a', { fixtureId: fixtureId('g') })]], twoWay)).toBeUndefined();
    expect(hedge([backed('f-h')], [[backed('f-a', { marketId: '52' })]], twoWay)).toBeUndefined();
    expect(hedge([backed('f-h')], [[backed('f-a', { baseLine: '-1' })]], twoWay)).toBeUndefined();
  });

  it('HDG-1 bets with other picks hedge only if all other picks are alike, in whatever order', () => {
    const [x, y] = [backed('x-h'), backed('y-h')];
    const open = [
      [x, backed('f-h'), y],
      [y, x, backed('f-d')],
    ];
    expect(hedge([backed('f-a'), y, x], open)).toMatchObject({ reason: 'allOutcomes', fixtureId: 'f' });
    expect(hedge([backed('f-a'), x], open)).toBeUndefined();
    expect(hedge([backed('f-a')], open)).toBeUndefined();
    expect(hedge([backed('f-a'), x, backed('y-a')], open)).toBeUndefined();
  });

  it('HDG-1 other picks are compared one by one, not by how their ids run together', () => {
    const open = [
      [backed('f-h'), backed('x', { selectionId: selectionId('a') }), backed('y', { selectionId: selectionId('bc') })],
      [backed('f-d'), backed('x', { selectionId: selectionId('a') }), backed('y', { selectionId: selectionId('bc') })],
    ];
    const slip = [
      backed('f-a'),
      backed('x', { selectionId: selectionId('ab') }),
      backed('y', { selectionId: selectionId('c') }),
    ];
    expect(hedge(slip, open)).toBeUndefined();
  });

  it('HDG-1 finds it at any pick of the slip, and passes picks whose market is gone', () => {
    const open = [
      [backed('x-h'), backed('f-h')],
      [backed('x-h'), backed('f-d')],
    ];
    const slip = [backed('x-h'), backed('f-a')];
    expect(hedge(slip, open, (pick) => (pick.fixtureId === 'x' ? undefined : threeWay(pick)))).toMatchObject({
      fixtureId: 'f',
    });
    expect(hedge(slip, open, () => undefined)).toBeUndefined();
  });

  it('HDG-2 a withdrawn runner is no outcome; a market of one runner cannot be hedged', () => {
    const race = (status: 'open' | 'settled' | 'suspended') => () =>
      aMarket([aSelection('f-h'), aSelection('f-d'), aSelection('f-a', { status })]);
    expect(hedge([backed('f-h')], [[backed('f-d')]], race('settled'))).toMatchObject({ outcomes: 2 });
    expect(hedge([backed('f-h')], [[backed('f-d')]], race('suspended'))).toBeUndefined();
    expect(hedge([backed('f-h')], [], () => aMarket([aSelection('f-h')]))).toBeUndefined();
  });

  it('HDG-4 two double chances cover all three results', () => {
    const names = ['1X', '12', 'X2'];
    const market = (marketId: string) => () =>
      aMarket(
        names.map((name) => aSelection(`f-${name}`, { name })),
        { marketId },
      );
    const pick = (name: string, marketId: string) => backed(`f-${name}`, { marketId });
    expect(hedge([pick('1X', '7')], [[pick('X2', '7')]], market('7'))).toMatchObject({ outcomes: 3 });
    expect(hedge([pick('1X', '7')], [], market('7'))).toBeUndefined();
    expect(hedge([pick('1X', '9')], [[pick('X2', '9')]], market('9'))).toBeUndefined();
    for (const name of ['1X2', '21X', ' 1X2', '1x']) {
      const odd = () => aMarket([aSelection('f-1X', { name }), aSelection('f-X2', { name: 'X2' })], { marketId: '7' });
      expect(hedge([pick('1X', '7')], [], odd)).toBeUndefined();
    }
  });

  it('HDG-1 refuses exactly when the backed outcomes are all there are', () => {
    const outcomes = fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), outcomes, (size, chosen) => {
        const market = () => aMarket(Array.from({ length: size }, (_, n) => aSelection(`f-${n}`)));
        const [first, ...rest] = chosen.filter((n) => n < size).map((n) => backed(`f-${n}`));
        if (first === undefined) return;
        const found = hedge(
          [first],
          rest.map((pick) => [pick]),
          market,
        );
        expect(found !== undefined).toBe(rest.length + 1 === size);
      }),
    );
  });
});

describe('insurance', () => {
  const win = (id: string) => backed(id, { marketId: '226' });
  const handicap = (id: string) => backed(id, { marketId: '342', baseLine: '-1.5' });

  it('HDG-3 a win pick and a handicap pick of one game are refused, whichever comes first', () => {
    expect(insuredFixture([handicap('f-h'), win('f-a')])).toBe('f');
    expect(insuredFixture([backed('g-h'), win('f-a'), handicap('f-h')])).toBe('f');
    expect(insuredFixture([backed('f-h'), handicap('f-a')])).toBe('f');
    expect(hedge([win('f-a'), handicap('f-h')], [])).toEqual({ reason: 'insurance', fixtureId: 'f' });
  });

  it('HDG-3 picks of two games, or with over/under, are not', () => {
    expect(insuredFixture([win('f-a'), handicap('g-h')])).toBeUndefined();
    expect(insuredFixture([win('f-a'), backed('f-o', { marketId: '28' })])).toBeUndefined();
    expect(insuredFixture([handicap('f-a'), backed('f-o', { marketId: '28' })])).toBeUndefined();
  });
});
