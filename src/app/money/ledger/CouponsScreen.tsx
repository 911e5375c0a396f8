/** `/coupon`: the member's coupons (WAL-04). */
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { coupons } from '../copy/ledger.ts';
import { Coupons } from './Coupons.tsx';
import { LEDGER_PAGES, WalletFrame } from './WalletFrame.tsx';

export function Component() {
  return (
    <QueryBoundary hint={coupons.failed}>
      <WalletFrame pages={LEDGER_PAGES} page="coupons">
        <Coupons />
      </WalletFrame>
    </QueryBoundary>
  );
}
