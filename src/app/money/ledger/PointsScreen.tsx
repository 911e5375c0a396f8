/** `/mywallet/point`: points into money, and how they came (WAL-03). */
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { statement } from '../copy/ledger.ts';
import { Points } from './Points.tsx';
import { LEDGER_PAGES, WalletFrame } from './WalletFrame.tsx';

export function Component() {
  return (
    <QueryBoundary hint={statement.failed}>
      <WalletFrame pages={LEDGER_PAGES} page="points">
        <Points />
      </WalletFrame>
    </QueryBoundary>
  );
}
