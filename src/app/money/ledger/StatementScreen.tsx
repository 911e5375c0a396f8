/** `/mywallet`: the member's statement (WAL-07). */
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { statement } from '../copy/ledger.ts';
import { Statement } from './Statement.tsx';
import { LEDGER_PAGES, WalletFrame } from './WalletFrame.tsx';

export function Component() {
  return (
    <QueryBoundary hint={statement.failed}>
      <WalletFrame pages={LEDGER_PAGES} page="statement">
        <Statement />
      </WalletFrame>
    </QueryBoundary>
  );
}
