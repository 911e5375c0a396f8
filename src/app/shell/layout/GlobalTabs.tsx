/**
 * The products of the site, 48 px high (NAV-09): boards, lobbies, and on large screens drop-downs for suppliers, rules and results.
 * Only what the site has is named.
 */
import { CASINO_PROVIDERS, SLOT_PROVIDERS } from '../../../domain/reference/lobbies.ts';
import { chrome, menuPageNames } from '../../frame/copy/chrome.ts';
import { menu } from '../../kit/copy/labels.ts';
import { casinoProviderNames, lobbyNames, slotProviderNames } from '../../lobbies/copy/lobbies.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { useLobbyDoor } from '../../lobbies/lobby/LobbyDoor.tsx';
import { builtPages, type MenuPage } from '../../kit/links/paths.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { HoverMenu } from '../../kit/ui/HoverMenu.tsx';
import { item } from '../../kit/ui/menuItem.css.ts';
import * as styles from './GlobalTabs.css.ts';
import { ToTop } from './ToTop.tsx';

export function GlobalTabs() {
  const isNarrow = useIsNarrow();
  const enter = useLobbyDoor();
  return (
    <nav className={styles.tabs} aria-label={menu.main}>
      <PageTabs pages={['cross', 'wintielose', 'handicap', 'special', 'live', 'proto']} />
      <span className={styles.divider} aria-hidden="true" />
      <button type="button" className={styles.tab} onClick={() => enter({ kind: 'european', provider: null })}>
        {lobbyNames.european}
      </button>
      <button type="button" className={styles.tab} onClick={() => enter({ kind: 'inPlay', provider: null })}>
        {lobbyNames.inPlay}
      </button>
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
      <PageTabs pages={['virtual']} />
      <span className={styles.gap} />
      <PageMenu label={chrome.rules} pages={['event', 'rule']} />
      <PageMenu label={chrome.results} pages={['gameResultSports', 'gameResultMinigame']} />
      <PageTabs pages={['betResult', 'customer']} />
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

function PageTabs({ pages }: { readonly pages: readonly MenuPage[] }) {
  return builtPages(pages).map((page) => (
    <PageLink key={page} page={page} className={styles.tab}>
      {menuPageNames[page]}
    </PageLink>
  ));
}

function PageMenu({ label, pages }: { readonly label: string; readonly pages: readonly MenuPage[] }) {
  const built = builtPages(pages);
  if (built.length === 0) return null;
  return (
    <HoverMenu className={styles.tab} label={label}>
      {(close) =>
        built.map((page) => (
          <PageLink key={page} page={page} className={item} onGo={close}>
            {menuPageNames[page]}
          </PageLink>
        ))
      }
    </HoverMenu>
  );
}
