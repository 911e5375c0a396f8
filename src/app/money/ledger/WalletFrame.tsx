/** What the pages of a member's ledger stand in: the row of them over it. */
import type { ReactNode } from 'react';
import type { PageId } from '../../../domain/reference/pageTable.ts';
import { pageTitles } from '../../kit/copy/pages.ts';
import { ChromeLink } from '../../kit/links/ChromeLink.tsx';
import { useCurrentInSight } from '../../kit/links/useCurrentInSight.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { pageTabs } from '../copy/ledger.ts';
import * as styles from './WalletFrame.css.ts';

export const LEDGER_PAGES = [
  ...(['charge', 'exchange', 'chargeCrypto', 'exchangeCrypto', 'statement', 'points', 'coupons'] as const),
] as const satisfies readonly PageId[];
export const CALCULATION_PAGES = [
  ...(['calculate', 'calculateSports', 'calculateCasino', 'calculateEvent', 'calculateTether'] as const),
] as const satisfies readonly PageId[];

interface WalletFrameProps {
  readonly pages: readonly PageId[];
  readonly page: PageId;
  readonly children: ReactNode;
}

export function WalletFrame({ pages, page, children }: WalletFrameProps) {
  const row = useCurrentInSight<HTMLElement>(page);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={hidden}>{pageTitles[page]}</h1>
        <nav ref={row} className={styles.tabs} aria-label={pageTabs}>
          {pages.map((each) => (
            <ChromeLink key={each} path={pathOf(each)} className={styles.tab}>
              {pageTitles[each]}
            </ChromeLink>
          ))}
        </nav>
      </div>
      {children}
    </div>
  );
}
