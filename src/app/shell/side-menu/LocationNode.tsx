/** A country or region with its leagues. */
import type { PageId } from '../../../domain/reference/pageTable.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { Category } from '../../../domain/reference/sports.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import * as styles from './SideMenu.css.ts';
import type { LocationBranch } from './tree.ts';

interface LocationNodeProps {
  /** The board that a league opens. */
  readonly page: PageId & PageKind;
  readonly category: Category;
  readonly location: LocationBranch;
  readonly selected: string | undefined;
  readonly onGo: (() => void) | undefined;
}

export function LocationNode({ page, category, location, selected, onGo }: LocationNodeProps) {
  const holdsSelected = location.leagues.some((league) => league.leagueId === selected);
  const [isOpen, setIsOpen] = useState(holdsSelected);
  return (
    <li>
      <button type="button" className={styles.location} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={isOpen ? 'down' : 'right'} size={14} />
        <span className={styles.name}>{location.name}</span>
        <span className={styles.count}>{formatWon(location.count)}</span>
      </button>
      {isOpen ? (
        <ul>
          {location.leagues.map((league) => (
            <li key={league.leagueId}>
              <Link
                className={styles.league}
                aria-current={league.leagueId === selected ? 'page' : undefined}
                to={{
                  pathname: firstPathOf(page),
                  search: boardSearch({ category, leagueId: league.leagueId, locationId: location.locationId }),
                }}
                onClick={onGo}
              >
                <span className={styles.name}>{league.name}</span>
                <span className={styles.count}>{formatWon(league.count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
