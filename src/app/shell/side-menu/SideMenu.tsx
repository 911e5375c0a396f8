/**
 * Search, the tree of the board's sports with their counts, the lobbies and the links (NAV-06). A league opens the board at that
 * league. The tree's total is the sum of its sports (NAV-07).
 */
import { MAIN_BOARD } from '../../../domain/reference/pageTable.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '../../../domain/reference/sports.ts';
import { sideGroups } from '../../frame/copy/chrome.ts';
import { categoryNames } from '../../kit/copy/codes.ts';
import { sideMenu } from '../../kit/copy/labels.ts';
import { readBoardQuery } from '../../kit/links/boardFilter.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { useIsSettled } from '../../kit/timing/useIsSettled.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import { FAVOURITE_ROOM_KEY } from './favouriteRoom.ts';
import { LobbyGroups } from './LobbyGroups.tsx';
import { LocationNode } from './LocationNode.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { SearchField } from './SearchField.tsx';
import * as styles from './SideMenu.css.ts';
import type { SportBranch } from './tree.ts';
import { useTree } from './useTree.ts';

const FavouriteMenu = lazy(async () => ({
  default: (await patientImport(() => import('./FavouriteMenu.tsx'))).FavouriteMenu,
}));

/** @param onGo called when the member goes to another page */
export function SideMenu({ onGo }: { readonly onGo?: () => void }) {
  const tree = useTree(MAIN_BOARD);
  const [params] = useSearchParams();
  const { leagueId, category } = readBoardQuery(params);
  return (
    <nav className={styles.menu} aria-label={sideMenu.label}>
      <SearchField onGo={onGo} />
      <FavouriteRoom onGo={onGo} />
      <MenuGroup icon="flag" name={sideGroups.domestic} count={tree.total ?? 'unknown'} isOpenAtFirst>
        <ul>
          {tree.sports.map((sport) => (
            <SportNode
              key={sport.category}
              sport={sport}
              isSelected={sport.category === category}
              selected={leagueId}
              onOpen={tree.load}
              onGo={onGo}
            />
          ))}
        </ul>
      </MenuGroup>
      <LobbyGroups />
      <MenuLinks onGo={onGo} />
    </nav>
  );
}

/** Its height is kept by whoever was drawn in it last. */
function FavouriteRoom({ onGo }: { readonly onGo: (() => void) | undefined }) {
  const { local } = usePorts();
  const isSettled = useIsSettled();
  const [room] = useState(() => Number(local.read(FAVOURITE_ROOM_KEY) ?? 0));
  const grey = <div style={{ blockSize: room }} />;
  return isSettled ? (
    <Suspense fallback={grey}>
      <FavouriteMenu onGo={onGo} />
    </Suspense>
  ) : (
    grey
  );
}

interface SportNodeProps {
  readonly sport: SportBranch;
  /** The board shows this sport when the menu is first drawn. */
  readonly isSelected: boolean;
  readonly selected: string | undefined;
  readonly onOpen: (category: Category) => void;
  readonly onGo: (() => void) | undefined;
}

function SportNode({ sport, isSelected, selected, onOpen, onGo }: SportNodeProps) {
  const [isOpen, setIsOpen] = useState(isSelected);
  const { category } = sport;
  useEffect(() => {
    if (isOpen) onOpen(category);
  }, [isOpen, onOpen, category]);
  return (
    <li>
      <button
        type="button"
        className={styles.sport}
        aria-expanded={isOpen}
        aria-busy={sport.count === undefined}
        disabled={sport.count === 0 || sport.count === undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={sport.category} size={18} />
        <span className={styles.name}>{categoryNames[sport.category]}</span>
        <span className={styles.count}>
          <CountOr count={sport.count} />
        </span>
      </button>
      {isOpen ? (
        <ul>
          {sport.locations.map((location) => (
            <LocationNode
              key={location.locationId}
              category={sport.category}
              location={location}
              selected={selected}
              onGo={onGo}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
