/**
 * Coupons of the house (WAL-04, rules CPN): money, points, or a free bet, used once within their term and by whoever meets their conditions.
 *
 * A free bet is told as what it comes to: whoever stakes their own money and gets it back where the bet is lost has won or lost what a bet
 * without money would have (0104). So no bet is decided, settled or corrected otherwise than all others.
 */
import { z } from 'zod';
import { BetId } from '../kernel/ids.ts';
import { availableOf, pointsOf, type Transfer } from './ledger.ts';
import type { MemberId } from '../kernel/ids.ts';

export const COUPON_KINDS = ['money', 'points', 'freeBet'] as const;
export const CouponKind = z.enum(COUPON_KINDS);
export type CouponKind = z.infer<typeof CouponKind>;

const MOST = 100_000_000;
export const CouponId = z.string().regex(/^[\w-]{1,40}$/);
const Instant = z.number().int().min(0);

/** What a coupon gives, and to whom. */
export const CouponTerms = z.object({
  kind: CouponKind,
  /** Won, or points; of a free bet the most won that are given back. */
  amount: z.number().int().min(1).max(MOST),
  title: z.string().min(1).max(60),
  /** The member's level at the least. */
  level: z.number().int().min(1).max(100).default(1),
  /** Won charged since it was issued, at the least; 0 for none. */
  leastCharge: z.number().int().min(0).max(MOST).default(0),
  /** Of a free bet: games and total odds, hundredths, of the bet, at the least. */
  folds: z.number().int().min(1).max(20).default(1),
  odds: z.number().int().min(100).max(100_000).default(100),
});
export type CouponTerms = z.infer<typeof CouponTerms>;

export const Coupon = CouponTerms.extend({
  couponId: CouponId,
  /** Epoch ms. It is worth nothing from `expiresAt` on. */
  issuedAt: Instant,
  expiresAt: Instant,
  usedAt: Instant.nullable(),
  /** The lost bet whose stake it gave back. */
  betId: BetId.nullable(),
});
export type Coupon = z.infer<typeof Coupon>;

export type CouponStanding = 'open' | 'used' | 'expired';

/** @param now epoch ms */
export const standingOf = ({ usedAt, expiresAt }: Pick<Coupon, 'usedAt' | 'expiresAt'>, now: number): CouponStanding =>
  usedAt !== null ? 'used' : expiresAt <= now ? 'expired' : 'open';

export const CouponUse = z.strictObject({ couponId: CouponId });
/** What was given, won or points, and what is there now. */
export const CouponUsed = z.object({
  kind: CouponKind,
  amount: z.number().int().min(1),
  emoney: z.number().int().min(0),
  point: z.number().int().min(0),
});

/**
 * `used`, `expired`: at `at`; `belowLevel`: of `level`; `undercharged`: `missing` won of `least`; `noBet`: no lost bet since it was issued has `folds`
 * games and `odds`.
 */
export const COUPON_REASONS = ['used', 'expired', 'belowLevel', 'undercharged', 'noBet'] as const;
export type CouponReason = (typeof COUPON_REASONS)[number];

interface Holder {
  readonly level: number;
  /** Won charged since the coupon was issued. */
  readonly charged: number;
  /** Epoch ms. */
  readonly now: number;
}

/** Why a coupon cannot be used, with the numbers of the reason (CPN-2, CPN-3); `undefined` where it can. */
export function couponRefusal(
  coupon: Pick<Coupon, 'usedAt' | 'expiresAt' | 'level' | 'leastCharge'>,
  { level, charged, now }: Holder,
): { readonly reason: CouponReason; readonly numbers: Readonly<Record<string, number>> } | undefined {
  const { usedAt, expiresAt, level: least, leastCharge } = coupon;
  if (usedAt !== null) return { reason: 'used', numbers: { at: usedAt } };
  if (expiresAt <= now) return { reason: 'expired', numbers: { at: expiresAt } };
  if (level < least) return { reason: 'belowLevel', numbers: { level: least } };
  if (charged < leastCharge)
    return { reason: 'undercharged', numbers: { least: leastCharge, missing: leastCharge - charged } };
  return undefined;
}

/** What a coupon moves, from the house to its member (CPN-4). @param amount won or points */
export function couponTransfer(
  memberId: MemberId,
  { kind, couponId }: Pick<Coupon, 'kind' | 'couponId'>,
  amount: number,
  betId: BetId | null,
): Transfer {
  const given = { amount, kind: 'couponUsed', betId, cause: couponId } as const;
  return kind === 'points'
    ? { from: 'house:points', to: pointsOf(memberId), ...given }
    : { from: 'house:funding', to: availableOf(memberId), ...given };
}

/** As whoever has a coupon types it: twelve letters and digits, with or without hyphens. */
export const CouponCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{12}$/));
