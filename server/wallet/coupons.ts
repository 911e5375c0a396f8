/** Coupons at the origin: registered, used once (WAL-04, rules CPN). */
import { sql } from 'kysely';
import { registerCouponCall, useCouponCall } from '../../src/domain/calls/coupons.ts';
import { couponsCall } from '../../src/domain/calls/lists.ts';
import { fail, succeed } from '../../src/domain/kernel/decision.ts';
import { BetId, type MemberId } from '../../src/domain/kernel/ids.ts';
import { CouponCode, couponRefusal, couponTransfer, type Coupon } from '../../src/domain/wallet/coupon.ts';
import { kindsOfCause } from '../../src/domain/wallet/entry.ts';
import { refuse } from '../commands/performCommand.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { tellRow } from '../events/tellMember.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import { readSignedIn } from '../session/readMember.ts';
import type { Store, Work } from '../store/store.ts';
import { couponOf } from './issueCoupon.ts';
import { moveFor } from './moveFor.ts';

export function couponRoutes(answer: AnswerCall, store: Store): void {
  answerLists(answer, store)(couponsCall, async (tx, { memberId, after, limit }) => {
    const rows = await tx
      .selectFrom('coupons')
      .selectAll()
      .where('member_id', '=', memberId)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(issued_at, coupon_id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
      )
      .orderBy('issued_at', 'desc')
      .orderBy('coupon_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(couponOf);
  });
}

export function couponCommands(answer: AnswerCommand): void {
  answer(registerCouponCall, async (tx, { memberId, given, now }) => {
    const code = CouponCode.safeParse(given.code);
    // One that is somebody's and one that is nobody's are not told apart.
    const row = code.success
      ? await tx
          .updateTable('coupons')
          .set({ member_id: memberId, issued_at: now })
          .where('code', '=', code.data)
          .where('member_id', 'is', null)
          .where('expires_at', '>', now)
          .returningAll()
          .executeTakeFirst()
      : undefined;
    if (row === undefined) return refuse('unknownCode');
    await tellRow(tx, memberId, 'coupons', couponOf(row), now);
    return succeed({ couponId: row.coupon_id });
  });

  answer(useCouponCall, async (tx, { memberId, given, now }) => {
    const row = await tx
      .selectFrom('coupons')
      .selectAll()
      .where('coupon_id', '=', given.couponId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (row === undefined) return refuse('notYours');
    const coupon = couponOf(row);
    const { level } = await readSignedIn(tx, memberId);
    const charged = await chargedSince(tx, memberId, coupon.issuedAt);
    const refusal = couponRefusal(coupon, { level, charged, now });
    if (refusal !== undefined) return fail(refusal);
    const bet = coupon.kind === 'freeBet' ? await lostBet(tx, memberId, coupon) : null;
    if (bet === undefined) return refuse('noBet', { folds: coupon.folds, odds: coupon.odds });
    const amount = bet === null ? coupon.amount : Math.min(coupon.amount, bet.stake);
    const used = { usedAt: now, betId: bet?.betId ?? null };
    await tx
      .updateTable('coupons')
      .set({ used_at: now, bet_id: used.betId })
      .where('coupon_id', '=', coupon.couponId)
      .execute();
    const purse = await moveFor(tx, memberId, [couponTransfer(memberId, coupon, amount, used.betId)], now);
    await tellRow(tx, memberId, 'coupons', { ...coupon, ...used }, now);
    return succeed({ kind: coupon.kind, amount, ...purse });
  });
}

/** The last lost bet that fits a coupon and gave nothing back by another (CPN-5). */
async function lostBet(tx: Work, memberId: MemberId, { issuedAt, expiresAt, folds, odds }: Coupon) {
  const row = await tx
    .selectFrom('bets')
    .select(['bet_id', 'stake'])
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', issuedAt)
    .where('placed_at', '<', expiresAt)
    .where('status', '=', 1)
    .where('total_odds', '>=', odds)
    .where(sql<boolean>`(SELECT count(*) FROM bet_picks WHERE bet_picks.bet_id = bets.bet_id) >= ${folds}`)
    .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM coupons WHERE coupons.bet_id = bets.bet_id)`)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : { betId: BetId.parse(row.bet_id), stake: row.stake };
}

async function chargedSince(tx: Work, memberId: MemberId, since: number): Promise<number> {
  const row = await tx
    .selectFrom('ledger_entries')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('delta'), sql<number>`0`).as('sum'))
    .where('member_id', '=', memberId)
    .where('purse', '=', 'money')
    .where('at', '>=', since)
    .where('kind', 'in', kindsOfCause('charge'))
    .executeTakeFirstOrThrow();
  return row.sum;
}
