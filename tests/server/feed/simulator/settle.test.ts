import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf, standingAt } from '../../../../server/feed/simulator/course.ts';
import { openingMarkets, prospectAt, resultIn, type Game } from '../../../../server/feed/simulator/game.ts';
import type { OfferedMarket, OfferedSelection } from '../../../../server/feed/simulator/markets/offeredMarkets.ts';
import { scoreAt } from '../../../../server/feed/simulator/scoreOfGame.ts';
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { disputedResult } from '../../../../src/domain/sports/outcomes/disputedResult.ts';
import { reckonedResult } from '../../../../src/domain/sports/outcomes/reckonedResult.ts';
import { Play } from '../../../../src/domain/sports/play.ts';
import { anyGameOf } from './someGames.ts';

const offerOf = (game: Game) => openingMarkets(game, 'whole', prospectAt(game, game.planned.startAt - 1));
const resultsAt = (game: Game, minute: number) => {
  const standing = standingAt(game.course(), minute);
  return offerOf(game).map((market) => ({
    market,
    results: market.selections.map((selection) => resultIn(game, market, selection, standing)),
  }));
};
const sports = Object.values(SPORT).filter((id) =>
  [SPORT.football, SPORT.basketball, SPORT.baseball, SPORT.volleyball, SPORT.iceHockey, SPORT.eSports].some(
    (one) => one === id,
  ),
);
/** What a bet of 1 at odds 2.00 gives back, in halves. */
const givesBack: Readonly<Record<number, number>> = { [-1]: 2, 1: 0, 4: 1, 3: 2, 5: 3, 2: 4 };

describe('results of selections', () => {
  test.each(sports)(
    'SIM-S1 SIM-S2 SIM-S3: when a game of %s is over every selection has a result; one of three wins, two sides give back the same',
    (sportId) => {
      fc.assert(
        fc.property(anyGameOf(sportId), (game) => {
          for (const { market, results } of resultsAt(game, Infinity)) {
            expect(results).not.toContain(undefined);
            const kind = market.plan.asks;
            if (kind === 'oneXTwo' || kind === 'europeanHandicap' || kind === 'first') {
              expect(results.filter((result) => result === 2).length).toBe(1);
            } else if (results.length === 2) {
              expect(results.reduce<number>((sum, result) => sum + (givesBack[result ?? 0] ?? NaN), 0)).toBe(4);
            }
          }
        }),
        { numRuns: 10 },
      );
    },
  );

  test('SIM-S5 DIS-1: are what the house reckons from the score, in every sport', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyGameOf(), (game) => {
        const score = scoreAt(game, game.endAt());
        const fixture = { sportId: game.planned.league.sportId, status: 'finished' as const, score };
        for (const { market, results } of resultsAt(game, Infinity)) {
          market.selections.forEach((selection, index) => {
            const result = results[index];
            if (result === undefined) throw new Error('a game that is over has results');
            const reckoned = reckonedResult(fixture, market, selection);
            expect(disputedResult(result, reckoned)).toBeUndefined();
            // Said the other way round, it is noticed.
            if (disputedResult(result === 2 ? 1 : 2, reckoned) === result) compared += 1;
          });
        }
      }),
      { numRuns: 40 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  test.each(sports)('SIM-S6: what is decided while a game of %s goes on stays so to its end', (sportId) => {
    let decided = 0;
    fc.assert(
      fc.property(anyGameOf(sportId), (game) => {
        const final = resultsAt(game, Infinity);
        const minutes = minutesOf(game.course().phases);
        for (let part = 1; part < 12; part += 1) {
          resultsAt(game, (minutes * part) / 12).forEach(({ results }, market) => {
            results.forEach((result, selection) => {
              if (result === undefined) return;
              expect(result).toBe(final[market]?.results[selection]);
              decided += 1;
            });
          });
        }
      }),
      { numRuns: 8 },
    );
    expect(decided).toBeGreaterThan(20);
  });

  test('SIM-S7: a set that was not played gives stakes back, and points of a whole game are counted over its sets', () => {
    fc.assert(
      fc.property(anyGameOf(SPORT.volleyball), (game) => {
        const { periods } = standingAt(game.course(), Infinity);
        const points = [...periods.values()].reduce((sum, { home, away }) => sum + home + away, 0);
        for (const { market, results } of resultsAt(game, Infinity)) {
          if (market.marketId === MARKET.oneTwoFifthPeriod && periods.size < 5) expect(results).toEqual([-1, -1]);
          if (market.marketId === MARKET.overUnder) expect(results[0]).toBe(4 * points > market.quarters ? 2 : 1);
        }
      }),
      { numRuns: 40 },
    );
  });
});

const selectionOf = (
  offer: readonly OfferedMarket[],
  marketId: string,
  name: string,
): [OfferedMarket, OfferedSelection] => {
  const market = offer.find((one) => one.marketId === marketId);
  const selection = market?.selections.find((one) => one.name === name);
  if (market === undefined || selection === undefined) throw new Error(`no ${name} of ${marketId}`);
  return [market, selection];
};

describe('a game as it is told', () => {
  test('SIM-G1: score, clock and counts only grow, and end with the final score', () => {
    fc.assert(
      fc.property(anyGameOf(), (game) => {
        let before = { home: 0, away: 0, clockSeconds: 0 };
        const { startAt } = game.planned;
        for (let part = 0; part <= 40; part += 1) {
          const score = scoreAt(game, startAt + ((game.endAt() - startAt) * part) / 40);
          expect(Play.safeParse(score.play).success).toBe(true);
          expect(score.home).toBeGreaterThanOrEqual(before.home);
          expect(score.away).toBeGreaterThanOrEqual(before.away);
          expect(score.clockSeconds).toBeGreaterThanOrEqual(before.clockSeconds);
          before = score;
        }
        const final = scoreAt(game, game.endAt());
        expect([100, 101]).toContain(final.period);
        expect(final.play?.held).toBeNull();
        expect(before).toEqual(final);
      }),
      { numRuns: 25 },
    );
  });

  test('SIM-G2: where no draw is a result nobody draws, and overtime begins level', () => {
    fc.assert(
      fc.property(anyGameOf(), (game) => {
        const { home, away, period } = scoreAt(game, game.endAt());
        if (!game.sport.hasDraw) expect(home).not.toBe(away);
        if (period !== 101) return;
        const offer = offerOf(game);
        const { periods } = standingAt(game.course(), Infinity);
        const extra = periods.get(40) ?? { home: 0, away: 0 };
        expect(home - extra.home).toBe(away - extra.away);
        const [market, winner] = selectionOf(offer, MARKET.oneTwoWithOvertime, home > away ? '1' : '2');
        expect(resultIn(game, market, winner, standingAt(game.course(), Infinity))).toBe(2);
      }),
      { numRuns: 150 },
    );
  });

  test('SIM-G4: an inning has three outs, runners come home as runs, and home bats last only while it must', () => {
    fc.assert(
      fc.property(anyGameOf(SPORT.baseball), (game) => {
        const { happenings } = game.course();
        const stretches = happenings.filter(({ of }) => of === 'periodBegun').length;
        const thirds = happenings.filter(
          ({ of, diamond }) => ['out', 'strikeOut'].includes(of) && diamond !== undefined,
        );
        expect(thirds.length).toBeGreaterThanOrEqual(3 * (stretches - 1));
        expect(thirds.length).toBeLessThanOrEqual(3 * stretches);
        for (const { of, points, diamond } of happenings) {
          if (of === 'homeRun') expect(diamond?.bases).toEqual([false, false, false]);
          expect(points).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 25 },
    );
  });
});
