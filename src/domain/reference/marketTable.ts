/**
 * What each known market asks: its family, the part of the game it is about, whether it needs a line, and how its results follow from
 * scores (SPT-05). Ids are the feed's; `fromFeed` markets follow from nothing a score says.
 */
import { MARKET, type KnownMarketId } from './markets.ts';

/** Families of markets, for the in-play slip: two picks of one fixture must come from different families (§4, CRT-07). */
export const MARKET_FAMILIES = ['oneXTwo', 'winLose', 'handicap', 'overUnder', 'other'] as const;
export type MarketFamily = (typeof MARKET_FAMILIES)[number];

/**
 * The part of the game that counts. `regular` is without overtime; `overtime` with it; `firstPeriod` and `secondPeriod` are halves where a sport
 * is played in halves; `sets` counts sets won and `points` what was scored in them.
 */
export type MarketScope =
  | 'regular'
  | 'overtime'
  | 'firstPeriod'
  | 'secondPeriod'
  | 'period3'
  | 'period4'
  | 'period5'
  | 'period6'
  | 'period7'
  | 'half1'
  | 'half2'
  | 'half2WithOvertime'
  | 'innings5'
  | 'innings7'
  | 'sets'
  | 'points';

/** The function of `domain/sports/outcomes` that settles it from scores. */
export type OutcomeKind =
  | 'oneXTwo'
  | 'oneTwo'
  | 'doubleChance'
  | 'halfFull'
  | 'handicap'
  | 'europeanHandicap'
  | 'overUnder'
  | 'homeOverUnder'
  | 'awayOverUnder'
  | 'underExactOver'
  | 'oddEven'
  | 'bothToScore'
  | 'correctScore'
  | 'winnerAndTotal'
  | 'overtimePlayed'
  | 'fromFeed';

export interface MarketRow {
  readonly family: MarketFamily;
  readonly scope: MarketScope;
  readonly outcome: OutcomeKind;
  readonly hasLine: boolean;
}

const LINE = true;
const row = (family: MarketFamily, scope: MarketScope, outcome: OutcomeKind, hasLine = false): MarketRow => ({
  family,
  scope,
  outcome,
  hasLine,
});

