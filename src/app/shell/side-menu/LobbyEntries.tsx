/** What a group of lobbies lists: entries that open a lobby; of mini games, whose pages are ours, the ways to them. */
import { lazy, type ReactNode } from 'react';
import { CASINO_PROVIDERS, SLOT_PROVIDERS, type LobbyTarget } from '../../../domain/reference/lobbies.ts';
import { casinoProviderNames, lobbyNames, slotProviderNames } from '../../../copy/lobbyNames.ts';
import { useLobbyDoor } from '../../lobbies/lobby/LobbyDoor.tsx';
import { patientImport } from '../../kit/timing/patientImport.ts';
import * as styles from './LobbyGroups.css.ts';

// Words of another product.
const MiniGameMenu = lazy(async () => ({
  default: (await patientImport(() => import('./MiniGameMenu.tsx'))).MiniGameMenu,
}));

interface LobbyEntriesProps {
  readonly of: 'european' | 'casino' | 'slot' | 'miniGame';
  readonly onGo: (() => void) | undefined;
}

export function LobbyEntries({ of, onGo }: LobbyEntriesProps) {
  const enter = useLobbyDoor();
  const entry = (target: LobbyTarget, name: string): ReactNode => (
    <li key={`${target.kind} ${target.provider ?? ''}`}>
      {/* A drawer it stands in stays open: a lobby is another window, and whoever declines is where they were. */}
      <button type="button" className={styles.entry} onClick={() => enter(target)}>
        {name}
      </button>
    </li>
  );
  if (of === 'miniGame') return <MiniGameMenu onGo={onGo} />;
  return (
    <ul>
      {of === 'casino'
        ? CASINO_PROVIDERS.map((provider) => entry({ kind: 'casino', provider }, casinoProviderNames[provider]))
        : of === 'slot'
          ? SLOT_PROVIDERS.map((provider) => entry({ kind: 'slot', provider }, slotProviderNames[provider]))
          : [
              entry({ kind: 'european', provider: null }, lobbyNames.european),
              entry({ kind: 'inPlay', provider: null }, lobbyNames.inPlay),
            ]}
    </ul>
  );
}
