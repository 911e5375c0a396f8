/** The document of a member's own limits: what holds, what was used of it, and what became of their money while they were here (FAIR-03, FAIR-04). */
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { checkDueAt, type OwnLimits } from '../../src/domain/limits/ownDocument.ts';
import { SPANS } from '../../src/domain/limits/ownLimit.ts';
import { readSetting } from '../house/settings.ts';
import type { Work } from '../store/store.ts';
import { readExclusion, readOwnLimits } from './ownRows.ts';
import { usedOf } from './ownStanding.ts';
import { readSessionStart, readTurnover } from './ownTurnover.ts';

/** @param now epoch ms */
export async function readOwnDocument(tx: Work, memberId: MemberId, now: number): Promise<OwnLimits> {
  const since = await readSessionStart(tx, memberId);
  const check = await readCheck(tx, memberId);
  const turnoverSince = async (from: number) => {
    const { stakes, returned } = await readTurnover(tx, memberId, from);
    return { since: from, stakes, returned };
  };
  return {
    at: now,
    waitMs: (await readSetting(tx, 'ownLimits')).waitMs,
    limits: await readOwnLimits(tx, memberId),
    used: await usedOf(tx, memberId, SPANS, now),
    exclusion: (await readExclusion(tx, memberId, now)) ?? null,
    check: { minutes: check.minutes, dueAt: dueAtOf(since, check) },
    session: since === undefined ? null : await turnoverSince(since),
    today: await turnoverSince(seoulDayOf(now)),
    open: await readOpen(tx, memberId),
  };
}

/** When the member's next reality check is due, epoch ms. */
export const readDueAt = async (tx: Work, memberId: MemberId): Promise<number | null> =>
  dueAtOf(await readSessionStart(tx, memberId), await readCheck(tx, memberId));

const dueAtOf = (since: number | undefined, { minutes, acknowledgedAt }: Check) =>
  since === undefined ? null : checkDueAt(minutes, since, acknowledgedAt);

type Minutes = OwnLimits['check']['minutes'];
interface Check {
  readonly minutes: Minutes;
  readonly acknowledgedAt?: number;
}

async function readCheck(tx: Work, memberId: MemberId): Promise<Check> {
  const row = await tx.selectFrom('reality_checks').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (row === undefined) return { minutes: (await readSetting(tx, 'ownLimits')).checkMinutes };
  return {
    minutes: row.minutes as Minutes,
    ...(row.acknowledged_at !== null && { acknowledgedAt: row.acknowledged_at }),
  };
}

/** How often the check comes, or when the last one was acknowledged, epoch ms; what is not said stays. */
export async function storeCheck(
  tx: Work,
  memberId: MemberId,
  change: { readonly minutes: Minutes } | { readonly acknowledged_at: number },
): Promise<void> {
  const { minutes } = await readCheck(tx, memberId);
  await tx
    .insertInto('reality_checks')
    .values({ member_id: memberId, minutes, acknowledged_at: null, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}

async function readOpen(tx: Work, memberId: MemberId): Promise<OwnLimits['open']> {
  const row = await tx
    .selectFrom('bets')
    .select((select) => [
      select.fn.countAll<number>().as('bets'),
      select.fn.coalesce(select.fn.sum<number>('stake'), select.val(0)).as('stakes'),
    ])
    .where('member_id', '=', memberId)
    .where('status', '=', 0)
    .executeTakeFirstOrThrow();
  return row;
}
