/**
 * The products of the site, 48 px high (NAV-09): boards, lobbies, and on large screens drop-downs for suppliers, rules and results.
 * Only what the site has is named.
 */
import type { LaterPlace } from '../../../domain/reference/pageShape.ts';
import { boardTabs, pagesOfBar, type ShownPage } from '../../../domain/reference/barPages.ts';
import { lazy, Suspense } from 'react';
import { CASINO_PROVIDERS, SLOT_PROVIDERS } from '../../../domain/reference/lobbies.ts';
import { chrome } from '../../frame/copy/chrome.ts';
import { menu } from '../../kit/copy/labels.ts';
import { shownTitles } from '../../kit/copy/barPages.ts';
import { casinoProviderNames, lobbyNames, slotProviderNames } from '../../../copy/lobbyNames.ts';
import { BarLink } from '../../kit/links/BarLink.tsx';
import { useLobbyDoor } from '../../lobbies/lobby/LobbyDoor.tsx';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { HoverMenu } from '../../kit/ui/HoverMenu.tsx';
import { item } from '../../kit/ui/menuItem.css.ts';
import * as styles from './GlobalTabs.css.ts';
import { ToTop } from './ToTop.tsx';

const PageItems = lazy(async () => ({ default: (await patientImport(() => import('./PageItems.tsx'))).PageItems }));

export function GlobalTabs() {
  const isNarrow = useIsNarrow();
  return (
    <nav className={styles.tabs} aria-label={menu.main}>
      <PageTabs pages={boardTabs()} />
      {isNarrow ? null : <LargeTabs />}
    </nav>
  );
}

/** What a small screen has in its drawers. */
function LargeTabs() {
  const enter = useLobbyDoor();
  return (
    <>
      <span className={styles.divider} aria-hidden="true" />
      <HoverMenu className={styles.tab} label={lobbyNames.casino}>
        {(close) =>
          CASINO_PROVIDERS.map((provider) => (
            <Entry key={provider} onPress={() => enter({ kind: 'casino', provider })} close={close}>
              {casinoProviderNames[provider]}
            </Entry>
          ))
        }
      </HoverMenu>
      <HoverMenu className={styles.tab} label={lobbyNames.slot}>
        {(close) =>
          SLOT_PROVIDERS.map((provider) => (
            <Entry key={provider} onPress={() => enter({ kind: 'slot', provider })} close={close}>
              {slotProviderNames[provider]}
            </Entry>
          ))
        }
      </HoverMenu>
      <PageTabs pages={pagesOfBar('products')} />
      <span className={styles.gap} />
      <PageMenu label={chrome.rules} place="rules" />
      <PageMenu label={chrome.results} place="results" />
      <PageTabs pages={pagesOfBar('last')} />
      <ToTop />
    </>
  );
}

interface EntryProps {
  readonly onPress: () => void;
  readonly close: () => void;
  readonly children: string;
}

function Entry({ onPress, close, children }: EntryProps) {
  const press = () => {
    close();
    onPress();
  };
  return (
    <button type="button" className={item} onClick={press}>
      {children}
    </button>
  );
}

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
