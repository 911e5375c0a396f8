/**
 * What members play in lobbies by day and lobby, counted as it is entered: the ledger knows of a round what was staked and paid, and not in which lobby; launches that
 * do are forgotten (LBY-9). Its sums are those of the ledger to the won.
 */
import { sql } from 'kysely';
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import { LOBBY_GAMES } from '../../src/domain/lobbies/games.ts';
import type { Transfer } from '../../src/domain/wallet/ledger.ts';
import type { LobbySessionTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** The lobby that a game is listed in; of one that is not listed, the casino. */
const lobbyOf = (game: string): 'casino' | 'slot' =>
  LOBBY_GAMES.find(({ gameId }) => gameId === game)?.lobby ?? 'casino';

/**
 * Counts what a call of a supplier moved. A stake that comes back is taken off the day on which it does (CLC-1).
 *
 * @param at when it was entered, epoch ms
 */
export async function countPlay(
  tx: Work,
  { member_id, game }: Pick<LobbySessionTable, 'member_id' | 'game'>,
  transfers: readonly Transfer[],
  at: number,
): Promise<void> {
  const sum = (kind: Transfer['kind']) =>
    transfers.reduce((total, transfer) => (transfer.kind === kind ? total + transfer.amount : total), 0);
  const staked = sum('casinoStaked') - sum('casinoReturned');
  const paid = sum('casinoPaid');
  if (staked === 0 && paid === 0) return;
  const rounds = staked > 0 ? 1 : 0;
  await sql`
    INSERT INTO lobby_days (member_id, day, lobby, rounds, staked, paid)
      VALUES (${member_id}, ${seoulDayOf(at)}, ${lobbyOf(game)}, ${rounds}, ${staked}, ${paid})
      ON CONFLICT (member_id, day, lobby) DO UPDATE SET rounds = lobby_days.rounds + excluded.rounds,
        staked = lobby_days.staked + excluded.staked, paid = lobby_days.paid + excluded.paid`.execute(tx);
}
