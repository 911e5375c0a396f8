/**
 * Brings bets to what the results of their picks say now: money by transfers, the member told, each once per result version.
 *
 * A settled bet whose results were corrected is paid, or charged, the difference; one whose result was taken back is open again. Of one that
 * stays open nothing is settled, and its member is told which of its picks are decided (SET-8).
 */
import type { Bet } from '../../src/domain/bets/bet.ts';
import { resettle, resultOf, type BetResult } from '../../src/domain/bets/settlement.ts';
import type { MemberEvent } from '../../src/domain/events/catalogue.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { resettleTransfers, type Standing } from '../../src/domain/wallet/corrections.ts';
import { availableOf, debtOf, type Account, type Transfer } from '../../src/domain/wallet/ledger.ts';
import type { OwnedBet } from '../betting/betRows.ts';
import { appendMemberEvents } from '../events/eventLog.ts';
import { groupRows } from '../store/groupRows.ts';
import type { Work } from '../store/store.ts';
import { balanceOf, postTransfers } from '../wallet/postTransfers.ts';

const OPEN: BetResult = { status: 0, paid: 0 };

/**
 * @param bets with a pick whose result has changed
 * @param versions result version of each bet
 * @param at epoch ms
 * @returns the number of bets whose settlement changed
 */
export async function settleOwned(
  tx: Work,
  bets: readonly OwnedBet[],
  versions: ReadonlyMap<string, number>,
  at: number,
): Promise<number> {
  let settled = 0;
  for (const [memberId, ofMember] of groupRows(bets, (owned) => owned.memberId)) {
    const changed = ofMember.map(({ bet }) => changeOf(bet, versions.get(bet.betId) ?? 0));
    await settleOf(tx, memberId, changed, at);
    settled += changed.filter(({ isSettled }) => isSettled).length;
  }
  return settled;
}

interface ChangedBet {
  readonly bet: Bet;
  readonly result: BetResult;
  readonly resultVersion: number;
  /** Whether it is, or was, decided: `false` for an open bet that stays open. */
  readonly isSettled: boolean;
}

function changeOf(bet: Bet, resultVersion: number): ChangedBet {
  const result = resultOf(bet) ?? OPEN;
  return { bet, result, resultVersion, isSettled: bet.status !== 0 || result.status !== 0 };
}

async function settleOf(tx: Work, memberId: MemberId, changed: readonly ChangedBet[], at: number): Promise<void> {
  const [available, debt] = [availableOf(memberId), debtOf(memberId)];
  let standing: Standing = { available: await balanceOf(tx, available), debt: await balanceOf(tx, debt) };
  const transfers: Transfer[] = [];
  const events: MemberEvent[] = [];
  for (const { bet, result, resultVersion, isSettled } of changed) {
    const step = resettle(resultBefore(bet), result.status === 0 ? undefined : result);
    if (isSettled) await storeSettlement(tx, bet, result, resultVersion, at);
    events.push(settledEvent(bet, result, at));
    for (const transfer of resettleTransfers(memberId, bet, step, standing)) {
      const { kind, betId } = transfer;
      const delta = changeIn(available, transfer);
      standing = { available: standing.available + delta, debt: standing.debt + changeIn(debt, transfer) };
      transfers.push(transfer);
      if (delta === 0) continue;
      events.push({ type: 'BalanceChanged', at, data: { emoney: standing.available, delta, kind, betId } });
    }
  }
  await postTransfers(tx, transfers, at);
  const betIds = changed.map(({ bet }) => bet.betId);
  await tx.deleteFrom('set_aside_bets').where('bet_id', 'in', betIds).execute();
  // A bet that pays nothing changes nothing of the record that its member's browser has (SES-05).
  if (events.some(({ type }) => type === 'BalanceChanged'))
    await tx.updateTable('members').set({ updated_at: at }).where('id', '=', memberId).execute();
  await appendMemberEvents(tx, memberId, events);
}

const changeIn = (account: Account, { from, to, amount }: Transfer): number =>
  to === account ? amount : from === account ? -amount : 0;

const resultBefore = ({ status, paid }: Bet): BetResult | undefined => (status === 0 ? undefined : { status, paid });

async function storeSettlement(
  tx: Work,
  { betId }: Bet,
  { status, paid }: BetResult,
  resultVersion: number,
  at: number,
): Promise<void> {
  // The primary key refuses a second settlement of one result version, whatever went wrong before it.
  await tx
    .insertInto('settlements')
    .values({ bet_id: betId, result_version: resultVersion, status, paid, at })
    .execute();
  const settledAt = status === 0 ? null : at;
  await tx.updateTable('bets').set({ status, paid, settled_at: settledAt }).where('bet_id', '=', betId).execute();
}

function settledEvent({ betId, picks }: Bet, { status, paid }: BetResult, at: number): MemberEvent {
  return { type: 'BetSettled', at, data: { betId, status, paid, settledAt: at, picks } };
}
