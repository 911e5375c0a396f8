/**
 * What every member's page stands in (SES-14): app bar, tabs, strip, and the columns: menu, page, slip. A route's handle says
 * which of the outer columns it has.
 */
import { Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { SlipArea } from '../bet-slip/SlipArea.tsx';
import { SlipBarButton } from '../bet-slip/SlipBarButton.tsx';
import { SlipOutcomes } from '../bet-slip/SlipOutcomes.tsx';
import { UnknownBetBanner } from '../bet-slip/UnknownBetBanner.tsx';
import { useSlipView } from '../bet-slip/useSlipView.ts';
import { FreshnessProvider } from '../connection/FreshnessProvider.tsx';
import { menu } from '../copy/labels.ts';
import { usePorts } from '../ports/Ports.tsx';
import { SideMenu } from '../side-menu/SideMenu.tsx';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { AppBar } from './AppBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import * as styles from './DefaultLayout.css.ts';
import { GlobalTabs } from './GlobalTabs.tsx';
import { InfoStrip } from './InfoStrip.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { columnsOf } from './routeColumns.ts';
import { ToTop } from './ToTop.tsx';

/** The page kinds whose bets may still be open when another page is shown. */
const SLIP_PAGE = 'wintielose';

export function DefaultLayout() {
  return (
    <FreshnessProvider>
      <SlipOutcomes page={SLIP_PAGE}>
        <a className={styles.skip} href="#main">
          {menu.skip}
        </a>
        <div className={styles.chrome}>
          <AppBar />
          <GlobalTabs />
        </div>
        <InfoStrip />
        <UnknownBetBanner page={SLIP_PAGE} className={styles.banner} />
        <Columns />
        <ScrollRestoration />
      </SlipOutcomes>
    </FreshnessProvider>
  );
}

function Columns() {
  const { engine } = usePorts();
  const { hasMenu, slipPage } = columnsOf(useMatches());
  const view = useSlipView(SLIP_PAGE);
  const isNarrow = useIsNarrow();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useEffect(() => {
    void engine.showPage(slipPage ?? null);
    if (slipPage === undefined) setIsSheetOpen(false);
  }, [engine, slipPage]);
  const hasSlip = slipPage !== undefined;
  return (
    <>
      <div className={styles.columns({ hasMenu, hasSlip })}>
        {hasMenu && !isNarrow ? (
          <div className={styles.menu}>
            <SideMenu />
          </div>
        ) : null}
        <main id="main" className={styles.main} tabIndex={-1}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
        {slipPage === undefined || view === undefined ? null : (
          <SlipArea page={slipPage} view={view} isSheetOpen={isSheetOpen} onSheetChange={setIsSheetOpen} />
        )}
      </div>
      <ToTop />
      <BottomBar
        slip={hasSlip ? <SlipBarButton view={view} onOpen={() => setIsSheetOpen(true)} /> : null}
        onMenu={() => setIsMenuOpen(true)}
      />
      {isNarrow ? <MenuDrawer isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} /> : null}
    </>
  );
}
