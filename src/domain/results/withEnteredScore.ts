/** How a game ended by the score that an operator entered of it (RES-6): what its feed tells, with the score of the parts and of the whole laid over it. */
import { FULL_TIME, FULL_TIME_WITH_OVERTIME } from '../reference/periods.ts';
import type { SportId } from '../reference/sports.ts';
import { enteredResult, enteredWhole, periodsOf, type EnteredScore } from '../sports/outcomes/enteredScore.ts';
import { matchPartsOf } from '../sports/outcomes/matchParts.ts';
import type { PeriodScore } from '../sports/play.ts';
import type { EndedMarket, GameResult } from './gameResult.ts';

/**
 * @param told by the feed, or what is known of the game where that tells no end
 * @returns `told` itself where the match was not said to be over, or its whole is not known
 */
export function withEnteredScore(told: GameResult, entered: EnteredScore): GameResult {
  const { sportId } = told;
  const whole = enteredWhole(sportId, entered);
  if (whole === undefined) return told;
  const period = hadOvertime(sportId, entered) ? FULL_TIME_WITH_OVERTIME : FULL_TIME;
  const score = { period, home: whole.home, away: whole.away };
  return {
    ...told,
    status: 'finished',
    score,
    periods: periodsBy(told, entered, score),
    markets: told.markets.map((market) => endedBy(market, sportId, entered)),
  };
}

function hadOvertime(sportId: SportId, { parts }: EnteredScore): boolean {
  const overtime = matchPartsOf(sportId)?.overtime ?? [];
  return parts.some(({ period }) => overtime.includes(period));
}

/** In their order. Where the whole alone was entered, what the feed tells of the parts stands beside it if it tells that whole too. */
function periodsBy(
  told: GameResult,
  { parts }: EnteredScore,
  { home, away }: Readonly<Record<'home' | 'away', number>>,
): PeriodScore[] {
  if (parts.length === 0) return told.score?.home === home && told.score.away === away ? told.periods : [];
  const order = periodsOf(told.sportId);
  return parts.toSorted((a, b) => order.indexOf(a.period) - order.indexOf(b.period));
}

/** A market ends as the score says; what does not follow from it ends as the feed tells. */
const endedBy = (market: EndedMarket, sportId: SportId, entered: EnteredScore): EndedMarket => ({
  ...market,
  selections: market.selections.map((one) => ({
    ...one,
    settlement: one.settlement === -1 ? -1 : (enteredResult(market, one, sportId, entered) ?? one.settlement),
  })),
});
