import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCalendar } from '../../../../server/feed/simulator/calendar.ts';
import { gameOf, gameScoreAt } from '../../../../server/feed/simulator/game.ts';
import { settledMarkets } from '../../../../server/feed/simulator/gameReports.ts';
import { leagueTable } from '../../../../server/feed/simulator/leagues/leagueTable.ts';
import {
  settlementAt,
  settlementOf,
  type BackedSide,
  type MarketKind,
} from '../../../../server/feed/simulator/settle.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { disputedResult } from '../../../../src/domain/sports/outcomes/disputedResult.ts';
import { reckonedResult } from '../../../../src/domain/sports/outcomes/reckonedResult.ts';

const score = fc.record({ home: fc.integer({ min: 0, max: 12 }), away: fc.integer({ min: 0, max: 12 }) });
const quarters = fc.integer({ min: -40, max: 40 });

interface Final {
  readonly home: number;
  readonly away: number;
}
const resultAt = (kind: MarketKind, side: BackedSide, line: number, { home, away }: Final) =>
  settlementAt(kind, side, line, kind === 'total' ? home + away : home - away);

/** What a bet of 1 at odds 2.00 gives back, in halves. */
const givesBack: Readonly<Record<number, number>> = { 1: 0, 4: 1, 3: 2, 5: 3, 2: 4 };
const back = (kind: MarketKind, side: BackedSide, line: number, final: Final) =>
  givesBack[resultAt(kind, side, line, final)] ?? NaN;

describe('results of selections', () => {
  test('SIM-S1: of home, draw and away exactly one wins and the others lose', () => {
    fc.assert(
      fc.property(score, (final) => {
        const results = (['home', 'draw', 'away'] as const).map((side) => resultAt('threeWay', side, 0, final));
        expect(results.toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
        const winner = final.home > final.away ? 0 : final.home === final.away ? 1 : 2;
        expect(results[winner]).toBe(2);
      }),
    );
  });

  test('SIM-S2: without a draw on offer a tie is a push for both, and otherwise one wins', () => {
    fc.assert(
      fc.property(score, (final) => {
        const home = resultAt('twoWay', 'home', 0, final);
        const away = resultAt('twoWay', 'away', 0, final);
        if (final.home === final.away) expect([home, away]).toEqual([3, 3]);
        else expect(home > away ? 'home' : 'away').toBe(final.home > final.away ? 'home' : 'away');
      }),
    );
  });

  test('SIM-S3: the two sides of a line give back the same together, whatever the score', () => {
    fc.assert(
      fc.property(score, quarters, (final, line) => {
        expect(back('handicap', 'home', line, final) + back('handicap', 'away', line, final)).toBe(4);
        expect(back('total', 'over', line, final) + back('total', 'under', line, final)).toBe(4);
      }),
    );
  });

  test('SIM-S4: a quarter line is half a bet on either neighbouring line', () => {
    fc.assert(
      fc.property(score, fc.integer({ min: -20, max: 20 }), (final, half) => {
        const line = 2 * half + 1;
        for (const side of ['home', 'away'] as const) {
          const halves = (back('handicap', side, line - 1, final) + back('handicap', side, line + 1, final)) / 2;
          expect(back('handicap', side, line, final)).toBe(halves);
        }
      }),
    );
  });

  test.each([
    ['handicap', 'home', -0.25, 1, 1, 4],
    ['handicap', 'away', -0.25, 1, 1, 5],
    ['handicap', 'home', -0.75, 2, 1, 5],
    ['handicap', 'home', -1, 2, 1, 3],
    ['handicap', 'home', -1.5, 2, 1, 1],
    ['handicap', 'away', 1.5, 0, 3, 2],
    ['total', 'over', 3, 2, 1, 3],
    ['total', 'under', 2.5, 1, 1, 2],
    ['total', 'over', 2.75, 2, 1, 5],
    ['total', 'under', 2.75, 2, 1, 4],
    ['total', 'over', 166.5, 84, 83, 2],
  ] as const)('SIM-S4: %s %s at %d with %d:%d is %d', (kind, side, line, home, away, settlement) => {
    expect(resultAt(kind, side, line * 4, { home, away })).toBe(settlement);
  });

  test('SIM-S5 DIS-1: are what the house reckons from the score, in every sport', () => {
    const anyGame = fc
      .record({ seed: fc.integer({ min: 0, max: 1_000_000 }), slot: fc.integer({ min: 29_000_000, max: 30_000_000 }) })
      .map(({ seed, slot }) => gameOf(createCalendar(seed, 1, leagueTable).planned(slot), seed, 60_000));
    let compared = 0;
    fc.assert(
      fc.property(anyGame, (game) => {
        const fixture = {
          sportId: game.planned.league.sportId,
          status: 'finished' as const,
          score: gameScoreAt(game, [], game.endAt),
        };
        for (const market of settledMarkets(game, new Map())) {
          for (const selection of market.selections) {
            const reckoned = reckonedResult(fixture, market, selection);
            expect(disputedResult(selection.settlement, reckoned)).toBeUndefined();
            // Said the other way round, it is noticed.
            const wrong = selection.settlement === 2 ? 1 : 2;
            if (disputedResult(wrong, reckoned) === selection.settlement) compared += 1;
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(compared).toBeGreaterThan(300);
  });

  test('SIM-S5 OUT-1: a line without overtime counts regular time, one that names a winner with it counts all', () => {
    const total = { kind: 'total', marketId: '2', baseLine: '165.5', quarters: 662 } as const;
    const winner = { kind: 'twoWay', marketId: '226', baseLine: '', quarters: 0 } as const;
    const final = { home: 90, away: 84, extra: { home: 10, away: 4 } };
    expect(settlementOf(total, { side: 'over', name: 'Over' }, SPORT.basketball, final)).toBe(1);
    expect(settlementOf(winner, { side: 'home', name: '1' }, SPORT.basketball, final)).toBe(2);
    // A line over a game won by sets is the feed's to say.
    const sets = { kind: 'total', marketId: '2', baseLine: '3.5', quarters: 14 } as const;
    const threeOne = { home: 3, away: 1, extra: null };
    expect(settlementOf(sets, { side: 'over', name: 'Over' }, SPORT.volleyball, threeOne)).toBe(2);
  });
});
