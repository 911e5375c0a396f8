/** `/inplay`: the games in play at the left, the chosen ones in the middle; its slip is its own (SPT-03, CRT-07). */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePickedSelections } from '../../bets/face.ts';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { inPlay } from '../copy/inplay.ts';
import { usePageContext, useRowContext } from '../odds-board/useRowContext.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import * as styles from './InPlayScreen.css.ts';
import { inPlaySearch } from './inPlayAddress.ts';
import { PhoneGames } from './PhoneGames.tsx';
import { PlayList, SportTabs } from './PlayList.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { NothingInPlay, PlayLoading, PlayState } from './PlayState.tsx';
import { SideBySide } from './SideBySide.tsx';
import { useColumns, type Columns } from './useColumns.ts';
import { useInPlay, type InPlayGames } from './useInPlay.ts';

export function Component() {
  return (
    <QueryBoundary hint={inPlay.failed}>
      <InPlay />
    </QueryBoundary>
  );
}

function InPlay() {
  const games = useInPlay();
  const isNarrow = useIsNarrow();
  const columns = useColumns();
  useNamed(games);
  return (
    <div className={styles.page}>
      <h1 className={hidden}>{inPlay.title}</h1>
      <aside className={styles.list} aria-label={inPlay.list}>
        {games === undefined ? (
          <BoardSkeleton label={inPlay.loading} rows={isNarrow ? 1 : 10} />
        ) : (
          <>
            <SportTabs games={games} />
            {isNarrow ? <PhoneGames games={games} /> : <PlayList games={games} columns={columns.count} />}
          </>
        )}
      </aside>
      <div ref={columns.ref} className={styles.stage}>
        {games === undefined ? <PlayLoading /> : <Stage games={games} columns={columns} isNarrow={isNarrow} />}
      </div>
    </div>
  );
}

interface StageProps {
  readonly games: InPlayGames;
  readonly columns: Columns;
  readonly isNarrow: boolean;
}

function Stage({ games, columns, isNarrow }: StageProps) {
  const context = useRowContext(usePageContext('inplay'), games.followed, true);
  const picked = usePickedSelections('inplay');
  const { shown, byId } = games;
  const [firstId] = shown;
  if (firstId === undefined) return <NothingInPlay games={games} />;
  const first = byId.get(firstId);
  const count = isNarrow ? 1 : columns.count;
  return (
    <>
      {isNarrow ? null : <ColumnChoice columns={columns} />}
      <p className={styles.notice}>{inPlay.notice}</p>
      {count > 1 ? (
        <SideBySide games={games} columns={columns} picked={picked} context={context} />
      ) : first?.status === 'inPlay' ? (
        <PlayPanel fixture={first} picked={picked} context={context} />
      ) : (
        <PlayState games={games} fixtureId={firstId} fixture={first} />
      )}
    </>
  );
}

/** The address names what is shown, so that it is found again, and told to what stands beside the page. */
function useNamed(games: InPlayGames | undefined): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isNamed = params.has('game') && params.has('sport_id');
  const search =
    games === undefined || games.shown.length === 0 || isNamed
      ? undefined
      : inPlaySearch({ category: games.category, games: games.shown });
  useEffect(() => {
    if (search !== undefined) void navigate({ search }, { replace: true });
  }, [search, navigate]);
}
