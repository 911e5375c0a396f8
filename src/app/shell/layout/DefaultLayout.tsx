/**
 * What every member's page stands in (SES-14): app bar, tabs, strip, and the columns: menu, page, and at the right account, slip and
 * contacts. The page's row says which of them it has. A phone begins with the
 * page: notice and clock stand at its foot there.
 */
import { lazy, memo, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PressedPrices } from '../../bets/bet-slip/pressedPrice.tsx';
import { SlipBarButton } from '../../bets/bet-slip/SlipBarButton.tsx';
import { SlipOutcomes } from '../../bets/bet-slip/SlipOutcomes.tsx';
import { SlipProvider, useShownSlip } from '../../bets/bet-slip/SlipProvider.tsx';
import { SLIP_ID } from '../../bets/bet-slip/slipId.ts';
import { UnknownBetBanner } from '../../bets/bet-slip/UnknownBetBanner.tsx';
import { FreshnessProvider } from '../../frame/connection/FreshnessProvider.tsx';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { menu } from '../../kit/copy/labels.ts';
import { usePageShown, useSlipShown } from '../../kit/links/usePage.ts';
import { LobbyDoor } from '../../lobbies/lobby/LobbyDoor.tsx';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useIsRestDue } from '../../frame/link/useIsRestDue.ts';
import { whenIdle } from '../../kit/timing/whenIdle.ts';
import { SideMenu } from '../side-menu/SideMenu.tsx';
import { useIsNarrow, useIsUpToMiddle } from '../../kit/theme/screenSize.ts';
import { skip } from '../../kit/theme/skip.css.ts';
import { AppBar } from './AppBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import * as styles from './DefaultLayout.css.ts';
import type { Panel } from './Drawers.tsx';
import { Footer } from './Footer.tsx';
import { GlobalTabs } from './GlobalTabs.tsx';
import { InfoStrip } from './InfoStrip.tsx';
import { loadRest } from './loadRest.ts';
import { QuickButtons } from './QuickButtons.tsx';
import { RightColumn } from './RightColumn.tsx';
import { useOneOpen, type OneOpen } from './useOneOpen.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

const HeaderSearch = lazy(async () => ({
  default: (await patientImport(() => import('./HeaderSearch.tsx'))).HeaderSearch,
}));
const PageKeys = lazy(async () => ({ default: (await patientImport(() => import('./PageKeys.tsx'))).PageKeys }));
const KeepPlace = lazy(async () => ({ default: (await patientImport(() => import('./KeepPlace.tsx'))).KeepPlace }));
const loadDrawers = () => patientImport(() => import('./Drawers.tsx'));
const Drawers = lazy(async () => ({ default: (await loadDrawers()).Drawers }));
const MemberDrawer = lazy(async () => ({ default: (await loadDrawers()).MemberDrawer }));
const PhoneHead = lazy(async () => ({ default: (await patientImport(() => import('./PhoneHead.tsx'))).PhoneHead }));

export function DefaultLayout() {
  const page = useSlipShown();
  return (
    <FreshnessProvider>
      <SlipOutcomes page={page}>
        <PressedPrices>
          <LobbyDoor>
            <SlipProvider page={page}>
              <Chrome />
            </SlipProvider>
            <ScrollRestoration />
          </LobbyDoor>
        </PressedPrices>
      </SlipOutcomes>
    </FreshnessProvider>
  );
}

/** Pages of rounds: on a phone what is drawn and what can be bet on stand at once. */
const isOfGames = (page?: PageKind): boolean => page === 'minigame' || page === 'virtual';

