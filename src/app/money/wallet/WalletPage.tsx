/** What every page of the wallet stands in: on a large screen the row of its pages over it. */
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

export function WalletPage({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.page}>
      <h1 className={hidden}>{pageTitles[page]}</h1>
      {isNarrow ? null : (
        <nav className={styles.tabs} aria-label={walletWords.tabs}>
          {WALLET_PAGES.map((each) => (
            <PageLink key={each} page={each} className={styles.tab}>
              {pageTitles[each]}
            </PageLink>
          ))}
        </nav>
      )}
      {children}
    </div>
  );
}
