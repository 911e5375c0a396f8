/**
 * Rounds as fixtures, for decisions: nothing of them is stored, so they are reckoned, and whether one still takes bets says the origin's clock as
 * the stream last told it. The browser's own never decides: without a stream there is no round.
 */
import type { StreamHealth } from '../../domain/events/connection.ts';
import { FixtureId } from '../../domain/kernel/ids.ts';
import { isOfRound } from '../../domain/kernel/isOfRound.ts';
import type { Payouts } from '../../domain/mini-games/payouts.ts';
import { fixtureOfRound } from '../../domain/mini-games/roundFixture.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';

/**
 * The rounds among some fixtures that take bets, by id.
 *
 * @param health of the stream of games; `undefined` before it was ever connected
 * @param at epoch ms, of this machine
 * @param books what the house pays on them, as far as it is known here (PAY-3)
 */
export function roundsOnOffer(
  fixtureIds: readonly string[],
  health: StreamHealth | undefined,
  at: number,
  books: readonly Payouts[],
): ReadonlyMap<string, Fixture> {
  const rounds = new Map<string, Fixture>();
  // The clock is told with the first byte of a stream, and before that by none.
  if (health === undefined || health.lastByteAt === 0) return rounds;
  for (const id of fixtureIds) {
    const round = isOfRound(id) ? fixtureOfRound(FixtureId.parse(id), books) : undefined;
    if (round !== undefined && at + health.clockOffset < round.startAt) rounds.set(id, round);
  }
  return rounds;
}
