/** A round between the domain's shape and its row. */
import type { Round } from '../../src/domain/mini-games/round.ts';
import type { RoundTable } from '../store/originTables.ts';

export const roundOfRow = ({ round_id, game_id, draws_at, state, drawn, seed, voided_at }: RoundTable): Round => ({
  roundId: round_id as Round['roundId'],
  gameId: game_id,
  drawsAt: draws_at,
  state,
  drawn: JSON.parse(drawn) as number[],
  seed,
  ...(voided_at === null ? {} : { voidedAt: voided_at }),
});

export const rowOfRound = ({ roundId, gameId, drawsAt, state, drawn, seed, voidedAt }: Round): RoundTable => ({
  round_id: roundId,
  game_id: gameId,
  draws_at: drawsAt,
  state,
  drawn: JSON.stringify(drawn),
  seed,
  voided_at: voidedAt ?? null,
});
