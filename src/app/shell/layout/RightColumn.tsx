/**
 * The third column of a large screen: account, slip, contacts. On smaller ones only the slip is left, in the place it has there
 * (CRT-01, NAV-15).
 */
import { lazy, Suspense, type ReactNode } from 'react';
import { AccountCard } from '../../frame/account/AccountCard.tsx';
import { SlipArea } from '../../bets/bet-slip/SlipArea.tsx';
import { useShownSlip } from '../../bets/bet-slip/SlipProvider.tsx';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { chrome } from '../../frame/copy/chrome.ts';
import { BESIDE_ID } from '../../kit/ports/beside.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { useIsWide } from '../../kit/theme/screenSize.ts';
import { useIsRestDue } from '../../frame/link/useIsRestDue.ts';
import * as styles from './DefaultLayout.css.ts';

// Below all else: the page is drawn without it.
const BelowSlip = lazy(async () => ({ default: (await patientImport(() => import('./BelowSlip.tsx'))).BelowSlip }));

interface RightColumnProps {
  readonly hasAccount: boolean;
  /** None on pages without a slip. */
  readonly slipPage: PageKind | undefined;
  readonly isSheetOpen: boolean;
  readonly onSheetChange: (isOpen: boolean) => void;
  readonly onMemberPanel: () => void;
  /** The member's drawer of a small screen, around the slip of the page. */
  readonly drawer: (slip: ReactNode) => ReactNode;
}

export function RightColumn({ hasAccount, slipPage, ...sheet }: RightColumnProps) {
  const { view, lastPicks } = useShownSlip();
  const isWide = useIsWide();
  const isRestDue = useIsRestDue();
  const slip =
    slipPage === undefined || view === undefined ? null : (
      <SlipArea page={slipPage} view={view} lastPicks={lastPicks} {...sheet} />
    );
  if (!isWide) return slip ?? sheet.drawer(null);
  return (
    <div className={styles.right}>
      {hasAccount ? (
        <section className={styles.account} aria-label={chrome.memberPanel}>
          <AccountCard />
        </section>
      ) : null}
      {slip ?? <div id={BESIDE_ID} className={styles.beside} />}
      {/* Not before the slip: it would be pushed down by it. */}
      {!isRestDue || (slipPage !== undefined && view === undefined) ? null : (
        <Suspense fallback={null}>
          <BelowSlip page={slipPage} />
        </Suspense>
      )}
    </div>
  );
}
