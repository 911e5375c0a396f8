/**
 * A member takes a bet back (rules CXL): its picks are cancelled, its stake comes back and its member is told, in one transaction that settles it as any
 * other result does. What its games come to afterwards changes nothing of it.
 */
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import { cancelRefusal, fixturesOf, type CancelOutcome } from '../../src/domain/bets/cancelling.ts';
import type { Bet } from '../../src/domain/bets/bet.ts';
import type { BetId, MemberId } from '../../src/domain/kernel/ids.ts';
import { openRounds } from '../draws/roundFacts.ts';
import { readSetting } from '../house/settings.ts';
import { settleOwned } from '../settlement/settleOwned.ts';
import type { Work } from '../store/store.ts';
import { availableBalance } from '../wallet/postTransfers.ts';
import { readBets } from './betRows.ts';

/** Later than any version of a result: no result of its games is newer than that a bet was taken back. */
const TAKEN_BACK = 1_000_000_000_000;

/**
 * @param now epoch ms
 * @param isBettingOff whether the books were found wrong: nothing is booked then
 */
export async function cancelBet(
  tx: Work,
  memberId: MemberId,
  betId: BetId,
  now: number,
  isBettingOff: boolean,
): Promise<CancelOutcome> {
  const row = await tx
    .selectFrom('bets')
    .select('cancelled_at')
    .where('bet_id', '=', betId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const [owned] = row === undefined ? [] : await readBets(tx, [betId]);
  if (row === undefined || owned === undefined) return { kind: 'refused', reason: 'unknownBet' };
  if (row.cancelled_at !== null) return { kind: 'cancelled', betId, emoney: await availableBalance(tx, memberId) };
  const reason = isBettingOff ? 'bettingOff' : await refusalOf(tx, memberId, owned.bet, now);
  if (reason !== undefined) return { kind: 'refused', reason };
  await takeBack(tx, [betId], null, now);
  return { kind: 'cancelled', betId, emoney: await availableBalance(tx, memberId) };
}

/**
 * Cancels every pick of some bets, and settles them so: what they come to is booked and told. Nothing is asked.
 *
 * @param by id of the operator who does it; `null` for their member
 */
export async function takeBack(tx: Work, betIds: readonly BetId[], by: string | null, now: number): Promise<void> {
  await tx
    .updateTable('bet_picks')
    .set({ settlement: -1, result_version: TAKEN_BACK })
    .where('bet_id', 'in', betIds)
    .execute();
  await tx.updateTable('bets').set({ cancelled_at: now, cancelled_by: by }).where('bet_id', 'in', betIds).execute();
  await settleOwned(tx, await readBets(tx, betIds), new Map(betIds.map((betId) => [betId, TAKEN_BACK])), now);
}

async function refusalOf(tx: Work, memberId: MemberId, bet: Bet, now: number) {
  const fixtureIds = fixturesOf(bet);
  const games = await tx
    .selectFrom('fixtures')
    .select(['start_at', 'status'])
    .where('fixture_id', 'in', fixtureIds)
    .execute();
  const rounds = await openRounds(tx, fixtureIds, now);
  return cancelRefusal({
    bet,
    rules: await readSetting(tx, 'betCancelling'),
    cancelledToday: await cancelledSince(tx, memberId, seoulDayOf(now)),
    isDecided: await hasResult(tx, bet),
    games: [
      ...games.map(({ start_at, status }) => ({ startAt: start_at, isScheduled: status === 'scheduled' })),
      // A round that has closed is not among them: its game counts as started (ROU-11).
      ...[...rounds.values()].map(({ startAt }) => ({ startAt, isScheduled: true })),
    ],
    now,
  });
}

async function cancelledSince(tx: Work, memberId: MemberId, since: number): Promise<number> {
  const { count } = await tx
    .selectFrom('bets')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('cancelled_at', '>=', since)
    .where('cancelled_by', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Also a result that the settler has not come to yet. */
async function hasResult(tx: Work, { picks }: Bet): Promise<boolean> {
  if (picks.some(({ settlement }) => settlement !== null)) return true;
  const rows = await tx
    .selectFrom('results')
    .select(['fixture_id', 'selection_id'])
    .where(
      'selection_id',
      'in',
      picks.map(({ selectionId }) => selectionId),
    )
    .where(
      'fixture_id',
      'in',
      picks.map(({ fixtureId }) => fixtureId),
    )
    .where('settlement', 'is not', null)
    .execute();
  return rows.some((row) =>
    picks.some(({ fixtureId, selectionId }) => fixtureId === row.fixture_id && selectionId === row.selection_id),
  );
}
