/** Lobbies of European sports, casino and slots (NAV-06, NAV-16), whose entries open them; providers of mini games, whose pages are ours. */
import { lazy, Suspense, type ReactNode } from 'react';
import { CASINO_PROVIDERS, SLOT_PROVIDERS, type LobbyTarget } from '../../../domain/reference/lobbies.ts';
import { sideGroups } from '../../frame/copy/chrome.ts';
import { casinoProviderNames, lobbyNames, slotProviderNames } from '../../../copy/lobbyNames.ts';
import { useLobbyDoor } from '../../lobbies/lobby/LobbyDoor.tsx';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { MenuGroup } from './MenuGroup.tsx';
import * as styles from './LobbyGroups.css.ts';

/** Of the suppliers, beside our own page. */
export function EuropeanLobbies() {
  const entry = useEntry();
  return (
    <ul>
      {entry({ kind: 'european', provider: null }, lobbyNames.european)}
      {entry({ kind: 'inPlay', provider: null }, lobbyNames.inPlay)}
    </ul>
  );
}

function useEntry(): (target: LobbyTarget, name: string) => ReactNode {
  const enter = useLobbyDoor();
  return (target, name) => (
    <li key={`${target.kind} ${target.provider ?? ''}`}>
      {/* A drawer it stands in stays open: a lobby is another window, and whoever declines is where they were. */}
      <button type="button" className={styles.entry} onClick={() => enter(target)}>
        {name}
      </button>
    </li>
  );
}

// Words of another product: they come when its group is opened.
const MiniGameMenu = lazy(async () => ({
  default: (await patientImport(() => import('./MiniGameMenu.tsx'))).MiniGameMenu,
}));

export function LobbyGroups({ onGo }: { readonly onGo: (() => void) | undefined }) {
  const entry = useEntry();
  return (
    <>
      <MenuGroup icon="cards" name={sideGroups.casino} count={CASINO_PROVIDERS.length}>
        <ul>
          {CASINO_PROVIDERS.map((provider) => entry({ kind: 'casino', provider }, casinoProviderNames[provider]))}
        </ul>
      </MenuGroup>
      <MenuGroup icon="reels" name={sideGroups.slot} count={SLOT_PROVIDERS.length}>
        <ul>{SLOT_PROVIDERS.map((provider) => entry({ kind: 'slot', provider }, slotProviderNames[provider]))}</ul>
      </MenuGroup>
      <MenuGroup icon="dice" name={sideGroups.miniGame}>
        <Suspense fallback={null}>
          <MiniGameMenu onGo={onGo} />
        </Suspense>
      </MenuGroup>
    </>
  );
}
