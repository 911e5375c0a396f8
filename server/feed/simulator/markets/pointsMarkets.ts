/** What basketball, baseball, volleyball and e-sports are offered with. */
import { MARKET, type KnownMarketId } from '../../../../src/domain/reference/markets.ts';
import { firstSeats, HALVES, ladder, plan, setSeats, type MarketPlan } from './marketPlan.ts';

/** What every quarter, set, inning or map has, by its number. */
interface PeriodMarkets {
  readonly winner?: KnownMarketId;
  readonly twoWay?: KnownMarketId;
  readonly total?: KnownMarketId;
  readonly handicap?: KnownMarketId;
  readonly oddEven?: KnownMarketId;
}

const PERIODS: readonly PeriodMarkets[] = [
  {
    winner: MARKET.firstPeriodWinner,
    twoWay: MARKET.oneTwoFirstPeriod,
    total: MARKET.overUnderFirstPeriod,
    handicap: MARKET.handicapFirstPeriod,
    oddEven: MARKET.oddEvenFirstPeriod,
  },
  {
    winner: MARKET.secondPeriodWinner,
    twoWay: MARKET.oneTwoSecondPeriod,
    total: MARKET.overUnderSecondPeriod,
    handicap: MARKET.handicapSecondPeriod,
    oddEven: MARKET.oddEvenSecondPeriod,
  },
  {
    winner: MARKET.thirdPeriodWinner,
    twoWay: MARKET.oneTwoThirdPeriod,
    total: MARKET.overUnderThirdPeriod,
    handicap: MARKET.handicapThirdPeriod,
    oddEven: MARKET.oddEvenThirdPeriod,
  },
  {
    winner: MARKET.fourthPeriodWinner,
    twoWay: MARKET.oneTwoFourthPeriod,
    total: MARKET.overUnderFourthPeriod,
    handicap: MARKET.handicapFourthPeriod,
    oddEven: MARKET.oddEvenFourthPeriod,
  },
  {
    winner: MARKET.fifthPeriodWinner,
    twoWay: MARKET.oneTwoFifthPeriod,
    total: MARKET.overUnderFifthPeriod,
    oddEven: MARKET.oddEvenFifthPeriod,
  },
];

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'] as const;
const margin = 'part';

const periodPlans = (kinds: readonly (keyof PeriodMarkets)[], count: number): readonly MarketPlan[] =>
  PERIODS.slice(0, count).flatMap((ids, index) => {
    const nth = `${ORDINALS[index] ?? ''} Period`;
    return kinds.flatMap((kind) => {
      const marketId = ids[kind];
      if (marketId === undefined) return [];
      if (kind === 'winner') return [plan(marketId, `${nth} Winner`, { margin })];
      if (kind === 'twoWay') return [plan(marketId, `12 ${nth}`, { margin })];
      if (kind === 'oddEven') return [plan(marketId, `Odd/Even ${nth}`, { margin })];
      const name = kind === 'total' ? `Under/Over ${nth}` : `Asian Handicap ${nth}`;
      return [plan(marketId, name, { margin, lines: ladder(HALVES, 4, 1, 2) })];
    });
  });

/** Basketball: with overtime, but for quarters and halves. */
export const basketballMarkets: readonly MarketPlan[] = [
  plan(MARKET.oneTwoWithOvertime, '12 Including Overtime', { margin: 'twoWay', isMain: true }),
  plan(MARKET.overUnderWithOvertime, 'Under/Over Including Overtime', {
    margin: 'twoWay',
    isMain: true,
    lines: ladder(HALVES, 8, 4),
  }),
  plan(MARKET.handicapWithOvertime, 'Asian Handicap Including Overtime', {
    margin: 'twoWay',
    isMain: true,
    lines: ladder(HALVES, 4, 4, 4),
  }),
  plan(MARKET.overUnderHomeWithOvertime, 'Under/Over - Home Team Including Overtime', {
    margin: 'twoWay',
    lines: ladder(HALVES, 8, 1),
  }),
  plan(MARKET.overUnderAwayWithOvertime, 'Under/Over - Away Team Including Overtime', {
    margin: 'twoWay',
    lines: ladder(HALVES, 8, 1),
  }),
  plan(MARKET.oddEvenWithOvertime, 'Odd/Even Including Overtime', { margin: 'twoWay' }),
  plan(MARKET.oneTwoHalfTime, '12 Halftime', { margin }),
  plan(MARKET.overUnderHalf, 'Under/Over Halftime', { margin, lines: ladder(HALVES, 4, 1) }),
  plan(MARKET.handicapHalfTime, 'Asian Handicap Halftime', { margin, lines: ladder(HALVES, 4, 1, 2) }),
  ...periodPlans(['winner', 'twoWay', 'total', 'handicap'], 4),
];

