/**
 * The score of the part of a game that a market is about (rules OUT-1 … OUT-3, OUT-15): regular time, with overtime, one period, the first
 * innings, sets won. A part that was not played to its end has no score, and nothing is settled from it.
 */
import type { MarketScope } from '../../reference/marketTable.ts';
import { FULL_TIME } from '../../reference/periods.ts';
import { SPORT, type SportId } from '../../reference/sports.ts';
import type { Fixture, Score } from '../fixture.ts';
import { matchPartsOf } from './matchParts.ts';

export interface SideScore {
  readonly home: number;
  readonly away: number;
}

/** What is known of a finished game, by the feed's period codes. Only periods that were completed are in it. */
export interface FinalScore {
  readonly sportId: SportId;
  readonly periods: ReadonlyMap<number, SideScore>;
  /** Where the score of the whole game is known beside its periods, or without them. */
  readonly whole?: WholeScore;
}

/** Score of a whole game, in sets where the sport is won by sets. `undefined` for what is not known. */
export interface WholeScore {
  readonly regular: SideScore | undefined;
  readonly overtime: SideScore | undefined;
  readonly hadOvertime: boolean;
}

/** How a match stands, as far as its score says. */
export interface EndedMatch extends Pick<Fixture, 'sportId' | 'status'> {
  readonly score: Pick<Score, 'period' | 'home' | 'away'> | null;
}

/** Period code of a game that is over after overtime. */
const AFTER_OVERTIME = 101;

/**
 * What the last score of a fixture says of it (rule OUT-15). It counts the whole game: after overtime the score of regular time is not
 * known any more.
 *
 * @returns `undefined` for one that is not over, or has no final score
 */
export function finalScoreOf({ sportId, status, score }: EndedMatch): FinalScore | undefined {
  if (status !== 'finished' || score === null) return undefined;
  const { period, home, away } = score;
  const hadOvertime = period === AFTER_OVERTIME;
  if (!hadOvertime && period !== FULL_TIME) return undefined;
  const overtime = { home, away };
  return { sportId, periods: new Map(), whole: { regular: hadOvertime ? undefined : overtime, overtime, hadOvertime } };
}

/** Overtime, extra time and extra innings; shoot-outs are not part of any score here. */
const OVERTIME_PERIODS: readonly number[] = [30, 35, 40];

/** Highest code of a set, map or inning. */
const LAST_SET = 9;

/** Score of a scope; `undefined` if the sport has no such part or it was not completed. */
export function scoreOf(game: FinalScore, scope: MarketScope): SideScore | undefined {
  const whole = wholeScoreOf(game, scope);
  if (whole !== undefined) return whole;
  const codes = codesOf(game, scope);
  if (codes === undefined || codes.length === 0) return undefined;
  const scores = codes.map((code) => game.periods.get(code));
  if (scores.includes(undefined)) return undefined;
  const played = scores.filter((score) => score !== undefined);
  return scope === 'sets' || (countsSets(game) && isWhole(scope)) ? setsWon(played) : sumOf(played);
}

function wholeScoreOf(game: FinalScore, scope: MarketScope): SideScore | undefined {
  if (scope === 'regular' || scope === 'overtime') return game.whole?.[scope];
  return scope === 'sets' && countsSets(game) ? game.whole?.regular : undefined;
}

/** Whether overtime was played. */
export function hadOvertime(game: FinalScore): boolean {
  return game.whole?.hadOvertime ?? OVERTIME_PERIODS.some((code) => game.periods.has(code));
}

/** Whether the sport is won by sets, so that a line may mean sets or points. */
export const countsSets = ({ sportId }: Pick<FinalScore, 'sportId'>): boolean =>
  matchPartsOf(sportId)?.sets !== undefined;
const isWhole = (scope: MarketScope): boolean => scope === 'regular' || scope === 'overtime';

function codesOf(game: FinalScore, scope: MarketScope): readonly number[] | undefined {
  const halves = regularOf(game)?.includes(10) === true;
  switch (scope) {
    case 'regular':
      return countsSets(game) ? setsOf(game) : regularOf(game);
    case 'overtime':
      return countsSets(game) ? setsOf(game) : withOvertime(game, regularOf(game));
    case 'points':
    case 'sets':
      return countsSets(game) ? setsOf(game) : undefined;
    case 'firstPeriod':
      return halves ? [10] : [1];
    case 'secondPeriod':
      return halves ? [20] : [2];
    case 'half1':
      return halfOf(game, 0);
    case 'half2':
      return halfOf(game, 1);
    case 'half2WithOvertime':
      return withOvertime(game, halfOf(game, 1));
    case 'innings5':
      return firstInnings(game, 5);
    case 'innings7':
      return firstInnings(game, 7);
    default:
      return [Number(scope.slice('period'.length))];
  }
}

/** Periods of regular time that must all be there. Sports won by sets have no fixed number. */
const regularOf = ({ sportId }: FinalScore): readonly number[] | undefined => matchPartsOf(sportId)?.regular;

const setsOf = ({ periods }: FinalScore): readonly number[] =>
  [...periods.keys()].filter((code) => code >= 1 && code <= LAST_SET);

const withOvertime = ({ periods }: FinalScore, codes: readonly number[] | undefined) =>
  codes === undefined ? undefined : [...codes, ...OVERTIME_PERIODS.filter((code) => periods.has(code))];

const firstInnings = (game: FinalScore, count: number): readonly number[] | undefined =>
  game.sportId === SPORT.baseball ? regularOf(game)?.slice(0, count) : undefined;

/** The periods of a half: one code where halves are played, two quarters otherwise; hockey's three periods have none. */
function halfOf(game: FinalScore, half: 0 | 1): readonly number[] | undefined {
  const codes = regularOf(game);
  if (countsSets(game) || codes === undefined || codes.length % 2 === 1) return undefined;
  const size = codes.length / 2;
  return codes.slice(half * size, (half + 1) * size);
}

const sumOf = (scores: readonly SideScore[]): SideScore =>
  scores.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 });

const setsWon = (scores: readonly SideScore[]): SideScore => ({
  home: scores.filter(({ home, away }) => home > away).length,
  away: scores.filter(({ home, away }) => away > home).length,
});
