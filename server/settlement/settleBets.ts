/**
 * Settles the open bets that new results decide, in the transaction that stores the results (rules SET-1 … SET-5, LED-3).
 *
 * Idempotent: a bet is settled from the open state only, and a pick that has a result keeps it.
 */
import type { Bet, BetPick } from '../../src/domain/bets/bet.ts';
import { resultOf, type BetResult } from '../../src/domain/bets/settlement.ts';
import type { MemberEvent } from '../../src/domain/events/catalogue.ts';
import { availableOf, settleTransfers } from '../../src/domain/wallet/ledger.ts';
import { readBets, type OwnedBet } from '../betting/betRows.ts';
import { appendMemberEvents } from '../events/eventLog.ts';
import type { SettledSelection } from '../ingest/planDelivery.ts';
import { groupRows } from '../store/groupRows.ts';
import type { Work } from '../store/store.ts';
import { availableBalance, postTransfers } from '../wallet/postTransfers.ts';

/** Fixtures or bets asked for in one query. */
const QUERY_SIZE = 500;

/**
 * @param at epoch ms
 * @returns the number of bets settled
 */
export async function settleBets(tx: Work, results: readonly SettledSelection[], at: number): Promise<number> {
  const touched = new Set<string>();
  for (const [fixtureId, ofFixture] of groupRows(results, (result) => result.fixtureId)) {
    for (const betId of await storeResults(tx, fixtureId, ofFixture)) touched.add(betId);
  }
  let settled = 0;
  const betIds = [...touched];
  for (let first = 0; first < betIds.length; first += QUERY_SIZE) {
    for (const owned of await readBets(tx, betIds.slice(first, first + QUERY_SIZE))) {
      const result = owned.bet.status === 0 ? resultOf(owned.bet) : undefined;
      if (result === undefined) continue;
      await settleBet(tx, owned, result, at);
      settled += 1;
    }
  }
  return settled;
}

/** Writes results to the picks of open bets. Returns the bets they belong to. */
async function storeResults(tx: Work, fixtureId: string, results: readonly SettledSelection[]): Promise<string[]> {
  const waiting = await tx
    .selectFrom('bet_picks')
    .innerJoin('bets', 'bets.bet_id', 'bet_picks.bet_id')
    .select(['bet_picks.bet_id', 'bet_picks.ordinal', 'bet_picks.selection_id'])
    .where('bet_picks.fixture_id', '=', fixtureId)
    .where('bet_picks.settlement', 'is', null)
    .where('bets.status', '=', 0)
    .execute();
  if (waiting.length === 0) return [];
  const bySelection = new Map<string, number>(results.map((result) => [result.selectionId, result.settlement]));
  const decided: string[] = [];
  for (const pick of waiting) {
    const settlement = bySelection.get(pick.selection_id);
    if (settlement === undefined) continue;
    await tx
      .updateTable('bet_picks')
      .set({ settlement })
      .where('bet_id', '=', pick.bet_id)
      .where('ordinal', '=', pick.ordinal)
      .execute();
    decided.push(pick.bet_id);
  }
  return decided;
}

async function settleBet(
  tx: Work,
  { memberId, bet }: OwnedBet,
  { status, paid }: BetResult,
  at: number,
): Promise<void> {
  const available = availableOf(memberId);
  const transfers = settleTransfers(memberId, bet.betId, bet.stake, paid);
  let emoney = await availableBalance(tx, memberId);
  await postTransfers(tx, transfers, at);
  await tx
    .updateTable('bets')
    .set({ status, paid, settled_at: at })
    .where('bet_id', '=', bet.betId)
    .where('status', '=', 0)
    .execute();
  await tx.updateTable('members').set({ updated_at: at }).where('id', '=', memberId).execute();
  const events: MemberEvent[] = [settledEvent(bet, status, paid, at)];
  for (const transfer of transfers) {
    if (transfer.to !== available) continue;
    emoney += transfer.amount;
    const { amount: delta, kind, betId } = transfer;
    events.push({ type: 'BalanceChanged', at, data: { emoney, delta, kind, betId } });
  }
  await appendMemberEvents(tx, memberId, events);
}

function settledEvent(bet: Bet, status: BetResult['status'], paid: number, at: number): MemberEvent {
  const picks: BetPick[] = bet.picks;
  return { type: 'BetSettled', at, data: { betId: bet.betId, status, paid, settledAt: at, picks } };
}