export const marketTable: { readonly [Id in KnownMarketId]: MarketRow } = {
  [MARKET.oneXTwo]: row('oneXTwo', 'regular', 'oneXTwo'),
  [MARKET.overUnder]: row('overUnder', 'regular', 'overUnder', LINE),
  [MARKET.asianHandicap]: row('handicap', 'regular', 'handicap', LINE),
  [MARKET.halfTimeFullTime]: row('other', 'regular', 'halfFull'),
  [MARKET.oddEven]: row('other', 'regular', 'oddEven'),
  [MARKET.correctScore]: row('other', 'regular', 'correctScore'),
  [MARKET.doubleChance]: row('other', 'regular', 'doubleChance'),
  [MARKET.correctScoreFirstPeriod]: row('other', 'firstPeriod', 'correctScore'),
  [MARKET.cornersOverUnder]: row('overUnder', 'regular', 'fromFeed', LINE),
  [MARKET.europeanHandicap]: row('handicap', 'regular', 'europeanHandicap', LINE),
  [MARKET.firstTeamToScore]: row('other', 'regular', 'fromFeed'),
  [MARKET.bothTeamsToScore]: row('other', 'regular', 'bothToScore'),
  [MARKET.overUnderFirstPeriod]: row('overUnder', 'firstPeriod', 'overUnder', LINE),
  [MARKET.overUnderWithOvertime]: row('overUnder', 'overtime', 'overUnder', LINE),
  [MARKET.cornersHome]: row('overUnder', 'regular', 'fromFeed', LINE),
  [MARKET.cornersAway]: row('overUnder', 'regular', 'fromFeed', LINE),
  [MARKET.firstPeriodWinner]: row('oneXTwo', 'firstPeriod', 'oneXTwo'),
  [MARKET.secondPeriodWinner]: row('oneXTwo', 'secondPeriod', 'oneXTwo'),
  [MARKET.thirdPeriodWinner]: row('oneXTwo', 'period3', 'oneXTwo'),
  [MARKET.fourthPeriodWinner]: row('oneXTwo', 'period4', 'oneXTwo'),
  [MARKET.overUnderSecondPeriod]: row('overUnder', 'secondPeriod', 'overUnder', LINE),
  [MARKET.overUnderThirdPeriod]: row('overUnder', 'period3', 'overUnder', LINE),
  [MARKET.overUnderFourthPeriod]: row('overUnder', 'period4', 'overUnder', LINE),
  [MARKET.overUnderFifthPeriod]: row('overUnder', 'period5', 'overUnder', LINE),
  [MARKET.fifthPeriodWinner]: row('oneXTwo', 'period5', 'oneXTwo'),
  [MARKET.oddEvenFirstPeriod]: row('other', 'firstPeriod', 'oddEven'),
  [MARKET.oddEvenWithOvertime]: row('other', 'overtime', 'oddEven'),
  [MARKET.oneTwo]: row('winLose', 'regular', 'oneTwo'),
  [MARKET.handicapHalfTime]: row('handicap', 'half1', 'handicap', LINE),
  [MARKET.oneTwoHalfTime]: row('winLose', 'half1', 'oneTwo'),
  [MARKET.handicapFirstPeriod]: row('handicap', 'firstPeriod', 'handicap', LINE),
  [MARKET.handicapSecondPeriod]: row('handicap', 'secondPeriod', 'handicap', LINE),
  [MARKET.handicapThirdPeriod]: row('handicap', 'period3', 'handicap', LINE),
  [MARKET.handicapFourthPeriod]: row('handicap', 'period4', 'handicap', LINE),
  [MARKET.overtimePlayed]: row('other', 'overtime', 'overtimePlayed'),
  [MARKET.highestScoringPeriod]: row('other', 'regular', 'fromFeed'),
  [MARKET.oddEvenSecondPeriod]: row('other', 'secondPeriod', 'oddEven'),
  [MARKET.oddEvenThirdPeriod]: row('other', 'period3', 'oddEven'),
  [MARKET.oddEvenFourthPeriod]: row('other', 'period4', 'oddEven'),
  [MARKET.oddEvenFifthPeriod]: row('other', 'period5', 'oddEven'),
  [MARKET.overUnderHalf]: row('overUnder', 'half1', 'overUnder', LINE),
  [MARKET.cornerHandicap]: row('handicap', 'regular', 'fromFeed', LINE),
  [MARKET.overUnderHome]: row('overUnder', 'regular', 'homeOverUnder', LINE),
  [MARKET.overUnderAway]: row('overUnder', 'regular', 'awayOverUnder', LINE),
  [MARKET.bothTeamsToScoreFirstHalf]: row('other', 'half1', 'bothToScore'),
  [MARKET.overUnderHomeFirstPeriod]: row('overUnder', 'firstPeriod', 'homeOverUnder', LINE),
  [MARKET.overUnderAwayFirstPeriod]: row('overUnder', 'firstPeriod', 'awayOverUnder', LINE),
  [MARKET.oneTwoFirstPeriod]: row('winLose', 'firstPeriod', 'oneTwo'),
  [MARKET.oneTwoSecondPeriod]: row('winLose', 'secondPeriod', 'oneTwo'),
  [MARKET.oneTwoThirdPeriod]: row('winLose', 'period3', 'oneTwo'),
  [MARKET.oneTwoFourthPeriod]: row('winLose', 'period4', 'oneTwo'),
  [MARKET.oneTwoFifthPeriod]: row('winLose', 'period5', 'oneTwo'),
  [MARKET.bothTeamsToScoreSecondHalf]: row('other', 'half2', 'bothToScore'),
  [MARKET.overUnderAwayWithOvertime]: row('overUnder', 'overtime', 'awayOverUnder', LINE),
  [MARKET.overUnderHomeWithOvertime]: row('overUnder', 'overtime', 'homeOverUnder', LINE),
  [MARKET.oneTwoWithOvertime]: row('winLose', 'overtime', 'oneTwo'),
  [MARKET.oneTwoFiveInnings]: row('winLose', 'innings5', 'oneTwo'),
  [MARKET.overUnderFiveInnings]: row('overUnder', 'innings5', 'overUnder', LINE),
  [MARKET.outrightWinner]: row('other', 'regular', 'fromFeed'),
  [MARKET.handicapFiveInnings]: row('handicap', 'innings5', 'handicap', LINE),
  [MARKET.halfWinner]: row('oneXTwo', 'half1', 'oneXTwo'),
  [MARKET.underExactOver]: row('overUnder', 'regular', 'underExactOver', LINE),
  [MARKET.handicapWithOvertime]: row('handicap', 'overtime', 'handicap', LINE),
  [MARKET.sixthPeriodWinner]: row('oneXTwo', 'period6', 'oneXTwo'),
  [MARKET.seventhPeriodWinner]: row('oneXTwo', 'period7', 'oneXTwo'),
  [MARKET.overUnderSixthPeriod]: row('overUnder', 'period6', 'overUnder', LINE),
  [MARKET.overUnderSeventhPeriod]: row('overUnder', 'period7', 'overUnder', LINE),
  [MARKET.halfFullWithOvertime]: row('oneXTwo', 'overtime', 'halfFull'),
  [MARKET.winnerAndTotal]: row('other', 'regular', 'winnerAndTotal', LINE),
  [MARKET.secondHalfWithOvertime]: row('oneXTwo', 'half2WithOvertime', 'oneXTwo'),
  [MARKET.extraInnings]: row('winLose', 'overtime', 'fromFeed'),
  [MARKET.overUnderSevenInnings]: row('overUnder', 'innings7', 'overUnder', LINE),
  [MARKET.firstDragon]: row('other', 'regular', 'fromFeed'),
  [MARKET.firstPlayerToScore]: row('other', 'regular', 'fromFeed'),
  [MARKET.handicapSets]: row('handicap', 'sets', 'handicap', LINE),
  [MARKET.firstKill]: row('other', 'regular', 'fromFeed'),
  [MARKET.homeWinAndTotal]: row('other', 'regular', 'fromFeed', LINE),
  [MARKET.awayWinAndTotal]: row('other', 'regular', 'fromFeed', LINE),
  [MARKET.handicapPoints]: row('handicap', 'points', 'handicap', LINE),
  [MARKET.firstFiveInningsWinner]: row('winLose', 'innings5', 'oneTwo'),
  [MARKET.firstSevenInningsWinner]: row('winLose', 'innings7', 'oneTwo'),
};

const byId: Readonly<Record<string, MarketRow | undefined>> = marketTable;

/** What is known of a market; `undefined` for an id the table does not have. */
export function marketRowOf(marketId: string): MarketRow | undefined {
  return Object.hasOwn(byId, marketId) ? byId[marketId] : undefined;
}
