/**
 * Rounds of mini games and virtual games as they were drawn or voided, the latest draw first (MIN-04, MIN-05). A row changes where an operator makes
 * its round void (ROU-18), which the stream tells as it tells of its end (`RoundEnded`): pages and what it tells are merged by key alone.
 */
import { z } from 'zod';
import { slipOfGame } from '../bets/slipOfGame.ts';
import { gameOf } from '../mini-games/gameTable.ts';
import { Round } from '../mini-games/round.ts';
import { list, numberAsked } from './list.ts';

const Instant = numberAsked(z.number().int().min(0));

/** Instants of drawing, epoch ms: from `from` on and before `until`. Without a game, those of a provider's, of virtual games alone (1) or of the others (0). */
export const RoundFilter = z.strictObject({
  gameId: Round.shape.gameId.optional(),
  provider: z.string().min(1).max(20).optional(),
  virtual: numberAsked(z.union([z.literal(0), z.literal(1)])).optional(),
  from: Instant.optional(),
  until: Instant.optional(),
});
export type RoundFilter = z.output<typeof RoundFilter>;

export const roundList = list({
  path: '/game-result/rounds',
  caller: 'member',
  row: Round,
  filter: RoundFilter,
  pageSize: 50,
  keyOf: ({ drawsAt, roundId }) => ({ at: drawsAt, id: roundId }),
  fits: ({ gameId, drawsAt }, { from = 0, until = Infinity, ...filter }) =>
    drawsAt >= from && drawsAt < until && isOfFilter(gameId, filter),
});

/** Whether a game's rounds are among those of a filter, whenever they were drawn. */
export function isOfFilter(
  id: string,
  { gameId, provider, virtual }: Pick<RoundFilter, 'gameId' | 'provider' | 'virtual'>,
) {
  const game = gameOf(id);
  return (
    game !== undefined &&
    (gameId === undefined || gameId === id) &&
    (provider === undefined || provider === game.provider) &&
    (virtual === undefined || (virtual === 1) === (slipOfGame(game) === 'virtual'))
  );
}
