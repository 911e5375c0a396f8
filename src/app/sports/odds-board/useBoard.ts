/** The page of the board that the address asks for, live. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { boardCut, listedOn, type BoardView } from '../../../db/queries/board.ts';
import type { BoardCut } from '../../../db/queries/boardCut.ts';
import { foundCut, searchFixtures } from '../../../db/queries/boardSearch.ts';
import { isPart, type OfferState } from '../../../db/queries/offer.ts';
import { cutAhead } from '../../../db/queries/readAhead.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { useDatabase } from '../../frame/link/Database.tsx';
import { useAhead } from '../../frame/link/useAhead.ts';
import { useFixtures } from '../../frame/live-prices/useFixtures.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { askedBoard, type BoardQuery } from '../../kit/links/boardFilter.ts';
import { keepIdentity } from './keepIdentity.ts';

/**
 * @returns `undefined` while nothing is known to show. While the rows of another cut of the same question are read, the cut before
 *   it stands: a board that was taken away and drawn anew in between would lose a press.
 */
export function useBoard(page: PageKind, query: BoardQuery, offer: OfferState | undefined): BoardView | undefined {
  const { key, cut } = useCut(page, query, offer === 'whole' || offer === 'indexed');
  const answer = useFixtures(cut?.fixtureIds);
  const rows = useRef<readonly Fixture[]>([]);
  if (cut !== undefined && answer !== undefined)
    rows.current = keepIdentity(rows.current, listedOn(page, withNamed(cut, answer.fixtures)));
  const fixtures = rows.current;
  const followed = answer?.followed;
  const isKnown = cut !== undefined && followed !== undefined;
  const known = useMemo(
    () => (isKnown ? { key, view: { ...cut, fixtures, followed } } : undefined),
    [isKnown, key, cut, fixtures, followed],
  );
  const last = useRef(known);
  // What stood there was of an offer that is gone: it would stand as it was, with prices that nobody brings up to date.
  if (known !== undefined || (isPart(offer) && cut === undefined)) last.current = known;
  return last.current?.key === key ? last.current.view : undefined;
}

/** Rows that have not come are shown by what they are called, without a price (IDX-1). */
const withNamed = ({ fixtureIds, named }: BoardCut, fixtures: readonly (Fixture | undefined)[]) =>
  named === undefined ? fixtures : fixtureIds.map((id, index) => fixtures[index] ?? named.get(id));

/** What is asked, as a key, and the answer once there is one. */
interface AnsweredCut {
  readonly key: string;
  readonly cut: BoardCut | undefined;
}

/** @param isFindable whether all that could be found is known */
function useCut(page: PageKind, query: BoardQuery, isFindable: boolean): AnsweredCut {
  const found = useFound(isFindable ? query.search : undefined);
  const { category, leagueId, page: pageNumber, search } = query;
  const key = `${page}|${category}|${leagueId ?? ''}|${pageNumber}|${search ?? ''}|${found?.size ?? ''}`;
  const ahead = useAhead();
  const answer = useLive(
    async (db): Promise<AnsweredCut> => ({
      key,
      cut:
        search === undefined
          ? await boardCut(db, page, { category, leagueId }, pageNumber)
          : found === undefined
            ? undefined
            : await foundCut(db, page, found, { category, leagueId }, pageNumber),
    }),
    [key],
    () => {
      const cut = search === undefined ? cutAhead(ahead, askedBoard(page, query)) : undefined;
      return cut === undefined ? undefined : { key, cut };
    },
  );
  // The previous question's answer is not shown under the new question.
  return { key, cut: answer?.key === key ? answer.cut : undefined };
}

/** Ids that match the search text; `undefined` while searching or without a search. */
function useFound(search: string | undefined): ReadonlySet<string> | undefined {
  const db = useDatabase();
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
