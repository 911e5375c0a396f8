/** What waits, as operators see it (QUE-1): rows of the queue out of the tables of their nouns, and the telling of each that changes. */
import { InquiryTurn } from '../../src/domain/inquiries/inquiry.ts';
import type { BonusKind } from '../../src/domain/cashier/bonus.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { countedId } from '../../src/domain/lists/listKey.ts';
import type { Lease, QueueAbout, QueueKind, QueueMember, QueueRef, QueueRow } from '../../src/domain/office/queue.ts';
import { queueKey } from '../../src/domain/office/queue.ts';
import { spokenOf } from '../../src/domain/posts/post.ts';
import { readSpoken } from '../posts/postRows.ts';
import type { Work } from '../store/store.ts';
import { tellOffice } from './tellOffice.ts';

const TEXT_LENGTH = 120;

/** What of a row its noun says. */
type Source = Pick<QueueRow, 'since' | 'amount' | 'about'> & { readonly memberId: string; readonly isWaiting: boolean };

/** The rows of some kinds that wait, the longest first. @param now epoch ms */
export async function readQueue(
  tx: Work,
  kinds: readonly QueueKind[],
  limit: number,
  now: number,
): Promise<readonly QueueRow[]> {
  if (kinds.length === 0) return [];
  const refs = await tx
    .selectFrom('office_queue')
    .select(['kind', 'id'])
    .where('kind', 'in', kinds)
    .orderBy('since')
    .orderBy('id')
    .limit(limit)
    .execute();
  const rows: QueueRow[] = [];
  for (const ref of refs) {
    const row = await readQueueRow(tx, ref, now);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

/** A row as it stands, also of what waits no more. @returns `undefined` for what never was */
export async function readQueueRow(tx: Work, { kind, id }: QueueRef, now: number): Promise<QueueRow | undefined> {
  const source = await sources[kind](tx, id);
  if (source === undefined) return undefined;
  const { memberId, isWaiting, ...told } = source;
  const proposal = await tx
    .selectFrom('proposals')
    .select('id')
    .where('target', '=', queueKey({ kind, id }))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const state = isWaiting ? (proposal === undefined ? 'waiting' : 'proposed') : 'over';
  const lease = isWaiting ? await readLease(tx, { kind, id }, now) : null;
  const member = await readQueueMember(tx, memberId);
  return { kind, id, state, ...told, member, lease, proposal: proposal?.id ?? null };
}

/** Tells operators how something stands now. @param at epoch ms */
export async function tellQueue(tx: Work, ref: QueueRef, at: number): Promise<void> {
  const row = await readQueueRow(tx, ref, at);
  if (row !== undefined) await tellOffice(tx, [{ list: 'queue', row }], at);
}

/** @throws if there is none: no member is ever deleted */
export async function readQueueMember(tx: Work, memberId: string): Promise<QueueMember> {
  const { user_id, nickname, level } = await tx
    .selectFrom('members')
    .select(['user_id', 'nickname', 'level'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { id: MemberId.parse(memberId), userId: user_id, nickname, level };
}

/** Who has it now. @param now epoch ms */
export async function readLease(tx: Work, { kind, id }: QueueRef, now: number): Promise<Lease | null> {
  const row = await tx
    .selectFrom('office_leases')
    .innerJoin('operators', 'operators.member_id', 'office_leases.operator_id')
    .select(['operator_id', 'name', 'until'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('until', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { operatorId: MemberId.parse(row.operator_id), name: row.name, until: row.until };
}

type ReadSource = (tx: Work, id: string) => Promise<Source | undefined>;

const ofRequest =
  (kind: 'charge' | 'exchange'): ReadSource =>
  async (tx, id) => {
    const row = await tx.selectFrom('money_requests').selectAll().where('id', '=', id).executeTakeFirst();
    if (row?.kind !== kind) return undefined;
    const { usdt, rate, bonus_kind: bonusKind, bonus_percent: percent, points } = row;
    const tether = usdt === null || rate === null ? null : { usdt, rate };
    const bonus = bonusKind === null || percent === null ? null : { kind: bonusKind as BonusKind, percent, points };
    const about: QueueAbout =
      kind === 'exchange' ? { kind, tether } : { kind, bonus, tether, isFirst: await isFirst(tx, row.member_id) };
    const isWaiting = row.state === 'requested';
    return { since: row.requested_at, amount: row.amount, about, memberId: row.member_id, isWaiting };
  };

async function isFirst(tx: Work, memberId: string): Promise<boolean> {
  const charged = await tx
    .selectFrom('money_requests')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'approved')
    .limit(1)
    .executeTakeFirst();
  return charged === undefined;
}

/** `id` is member, area and day of the one asked for. */
const ofCalculation: ReadSource = async (tx, id) => {
  const row = await readCalculation(tx, id);
  if (row === undefined) return undefined;
  const about: QueueAbout = { kind: 'calculation', area: row.area, day: row.day };
  return { since: row.at, amount: row.amount, about, memberId: row.member_id, isWaiting: row.state === 'requested' };
};

/** What the queue calls a settlement that was asked for. */
export const calculationId = (memberId: string, area: string, day: number): string => `${memberId}|${area}|${day}`;

/** @returns the settlement that is so called; `undefined` where none was asked for */
export function readCalculation(tx: Work, id: string) {
  const [memberId = '', area = '', day = ''] = id.split('|');
  return tx
    .selectFrom('calculations')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('area', '=', area)
    .where('day', '=', countedId(day))
    .executeTakeFirst();
}

const ofInquiry: ReadSource = async (tx, id) => {
  const row = await tx.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const said = InquiryTurn.array()
    .parse(JSON.parse(row.turns))
    .findLast(({ by }) => by === 'member');
  const about: QueueAbout = { kind: 'inquiry', topic: row.topic, text: shortened(said?.text ?? '') };
  return { since: row.said_at, amount: null, about, memberId: row.member_id, isWaiting: row.state === 'waiting' };
};

/** `id` is what was said and its id. */
const ofReport: ReadSource = async (tx, id) => {
  const spoken = spokenOf(id);
  const row = spoken === undefined ? undefined : await readSpoken(tx, spoken);
  if (spoken === undefined || row === undefined || row.reports === 0) return undefined;
  const { since } = await tx
    .selectFrom('spoken_reports')
    .select((select) => select.fn.min('at').as('since'))
    .where('what', '=', spoken.what)
    .where('id', '=', spoken.id)
    .executeTakeFirstOrThrow();
  const about: QueueAbout = { kind: 'report', what: spoken.what, text: shortened(row.text), reports: row.reports };
  const isWaiting = row.judged_at === null && row.state !== 'deleted';
  return { since: since ?? row.at, amount: null, about, memberId: row.member_id, isWaiting };
};

const sources: Readonly<Record<QueueKind, ReadSource>> = {
  charge: ofRequest('charge'),
  exchange: ofRequest('exchange'),
  calculation: ofCalculation,
  inquiry: ofInquiry,
  report: ofReport,
};

const shortened = (text: string): string => Array.from(text).slice(0, TEXT_LENGTH).join('').slice(0, TEXT_LENGTH);
