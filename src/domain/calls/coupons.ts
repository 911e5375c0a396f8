/** Calls about coupons (WAL-04, rules CPN). What they change is told by the member's stream. */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { COUPON_REASONS, CouponId, CouponUse, CouponUsed } from '../wallet/coupon.ts';

/**
 * Uses a coupon: its money or points are there, or the stake of the last lost bet that fits it is back.
 *
 * @ours
 */
export const useCouponCall = memberCommand({
  path: '/coupon/use',
  given: CouponUse,
  done: CouponUsed,
  reasons: COUPON_REASONS,
  isOfMoney: true,
  isOfPlay: true,
});

/**
 * Puts a coupon that somebody was given by its number among their own.
 *
 * @ours
 */
export const registerCouponCall = memberCommand({
  path: '/coupon/register',
  given: z.strictObject({ code: z.string().min(1).max(40) }),
  done: z.object({ couponId: CouponId }),
  reasons: ['unknownCode'],
  isOfPlay: true,
});
