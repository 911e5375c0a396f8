/** The page of the board that the address asks for, live. */
import { useEffect, useRef, useState } from 'react';
import { boardPage, type BoardView } from '../../db/queries/board.ts';
import { foundPage, searchFixtures } from '../../db/queries/boardSearch.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { usePorts } from '../ports/Ports.tsx';
import { useLive } from '../ports/useLive.ts';
import type { BoardQuery } from './boardFilter.ts';
import { keepIdentity } from './keepIdentity.ts';

/** @returns `undefined` while nothing is known to show */
export function useBoard(page: PageKind, query: BoardQuery): BoardView | undefined {
  const found = useFound(query.search);
  const { category, leagueId, page: pageNumber, search } = query;
  const key = `${category}|${leagueId ?? ''}|${pageNumber}|${search ?? ''}|${found?.size ?? ''}`;
  const answer = useLive(
    async (db) => ({
      key,
      view:
        search === undefined
          ? await boardPage(db, page, { category, leagueId }, pageNumber)
          : found === undefined
            ? undefined
            : await foundPage(db, page, found, { category, leagueId }, pageNumber),
    }),
    [page, key],
  );
  const rows = useRef<readonly Fixture[]>([]);
  // The previous question's answer is not shown under the new question.
  if (answer === undefined || answer.key !== key || answer.view === undefined) return undefined;
  rows.current = keepIdentity(rows.current, answer.view.fixtures);
  return { ...answer.view, fixtures: rows.current };
}

/** Ids that match the search text; `undefined` while searching or without a search. */
function useFound(search: string | undefined): ReadonlySet<string> | undefined {
  const { db } = usePorts();
  const [found, setFound] = useState<{ readonly search: string; readonly ids: ReadonlySet<string> }>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (search === undefined) return undefined;
    let isWanted = true;
    searchFixtures(db, search).then(
      (ids) => {
        if (isWanted) setFound({ search, ids });
      },
      (error: unknown) => {
        if (isWanted) setFailure(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [db, search]);
  // Thrown while drawing, so that the boundary around the board offers to try again.
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error('search failed');
  return found !== undefined && found.search === search ? found.ids : undefined;
}