function Chrome() {
  const { engine } = usePorts();
  const { layout, slip: slipPage } = usePageShown().row;
  const isStart = layout === 'start';
  const hasMenu = layout === 'default';
  // A bet may still be open when a page without a slip is shown.
  const slipShown = slipPage ?? MAIN_BOARD;
  const isNarrow = useIsNarrow();
  const isUpToMiddle = useIsUpToMiddle();
  const isRestDue = useIsRestDue();
  const panels = useOneOpen<Panel>();
  // Once drawn they stay, so that they can slide away.
  const [wasDrawn, setWasDrawn] = useState(false);
  if (!wasDrawn && (['menu', 'search', 'member'] as const).some(panels.isOpen)) setWasDrawn(true);
  const { close } = panels;
  useEffect(() => {
    void engine.showPage(slipPage ?? null);
    if (slipPage !== undefined) return;
    close('slip');
    close('member');
  }, [engine, slipPage, close]);
  const hasDrawers = isNarrow && wasDrawn;
  const drawer = (slip: ReactNode) =>
    hasDrawers ? (
      <Suspense fallback={null}>
        <MemberDrawer isOpen={panels.isOpen('member')} onOpenChange={panels.change('member')} slip={slip} />
      </Suspense>
    ) : null;
  return (
    <>
      <a className={skip} href="#main">
        {menu.skip}
      </a>
      {slipPage === undefined || isNarrow ? null : <SkipToSlip />}
      <Head slipPage={slipPage} onOpen={panels.open} isRestDue={isRestDue} />
      {isUpToMiddle && !isNarrow ? <QuickButtons /> : null}
      {isNarrow ? null : <InfoStrip isBelow={false} isOverMenu={!isStart} />}
      <UnknownBetBanner page={slipShown} className={styles.banner} />
      <div className={styles.columns({ hasMenu })} data-whole={layout === 'whole' || undefined}>
        {hasMenu && !isNarrow ? (
          <div className={styles.menu}>
            <SideMenu />
          </div>
        ) : null}
        <main ref={tellEmpty} id="main" className={styles.main} tabIndex={-1}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
        <RightColumn
          hasAccount={isStart || slipPage === undefined}
          slipPage={slipPage}
          isSheetOpen={panels.isOpen('slip')}
          onSheetChange={panels.change('slip')}
          onMemberPanel={() => panels.open('member')}
          drawer={drawer}
        />
      </div>
      {isNarrow ? <InfoStrip isBelow isOverMenu={false} /> : null}
      <Footer />
      <BottomBar
        slip={slipPage === undefined ? null : <SlipBarButton onOpen={() => panels.open('slip')} />}
        onMenu={() => panels.open('menu')}
      />
      <Later panels={panels} hasDrawers={hasDrawers} isRestDue={isRestDue} />
    </>
  );
}

/** Not before the slip itself stands, which is once it was read. */
function SkipToSlip() {
  return useShownSlip().view === undefined ? null : (
    <a className={skip} href={`#${SLIP_ID}`}>
      {menu.skipToSlip}
    </a>
  );
}

/** Says at the root whether the page has nothing in it yet: its foot, and a strip below it, are drawn once there is something. */
function tellEmpty(main: HTMLElement) {
  const { dataset } = document.documentElement;
  const tell = () => {
    if (main.firstChild === null) dataset['empty'] = '';
    else delete dataset['empty'];
  };
  tell();
  const observer = new MutationObserver(tell);
  observer.observe(main, { childList: true });
  return () => {
    observer.disconnect();
    delete dataset['empty'];
  };
}

interface HeadProps {
  readonly slipPage: PageKind | undefined;
  readonly onOpen: (panel: Panel) => void;
  readonly isRestDue: boolean;
}

/** What stands over every page. */
const Head = memo(function Head({ slipPage, onOpen, isRestDue }: HeadProps) {
  const isNarrow = useIsNarrow();
  // A phone's page that fills no slip has its name and the way back where others have the tabs of boards.
  const hasName = isNarrow && slipPage === undefined;
  return (
    <div className={styles.chrome} data-lean={isOfGames(slipPage) || slipPage === 'proto' || undefined}>
      <AppBar
        search={
          isRestDue ? (
            <Suspense fallback={null}>
              <HeaderSearch />
            </Suspense>
          ) : null
        }
        onSearch={() => onOpen('search')}
        onMemberPanel={() => onOpen('member')}
      />
      {isNarrow ? <QuickButtons /> : null}
      {hasName ? (
        <Suspense fallback={<div className={styles.head} />}>
          <PhoneHead />
        </Suspense>
      ) : (
        <GlobalTabs />
      )}
    </div>
  );
});

interface LaterProps {
  readonly panels: OneOpen<Panel>;
  readonly hasDrawers: boolean;
  readonly isRestDue: boolean;
}

/**
 * What nobody needs before the page is drawn. Each in a boundary of its own (P15): the keys, coming late, would otherwise take an open
 * drawer away for a moment, and what has the focus in it.
 */
function Later({ panels, hasDrawers, isRestDue }: LaterProps) {
  useEffect(() => {
    if (isRestDue) void whenIdle().then(loadRest);
  }, [isRestDue]);
  return (
    <>
      {isRestDue ? (
        <Suspense fallback={null}>
          <PageKeys onOpen={panels.open} />
        </Suspense>
      ) : null}
      {isRestDue ? (
        <Suspense fallback={null}>
          <KeepPlace />
        </Suspense>
      ) : null}
      {hasDrawers ? (
        <Suspense fallback={null}>
          <Drawers panels={panels} />
        </Suspense>
      ) : null}
    </>
  );
}
