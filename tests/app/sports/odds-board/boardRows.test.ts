/** Which markets each board shows of a game, and what becomes of a game that is listed no more. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crossMarkets,
  handicapMarkets,
  protoMarkets,
  specialMarkets,
  type MarketsShown,
} from '../../../../src/app/sports/odds-board/boardRows.ts';
import { hasSides } from '../../../../src/app/sports/odds-board/hasSides.ts';
import { NOTHING_SHOWN, rowsOf } from '../../../../src/app/sports/odds-board/rowsOf.ts';
import type { Fixture, Market, Selection } from '../../../../src/domain/sports/fixture.ts';
import { aFixture, aMarket, aSelection, selectionId, withPrices } from '../../../support/domain/eventFactory.ts';

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
    expect(specialMarkets(aFixture('f', { markets: [over] }))).toEqual({ mains: [], markets: [], rest: [] });
    expect([specialMarkets(many).markets.length, specialMarkets(many).rest.length]).toEqual([4, 1]);
  });

  it('PRT-4 proto: a handicap with a draw before one without, each market at its own number', () => {
    expect(names(protoMarkets(GAME).mains)).toEqual(['1 ', '3 -0.5', '2 2.5']);
    const threeWay = aFixture('f', { markets: [...GAME.markets, line('13', '-1', 300, 200)] });
    expect(names(protoMarkets(threeWay).mains)).toEqual(['1 ', '13 -1', '2 2.5']);
    expect(names(protoMarkets(aFixture('f')).mains)).toEqual(['1 ', undefined, undefined]);
  });
});

/** A game after the prices of one of its lines became others, or it was settled. */
const moved = (
  fixture: Fixture,
  base: string,
  home: number,
  away: number,
  change: Partial<Selection> = {},
): Fixture => {
  const version = 1 + Math.max(...fixture.markets.flatMap(({ selections }) => selections.map((one) => one.version)));
  return withPrices(fixture, [
    { selectionId: selectionId(`3h${base}`), version, odds: home, ...change },
    { selectionId: selectionId(`3a${base}`), version, odds: away, ...change },
  ]);
};
const settled = { status: 'settled', settlement: 2 } as const;
const without = (fixture: Fixture, base: string): Fixture => ({
  ...fixture,
  markets: fixture.markets.filter(({ baseLine }) => baseLine !== base),
});

