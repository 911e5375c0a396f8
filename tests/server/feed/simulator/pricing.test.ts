import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf, NOT_STARTED, standingAt, type Standing } from '../../../../server/feed/simulator/course.ts';
import { openingMarkets, prospectAt, type Game } from '../../../../server/feed/simulator/game.ts';
import { fairChance } from '../../../../server/feed/simulator/markets/fairChance.ts';
import { MARGINS, plan, scoreSeats } from '../../../../server/feed/simulator/markets/marketPlan.ts';
import type { OfferedMarket } from '../../../../server/feed/simulator/markets/offeredMarkets.ts';
import { HIGHEST_ODDS, LOWEST_ODDS, offeredPrices } from '../../../../server/feed/simulator/markets/offeredPrice.ts';
import { sportModels } from '../../../../server/feed/simulator/models/sportModels.ts';
import { randomOf } from '../../../../server/feed/simulator/random.ts';
import type { Prospect } from '../../../../server/feed/simulator/sportModel.ts';
import { MARKET, type KnownMarketId } from '../../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import type { Side } from '../../../../src/domain/sports/fixture.ts';
import { anyGameOf } from './someGames.ts';

const runs = { numRuns: 25 };
const openAt = (game: Game) => game.planned.startAt - 20 * 3_600_000;
const wholeOffer = (game: Game) => openingMarkets(game, 'whole', prospectAt(game, openAt(game)));

