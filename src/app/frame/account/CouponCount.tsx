/** How many coupons the member can use now, once the list is here; with a plus where there are more than its first page. */
import { standingOf } from '../../../domain/wallet/coupon.ts';
import { useOriginNow } from '../connection/useOriginNow.ts';
import { glance } from '../copy/glance.ts';
import { useList } from '../link/useList.ts';

const MINUTE_MS = 60_000;

export function CouponCount() {
  const { view } = useList('coupons', {});
  const now = useOriginNow(MINUTE_MS);
  const runs = view?.runs ?? [];
  if (runs.length === 0) return null;
  const open = runs.flatMap(({ rows }) => rows).filter((coupon) => standingOf(coupon, now) === 'open').length;
  return (
    <>
      {glance.coupons(
        open,
        runs.some(({ next }) => next !== null),
      )}
    </>
  );
}
