/**
 * How a game ended (rules RES): its last score, what each period came to, how its main markets ended. A game that was called off or put off has its
 * status and no score. Words are in the app's copy.
 */
import { z } from 'zod';
import { isAlike } from '../kernel/isAlike.ts';
import { MARKET } from '../reference/markets.ts';
import { FixtureStatus, Settlement } from '../reference/statuses.ts';
import { FIXTURE_LIMITS, Fixture, Market, Selection, winMarketOf, type Score } from '../sports/fixture.ts';
import { mainLineOf } from '../sports/marketLines.ts';
import { PeriodScore, PLAY_LIMITS } from '../sports/play.ts';

/** A selection of a market that ended, and how. */
export const EndedSelection = Selection.pick({ selectionId: true, side: true, name: true, line: true }).extend({
  settlement: Settlement.nullable(),
});

/** A market as it ended: of one with many lines the main one (MKL-2). */
export const EndedMarket = Market.pick({ marketId: true, name: true, baseLine: true }).extend({
  selections: z.array(EndedSelection).max(FIXTURE_LIMITS.selections),
});
export type EndedMarket = z.infer<typeof EndedMarket>;

/** Statuses of a game that is over, or will not be played when it was to be. */
export const ENDED_STATUSES = ['finished', 'cancelled', 'postponed', 'interrupted'] as const satisfies FixtureStatus[];
export const EndedStatus = FixtureStatus.extract(ENDED_STATUSES);
export type EndedStatus = z.infer<typeof EndedStatus>;

/** Of each kind the first that a game has: who wins, with a handicap, over or under. */
const MAX_MARKETS = 3;

export const FinalTally = z.object({
  /** Period code the score is of: 100 full time, 101 after overtime, 102 after penalties. */
  period: z.number().int(),
  home: z.number().int().min(0),
  away: z.number().int().min(0),
});
export type FinalTally = z.infer<typeof FinalTally>;

export const GameResult = Fixture.pick({
  fixtureId: true,
  sportId: true,
  locationId: true,
  locationName: true,
  leagueId: true,
  leagueName: true,
  home: true,
  away: true,
  startAt: true,
}).extend({
  status: EndedStatus,
  /** When it was first known to have ended, epoch ms. */
  endedAt: z.number().int().min(0),
  score: FinalTally.nullable(),
  /** In their order; none where the feed tells none. */
  periods: z.array(PeriodScore).max(PLAY_LIMITS.periods),
  markets: z.array(EndedMarket).max(MAX_MARKETS),
  /** Whether it had ended with another score before (RES-7); absent where it had not. */
  isCorrected: z.boolean().optional(),
});
export type GameResult = z.infer<typeof GameResult>;

const HANDICAPS = [
  MARKET.asianHandicap,
  MARKET.handicapWithOvertime,
  MARKET.handicapSets,
  MARKET.handicapPoints,
  MARKET.europeanHandicap,
];
const TOTALS = [MARKET.overUnder, MARKET.overUnderWithOvertime];

const isEnded = (status: FixtureStatus): status is EndedStatus => EndedStatus.safeParse(status).success;

/**
 * What a fixture's state says of how it ended (RES-1).
 *
 * @param endedAt epoch ms
 * @returns `undefined` for a game that has not; one that was broken off before it began will be played
 */
export function gameResultOf(fixture: Fixture, endedAt: number): GameResult | undefined {
  const { status, score } = fixture;
  if (!isEnded(status) || (status === 'interrupted' && score === null)) return undefined;
  return { ...factsOf(fixture), status, endedAt, ...tallyOf(status, score), markets: endedMarkets(fixture) };
}

/** A game that ended before it was ever on offer: facts and score, without markets. */
export function pastGameResult(
  facts: Omit<Fixture, 'status' | 'turnsInPlay' | 'score' | 'markets'>,
  score: Score,
  endedAt: number,
): GameResult {
  return { ...factsOf(facts), status: 'finished', endedAt, ...tallyOf('finished', score), markets: [] };
}

/**
 * What is known of a game once it is told of again (RES-2): the same object where nothing is new. When it was first known to have ended stays, and so
 * do the score of an end that is told again without one, and the periods and markets of a score.
 */
export function retold(before: GameResult, said: GameResult): GameResult {
  const next = said.score === null && said.status === before.status ? { ...said, score: before.score } : said;
  const isSame = !isCorrection(before, next);
  const told = inPlaceOf(before, {
    ...next,
    periods: isSame && next.periods.length === 0 ? before.periods : next.periods,
    markets: isSame && next.markets.length === 0 ? before.markets : next.markets,
  });
  return isAlike(before, told) ? before : told;
}

/** Whether a result that was told says another score or status than before (RES-3); that its markets are decided later corrects nothing. */
export const isCorrection = (before: GameResult, next: GameResult): boolean =>
  before.status !== next.status || !isAlike(before.score, next.score);

/** A result that takes the place of another, since when the game has ended: marked where it had ended with another score, by whomever that was said (RES-7). */
export function inPlaceOf(before: GameResult, next: GameResult): GameResult {
  const { isCorrected: _before, ...result } = next;
  // A score where there was none corrects nothing, nor does an end after all of a game that was broken off.
  const isOther = before.status === 'finished' && before.score !== null && isCorrection(before, next);
  return {
    ...result,
    endedAt: before.endedAt,
    ...(isOther || before.isCorrected === true ? { isCorrected: true } : {}),
  };
}

function factsOf(facts: Omit<Fixture, 'status' | 'turnsInPlay' | 'score' | 'markets'>) {
  const { fixtureId, sportId, locationId, locationName, leagueId, leagueName, home, away, startAt } = facts;
  return { fixtureId, sportId, locationId, locationName, leagueId, leagueName, home, away, startAt };
}

function tallyOf(status: EndedStatus, score: Score | null): Pick<GameResult, 'score' | 'periods'> {
  if (score === null || status === 'cancelled' || status === 'postponed') return { score: null, periods: [] };
  const { period, home, away } = score;
  return { score: { period, home, away }, periods: score.play?.periods ?? [] };
}

function endedMarkets(fixture: Fixture): EndedMarket[] {
  const lineOf = (ids: readonly string[]) =>
    ids.map((id) => mainLineOf(fixture, id)).find((line) => line !== undefined);
  return [winMarketOf(fixture), lineOf(HANDICAPS), lineOf(TOTALS)].flatMap((market) =>
    market === undefined ? [] : [endedMarket(market)],
  );
}

const endedMarket = ({ marketId, name, baseLine, selections }: Market): EndedMarket => ({
  marketId,
  name,
  baseLine,
  selections: selections.map(({ selectionId, side, name: named, line, settlement }) => ({
    selectionId,
    side,
    name: named,
    line,
    settlement,
  })),
});
