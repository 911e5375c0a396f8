/** Lobbies of casino and slots and providers of mini games, as groups of the side menu (NAV-06, NAV-16). What is in them comes when one is opened. */
import { lazy, Suspense } from 'react';
import { SUPPLIERS } from '../../../domain/reference/lobbies.ts';
import { sideGroups } from '../../frame/copy/chrome.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { MenuGroup } from './MenuGroup.tsx';

const LobbyEntries = lazy(async () => ({
  default: (await patientImport(() => import('./LobbyEntries.tsx'))).LobbyEntries,
}));

/** Of the suppliers, beside our own page. */
export const EuropeanLobbies = () => <Entries of="european" />;

const Entries = (
  props: Omit<Parameters<typeof LobbyEntries>[0], 'onGo'> & { readonly onGo?: (() => void) | undefined },
) => (
  <Suspense fallback={null}>
    <LobbyEntries onGo={undefined} {...props} />
  </Suspense>
);

export const LobbyGroups = ({ onGo }: { readonly onGo: (() => void) | undefined }) => (
  <>
    <MenuGroup icon="cards" name={sideGroups.casino} count={SUPPLIERS.length}>
      <Entries of="casino" onGo={onGo} />
    </MenuGroup>
    <MenuGroup icon="reels" name={sideGroups.slot} count={SUPPLIERS.length}>
      <Entries of="slot" onGo={onGo} />
    </MenuGroup>
    <MenuGroup icon="dice" name={sideGroups.miniGame}>
      <Entries of="miniGame" onGo={onGo} />
    </MenuGroup>
  </>
);
