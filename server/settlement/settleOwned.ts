/**
 * Brings bets to what the results of their picks say now: money by transfers, the member told, each once per result version.
 *
 * A settled bet whose results were corrected is paid, or charged, the difference; one whose result was taken back is open again. Of one that
 * stays open nothing is settled, and its member is told which of its picks are decided (SET-8).
 */
import { sql } from 'kysely';
import type { Bet } from '../../src/domain/bets/bet.ts';
import { resultOf, type BetResult } from '../../src/domain/bets/settlement.ts';
import type { MemberEvent } from '../../src/domain/events/catalogue.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Standing } from '../../src/domain/wallet/corrections.ts';
import { availableOf, debtOf } from '../../src/domain/wallet/ledger.ts';
import { settlementSteps } from '../../src/domain/wallet/settlementSteps.ts';
import type { OwnedBet } from '../betting/betRows.ts';
import { appendMemberEvents } from '../events/eventLog.ts';
import { touchMember } from '../session/touchMember.ts';
import { groupRows } from '../store/groupRows.ts';
import { prepare } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';
import { balanceOf, postTransfers } from '../wallet/postTransfers.ts';

const OPEN: BetResult = { status: 0, paid: 0 };

interface StoredResult {
  readonly betId: string;
  readonly status: number;
  readonly paid: number;
}

const settlementRow = prepare((row: StoredResult & { readonly resultVersion: number; readonly at: number }, database) =>
  database
    .insertInto('settlements')
    .values({ bet_id: row.betId, result_version: row.resultVersion, status: row.status, paid: row.paid, at: row.at }),
);

const settledBet = prepare((row: StoredResult & { readonly settledAt: number | null }, database) =>
  database
    .updateTable('bets')
    .set({ status: row.status, paid: row.paid, settled_at: row.settledAt })
    .where('bet_id', '=', row.betId),
);

const takeFromAside = prepare(
  (given: { readonly betIds: string }, _, { jsonEach }) => sql`
    DELETE FROM set_aside_bets WHERE bet_id IN (SELECT value FROM ${jsonEach(given.betIds)})`,
);

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
  const { steps } = settlementSteps(memberId, changed, await standingOf(tx, memberId));
  const events: MemberEvent[] = [];
  for (const { resettled, moves } of steps) {
    const { bet, result, resultVersion, isSettled } = resettled;
    if (isSettled) await storeSettlement(tx, bet, result, resultVersion, at);
    events.push(settledEvent(bet, result, at));
    for (const { transfer, available: emoney, delta } of moves) {
      const { kind, betId } = transfer;
      if (delta !== 0) events.push({ type: 'BalanceChanged', at, data: { emoney, delta, kind, betId } });
    }
  }
  const transfers = steps.flatMap(({ moves }) => moves.map(({ transfer }) => transfer));
  await postTransfers(tx, transfers, at);
  await takeFromAside(tx, { betIds: JSON.stringify(changed.map(({ bet }) => bet.betId)) });
  // A bet that pays nothing changes nothing of the record that its member's browser has (SES-05).
  if (events.some(({ type }) => type === 'BalanceChanged')) await touchMember(tx, { memberId, at });
  await appendMemberEvents(tx, memberId, events);
}

/** What is there of a member's money, and what they owe. Won. */
export const standingOf = async (tx: Work, memberId: MemberId): Promise<Standing> => ({
  available: await balanceOf(tx, availableOf(memberId)),
  debt: await balanceOf(tx, debtOf(memberId)),
});

async function storeSettlement(
  tx: Work,
  { betId }: Bet,
  { status, paid }: BetResult,
  resultVersion: number,
  at: number,
): Promise<void> {
  // The primary key refuses a second settlement of one result version, whatever went wrong before it.
  await settlementRow(tx, { betId, resultVersion, status, paid, at });
  await settledBet(tx, { betId, status, paid, settledAt: status === 0 ? null : at });
}

function settledEvent({ betId, picks }: Bet, { status, paid }: BetResult, at: number): MemberEvent {
  return { type: 'BetSettled', at, data: { betId, status, paid, settledAt: at, picks } };
}
