/** What a group of lobbies lists: entries that open a lobby; of mini games, whose pages are ours, the ways to them. */
import { lazy, type ReactNode } from 'react';
import { SUPPLIERS, type LobbyTarget } from '../../../domain/reference/lobbies.ts';
import { lobbyNames, supplierNames } from '../../../copy/lobbyNames.ts';
import { useLobbyDoor } from '../../lobbies/lobby/LobbyDoor.tsx';
import { lobby } from '../../lobbies/copy/lobbies.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
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
    <>
      {of === 'european' ? null : (
        <PageLink page={of} className={styles.entry} onGo={onGo}>
          {lobby.everyGame}
        </PageLink>
      )}
      <ul>
        {of !== 'european'
          ? SUPPLIERS.map((provider) => entry({ kind: of, provider }, supplierNames[provider]))
          : [
              entry({ kind: 'european', provider: null }, lobbyNames.european),
              entry({ kind: 'inPlay', provider: null }, lobbyNames.inPlay),
            ]}
      </ul>
    </>
  );
}
