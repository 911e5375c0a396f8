/** A member's coupons, the last issued first (WAL-04, rules CPN): told whole by the member's stream where one is issued, registered or used. */
import { z } from 'zod';
import { Coupon } from '../wallet/coupon.ts';
import { list, toldRows } from './list.ts';

export const couponList = list({
  path: '/coupon',
  caller: 'member',
  row: Coupon,
  filter: z.strictObject({}),
  pageSize: 50,
  keyOf: ({ issuedAt, couponId }) => ({ at: issuedAt, id: couponId }),
  fits: () => true,
  live: toldRows('coupons', Coupon, ({ couponId }) => couponId),
});
