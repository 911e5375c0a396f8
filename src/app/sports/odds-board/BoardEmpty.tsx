/** What a board without games says, and the line above the games a search found. */
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { roundAt, type ProtoRound } from '../../../domain/sports/protoRound.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { emptyBoard } from '../copy/emptyBoard.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import { RoundContext } from './roundContext.ts';
import { useRoundsBeside } from './useRoundsBeside.ts';
import * as styles from './BoardEmpty.css.ts';

const MINUTE_MS = 60_000;

interface BoardEmptyProps {
  readonly search: string | undefined;
  /** Whether more could be shown: by another sport, league or search. */
  readonly isFiltered: boolean;
}

export function BoardEmpty({ search, isFiltered }: BoardEmptyProps) {
  const round = useContext(RoundContext);
  if (!isFiltered && round !== undefined) return <RoundEmpty round={round} />;
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

/** Of a round of which no game is left, or none is there yet: the way to one that is sold (rule PRT-5). */
function RoundEmpty({ round }: { readonly round: ProtoRound }) {
  const now = useOriginNow(MINUTE_MS);
  const { next } = useRoundsBeside(round, now);
  const [from, until] = round.starts;
  const title = from <= now ? emptyBoard.soldOut : emptyBoard.empty;
  const sold = (until <= now ? undefined : next) ?? roundAt(now).number;
  if (sold === round.number) return <EmptyState icon="flag" title={title} />;
  return (
    <EmptyState icon="flag" title={title} hint={emptyBoard.otherRound}>
      <Link className={styles.all} to={{ search: boardSearch({ round: sold }) }}>
        {emptyBoard.round(sold)}
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