describe('lines that hold still', () => {
  /** The main line is 0.5 by its prices, and was -0.5. */
  const later = moved(moved(GAME, '-0.5', 110, 900), '0.5', 190, 190);

  it.each([
    ['cross', crossMarkets],
    ['proto', protoMarkets],
  ])('BRD-13 %s: the main line stays while prices move, and is reckoned anew once it is settled or gone', (_, rows) => {
    const before = rows(GAME);
    expect(names(rows(later).mains)).toEqual(['1 ', '3 0.5', '2 2.5']);
    expect(names(rows(later, before).mains)).toEqual(['1 ', '3 -0.5', '2 2.5']);
    expect(rows(later, before).mains[1]?.selections[0]?.odds).toBe(110);
    const suspended = moved(later, '-0.5', 110, 900, { status: 'suspended' });
    expect(names(rows(suspended, before).mains)[1]).toBe('3 -0.5');
    expect(names(rows(moved(later, '-0.5', 110, 900, settled), before).mains)[1]).toBe('3 0.5');
    expect(names(rows(without(later, '-0.5'), before).mains)[1]).toBe('3 0.5');
  });

  it('BRD-13 PRT-4 a market that comes later does not take the place of the one that is shown', () => {
    const threeWay = aFixture('f', { markets: [...GAME.markets, line('13', '-1', 300, 200)] });
    expect(names(protoMarkets(threeWay, protoMarkets(GAME)).mains)).toEqual(['1 ', '3 -0.5', '2 2.5']);
  });

  it.each([
    ['cross', crossMarkets],
    ['proto', protoMarkets],
  ])('BRD-13 %s: a winner that comes later does not take the place of the one that is shown', (_, rows) => {
    const twoWay = aFixture('f', { markets: [line('52', '', 150, 250)] });
    const both = { ...twoWay, markets: [line('1', '', 190, 390), ...twoWay.markets] };
    expect(names(rows(both).mains)[0]).toBe('1 ');
    expect(names(rows(both, rows(twoWay)).mains)[0]).toBe('52 ');
  });

  it('BRD-13 special: what stands there keeps its place, whatever is settled beside it', () => {
    const rest = ['7', '50', '64', '113'].map((id) => line(id, '', 190, 190));
    const first = line('21', '0.5', 120, 700);
    const before = aFixture('f', { markets: [first, ...rest, line('21', '1.5', 190, 190)] });
    const shown = specialMarkets(before);
    expect(names(shown.markets)).toEqual(['21 1.5', '7 ', '50 ', '64 ']);
    const after = { ...before, markets: before.markets.filter((one) => one !== first) };
    expect(names(specialMarkets(after, shown).markets)).toEqual(['21 1.5', '7 ', '50 ', '64 ']);
    expect(names(specialMarkets(after).markets)).toEqual(['7 ', '50 ', '64 ', '113 ']);
  });

  it('BRD-13 special: the main line of each market stays', () => {
    const game = (first: number, second: number) =>
      aFixture('f', { markets: [line('21', '1', first, 190), line('21', '2', second, 190), line('50', '', 190, 190)] });
    const shown = specialMarkets(game(300, 190), specialMarkets(game(190, 300)));
    expect([names(shown.markets), names(shown.rest)]).toEqual([['21 1', '50 '], ['21 2']]);
    expect(names(specialMarkets(game(300, 190)).markets)).toEqual(['21 2', '50 ']);
  });

  it('BRD-13 handicap: lines beside the main one stay, one that comes between pushes none away', () => {
    const before = handicapMarkets(GAME);
    expect(names(handicapMarkets(later, before).markets)).toEqual(['3 -1', '3 -0.5', '3 0', '2 2.5']);
    const wider = { ...later, markets: [...later.markets, line('3', '-0.25', 190, 190)] };
    expect(names(handicapMarkets(wider, before).markets)).toEqual(['3 -1', '3 -0.5', '3 0', '2 2.5']);
    expect(names(handicapMarkets(wider, before).rest)).toEqual(['3 -1.5', '3 -0.25', '3 0.5']);
  });

  it('BRD-13 handicap: a place is taken by the main line of now, or by one beside it', () => {
    const before = handicapMarkets(GAME);
    const markets = (fixture: Fixture) => names(handicapMarkets(fixture, before).markets);
    expect(markets(without(later, '-1'))).toEqual(['3 -1.5', '3 -0.5', '3 0', '2 2.5']);
    expect(markets(without(later, '-0.5'))).toEqual(['3 -1', '3 0', '3 0.5', '2 2.5']);
    expect(markets(moved(later, '-0.5', 110, 900, settled))).toEqual(['3 -1', '3 0', '3 0.5', '2 2.5']);
  });

  it('BRD-13 handicap: with the main line at an end no price brings a third', () => {
    const game = aFixture('f', { markets: HANDICAPS.slice(2) });
    const before = handicapMarkets(game);
    expect(names(before.markets)).toEqual(['3 -0.5', '3 0']);
    const next = moved(moved(game, '-0.5', 150, 230), '0', 190, 190);
    expect(names(handicapMarkets(next).markets)).toEqual(['3 -0.5', '3 0', '3 0.5']);
    expect(names(handicapMarkets(next, before).markets)).toEqual(['3 -0.5', '3 0']);
    const lower = { ...next, markets: [line('3', '-1', 150, 230), ...next.markets] };
    expect(names(handicapMarkets(lower, before).markets)).toEqual(['3 -1', '3 -0.5', '3 0']);
  });

  it('BRD-13 nothing is held of a game that is only named (IDX-1)', () => {
    const named = aFixture('f', { markets: [aMarket([], { marketId: '3' }), aMarket([], { marketId: '2' })] });
    for (const rows of [crossMarkets, protoMarkets, handicapMarkets]) {
      expect(rows(GAME, rows(named))).toEqual(rows(GAME));
    }
  });

  interface Step {
    readonly kind: string;
    readonly base: string;
    readonly home: number;
    readonly away: number;
  }
  const anyStep: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('move', 'move', 'move', 'suspend', 'settle', 'come', 'go'),
    base: fc.integer({ min: -8, max: 8 }).map((quarters) => String(quarters / 4)),
    home: fc.integer({ min: 101, max: 400 }),
    away: fc.integer({ min: 101, max: 400 }),
  });
  const after = (fixture: Fixture, { kind, base, home, away }: Step): Fixture => {
    const isThere = fixture.markets.some(({ marketId, baseLine }) => marketId === '3' && baseLine === base);
    if (kind === 'go') return without(fixture, base);
    if (!isThere) return { ...fixture, markets: [...fixture.markets, line('3', base, home, away)] };
    if (kind === 'settle') return moved(fixture, base, home, away, settled);
    return moved(fixture, base, home, away, kind === 'suspend' ? { status: 'suspended' } : {});
  };

  it('BRD-13 handicap: whatever comes, goes and moves, no line that is there and not settled goes away', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        let game: Fixture = GAME;
        let shown: MarketsShown = handicapMarkets(game);
        for (const step of steps) {
          const next = after(game, step);
          const now = handicapMarkets(next, shown);
          const stays = (market: Market | undefined) =>
            names(
              next.markets.filter(({ selections }) => selections.some(({ status }) => status !== 'settled')),
            ).includes(names([market])[0]);
          expect(names(now.markets)).toEqual(expect.arrayContaining(names(shown.markets.filter(stays))));
          expect(names(now.mains)).toEqual(expect.arrayContaining(names(shown.mains.filter(stays))));
          expect(names(now.markets)).toEqual(expect.arrayContaining(names(now.mains)));
          expect(now.markets.filter(({ marketId }) => marketId === '3').length).toBeLessThanOrEqual(3);
          const lines = next.markets.filter(({ marketId }) => marketId === '3' || marketId === '2');
          expect(new Set([...now.markets, ...now.rest])).toEqual(new Set(lines));
          expect(now.markets.length + now.rest.length).toBe(lines.length);
          if (next.markets.length === game.markets.length && step.kind !== 'settle') {
            expect(names(now.markets)).toEqual(names(shown.markets));
          }
          expect(handicapMarkets(next, now)).toEqual(now);
          [game, shown] = [next, now];
        }
      }),
    );
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
