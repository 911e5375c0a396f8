/** What a board without games says, and the line above the games a search found. */
import { Link } from 'react-router-dom';
import { emptyBoard } from '../copy/emptyBoard.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import * as styles from './BoardEmpty.css.ts';

interface BoardEmptyProps {
  readonly search: string | undefined;
  /** Whether more could be shown: by another sport, league or search. */
  readonly isFiltered: boolean;
}

export function BoardEmpty({ search, isFiltered }: BoardEmptyProps) {
  if (!isFiltered) return <EmptyState icon="flag" title={emptyBoard.empty} />;
  return (
    <EmptyState
      icon={search === undefined ? 'flag' : 'search'}
      title={search === undefined ? emptyBoard.empty : emptyBoard.emptySearch(search)}
      hint={emptyBoard.emptyHint}
    >
      <Link className={styles.all} to={{ search: '' }}>
        {emptyBoard.showAll}
      </Link>
    </EmptyState>
  );
}

interface SearchSummaryProps {
  readonly search: string | undefined;
  /** `undefined` while it is not known. */
  readonly total: number | undefined;
}

export function SearchSummary({ search, total }: SearchSummaryProps) {
  if (search === undefined) return null;
  return (
    <p className={styles.summary} role="status" aria-busy={total === undefined}>
      <Icon name="search" size={16} />
      <span>
        {emptyBoard.searched(search)} <CountOr count={total} />
      </span>
      <Link className={styles.clear} to={{ search: '' }}>
        {emptyBoard.showAll}
      </Link>
    </p>
  );
}
