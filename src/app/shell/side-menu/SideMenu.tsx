/**
 * Search, the tree of the board's sports with their counts, the lobbies and the links (NAV-06). A league opens the board at that
 * league. The tree's total is the sum of its sports (NAV-07).
 */
import type { PageId } from '../../../domain/reference/pageTable.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '../../../domain/reference/sports.ts';
import { sideGroups } from '../../frame/copy/chrome.ts';
import { categoryNames } from '../../kit/copy/codes.ts';
import { sideMenu } from '../../kit/copy/labels.ts';
import { readBoardQuery } from '../../kit/links/boardFilter.ts';
import { useBoardShown, usePage } from '../../kit/links/usePage.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { useIsRestDue } from '../../frame/link/useIsRestDue.ts';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import { FAVOURITE_ROOM_KEY } from './favouriteRoom.ts';
import { EuropeanLobbies, LobbyGroups } from './LobbyGroups.tsx';
import { LocationNode } from './LocationNode.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { SearchField } from './SearchField.tsx';
import * as styles from './SideMenu.css.ts';
import type { SportBranch } from './tree.ts';
import { useTree, type TreeView } from './useTree.ts';

const FavouriteMenu = lazy(async () => ({
  default: (await patientImport(() => import('./FavouriteMenu.tsx'))).FavouriteMenu,
}));

const MenuLinks = lazy(async () => ({ default: (await patientImport(() => import('./MenuLinks.tsx'))).MenuLinks }));

/** @param onGo called when the member goes to another page */
export const SideMenu = memo(function SideMenu({ onGo }: { readonly onGo?: () => void }) {
  const page = usePage();
  const board = useBoardShown();
  const tree = useTree(board);
  const isRestDue = useIsRestDue();
  return (
    <nav className={styles.menu} aria-label={sideMenu.label}>
      <SearchField onGo={onGo} />
      <FavouriteRoom onGo={onGo} />
      <MenuGroup icon="flag" name={sideGroups.domestic} count={tree.total ?? 'unknown'} isOpenAtFirst={page !== EUROPE}>
        <SportNodes page={board} tree={tree} onGo={onGo} />
      </MenuGroup>
      <MenuGroup icon="globe" name={sideGroups.european} isOpenAtFirst={page === EUROPE}>
        <European onGo={onGo} />
      </MenuGroup>
      <LobbyGroups onGo={onGo} />
      <div className={styles.linksRoom}>
        {isRestDue ? (
          <Suspense fallback={null}>
            <MenuLinks onGo={onGo} />
          </Suspense>
        ) : null}
      </div>
    </nav>
  );
});

/** Its height is kept by whoever was drawn in it last. */
function FavouriteRoom({ onGo }: { readonly onGo: (() => void) | undefined }) {
  const { local } = usePorts();
  const isRestDue = useIsRestDue();
  const [room] = useState(() => Number(local.read(FAVOURITE_ROOM_KEY) ?? 0));
  const grey = <div style={{ blockSize: room }} />;
  return isRestDue ? (
    <Suspense fallback={grey}>
      <FavouriteMenu onGo={onGo} />
    </Suspense>
  ) : (
    grey
  );
}

const EUROPE = 'europe' satisfies PageId & PageKind;

interface BranchProps {
  readonly onGo: (() => void) | undefined;
}

/** Our own page of European bets, and the lobbies of suppliers. */
function European({ onGo }: BranchProps) {
  return (
    <>
      <SportNodes page={EUROPE} tree={useTree(EUROPE)} onGo={onGo} />
      <EuropeanLobbies />
    </>
  );
}

interface SportNodesProps extends BranchProps {
  /** The board that a league opens. */
  readonly page: PageId & PageKind;
  readonly tree: TreeView;
}

function SportNodes({ page, tree, onGo }: SportNodesProps) {
  const [params] = useSearchParams();
  const isShown = usePage() === page;
  const { leagueId, category } = readBoardQuery(params);
  return (
    <ul>
      {tree.sports.map((sport) => (
        <SportNode
          key={sport.category}
          page={page}
          sport={sport}
          isSelected={isShown && sport.category === category}
          selected={isShown ? leagueId : undefined}
          onOpen={tree.load}
          onGo={onGo}
        />
      ))}
    </ul>
  );
}

interface SportNodeProps extends Pick<SportNodesProps, 'page' | 'onGo'> {
  readonly sport: SportBranch;
  /** The board shows this sport when the menu is first drawn. */
  readonly isSelected: boolean;
  readonly selected: string | undefined;
  readonly onOpen: (category: Category) => void;
}

function SportNode({ page, sport, isSelected, selected, onOpen, onGo }: SportNodeProps) {
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
        <MenuIcon name={sport.category} size={18} />
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
              page={page}
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
