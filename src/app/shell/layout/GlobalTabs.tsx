/**
 * The products of the site, 48 px high (NAV-09): boards, lobbies, and on large screens drop-downs for rules and results.
 * Only what the site has is named.
 */
import type { LaterPlace } from '../../../domain/reference/pageShape.ts';
import { boardTabs, pagesOfBar, type ShownPage } from '../../../domain/reference/barPages.ts';
import { lazy, memo, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { chrome } from '../../frame/copy/chrome.ts';
import { menu } from '../../kit/copy/labels.ts';
import { shownTitles } from '../../kit/copy/barPages.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { useCurrentInSight } from '../../kit/links/useCurrentInSight.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { HoverMenu } from '../../kit/ui/HoverMenu.tsx';
import * as styles from './GlobalTabs.css.ts';
import { ToTop } from './ToTop.tsx';

const PageItems = lazy(async () => ({ default: (await patientImport(() => import('./PageItems.tsx'))).PageItems }));

export const GlobalTabs = memo(function GlobalTabs() {
  const isNarrow = useIsNarrow();
  const { pathname } = useLocation();
  const row = useCurrentInSight<HTMLElement>(isNarrow ? pathname : undefined);
  return (
    <nav ref={row} className={styles.tabs} aria-label={menu.main}>
      <PageTabs pages={boardTabs()} />
      {isNarrow ? null : <LargeTabs />}
    </nav>
  );
});

/** What a small screen has in its drawers. */
const LargeTabs = () => (
  <>
    <span className={styles.divider} aria-hidden="true" />
    <PageTabs pages={pagesOfBar('products')} />
    <span className={styles.gap} />
    <PageMenu label={chrome.rules} place="rules" />
    <PageMenu label={chrome.results} place="results" />
    <PageTabs pages={pagesOfBar('last')} />
    <ToTop />
  </>
);

function PageTabs({ pages }: { readonly pages: readonly ShownPage[] }) {
  return pages.map((page) => (
    <BarLink key={page} page={page} className={styles.tab}>
      {shownTitles[page]}
    </BarLink>
  ));
}

function PageMenu({ label, place }: { readonly label: string; readonly place: LaterPlace }) {
  return (
    <HoverMenu className={styles.tab} label={label}>
      {(close) => (
        <Suspense fallback={null}>
          <PageItems place={place} onGo={close} />
        </Suspense>
      )}
    </HoverMenu>
  );
}
