/** Coupons that a demo house gives its members when it is founded. */
import type { CouponTerms } from '../../../src/domain/wallet/coupon.ts';

const anybody = { level: 1, leastCharge: 0, folds: 1, odds: 100 } as const;

export const welcomeCoupons: readonly CouponTerms[] = [
  { ...anybody, kind: 'money', amount: 5_000, title: '신규 회원 머니 쿠폰' },
  { ...anybody, kind: 'points', amount: 3_000, title: '신규 회원 포인트 쿠폰' },
  { ...anybody, kind: 'freeBet', amount: 10_000, title: '무료 베팅 쿠폰', folds: 2, odds: 150 },
];
