/** What every page of the wallet stands in: the row of its pages over it, and beside it, on a large screen, what is live. */
import type { ReactNode } from 'react';
import type { MenuPage } from '../../../domain/reference/pageTable.ts';
import { usePage } from '../../kit/links/usePage.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { pageTitles } from '../../kit/copy/pages.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { walletWords } from '../copy/cashier.ts';
import * as styles from './WalletPage.css.ts';

/** Pages of the wallet in the order of their tabs. */
const WALLET_PAGES = ['charge', 'exchange', 'chargeCrypto', 'exchangeCrypto'] as const satisfies readonly MenuPage[];

interface WalletPageProps {
  /** Beside the title on a phone. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function WalletPage({ aside, children }: WalletPageProps) {
  const page = usePage();
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={isNarrow ? styles.title : hidden}>{pageTitles[page]}</h1>
        {isNarrow ? (
          aside
        ) : (
          <nav className={styles.tabs} aria-label={walletWords.tabs}>
            {WALLET_PAGES.map((each) => (
              <PageLink key={each} page={each} className={styles.tab}>
                {pageTitles[each]}
              </PageLink>
            ))}
          </nav>
        )}
      </div>
      {children}
    </div>
  );
}
