/**
 * Rounds that nobody drew in time: after a stop, or where the machine slept (ROU-6). They are voided and told, of each game the newest alone, and whatever
 * a member has backed: nothing is raced through.
 */
import { sql } from 'kysely';
import { partsOf, roundsBetween, timesOf, type Round, type RoundId } from '../../src/domain/mini-games/round.ts';
import { BONUS_MARKET } from '../../src/domain/bet-slip/bonusPick.ts';
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import type { Work } from '../store/store.ts';
import { dueRound, type DueRound } from './dueRound.ts';

/** Rounds of a game that are voided without a bet on them: what a page of results shows of a stop. */
export const MOST_VOIDED = 120;
/** Backed rounds found at once. */
const FOUND_AT_ONCE = 500;

/** How a round stands when nobody drew it. */
export const voidRound = (round: DueRound): Round => ({
  ...round,
  state: 'void',
  drawn: [],
  seed: '',
});

/** The newest rounds of a game that were to be drawn from an instant on and before another, epoch ms; the oldest first. */
export function newestMissed(game: GameRow, from: number, before: number): readonly Round[] {
  const first = Math.max(from, before - MOST_VOIDED * game.periodMs);
  return roundsBetween(game, first - 1, before - 1, MOST_VOIDED).map((roundId) =>
    voidRound(dueRound(game.gameId, roundId)),
  );
}

/**
 * Rounds that were to be drawn before an instant and never ended, with an open bet on each; some hundreds at most, so ask again once they have ended.
 *
 * @param before epoch ms
 */
export async function backedAndMissed(tx: Work, before: number): Promise<readonly Round[]> {
  const rows = await missedQuery(tx, before).execute();
  return rows.flatMap(({ fixture_id: id, start_at: closedAt }) => {
    const gameId = id.split('.')[1] ?? '';
    // A game that has left the table draws no more: its last rounds are void.
    const roundId = id as RoundId;
    const drawsAt = partsOf(id) === undefined ? closedAt : timesOf(roundId).drawsAt;
    return drawsAt < before ? [voidRound({ gameId, roundId, drawsAt })] : [];
  });
}

/**
 * Rounds that an operator made void and that nobody drew at their instant; some at most. What they would have come to is told however late it is (ROU-16).
 *
 * @param before epoch ms
 */
export async function voidAndUndrawn(tx: Work, before: number): Promise<readonly DueRound[]> {
  const rows = await tx
    .selectFrom('rounds')
    .select(['round_id', 'game_id', 'draws_at'])
    .where('voided_at', 'is not', null)
    .where('seed', '=', '')
    .where('draws_at', '<', before)
    .limit(MOST_VOIDED)
    .execute();
  return rows.map((row) => ({ roundId: row.round_id as RoundId, gameId: row.game_id, drawsAt: row.draws_at }));
}

/** Ids of rounds that closed before an instant and never ended, with when they closed. */
export function missedQuery(tx: Work, before: number) {
  return (
    tx
      .selectFrom('bet_picks')
      .leftJoin('rounds', 'rounds.round_id', 'bet_picks.fixture_id')
      .select(['bet_picks.fixture_id', 'bet_picks.start_at'])
      .distinct()
      .where('bet_picks.settlement', 'is', null)
      .where('bet_picks.start_at', '<', before)
      // Not as a span of ids: open picks are few, and those of rounds that ever were are not.
      .where(sql<boolean>`substr(bet_picks.fixture_id, 1, 3) = 'mg.'`)
      .where('rounds.round_id', 'is', null)
      // A bonus is of no round: its bet decides what becomes of it.
      .where('bet_picks.market_id', '!=', BONUS_MARKET)
      .orderBy('bet_picks.start_at')
      .limit(FOUND_AT_ONCE)
  );
}
