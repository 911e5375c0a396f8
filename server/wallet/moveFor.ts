/**
 * Moves a member's money and points for a cause that is no bet, and tells it (WAL-06, WAL-07): transfers, the record and the events of their stream in the
 * caller's transaction. Money that comes in, whatever for, repays debt first (LED-7). Bets move theirs themselves (`betting`, `settlement`).
 */
import type { MemberEvent } from '../../src/domain/events/catalogue.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { repayTransfers } from '../../src/domain/wallet/corrections.ts';
import { availableOf, debtOf, pointsOf, type Account, type Transfer } from '../../src/domain/wallet/ledger.ts';
import { appendMemberEvents } from '../events/eventLog.ts';
import type { Work } from '../store/store.ts';
import { balanceOf, postTransfers } from './postTransfers.ts';

/** What a member has after a move: won and points. */
export interface Purse {
  readonly emoney: number;
  readonly point: number;
  /** When it was entered, epoch ms. */
  readonly at: number;
}

/**
 * @param at epoch ms; the record changes later than it last did, whatever the clock says, because a conversion names the record that its member saw
 * @throws if an account would fall below zero (LED-2): the caller refuses before
 */
export async function moveFor(tx: Work, memberId: MemberId, moves: readonly Transfer[], at: number): Promise<Purse> {
  const { updated_at: before } = await tx
    .selectFrom('members')
    .select('updated_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const now = Math.max(at, before + 1);
  const transfers = [...moves, ...(await repaidBy(tx, memberId, moves))];
  await postTransfers(tx, transfers, now);
  const purse = {
    emoney: await balanceOf(tx, availableOf(memberId)),
    point: await balanceOf(tx, pointsOf(memberId)),
    at: now,
  };
  const told = eventsOf(memberId, transfers, purse, now);
  if (told.length === 0) return purse;
  await tx.updateTable('members').set({ updated_at: now, point: purse.point }).where('id', '=', memberId).execute();
  await appendMemberEvents(tx, memberId, told);
  return purse;
}

async function repaidBy(tx: Work, memberId: MemberId, moves: readonly Transfer[]): Promise<readonly Transfer[]> {
  const coming = moves.reduce((sum, move) => sum + changeIn(availableOf(memberId), move), 0);
  const debt = coming > 0 ? await balanceOf(tx, debtOf(memberId)) : 0;
  if (debt === 0) return [];
  return repayTransfers(memberId, null, { available: (await balanceOf(tx, availableOf(memberId))) + coming, debt });
}

/** One event a transfer of money, with the balance as it was after it; one for all points. */
function eventsOf(
  memberId: MemberId,
  transfers: readonly Transfer[],
  { emoney: last, point }: Purse,
  at: number,
): readonly MemberEvent[] {
  const available = availableOf(memberId);
  const points = pointsOf(memberId);
  let emoney = last - transfers.reduce((sum, transfer) => sum + changeIn(available, transfer), 0);
  const events = transfers.flatMap((transfer): MemberEvent[] => {
    const delta = changeIn(available, transfer);
    emoney += delta;
    if (delta === 0) return [];
    return [{ type: 'BalanceChanged', at, data: { emoney, delta, kind: transfer.kind, betId: transfer.betId } }];
  });
  const hasPoints = transfers.some((transfer) => changeIn(points, transfer) !== 0);
  return hasPoints ? [...events, { type: 'PointsChanged', at, data: { point } }] : events;
}

const changeIn = (account: Account, { from, to, amount }: Transfer): number =>
  to === account ? amount : from === account ? -amount : 0;
