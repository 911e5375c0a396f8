/** Which markets each board shows of a game, and what becomes of a game that is listed no more. */
import { describe, expect, it } from 'vitest';
import {
  crossMarkets,
  handicapMarkets,
  protoMarkets,
  specialMarkets,
} from '../../../../src/app/sports/odds-board/boardRows.ts';
import { hasSides } from '../../../../src/app/sports/odds-board/hasSides.ts';
import { NOTHING_SHOWN, rowsOf } from '../../../../src/app/sports/odds-board/rowsOf.ts';
import type { Fixture, Market } from '../../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aSelection } from '../../../support/domain/eventFactory.ts';

const line = (marketId: string, baseLine: string, home: number, away: number): Market =>
  aMarket(
    [
      aSelection(`${marketId}h${baseLine}`, { side: 'home', odds: home }),
      aSelection(`${marketId}a${baseLine}`, { side: 'away', odds: away }),
    ],
    { marketId, baseLine },
  );
const HANDICAPS = ['-1.5', '-1', '-0.5', '0', '0.5'].map((base, n) => line('3', base, 150 + 20 * n, 230 - 20 * n));
const GAME = aFixture('f', {
  markets: [
    ...aFixture('f').markets,
    ...HANDICAPS,
    line('2', '2.5', 190, 190),
    line('50', '', 190, 190),
    line('21', '1', 190, 190),
  ],
});
const names = (markets: readonly (Market | undefined)[]) =>
  markets.map((market) => market && `${market.marketId} ${market.baseLine}`);

describe('markets of a board', () => {
  it('BRD-9 SPT-01 cross: who wins, the main handicap, the main total', () => {
    expect(names(crossMarkets(GAME).markets)).toEqual(['1 ', '3 -0.5', '2 2.5']);
    expect(names(crossMarkets(aFixture('f')).markets)).toEqual(['1 ']);
  });

  it('BRD-10 handicap: the lines around the main one, and every other once it is asked for', () => {
    const { markets, rest } = handicapMarkets(GAME);
    expect(names(markets)).toEqual(['3 -1', '3 -0.5', '3 0', '2 2.5']);
    expect(names(rest)).toEqual(['3 -1.5', '3 0.5']);
  });

  it('BRD-12 what is asked for names alone has a title; one that is only named is not known to', () => {
    const placed = aMarket([aSelection('a', { side: 'named' }), aSelection('b', { side: 'named' })], {
      marketId: 'PLACE',
    });
    expect(hasSides(aFixture('f', { markets: [placed] }))).toBe(false);
    expect(hasSides(aFixture('f', { markets: [placed, line('2', '2.5', 190, 190)] }))).toBe(true);
    expect(hasSides(aFixture('f', { markets: [aMarket([], { marketId: '1' })] }))).toBe(true);
  });

  it('BRD-11 special: whatever else is asked, few at once', () => {
    expect(names(specialMarkets(GAME).markets)).toEqual(['50 ', '21 1']);
    const many = aFixture('f', { markets: ['50', '72', '73', '74', '75'].map((id) => line(id, '', 190, 190)) });
    const over = aMarket([aSelection('x', { status: 'settled' })], { marketId: '42' });
    expect(specialMarkets(aFixture('f', { markets: [over] }))).toEqual({ markets: [], rest: [] });
    expect([specialMarkets(many).markets.length, specialMarkets(many).rest.length]).toEqual([4, 1]);
  });

  it('PRT-4 proto: a handicap with a draw before one without, each market at its own number', () => {
    expect(names(protoMarkets(GAME))).toEqual(['1 ', '3 -0.5', '2 2.5']);
    const threeWay = aFixture('f', { markets: [...GAME.markets, line('13', '-1', 300, 200)] });
    expect(names(protoMarkets(threeWay))).toEqual(['1 ', '13 -1', '2 2.5']);
    expect(names(protoMarkets(aFixture('f')))).toEqual(['1 ', undefined, undefined]);
  });
});

describe('ORD-2 rows of a held page', () => {
  const isListed = ({ status }: Fixture) => status === 'scheduled';
  const [a, b] = [aFixture('a'), aFixture('b')];
  const shown = rowsOf(
    NOTHING_SHOWN,
    new Map([
      ['a', a],
      ['b', b],
    ]),
    isListed,
  );

  it('ORD-2 SPT-10 a game that starts stays where it stood, as it last was, with what became of it', () => {
    const started: Fixture = { ...a, status: 'inPlay' };
    const next = rowsOf(
      shown,
      new Map([
        ['a', started],
        ['b', b],
      ]),
      isListed,
    );
    expect(next.fixtures).toEqual([a, b]);
    expect(next.fixtures[0]).toBe(a);
    expect([...next.over]).toEqual([['a', started]]);
    const gone = rowsOf(
      next,
      new Map([
        ['a', undefined],
        ['b', b],
      ]),
      isListed,
    );
    expect([gone.fixtures, [...gone.over]]).toEqual([[a, b], [['a', undefined]]]);
  });

  it('ORD-2 what was never shown is not shown when it is over, and what is the same stays the same', () => {
    const started: Fixture = { ...a, status: 'inPlay' };
    const next = rowsOf(
      NOTHING_SHOWN,
      new Map([
        ['a', started],
        ['b', b],
      ]),
      isListed,
    );
    expect(next.fixtures).toEqual([b]);
    expect(
      rowsOf(
        shown,
        new Map([
          ['a', a],
          ['b', b],
        ]),
        isListed,
      ).over,
    ).toBe(shown.over);
  });
});
