import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impliedPick } from '../../../src/domain/bets/impliedPicks.ts';
import { MARKET, type KnownMarketId } from '../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import type { Fixture, Side } from '../../../src/domain/sports/fixture.ts';
import type { FinalScore } from '../../../src/domain/sports/outcomes/finalScore.ts';
import { outcomeOf } from '../../../src/domain/sports/outcomes/outcomeOf.ts';
import { aFixture, aMarket, aSelection, fixtureId, selectionId } from '../../support/domain/eventFactory.ts';

interface Asked {
  readonly marketId: KnownMarketId;
  readonly side?: Side;
  readonly name?: string;
  readonly line?: string;
}

const SIDES: readonly Side[] = ['home', 'draw', 'away'];
const winner = (side: Side): Asked => ({ marketId: MARKET.oneXTwo, side });
const score = (name: string): Asked => ({ marketId: MARKET.correctScore, name });
const total = (side: 'over' | 'under', line: string): Asked => ({ marketId: MARKET.overUnder, side, line });
const homeTotal = (side: 'over' | 'under', line: string): Asked => ({ marketId: MARKET.overUnderHome, side, line });
const both = (name: string): Asked => ({ marketId: MARKET.bothTeamsToScore, name });
const halfFull = (name: string): Asked => ({ marketId: MARKET.halfTimeFullTime, name });
const halfTotal = (side: 'over' | 'under', line: string): Asked => ({ marketId: MARKET.overUnderHalf, side, line });

function gameWith(asked: readonly Asked[], over: Partial<Fixture> = {}): Fixture {
  const markets = asked.map(({ marketId, side = 'named', name = side, line = '' }, index) =>
    aMarket([aSelection(`f-${index}`, { side, name })], { marketId, baseLine: line }),
  );
  return aFixture('f', { sportId: SPORT.football, markets, ...over });
}

const refused = (asked: readonly Asked[], over: Partial<Fixture> = {}): boolean =>
  impliedPick(
    asked.map((_, index) => ({ fixtureId: fixtureId('f'), selectionId: selectionId(`f-${index}`) })),
    () => gameWith(asked, over),
  ) !== undefined;

const reached = (home: number, away: number) => ({ score: { period: 20, clockSeconds: 3_000, home, away } });

describe('two picks of one game', () => {
  it.each([
    ['a score and its winner', score('2-0'), winner('home')],
    ['a score and a total', score('1-1'), total('under', '2.5')],
    ['a winner and the double chance of it', winner('draw'), { marketId: MARKET.doubleChance, name: '1X' }],
    ['a side’s goals and the total', homeTotal('over', '2.5'), total('over', '1.5')],
    ['no goal and a draw', total('under', '0.5'), winner('draw')],
    ['half time with the end, and the end', halfFull('1/X'), winner('draw')],
    ['the goals of a half and of the game', halfTotal('over', '1.5'), total('over', '0.5')],
    [
      'winner and total, and the total',
      { marketId: MARKET.winnerAndTotal, name: '1 & Over', line: '2.5' },
      total('over', '2.5'),
    ],
  ] satisfies [string, Asked, Asked][])('HDG-5 %s do not make one bet, in either order', (_, one, other) => {
    expect(refused([one, other])).toBe(true);
    expect(refused([other, one])).toBe(true);
  });

  it.each([
    ['a winner and a total', winner('home'), total('over', '2.5')],
    ['a winner and both to score', winner('home'), both('Yes')],
    ['a score and another score', score('2-0'), score('1-0')],
    ['over and under that leave room', total('over', '1.5'), homeTotal('under', '2.5')],
    ['a half and the winner', halfTotal('over', '1.5'), winner('home')],
    ['corners and goals', { marketId: MARKET.cornersOverUnder, side: 'over', line: '9.5' }, total('over', '2.5')],
    [
      'two periods',
      { marketId: MARKET.firstPeriodWinner, side: 'home' },
      { marketId: MARKET.secondPeriodWinner, side: 'home' },
    ],
  ] satisfies [string, Asked, Asked][])('HDG-5 %s do', (_, one, other) => {
    expect(refused([one, other])).toBe(false);
  });

  it('HDG-5 of two games, and of a game that is gone, nothing is said', () => {
    const pick = (id: string) => ({ fixtureId: fixtureId(id), selectionId: selectionId('f-0') });
    expect(impliedPick([pick('f'), pick('g')], () => gameWith([score('1-0')]))).toBeUndefined();
    expect(impliedPick([pick('f'), pick('f')], () => undefined)).toBeUndefined();
  });

  it('HDG-5 what was scored already counts: at 1:1 under 2.5 is a draw', () => {
    const asked = [total('under', '2.5'), winner('draw')];
    expect(refused(asked)).toBe(false);
    expect(refused(asked, reached(1, 1))).toBe(true);
  });

  it('HDG-5 totals of a sport of many points are seen through as well', () => {
    const basketball = { sportId: SPORT.basketball };
    expect(refused([homeTotal('over', '165.5'), total('over', '160.5')], basketball)).toBe(true);
    expect(refused([homeTotal('over', '80.5'), total('over', '160.5')], basketball)).toBe(false);
    expect(refused([homeTotal('over', '95.5'), total('over', '160.5')], { ...basketball, ...reached(60, 66) })).toBe(
      true,
    );
    expect(refused([homeTotal('over', '94.5'), total('over', '160.5')], { ...basketball, ...reached(60, 65) })).toBe(
      false,
    );
  });

  const line = fc.integer({ min: 0, max: 7 }).map((goals) => `${goals}.5`);
  const way = fc.constantFrom('over' as const, 'under' as const);
  const question: fc.Arbitrary<Asked> = fc.oneof(
    fc.constantFrom(...SIDES).map(winner),
    fc.tuple(fc.nat(4), fc.nat(4)).map(([home, away]) => score(`${home}-${away}`)),
    fc.tuple(way, line).map(([side, at]) => total(side, at)),
    fc.tuple(way, line).map(([side, at]) => homeTotal(side, at)),
    fc.constantFrom('Yes', 'No').map(both),
    fc.constantFrom('1X', '12', 'X2').map((name) => ({ marketId: MARKET.doubleChance, name })),
  );

  it('HDG-5 refuses exactly what every score of a football game from here on bears out', () => {
    fc.assert(
      fc.property(question, question, fc.nat(3), fc.nat(3), (one, other, home, away) => {
        expect(refused([one, other], reached(home, away))).toBe(isBorneOut(one, other, home, away));
      }),
      { numRuns: 300 },
    );
  });
});

/** The same by every score up to thirty goals a side. */
function isBorneOut(one: Asked, other: Asked, home: number, away: number): boolean {
  const isWon = ({ marketId, side = 'named', name = side, line = '' }: Asked, game: FinalScore) =>
    outcomeOf({ marketId, baseLine: line }, { side, name }, game) === 2;
  const seen = new Set<string>();
  for (let h = home; h <= 30; h += 1) {
    for (let a = away; a <= 30; a += 1) {
      const whole = { home: h, away: a };
      const game: FinalScore = {
        sportId: SPORT.football,
        periods: new Map(),
        whole: { regular: whole, overtime: whole, hadOvertime: false },
      };
      seen.add(`${isWon(one, game)} ${isWon(other, game)}`);
    }
  }
  return seen.has('true true') && (!seen.has('true false') || !seen.has('false true'));
}
