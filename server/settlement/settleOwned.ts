/**
 * Brings bets to what the results of their picks say now: money by transfers, the member told, each once per result version.
 *
 * A settled bet whose results were corrected is paid, or charged, the difference; one whose result was taken back is open again.
 */
import { resultOf, type BetResult } from '../../src/domain/bets/settlement.ts';
import type { Bet } from '../../src/domain/bets/bet.ts';
import type { MemberEvent } from '../../src/domain/events/catalogue.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { availableOf, heldOf, settleTransfers, type Transfer } from '../../src/domain/wallet/ledger.ts';
import type { OwnedBet } from '../betting/betRows.ts';
import { appendMemberEvents } from '../events/eventLog.ts';
import { groupRows } from '../store/groupRows.ts';
import type { Work } from '../store/store.ts';
import { availableBalance, postTransfers } from '../wallet/postTransfers.ts';

const OPEN: BetResult = { status: 0, paid: 0 };

/**
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
    const decided = ofMember.flatMap(({ bet }) => changeOf(bet, versions.get(bet.betId) ?? 0) ?? []);
    if (decided.length === 0) continue;
    await settleOf(tx, memberId, decided, at);
    settled += decided.length;
  }
  return settled;
}

interface DecidedBet {
  readonly bet: Bet;
  readonly result: BetResult;
  readonly resultVersion: number;
}

/** `undefined` for an open bet that stays open. A settled bet is told of again even if only a pick of it changed. */
function changeOf(bet: Bet, resultVersion: number): DecidedBet | undefined {
  const result = resultOf(bet) ?? OPEN;
  return bet.status === 0 && result.status === 0 ? undefined : { bet, result, resultVersion };
}

async function settleOf(tx: Work, memberId: MemberId, decided: readonly DecidedBet[], at: number): Promise<void> {
  let emoney = await availableBalance(tx, memberId);
  const transfers: Transfer[] = [];
  const events: MemberEvent[] = [];
  for (const { bet, result, resultVersion } of decided) {
    const ofBet = transfersOf(memberId, bet, result);
    await storeSettlement(tx, bet, result, resultVersion, at);
    events.push(settledEvent(bet, result, at));
    for (const { from, to, amount, kind, betId } of ofBet) {
      const delta = to === availableOf(memberId) ? amount : from === availableOf(memberId) ? -amount : 0;
      if (delta === 0) continue;
      emoney += delta;
      events.push({ type: 'BalanceChanged', at, data: { emoney, delta, kind, betId } });
    }
    transfers.push(...ofBet);
  }
  await postTransfers(tx, transfers, at);
  await tx.updateTable('members').set({ updated_at: at }).where('id', '=', memberId).execute();
  await appendMemberEvents(tx, memberId, events);
}

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

/** What moves between a bet as it is and its new result. */
function transfersOf(memberId: MemberId, bet: Bet, result: BetResult): readonly Transfer[] {
  const { betId, stake } = bet;
  if (bet.status === 0) return settleTransfers(memberId, betId, stake, result.paid);
  const available = availableOf(memberId);
  const delta = result.paid - bet.paid;
  const transfers: readonly Transfer[] = [
    { from: 'house:result', to: available, amount: Math.max(0, delta), kind: 'betPaid', betId },
    { from: available, to: 'house:result', amount: Math.max(0, -delta), kind: 'betLost', betId },
    { from: 'house:result', to: heldOf(memberId), amount: result.status === 0 ? stake : 0, kind: 'betHeld', betId },
  ];
  return transfers.filter((transfer) => transfer.amount > 0);
}
