/** The games of a page, fifteen at a time, with live prices (SPT-01, SPT-04); in which rows, each page says. */
import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { StartWindow } from '../../../domain/sports/boardPage.ts';
import { pageNames } from '../../kit/copy/codes.ts';
import { board } from '../../kit/copy/labels.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { skip } from '../../kit/theme/skip.css.ts';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { useLookAt } from '../../frame/link/useLookAt.ts';
import { useOffer } from '../../frame/link/useOffer.ts';
import { inKeptOrder } from '../../frame/session/keptOrder.ts';
import { readBoardQuery, type BoardQuery } from '../../kit/links/boardFilter.ts';
import { boardSearch, isFiltered } from '../../kit/links/boardSearch.ts';
import { LazyMatch } from '../match/LazyMatch.tsx';
import { useMatchShown } from '../match/useMatchShown.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { boardLook } from './boardLook.ts';
import { CategoryPills } from './CategoryPills.tsx';
import type { Games } from './gameParts.ts';
import * as styles from './OddsBoard.css.ts';
import { useBoard, type HeldBoard } from './useBoard.ts';
import { usePriceKeys } from './usePriceKeys.ts';
import { usePageContext, useRowContext } from './useRowContext.ts';

const PRICES_ID = 'prices';

// After the first prices: none of them waits for what sorts them.
const FilterBar = lazy(async () => ({ default: (await patientImport(() => import('./FilterBar.tsx'))).FilterBar }));
const BoardEmpty = lazy(async () => ({ default: (await patientImport(() => import('./BoardEmpty.tsx'))).BoardEmpty }));
const SearchSummary = lazy(async () => ({
  default: (await patientImport(() => import('./BoardEmpty.tsx'))).SearchSummary,
}));
const Pager = lazy(async () => ({ default: (await patientImport(() => import('./Pager.tsx'))).Pager }));
const RefreshPill = lazy(async () => ({
  default: (await patientImport(() => import('./RefreshPill.tsx'))).RefreshPill,
}));

/** It wraps where the bar will: games that stand already stay where they are. */
const filterRoom = <div className={styles.filterRoom} />;

export interface OddsBoardProps {
  readonly page: PageKind;
  /** The picked selections of each fixture on the slip. */
  readonly pickedByFixture: ReadonlyMap<string, string>;
  readonly Games: Games;
  /** Over the tabs. */
  readonly above?: ReactNode;
  /** Over the columns, for eyes alone. */
  readonly columnHead: ReactNode;
  /** Of a board that is cut into rounds, when the games of the one that is shown start; it has an order and days of its own. */
  readonly round?: StartWindow | undefined;
}

export function OddsBoard({ page, pickedByFixture, Games, above, columnHead, round }: OddsBoardProps) {
  const { local } = usePorts();
  const [params] = useSearchParams();
  const query = useKept(inKeptOrder(readBoardQuery(params), local));
  const offer = useOffer();
  const { view, refresh } = useBoard(page, query, offer, round);
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
      {above}
      <div className={styles.filters}>
        <CategoryPills query={query} counts={view?.counts} />
        {round !== undefined ? null : (
          <Suspense fallback={filterRoom}>
            {view === undefined ? filterRoom : <FilterBar page={page} query={query} />}
          </Suspense>
        )}
      </div>
      {query.search === undefined ? null : (
        <Suspense fallback={null}>
          <SearchSummary search={query.search} total={view?.total} />
        </Suspense>
      )}
      {columnHead}
      {view === undefined ? (
        <BoardSkeleton label={board.loading} rows={15} />
      ) : (
        <BoardGames page={page} view={view} query={query} pickedByFixture={pickedByFixture} Games={Games}>
          {view.waiting === 0 ? null : (
            <Suspense fallback={null}>
              <RefreshPill count={view.waiting} onPress={refresh} />
            </Suspense>
          )}
        </BoardGames>
      )}
    </section>
  );
}

interface BoardGamesProps extends Pick<OddsBoardProps, 'page' | 'pickedByFixture' | 'Games'> {
  readonly view: HeldBoard;
  readonly query: BoardQuery;
  readonly children: ReactNode;
}

/** The same question for as long as it says the same: what asks it is not drawn again by a price that moves. */
function useKept(query: BoardQuery): BoardQuery {
  const kept = useRef(query);
  if (boardSearch(kept.current) !== boardSearch(query)) kept.current = query;
  return kept.current;
}

function BoardGames({ page, view, query, pickedByFixture, Games, children }: BoardGamesProps) {
  const context = useRowContext(usePageContext(page), view.followed, true);
  const { ref, ...keys } = usePriceKeys();
  if (view.fixtures.length === 0)
    return (
      <Suspense fallback={null}>
        <BoardEmpty search={query.search} isFiltered={isFiltered(query)} />
      </Suspense>
    );
  return (
    <>
      {children}
      <div ref={ref} id={PRICES_ID} tabIndex={-1} className={styles.groups} {...keys}>
        <Games view={view} query={query} pickedByFixture={pickedByFixture} context={context} />
      </div>
      {view.pageCount === 1 ? null : (
        <Suspense fallback={<div className={styles.pagerRoom} />}>
          <Pager page={view.page} pageCount={view.pageCount} query={query} />
        </Suspense>
      )}
    </>
  );
}
