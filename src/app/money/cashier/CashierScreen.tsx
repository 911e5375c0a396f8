/** `/charge`, `/exchange`, `/chargeCrypto`, `/exchangeCrypto` (WAL-01, WAL-02): one frame, a form each, and what became of what was asked for. */
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/StateMessage.tsx';
import { usePage } from '../../kit/links/usePage.ts';
import { walletWords } from '../copy/cashier.ts';
import { WalletPage } from '../wallet/WalletPage.tsx';
import { ChargeForm } from './ChargeForm.tsx';
import { ExchangeForm } from './ExchangeForm.tsx';
import * as styles from './Cashier.css.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { LiveRequests, Requests } from './Requests.tsx';
import { ShutNote } from './ShutNote.tsx';
import { TetherForm } from './TetherForm.tsx';
import { useCashier, type CashierFacts } from './useCashier.ts';

export function Component() {
  return (
    <QueryBoundary hint={walletWords.failed}>
      <CashierPage />
    </QueryBoundary>
  );
}

function CashierPage() {
  const view = useCashier();
  return (
    <WalletPage>
      {view.state === 'known' ? (
        <Contents facts={view.facts} />
      ) : (
        <section className={styles.card}>
          {view.state === 'loading' ? (
            <BoardSkeleton label={walletWords.loading} />
          ) : (
            <ErrorState hint={walletWords.failed} onRetry={view.retry} />
          )}
        </section>
      )}
    </WalletPage>
  );
}

function Contents({ facts }: { readonly facts: CashierFacts }) {
  const page = usePage();
  const way = page === 'chargeCrypto' || page === 'exchangeCrypto' ? 'tether' : 'bank';
  const kind = page === 'exchange' || page === 'exchangeCrypto' ? 'exchange' : 'charge';
  const form = { facts };
  const below = (
    <>
      <Requests kind={kind} way={way} key={`requests ${page}`} />
      <p className={styles.playMoney}>{walletWords.playMoney}</p>
    </>
  );
  return (
    <>
      {facts.offlineSince === undefined ? null : <OfflineNote since={facts.offlineSince} />}
      {kind === 'exchange' ? null : <ShutNote facts={facts} least={way === 'bank' ? facts.cashier.charge.least : 1} />}
      <LiveRequests kind={kind} way={way} key={`live ${page}`} isOffline={facts.offlineSince !== undefined} />
      {way === 'tether' ? (
        <TetherForm kind={kind} {...form} key={page}>
          {below}
        </TetherForm>
      ) : kind === 'charge' ? (
        <ChargeForm {...form} key={page} />
      ) : (
        <ExchangeForm {...form} key={page} />
      )}
      {way === 'tether' ? null : below}
    </>
  );
}
