/** What football and ice hockey are offered with. */
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import { firstSeats, HALVES, ladder, plan, QUARTERS, scoreSeats, type MarketPlan } from './marketPlan.ts';

const corners = { margin: 'corners', part: 'corners' } as const;

/** Football: the draw is a result, and everything is of ninety minutes. */
export const footballMarkets: readonly MarketPlan[] = [
  plan(MARKET.oneXTwo, '1X2', { margin: 'threeWay', isMain: true }),
  plan(MARKET.overUnder, 'Under/Over', { margin: 'twoWay', isMain: true, lines: ladder(QUARTERS, 1, 4, 2) }),
  plan(MARKET.asianHandicap, 'Asian Handicap', { margin: 'twoWay', isMain: true, lines: ladder(QUARTERS, 1, 4) }),
  plan(MARKET.oneTwo, '12', { margin: 'twoWay' }),
  plan(MARKET.doubleChance, 'Double Chance', { margin: 'threeWay' }),
  plan(MARKET.europeanHandicap, 'European Handicap', {
    margin: 'europeanHandicap',
    lines: { kind: 'fixed', quarters: [-8, -4, 4, 8] },
  }),
  plan(MARKET.bothTeamsToScore, 'Both Teams To Score', { margin: 'twoWay' }),
  plan(MARKET.oddEven, 'Odd/Even', { margin: 'twoWay' }),
  plan(MARKET.overUnderHome, 'Under/Over - Home Team', { margin: 'twoWay', lines: ladder(HALVES, 4, 1, 2) }),
  plan(MARKET.overUnderAway, 'Under/Over - Away Team', { margin: 'twoWay', lines: ladder(HALVES, 4, 1, 2) }),
  plan(MARKET.firstTeamToScore, 'First Team To Score', {
    margin: 'first',
    asks: 'first',
    seats: firstSeats('No Goal'),
  }),
  plan(MARKET.correctScore, 'Correct Score', { margin: 'score', seats: scoreSeats(4) }),
  plan(MARKET.halfTimeFullTime, 'HT/FT', { margin: 'combined' }),
  plan(MARKET.winnerAndTotal, '1X2 And Under/Over', { margin: 'combined', lines: ladder(HALVES, 4, 0, 2) }),
  plan(MARKET.firstPeriodWinner, '1st Period Winner', { margin: 'part' }),
  plan(MARKET.overUnderFirstPeriod, 'Under/Over 1st Period', { margin: 'part', lines: ladder(QUARTERS, 1, 2, 2) }),
  plan(MARKET.handicapFirstPeriod, 'Asian Handicap 1st Period', { margin: 'part', lines: ladder(QUARTERS, 1, 1) }),
  plan(MARKET.oddEvenFirstPeriod, 'Odd/Even 1st Period', { margin: 'part' }),
  plan(MARKET.bothTeamsToScoreFirstHalf, 'Both Teams To Score 1st Half', { margin: 'part' }),
  plan(MARKET.correctScoreFirstPeriod, 'Correct Score 1st Period', { margin: 'score', seats: scoreSeats(2) }),
  plan(MARKET.secondPeriodWinner, '2nd Period Winner', { margin: 'part' }),
  plan(MARKET.overUnderSecondPeriod, 'Under/Over 2nd Period', { margin: 'part', lines: ladder(QUARTERS, 1, 1, 2) }),
  plan(MARKET.handicapSecondPeriod, 'Asian Handicap 2nd Period', { margin: 'part', lines: ladder(QUARTERS, 1, 1) }),
  plan(MARKET.bothTeamsToScoreSecondHalf, 'Both Teams To Score 2nd Half', { margin: 'part' }),
  plan(MARKET.cornersOverUnder, 'Corners - Under/Over', {
    ...corners,
    asks: 'overUnder',
    lines: ladder(HALVES, 4, 2, 2),
  }),
  plan(MARKET.cornersHome, 'Corners - Under/Over Home Team', {
    ...corners,
    asks: 'homeOverUnder',
    lines: ladder(HALVES, 4, 1, 2),
  }),
  plan(MARKET.cornersAway, 'Corners - Under/Over Away Team', {
    ...corners,
    asks: 'awayOverUnder',
    lines: ladder(HALVES, 4, 1, 2),
  }),
  plan(MARKET.cornerHandicap, 'Corners - Handicap', { ...corners, asks: 'handicap', lines: ladder(HALVES, 4, 1) }),
];

/** Ice hockey: the same of sixty minutes, and who wins after overtime. */
export const iceHockeyMarkets: readonly MarketPlan[] = [
  plan(MARKET.oneXTwo, '1X2', { margin: 'threeWay', isMain: true }),
  plan(MARKET.overUnder, 'Under/Over', { margin: 'twoWay', isMain: true, lines: ladder(QUARTERS, 1, 3, 2) }),
  plan(MARKET.asianHandicap, 'Asian Handicap', { margin: 'twoWay', isMain: true, lines: ladder(QUARTERS, 1, 3) }),
  plan(MARKET.oneTwoWithOvertime, '12 Including Overtime', { margin: 'twoWay' }),
  plan(MARKET.handicapWithOvertime, 'Asian Handicap Including Overtime', {
    margin: 'twoWay',
    lines: ladder(HALVES, 4, 1, 4),
  }),
  plan(MARKET.overUnderWithOvertime, 'Under/Over Including Overtime', {
    margin: 'twoWay',
    lines: ladder(HALVES, 4, 1, 2),
  }),
  plan(MARKET.doubleChance, 'Double Chance', { margin: 'threeWay' }),
  plan(MARKET.europeanHandicap, 'European Handicap', {
    margin: 'europeanHandicap',
    lines: { kind: 'fixed', quarters: [-4, 4] },
  }),
  plan(MARKET.bothTeamsToScore, 'Both Teams To Score', { margin: 'twoWay' }),
  plan(MARKET.oddEven, 'Odd/Even', { margin: 'twoWay' }),
  plan(MARKET.overUnderHome, 'Under/Over - Home Team', { margin: 'twoWay', lines: ladder(HALVES, 4, 1, 2) }),
  plan(MARKET.overUnderAway, 'Under/Over - Away Team', { margin: 'twoWay', lines: ladder(HALVES, 4, 1, 2) }),
  plan(MARKET.firstPeriodWinner, '1st Period Winner', { margin: 'part' }),
  plan(MARKET.secondPeriodWinner, '2nd Period Winner', { margin: 'part' }),
  plan(MARKET.thirdPeriodWinner, '3rd Period Winner', { margin: 'part' }),
  plan(MARKET.overUnderFirstPeriod, 'Under/Over 1st Period', { margin: 'part', lines: ladder(HALVES, 4, 1, 2) }),
  plan(MARKET.overUnderSecondPeriod, 'Under/Over 2nd Period', { margin: 'part', lines: ladder(HALVES, 4, 1, 2) }),
  plan(MARKET.overUnderThirdPeriod, 'Under/Over 3rd Period', { margin: 'part', lines: ladder(HALVES, 4, 1, 2) }),
  plan(MARKET.handicapFirstPeriod, 'Asian Handicap 1st Period', { margin: 'part', lines: ladder(QUARTERS, 1, 1) }),
  plan(MARKET.oddEvenFirstPeriod, 'Odd/Even 1st Period', { margin: 'part' }),
];
