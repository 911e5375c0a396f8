/** How a coupon comes to be, by an operator or by the house (CPN-1). */
import type { Selectable } from 'kysely';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { Coupon, type CouponTerms } from '../../src/domain/wallet/coupon.ts';
import { tellRow } from '../events/tellMember.ts';
import { tellOfficeDocument } from '../office/tellOffice.ts';
import type { Randomness } from '../randomness.ts';
import { memberNamed } from '../session/memberNamed.ts';
import type { CouponTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** Where a coupon is from and whose it is. */
interface Issue {
  readonly couponId: string;
  /** `null` for one that waits for whoever registers its number. */
  readonly memberId: MemberId | null;
  readonly code: string | null;
  /** Epoch ms. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** What is asked for: for whom, by their id, and for how many days. */
interface CouponAsked extends CouponTerms {
  readonly userId: string | null;
  readonly days: number;
}

const ID_BYTES = 12;
const CODE_LENGTH = 12;

/**
 * Issues what an operator asks for (CPN-7), with a number where it is nobody's yet.
 *
 * @param now epoch ms
 * @returns `undefined` for a member nobody knows
 */
export async function issueAsked(
  tx: Work,
  { userId, days, ...terms }: CouponAsked,
  randomness: Randomness,
  now: number,
) {
  const memberId = userId === null ? null : await memberNamed(tx, userId);
  if (memberId === undefined) return undefined;
  const couponId = randomness.text(ID_BYTES);
  const code = memberId === null ? codeOf(randomness.text(CODE_LENGTH * 2)) : null;
  await issueCoupon(tx, terms, { couponId, memberId, code, issuedAt: now, expiresAt: now + days * DAY_MS });
  return { couponId, code, memberId };
}

/** Letters and digits of a random text; what it has not is not told. */
function codeOf(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .padEnd(CODE_LENGTH, '7')
    .slice(0, CODE_LENGTH);
}

/** Issues a coupon and tells operators and its member, where it has one. */
async function issueCoupon(tx: Work, terms: CouponTerms, issue: Issue): Promise<void> {
  const row = await storeCoupon(tx, terms, issue);
  await tellOfficeDocument(tx, 'house', issue.issuedAt);
  if (issue.memberId !== null) await tellRow(tx, issue.memberId, 'coupons', couponOf(row), issue.issuedAt);
}

/** A coupon of whom nobody is to be told: a house that is founded has no browser yet. */
export async function storeCoupon(tx: Work, terms: CouponTerms, issue: Issue): Promise<Selectable<CouponTable>> {
  const { kind, amount, title, level, leastCharge, folds, odds } = terms;
  const { couponId, memberId, code, issuedAt, expiresAt } = issue;
  const row: Selectable<CouponTable> = {
    ...{ coupon_id: couponId, member_id: memberId, code, kind, amount, title, level, folds, odds },
    ...{ least_charge: leastCharge, issued_at: issuedAt, expires_at: expiresAt, used_at: null, bet_id: null },
  };
  await tx.insertInto('coupons').values(row).execute();
  return row;
}

/** A row as its member is told of it. */
export const couponOf = (row: Selectable<CouponTable>): Coupon =>
  Coupon.parse({
    ...{ couponId: row.coupon_id, kind: row.kind, amount: row.amount, title: row.title, level: row.level },
    ...{ leastCharge: row.least_charge, folds: row.folds, odds: row.odds, issuedAt: row.issued_at },
    ...{ expiresAt: row.expires_at, usedAt: row.used_at, betId: row.bet_id },
  });
