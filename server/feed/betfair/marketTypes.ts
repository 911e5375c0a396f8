/** Which market of ours a market type of the exchange is, and how its runners sit in it: rules BF-M3 … BF-M9 (docs/FEEDS.md). */
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { EACH_WAY_NAME, placed, sportOf } from './copy/words.ts';
import type { MarketDefinition } from './marketChange.ts';
import { rowOf } from '../rowOf.ts';

/**
 * `sides`: home, away and perhaps a draw. `lines`: both sides at their handicaps. `totals`: under and over, with the line of the type or of the
 * runner. `chances`: two of three. `halves`: at half time and at the end. `scores`, `yesNo`, `oddEven`: answers. `runners`: names.
 */
export type Seating =
  | 'sides'
  | 'lines'
  | 'totals'
  | 'chances'
  | 'halves'
  | 'scores'
  | 'yesNo'
  | 'oddEven'
  | 'winners'
  | 'runners';

export interface MarketPlace {
  readonly marketId: string;
  readonly marketName: string;
  readonly seating: Seating;
  /** Of the whole market; absent where each runner has its own, or none. */
  readonly line?: string;
  /** Whether more than one line stands under the number. */
  readonly hasLines?: true;
}

const place = (marketId: string, marketName: string, seating: Seating): MarketPlace => ({
  marketId,
  marketName,
  seating,
});

const byType: Readonly<Record<string, MarketPlace | undefined>> = {
  MONEY_LINE: place(MARKET.oneTwoWithOvertime, '12 Including Overtime', 'sides'),
  DRAW_NO_BET: place(MARKET.oneTwo, '12', 'sides'),
  HALF_TIME: place(MARKET.firstPeriodWinner, '1st Period Winner', 'sides'),
  ASIAN_HANDICAP: { ...place(MARKET.asianHandicap, 'Asian Handicap', 'lines'), hasLines: true },
  ALT_TOTAL_GOALS: { ...place(MARKET.overUnder, 'Under/Over', 'totals'), hasLines: true },
  BOTH_TEAMS_TO_SCORE: place(MARKET.bothTeamsToScore, 'Both Teams To Score', 'yesNo'),
  ODD_OR_EVEN: place(MARKET.oddEven, 'Odd/Even', 'oddEven'),
  DOUBLE_CHANCE: place(MARKET.doubleChance, 'Double Chance', 'chances'),
  CORRECT_SCORE: place(MARKET.correctScore, 'Correct Score', 'scores'),
  SET_BETTING: place(MARKET.correctScore, 'Correct Score', 'scores'),
  HALF_TIME_SCORE: place(MARKET.correctScoreFirstPeriod, 'Correct Score 1st Period', 'scores'),
  HALF_TIME_FULL_TIME: place(MARKET.halfTimeFullTime, 'HT/FT', 'halves'),
  FIRST_GOAL_SCORER: place(MARKET.firstPlayerToScore, 'First Player To Score', 'runners'),
  EACH_WAY: place('EACH_WAY', EACH_WAY_NAME, 'winners'),
};

/** Who wins of many, whatever a sport calls it. */
const OUTRIGHT = new Set(['WIN', 'WINNER', 'OUTRIGHT_WINNER', 'TOURNAMENT_WINNER', 'LEAGUE_WINNER']);
const SETS = [
  MARKET.oneTwoFirstPeriod,
  MARKET.oneTwoSecondPeriod,
  MARKET.oneTwoThirdPeriod,
  MARKET.oneTwoFourthPeriod,
  MARKET.oneTwoFifthPeriod,
] as const;
/** Sports whose exchange prices count overtime. */
const WITH_OVERTIME: ReadonlySet<string> = new Set([
  SPORT.basketball,
  SPORT.baseball,
  SPORT.iceHockey,
  SPORT.americanFootball,
]);

/**
 * @param name of the market, where the file has one
 * @returns a place under the type's own name for what no table knows
 */
export function marketPlaceOf(first: MarketDefinition, name: string | undefined): MarketPlace {
  const { marketType, runners } = first;
  const [sportId] = sportOf(first.eventTypeId);
  if (marketType === 'MATCH_ODDS' || marketType === 'MATCH_BET') {
    return runners.length === 2 ? place(MARKET.oneTwo, '12', 'sides') : place(MARKET.oneXTwo, '1X2', 'sides');
  }
  if (OUTRIGHT.has(marketType)) return place(MARKET.outrightWinner, 'Outright Winner', 'winners');
  if (marketType === 'HANDICAP') {
    const id = WITH_OVERTIME.has(sportId) ? MARKET.handicapWithOvertime : MARKET.asianHandicap;
    return { ...place(id, 'Handicap', 'lines'), hasLines: true };
  }
  if (marketType === 'COMBINED_TOTAL') {
    const id = WITH_OVERTIME.has(sportId) ? MARKET.overUnderWithOvertime : MARKET.overUnder;
    return { ...place(id, 'Under/Over', 'totals'), hasLines: true };
  }
  return (
    rowOf(byType, marketType) ?? numbered(first, name) ?? place(marketType.slice(0, 16), name ?? marketType, 'runners')
  );
}

/** Types with a number in them: lines in tenths, places, sets. */
function numbered(
  { marketType, numberOfWinners }: MarketDefinition,
  name: string | undefined,
): MarketPlace | undefined {
  const total = /^(OVER_UNDER|FIRST_HALF_GOALS)_(\d{1,3})(5)(_CORNR)?$/.exec(marketType);
  if (total !== null) {
    const id =
      total[4] !== undefined
        ? MARKET.cornersOverUnder
        : total[1] === 'OVER_UNDER'
          ? MARKET.overUnder
          : MARKET.overUnderFirstPeriod;
    return { ...place(id, 'Under/Over', 'totals'), line: `${Number(total[2])}.5` };
  }
  const handicap = /^TEAM_([AB])_(\d)$/.exec(marketType);
  if (handicap !== null) {
    const line = `${handicap[1] === 'A' ? '' : '-'}${handicap[2]}`;
    return { ...place(MARKET.europeanHandicap, 'European Handicap', 'sides'), line };
  }
  const set = SETS[Number(/^Set ([1-5]) /i.exec(name ?? '')?.[1] ?? 0) - 1];
  if (marketType === 'SET_WINNER' && set !== undefined) return place(set, name ?? marketType, 'sides');
  const places = /^TOP_(\d{1,2})/.exec(marketType)?.[1] ?? numberOfWinners;
  if (/^(?:OTHER_)?PLACE$|^TOP_\d{1,2}/.test(marketType) && places !== undefined && places !== null) {
    return place(marketType.slice(0, 16), placed(Number(places)), 'winners');
  }
  return undefined;
}
