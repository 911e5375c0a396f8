/** The games of a page by league and start, fifteen at a time, with live prices (SPT-01, SPT-04). */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardView } from '../../../db/queries/board.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { pageNames, sideNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { skip } from '../../kit/theme/skip.css.ts';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { useLookAt } from '../../frame/link/useLookAt.ts';
import { useOffer } from '../../frame/link/useOffer.ts';
import { boardSearch, isFiltered, readBoardQuery, type BoardQuery } from '../../kit/links/boardFilter.ts';
import { LazyMatch } from '../match/LazyMatch.tsx';
import { useMatchShown } from '../match/useMatchShown.ts';
import { boardLook } from './boardLook.ts';
import { CategoryPills } from './CategoryPills.tsx';
import { BoardEmpty, SearchSummary } from './BoardEmpty.tsx';
import { LeagueGroup } from './LeagueGroup.tsx';
import { leagueGroups } from './leagueGroups.ts';
import * as styles from './OddsBoard.css.ts';
import { Pager } from './Pager.tsx';
import { useBoard } from './useBoard.ts';
import { usePriceKeys } from './usePriceKeys.ts';
import { usePageContext, useRowContext } from './useRowContext.ts';

const PRICES_ID = 'prices';

interface OddsBoardProps {
  readonly page: PageKind;
  /** The picked selection of each fixture on the slip. */
  readonly pickedByFixture: ReadonlyMap<string, string>;
}

export function OddsBoard({ page, pickedByFixture }: OddsBoardProps) {
  const [params] = useSearchParams();
  const query = readBoardQuery(params);
  const offer = useOffer();
  const view = useBoard(page, query, offer);
  useLookAt(boardLook(page, query, offer, view));
  const match = useMatchShown();
  const games = useMemo(() => view?.fixtures.map(({ fixtureId }) => fixtureId) ?? [], [view?.fixtures]);
  if (match !== undefined) return <LazyMatch page={page} fixtureId={match} games={games} />;
  return (
    <section className={styles.board} aria-label={pageNames[page]}>
      <h1 className={hidden}>{pageNames[page]}</h1>
      {view === undefined || view.fixtures.length === 0 ? null : (
        <a className={skip} href={`#${PRICES_ID}`} title={board.keys}>
          {board.skip}
        </a>
      )}
      <CategoryPills selected={query.category} counts={view?.counts} search={query.search} />
      <SearchSummary search={query.search} total={view?.total} />
      <ColumnHead />
      {view === undefined ? (
        <BoardSkeleton label={board.loading} rows={15} />
      ) : (
        <BoardGroups page={page} view={view} query={query} pickedByFixture={pickedByFixture} />
      )}
    </section>
  );
}

function ColumnHead() {
  return (
    <div className={styles.columnHead} aria-hidden="true">
      <span className={styles.headTime}>{board.time}</span>
      <span className={styles.headHome}>{sideNames.home}</span>
      <span className={styles.headDraw}>{sideNames.draw}</span>
      <span className={styles.headAway}>{sideNames.away}</span>
      <span className={styles.headMore}>{board.markets}</span>
    </div>
  );
}

interface BoardGroupsProps extends OddsBoardProps {
  readonly view: BoardView;
  readonly query: BoardQuery;
}

function BoardGroups({ page, view, query, pickedByFixture }: BoardGroupsProps) {
  const context = useRowContext(usePageContext(page), view.followed, true);
  const { ref, ...keys } = usePriceKeys();
  const groups = useMemo(() => leagueGroups(view.fixtures), [view.fixtures]);
  if (groups.length === 0) return <BoardEmpty search={query.search} isFiltered={isFiltered(query)} />;
  return (
    <>
      <div ref={ref} id={PRICES_ID} tabIndex={-1} className={styles.groups} {...keys}>
        {groups.map((group) => (
          <LeagueGroup key={group.leagueId} group={group} pickedByFixture={pickedByFixture} context={context} />
        ))}
      </div>
      <Pager
        page={view.page}
        pageCount={view.pageCount}
        searchOf={(to) =>
          boardSearch({
            category: query.category,
            page: to,
            ...(query.leagueId === undefined ? {} : { leagueId: query.leagueId }),
            ...(query.search === undefined ? {} : { search: query.search }),
          })
        }
      />
    </>
  );
}
