/**
 * What operators did, written down in the transaction that does it (rules AUD): entries count without a hole, each holds the hash of the one before, and the
 * database lets nobody change or remove one.
 */
import { createHash } from 'node:crypto';
import { AuditEntry, type AuditCheck, type AuditOutcome } from '../../src/domain/office/audit.ts';
import type { Operator } from '../../src/domain/office/operator.ts';
import type { AuditTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';
import { tellOffice } from './tellOffice.ts';

/** Before the first entry. */
const FIRST = '0'.repeat(64);
const READ_ROWS = 1_000;
const MOST_DEVICE = 200;

/** Who does it, and from where. */
export interface Actor {
  /** `null` where the house itself acts. */
  readonly operator: Operator | null;
  readonly from: string;
  readonly device: string;
}

/** What is written down; what is absent does not belong to it. */
export interface Written {
  readonly act: string;
  readonly outcome: AuditOutcome;
  readonly target?: string;
  readonly member?: string | null;
  readonly amount?: number | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
  readonly effectHash?: string | null;
  readonly proposedBy?: string | null;
}

type Chained = Omit<AuditTable, 'hash'>;

/** @param at epoch ms */
export async function writeAudit(tx: Work, actor: Actor, written: Written, at: number): Promise<AuditEntry> {
  const last = await tx
    .selectFrom('audit_entries')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { act, outcome, target = '', member = null, amount = null, reason = '' } = written;
  const chained: Chained = {
    seq: (last?.seq ?? 0) + 1,
    at,
    operator_id: actor.operator?.id ?? null,
    name: actor.operator?.name ?? '',
    role: actor.operator?.role ?? null,
    from_address: actor.from,
    device: actor.device.slice(0, MOST_DEVICE),
    ...{ act, outcome, target, member, amount, reason },
    before: JSON.stringify(written.before ?? null),
    after: JSON.stringify(written.after ?? null),
    effect_hash: written.effectHash ?? null,
    proposed_by: written.proposedBy ?? null,
    previous_hash: last?.hash ?? FIRST,
  };
  const row = { ...chained, hash: hashOf(chained) };
  await tx.insertInto('audit_entries').values(row).execute();
  const entry = entryOf(row);
  await tellOffice(tx, [{ list: 'audit', row: entry }], at);
  return entry;
}

/** Over every field, the hash of the entry before among them, in an order that is said here and nowhere else. */
function hashOf(row: Chained): string {
  const { seq, at, operator_id, name, role, from_address, device, act, outcome, target, member, amount } = row;
  const { before, after, reason, effect_hash, proposed_by, previous_hash } = row;
  const who = [seq, at, operator_id, name, role, from_address, device];
  const what = [act, outcome, target, member, amount, before, after, reason, effect_hash, proposed_by, previous_hash];
  return createHash('sha256')
    .update(JSON.stringify([...who, ...what]))
    .digest('hex');
}

/** As operators see it. */
export function entryOf(row: AuditTable): AuditEntry {
  const before: unknown = JSON.parse(row.before);
  const after: unknown = JSON.parse(row.after);
  return AuditEntry.parse({
    ...{ seq: row.seq, at: row.at, operatorId: row.operator_id, name: row.name, role: row.role },
    ...{ from: row.from_address, device: row.device, act: row.act, outcome: row.outcome, target: row.target },
    ...{ member: row.member, amount: row.amount, before, after },
    ...{ reason: row.reason, effectHash: row.effect_hash, proposedBy: row.proposed_by },
    ...{ previousHash: row.previous_hash, hash: row.hash },
  });
}

/** Reckons every entry anew (AUD-2). */
export async function checkAudit(tx: Work): Promise<AuditCheck> {
  let [seq, head] = [0, FIRST];
  for (;;) {
    const rows = await tx
      .selectFrom('audit_entries')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(READ_ROWS)
      .execute();
    for (const { hash, ...chained } of rows) {
      const follows = chained.seq === seq + 1 && chained.previous_hash === head && hashOf(chained) === hash;
      if (!follows) return { entries: seq, brokenAt: seq + 1, head };
      [seq, head] = [chained.seq, hash];
    }
    if (rows.length < READ_ROWS) return { entries: seq, brokenAt: null, head };
  }
}