/** Baseball: with extra innings, the first five, and the first. */
export const baseballMarkets: readonly MarketPlan[] = [
  plan(MARKET.oneTwoWithOvertime, '12 Including Overtime', { margin: 'twoWay', isMain: true }),
  plan(MARKET.overUnderWithOvertime, 'Under/Over Including Overtime', {
    margin: 'twoWay',
    isMain: true,
    lines: ladder(HALVES, 4, 2, 2),
  }),
  plan(MARKET.handicapWithOvertime, 'Asian Handicap Including Overtime', {
    margin: 'twoWay',
    isMain: true,
    lines: ladder(HALVES, 4, 2, 4),
  }),
  plan(MARKET.overUnderHomeWithOvertime, 'Under/Over - Home Team Including Overtime', {
    margin: 'twoWay',
    lines: ladder(HALVES, 4, 1, 2),
  }),
  plan(MARKET.overUnderAwayWithOvertime, 'Under/Over - Away Team Including Overtime', {
    margin: 'twoWay',
    lines: ladder(HALVES, 4, 1, 2),
  }),
  plan(MARKET.oddEvenWithOvertime, 'Odd/Even Including Overtime', { margin: 'twoWay' }),
  plan(MARKET.oneTwoFiveInnings, '12 1st 5 Innings', { margin }),
  plan(MARKET.overUnderFiveInnings, 'Under/Over 1st 5 Innings', { margin, lines: ladder(HALVES, 4, 1, 2) }),
  plan(MARKET.handicapFiveInnings, 'Asian Handicap 1st 5 Innings', { margin, lines: ladder(HALVES, 4, 1, 2) }),
  ...periodPlans(['winner', 'total', 'oddEven'], 1),
];

const points = { part: 'points' } as const;

/** Volleyball: lines of the whole game count points, but for the one over sets. */
export const volleyballMarkets: readonly MarketPlan[] = [
  plan(MARKET.oneTwo, '12', { margin: 'twoWay', isMain: true }),
  plan(MARKET.overUnder, 'Under/Over', { ...points, margin: 'twoWay', isMain: true, lines: ladder(HALVES, 16, 2) }),
  plan(MARKET.handicapSets, 'Asian Handicap Sets', { margin: 'twoWay', isMain: true, lines: ladder(HALVES, 4, 2, 4) }),
  plan(MARKET.handicapPoints, 'Asian Handicap Points', { margin: 'twoWay', lines: ladder(HALVES, 8, 2, 2) }),
  plan(MARKET.oddEven, 'Odd/Even', { ...points, margin: 'twoWay' }),
  plan(MARKET.correctScore, 'Correct Score', { margin: 'score', seats: setSeats(3) }),
  ...periodPlans(['twoWay', 'total', 'handicap', 'oddEven'], 5),
];

/** E-sports: lines count maps. */
export const eSportsMarkets: readonly MarketPlan[] = [
  plan(MARKET.oneTwo, '12', { margin: 'twoWay', isMain: true }),
  plan(MARKET.overUnder, 'Under/Over', {
    part: 'sets',
    margin: 'twoWay',
    isMain: true,
    lines: { kind: 'fixed', quarters: [10] },
  }),
  plan(MARKET.handicapSets, 'Asian Handicap Maps', { margin: 'twoWay', isMain: true, lines: ladder(HALVES, 4, 1, 4) }),
  plan(MARKET.correctScore, 'Correct Score', { margin: 'score', seats: setSeats(2) }),
  ...periodPlans(['twoWay'], 3),
  plan(MARKET.firstKill, 'First Kill', { margin: 'first', asks: 'first', seats: firstSeats(null) }),
  plan(MARKET.firstDragon, 'First Dragon', { margin: 'first', asks: 'first', seats: firstSeats(null) }),
];
