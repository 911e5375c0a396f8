/**
 * Bets on games in play between their arrival and their decision (CLS-3): kept on disk, so that a restart forgets none of them.
 *
 * Nothing is debited for a held bet. It ends decided, voided by its member, or voided by the house when nobody decided it in time.
 */
import { z } from 'zod';
import { BettingRequest } from '../../src/domain/bets/bettingCall.ts';
import type { OddsPolicy } from '../../src/domain/bets/compareClaims.ts';
import type { SeenScore } from '../../src/domain/bets/recheckAfterDelay.ts';
import { BetId, BetKey, FixtureId, MemberId } from '../../src/domain/kernel/ids.ts';
import type { HeldBetTable } from '../store/originTables.ts';
import { prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';

/** Held bets one member may have at a time. */
export const MAX_HELD = 20;

/** A bet that waits for its decision, and what it was asked with. */
export interface HeldOrder {
  readonly memberId: MemberId;
  readonly key: BetKey;
  readonly betId: BetId;
  readonly fingerprint: string;
  readonly parentKey: BetKey | null;
  readonly policy: OddsPolicy;
  readonly request: BettingRequest;
  readonly scores: ReadonlyMap<FixtureId, SeenScore | null>;
  /** Epoch ms, both. */
  readonly arrivedAt: number;
  readonly decideAt: number;
}

const count = z.number().int().min(0);
const Scores = z.array(z.tuple([FixtureId, z.object({ home: count, away: count }).nullable()]));

/** One row a key: held again under its key, it is the same bet. */
export async function insertHeldBet(tx: Work, held: HeldOrder): Promise<void> {
  await tx
    .insertInto('held_bets')
    .values({
      member_id: held.memberId,
      key: held.key,
      bet_id: held.betId,
      fingerprint: held.fingerprint,
      parent_key: held.parentKey,
      policy: held.policy,
      request: JSON.stringify(held.request),
      scores: JSON.stringify([...held.scores]),
      arrived_at: held.arrivedAt,
      decide_at: held.decideAt,
    })
    .execute();
}

const heldRow = prepareOne((given: { readonly memberId: string; readonly key: string }, database) =>
  database.selectFrom('held_bets').selectAll().where('member_id', '=', given.memberId).where('key', '=', given.key),
);

/** `undefined` for one that was decided or voided: its key tells what became of it. */
export function findHeldBet(tx: Work, memberId: MemberId, key: BetKey): Promise<HeldBetTable | undefined> {
  return heldRow(tx, { memberId, key });
}

/** All of them, the next to be decided first. */
export async function readHeldBets(tx: Work): Promise<Pick<HeldOrder, 'memberId' | 'key' | 'decideAt'>[]> {
  const rows = await tx
    .selectFrom('held_bets')
    .select(['member_id', 'key', 'decide_at'])
    .orderBy('decide_at')
    .execute();
  return rows.map((row) => ({
    memberId: MemberId.parse(row.member_id),
    key: BetKey.parse(row.key),
    decideAt: row.decide_at,
  }));
}

/** How many of a member's bets wait just now: there is a bound on them. */
export async function countHeldBets(tx: Work, memberId: MemberId): Promise<number> {
  const row = await tx
    .selectFrom('held_bets')
    .select((select) => select.fn.countAll<number>().as('held'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.held;
}

/** In the transaction that decides or voids it, so that it ends once. */
export async function dropHeldBet(tx: Work, memberId: MemberId, key: BetKey): Promise<void> {
  await tx.deleteFrom('held_bets').where('member_id', '=', memberId).where('key', '=', key).execute();
}

/** The row read back through the domain's schemas. */
export const heldOrderOf = (row: HeldBetTable): HeldOrder => ({
  memberId: MemberId.parse(row.member_id),
  key: BetKey.parse(row.key),
  betId: BetId.parse(row.bet_id),
  fingerprint: row.fingerprint,
  parentKey: row.parent_key === null ? null : BetKey.parse(row.parent_key),
  policy: row.policy,
  request: BettingRequest.parse(JSON.parse(row.request)),
  scores: new Map(Scores.parse(JSON.parse(row.scores))),
  arrivedAt: row.arrived_at,
  decideAt: row.decide_at,
});