describe('prices of the simulator', () => {
  test('SIM-P1: every market is offered within the limits, with the margin of its kind', () => {
    fc.assert(
      fc.property(anyGameOf(), (game) => {
        const offer = wholeOffer(game);
        const prospect = prospectAt(game, openAt(game));
        const prices = offeredPrices(offer, prospect);
        for (const { plan: asked, quarters, selections } of offer) {
          const odds = selections.map(({ selectionId }) => prices.get(selectionId)?.odds ?? 0);
          expect(Math.min(...odds)).toBeGreaterThanOrEqual(LOWEST_ODDS);
          expect(Math.max(...odds)).toBeLessThanOrEqual(HIGHEST_ODDS);
          if (odds.some((price) => price <= LOWEST_ODDS || price >= HIGHEST_ODDS)) continue;
          const fair = selections.reduce(
            (sum, { side, name }) => sum + fairChance({ plan: asked, quarters, side, name }, prospect),
            0,
          );
          const book = odds.reduce((sum, price) => sum + 100 / price, 0);
          // Cut to hundredths, a price keeps a little more.
          expect(book / fair).toBeGreaterThanOrEqual(MARGINS[asked.margin] - 1e-9);
          expect(book / fair).toBeLessThan(MARGINS[asked.margin] + 0.012);
        }
      }),
      runs,
    );
  });

  test('SIM-P2: a price moves by small steps: under 6 % in ten seconds', () => {
    fc.assert(
      fc.property(anyGameOf(), fc.integer({ min: 60_000, max: 72 * 3_600_000 }), (game, before) => {
        const at = game.planned.startAt - before;
        const offer = openingMarkets(game, 'main', prospectAt(game, at));
        const earlier = offeredPrices(offer, prospectAt(game, at));
        const later = offeredPrices(offer, prospectAt(game, at + 10_000));
        for (const [selectionId, { odds }] of earlier) {
          const next = later.get(selectionId)?.odds ?? 0;
          expect(Math.abs(next - odds)).toBeLessThanOrEqual(Math.max(2, odds * 0.06));
        }
      }),
      runs,
    );
  });

  test('SIM-P3: the main lines are near an even chance, and a game opens with winner, handicap and total', () => {
    fc.assert(
      fc.property(anyGameOf(), (game) => {
        const offer = openingMarkets(game, 'main', prospectAt(game, openAt(game)));
        expect(offer).toHaveLength(3);
        const prices = offeredPrices(offer, prospectAt(game, openAt(game)));
        for (const { selections, plan: asked } of offer) {
          if (asked.lines === null) continue;
          for (const { selectionId } of selections) expect(prices.get(selectionId)?.odds).toBeGreaterThan(115);
        }
      }),
      runs,
    );
  });

  test('SIM-P4: ids of selections exceed 2^53, end in their fixture and are all different', () => {
    fc.assert(
      fc.property(anyGameOf(), (game) => {
        const ids = wholeOffer(game).flatMap(({ selections }) => selections.map(({ selectionId }) => selectionId));
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) {
          expect(id.endsWith(game.planned.fixtureId)).toBe(true);
          expect(BigInt(id)).toBeGreaterThan(2n ** 53n);
          expect(BigInt(id)).toBeLessThan(3n * 10n ** 17n);
        }
      }),
      runs,
    );
  });

  test.each([
    [SPORT.football, 40],
    [SPORT.basketball, 30],
    [SPORT.iceHockey, 25],
    [SPORT.volleyball, 25],
    [SPORT.baseball, 15],
    [SPORT.eSports, 7],
  ])('SIM-P5: a near game of %s has at least %d lines, none of them twice', (sportId, least) => {
    fc.assert(
      fc.property(anyGameOf(sportId), (game) => {
        const keys = wholeOffer(game).map(({ marketId, baseLine }) => `${marketId}|${baseLine}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: 8 },
    );
  });
});

const close = (a: number, b: number) => {
  expect(Math.abs(a - b)).toBeLessThan(1e-6);
};
const chanceIn =
  (prospect: Prospect) =>
  (marketId: KnownMarketId, side: Side, name: string, quarters = 0) =>
    fairChance(
      {
        plan: plan(marketId, '', { margin: 'twoWay', lines: { kind: 'fixed', quarters: [quarters] } }),
        quarters,
        side,
        name,
      },
      prospect,
    );

/** Any moment of a game: before it, and in its course. */
function anyStanding(game: Game, part: number): Standing {
  const course = game.course();
  return part < 0.2 ? NOT_STARTED : standingAt(course, minutesOf(course.phases) * (part - 0.2) * 1.2);
}

describe('one model prices every market of a game (SIM-P6)', () => {
  test('football: winner, double chance, handicaps, totals, odd and even and exact scores agree, before and in play', () => {
    fc.assert(
      fc.property(anyGameOf(SPORT.football), fc.double({ min: 0, max: 0.99, noNaN: true }), (game, part) => {
        const prospect = prospectAt(game, game.planned.startAt, anyStanding(game, part));
        const chance = chanceIn(prospect);
        const [home, draw, away] = [
          chance(MARKET.oneXTwo, 'home', '1'),
          chance(MARKET.oneXTwo, 'draw', 'X'),
          chance(MARKET.oneXTwo, 'away', '2'),
        ];
        close(home + draw + away, 1);
        close(chance(MARKET.doubleChance, 'named', '1X'), home + draw);
        close(chance(MARKET.doubleChance, 'named', '12'), home + away);
        close(chance(MARKET.asianHandicap, 'home', '1', -2), home);
        close(chance(MARKET.asianHandicap, 'home', '1', 2), home + draw);
        close(chance(MARKET.europeanHandicap, 'home', '1', 4), home + draw);
        if (home + away > 1e-9) {
          close(chance(MARKET.asianHandicap, 'home', '1', 0), home / (home + away));
          close(chance(MARKET.oneTwo, 'home', '1'), home / (home + away));
        }
        const scores = scoreSeats(24).map(([, name]) => ({ name, chance: chance(MARKET.correctScore, 'named', name) }));
        const sumOf = (is: (home: number, away: number) => boolean) =>
          scores.reduce((sum, score) => {
            const [h = 0, a = 0] = score.name.split('-').map(Number);
            return is(h, a) ? sum + score.chance : sum;
          }, 0);
        close(
          sumOf((h, a) => h > a),
          home,
        );
        close(
          sumOf((h, a) => h + a > 2),
          chance(MARKET.overUnder, 'over', 'Over', 10),
        );
        close(
          sumOf((h, a) => (h + a) % 2 === 1),
          chance(MARKET.oddEven, 'named', 'Odd'),
        );
        close(
          sumOf((h, a) => h > 0 && a > 0),
          chance(MARKET.bothTeamsToScore, 'named', 'Yes'),
        );
        close(
          sumOf((h) => h > 1),
          chance(MARKET.overUnderHome, 'over', 'Over', 6),
        );
        close(
          sumOf((h, a) => h > a && h + a > 2),
          chance(MARKET.winnerAndTotal, 'named', '1 & Over', 10),
        );
      }),
      runs,
    );
  });

  test('football: the halves come to the whole', () => {
    fc.assert(
      fc.property(anyGameOf(SPORT.football), fc.double({ min: 0, max: 0.99, noNaN: true }), (game, part) => {
        const prospect = prospectAt(game, game.planned.startAt, anyStanding(game, part));
        const chance = chanceIn(prospect);
        const ends = (letter: string) =>
          ['1', 'X', '2'].reduce((sum, half) => sum + chance(MARKET.halfTimeFullTime, 'named', `${half}/${letter}`), 0);
        const begins = (letter: string) =>
          ['1', 'X', '2'].reduce((sum, full) => sum + chance(MARKET.halfTimeFullTime, 'named', `${letter}/${full}`), 0);
        close(ends('1'), chance(MARKET.oneXTwo, 'home', '1'));
        close(ends('X'), chance(MARKET.oneXTwo, 'draw', 'X'));
        close(begins('2'), chance(MARKET.firstPeriodWinner, 'away', '2'));
        const none = (id: KnownMarketId) => chance(id, 'under', 'Under', 2);
        close(none(MARKET.overUnder), none(MARKET.overUnderFirstPeriod) * none(MARKET.overUnderSecondPeriod));
        if (prospect.part('regular').cell(0, 0) > 0) {
          close(prospect.named(MARKET.firstTeamToScore, 'No Goal'), none(MARKET.overUnder));
        }
      }),
      runs,
    );
  });

  test.each([SPORT.basketball, SPORT.baseball, SPORT.iceHockey])(
    '%s: who wins is who is ahead of the handicap of nil, and nobody draws',
    (sportId) => {
      fc.assert(
        fc.property(anyGameOf(sportId), fc.double({ min: 0, max: 0.99, noNaN: true }), (game, part) => {
          const chance = chanceIn(prospectAt(game, game.planned.startAt, anyStanding(game, part)));
          const wins = chance(MARKET.oneTwoWithOvertime, 'home', '1');
          close(wins + chance(MARKET.oneTwoWithOvertime, 'away', '2'), 1);
          close(wins, chance(MARKET.handicapWithOvertime, 'home', '1', 2));
          close(wins, chance(MARKET.handicapWithOvertime, 'home', '1', -2));
        }),
        runs,
      );
    },
  );

  test('volleyball: sets, handicaps of sets and the winner agree', () => {
    fc.assert(
      fc.property(anyGameOf(SPORT.volleyball), fc.double({ min: 0, max: 0.99, noNaN: true }), (game, part) => {
        const chance = chanceIn(prospectAt(game, game.planned.startAt, anyStanding(game, part)));
        const exactly = (...scores: readonly string[]) =>
          scores.reduce((sum, name) => sum + chance(MARKET.correctScore, 'named', name), 0);
        close(exactly('3-0', '3-1', '3-2'), chance(MARKET.oneTwo, 'home', '1'));
        close(exactly('3-0', '3-1'), chance(MARKET.handicapSets, 'home', '1', -6));
        close(exactly('3-0', '3-1', '3-2', '2-3'), chance(MARKET.handicapSets, 'home', '1', 6));
      }),
      runs,
    );
  });

  test.each(Object.entries(SPORT).filter(([, id]) => sportModels[id] !== undefined))(
    'SIM-P7: results agree with the chances: 1,500 games of %s, home wins and overs',
    (_, sportId) => {
      const { model, markets } = sportModels[sportId] ?? {};
      const winner = markets?.[0];
      if (model === undefined || winner === undefined) throw new Error('the sport is simulated');
      const expected = model.expectation(0.3, null);
      const prospect = model.prospect(expected, NOT_STARTED);
      const part = prospect.part(winner.part);
      const chance = part
        .margin()
        .weights.reduce((sum, weight, index) => (part.margin().from + index > 0 ? sum + weight : sum), 0);
      const mean = part.total().weights.reduce((sum, weight, index) => sum + weight * (part.total().from + index), 0);
      let [wins, total] = [0, 0];
      const random = randomOf('results', sportId);
      for (let game = 0; game < 1_500; game += 1) {
        const course = model.course(expected, random);
        const { periods } = standingAt(course, Infinity);
        const scores = [...periods.values()];
        const bySets = winner.marketId === MARKET.oneTwo;
        const [home, away] = bySets
          ? [scores.filter((one) => one.home > one.away).length, scores.filter((one) => one.home < one.away).length]
          : scores.reduce<[number, number]>(([h, a], one) => [h + one.home, a + one.away], [0, 0]);
        const isLevel = course.endCode === 101 && winner.part === 'regular';
        if (!isLevel && home > away) wins += 1;
        total += isLevel ? home + away - 1 : home + away;
      }
      // Three standard deviations of 1,500 trials.
      expect(Math.abs(wins / 1_500 - chance)).toBeLessThan(0.039);
      expect(Math.abs(total / 1_500 - mean)).toBeLessThan(mean * 0.025);
    },
  );
});

const linesOf = (offer: readonly OfferedMarket[], marketId: string) =>
  offer.filter((market) => market.marketId === marketId).map(({ quarters }) => quarters);

test('SIM-P8: the main lines of football stand in a ladder of quarters around the balanced one', () => {
  fc.assert(
    fc.property(anyGameOf(SPORT.football), (game) => {
      const lines = linesOf(wholeOffer(game), MARKET.asianHandicap);
      expect(lines.length).toBeGreaterThanOrEqual(5);
      lines.slice(1).forEach((line, index) => {
        expect(line - (lines[index] ?? 0)).toBe(1);
      });
    }),
    runs,
  );
});
