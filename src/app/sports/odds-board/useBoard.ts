/** The page of the board that the address asks for, live, in the order in which it is looked at (SPT-10). */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { boardCut, type BoardView } from '../../../db/queries/board.ts';
import type { BoardCut } from '../../../db/queries/boardCut.ts';
import { foundCut, searchFixtures } from '../../../db/queries/boardSearch.ts';
import { isPart, type OfferState } from '../../../db/queries/offer.ts';
import { cutAhead } from '../../../db/queries/readAhead.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { isListed } from '../../../domain/sports/board.ts';
import { startsOfDay } from '../../../domain/sports/boardDays.ts';
import type { StartWindow } from '../../../domain/sports/boardPage.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { holdPage, waitingFor, type FreshPage, type HeldPage } from '../../../domain/sports/heldPage.ts';
import type { HeldLines } from '../../../domain/sports/marketLines.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { useDatabase } from '../../frame/link/Database.tsx';
import { useAhead } from '../../frame/link/useAhead.ts';
import { useFixtures } from '../../frame/live-prices/useFixtures.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { askedBoard, type BoardQuery } from '../../kit/links/boardFilter.ts';
import { keepIdentity } from './keepIdentity.ts';
import { rowsOf, NOTHING_SHOWN } from './rowsOf.ts';
import { useLeaps } from './useLeaps.ts';

/** A page as it is looked at. */
export interface HeldBoard extends BoardView {
  /** Games that are not listed any more, as they stand now; `undefined` for one that has left the offer. They are shown where they stood (ORD-2). */
  readonly over: ReadonlyMap<string, Fixture | undefined>;
  /** Places that would be another's in the order of now (ORD-3). */
  readonly waiting: number;
  /** Which lines are shown of each game, kept by what draws it (BRD-13); another map with the order of now. */
  readonly lines: Map<string, HeldLines>;
}

export interface ShownBoard {
  /**
   * `undefined` while nothing is known to show. While the rows of another cut of the same question are read, the cut before it stands: a board
   * that was taken away and drawn anew in between would lose a press.
   */
  readonly view: HeldBoard | undefined;
  /** Takes the order of now (ORD-4). */
  refresh(): void;
}

export function useBoard(
  page: PageKind,
  query: BoardQuery,
  offer: OfferState | undefined,
  round: StartWindow | undefined,
): ShownBoard {
  const [taken, setTaken] = useState(0);
  const { key, leaps, cut } = useCut(page, query, offer === 'whole' || offer === 'indexed', round);
  const held = useRef<HeldPage>(undefined);
  const rows = useRef(NOTHING_SHOWN);
  const fresh = useMemo(() => freshPage(`${key}#${taken}#${leaps}`, cut), [key, taken, leaps, cut]);
  if (fresh !== undefined) held.current = holdPage(held.current, fresh, (id) => !rows.current.over.has(id));
  else if (isPart(offer)) held.current = undefined;
  const order = held.current?.key;
  const kept = useRef({ order, lines: new Map<string, HeldLines>() });
  if (kept.current.order !== order) kept.current = { order, lines: new Map() };
  const { lines } = kept.current;
  const answer = useFixtures(held.current?.fixtureIds);
  if (cut !== undefined && held.current !== undefined && answer !== undefined) {
    const listed = rowsOf(rows.current, withNamed(held.current, cut, answer.fixtures), (one) => isListed(one, page));
    rows.current = { ...listed, fixtures: keepIdentity(rows.current.fixtures, listed.fixtures) };
  }
  const { fixtures, over } = rows.current;
  const followed = answer?.followed;
  const waiting = held.current === undefined || fresh === undefined ? 0 : waitingFor(held.current, fresh);
  // That none is listed any more may be known only by the rows, which come after the page: nothing else would take it anew then (ORD-4).
  const isAllOver = waiting > 0 && held.current?.fixtureIds.every((id) => over.has(id)) === true;
  useEffect(() => {
    if (isAllOver) setTaken((times) => times + 1);
  }, [isAllOver]);
  const isKnown = cut !== undefined && followed !== undefined;
  const known = useMemo(
    () => (isKnown ? { key, view: { ...cut, fixtures, over, followed, waiting, lines } } : undefined),
    [isKnown, key, cut, fixtures, over, followed, waiting, lines],
  );
  const last = useRef(known);
  // What stood there was of an offer that is gone: it would stand as it was, with prices that nobody brings up to date.
  if (known !== undefined || (isPart(offer) && cut === undefined)) last.current = known;
  const refresh = useCallback(() => setTaken((times) => times + 1), []);
  return { view: last.current?.key === key ? last.current.view : undefined, refresh };
}

const freshPage = (key: string, cut: BoardCut | undefined): FreshPage | undefined =>
  cut && { key, fixtureIds: cut.fixtureIds, isWhole: cut.total !== undefined };

/** Rows that have not come are shown by what they are called, without a price (IDX-1). */
const withNamed = (
  { fixtureIds }: HeldPage,
  { named }: BoardCut,
  fixtures: readonly (Fixture | undefined)[],
): ReadonlyMap<string, Fixture | undefined> =>
  new Map(fixtureIds.map((id, index) => [id, fixtures[index] ?? named?.get(id)]));

/** What is asked, as a key, and the answer once there is one. */
interface AnsweredCut {
  readonly key: string;
  /** How often time had leapt when it was asked (RPL-4): the answer before a leap stands until the one after it comes. */
  readonly leaps: number;
  readonly cut: BoardCut | undefined;
}

/** @param isFindable whether all that could be found is known */
function useCut(page: PageKind, query: BoardQuery, isFindable: boolean, round: StartWindow | undefined): AnsweredCut {
  const originNow = useOriginClock();
  const { search, ...filter } = query;
  const found = useFound(isFindable ? search : undefined);
  const key = [page, ...Object.values(filter), search, found?.size, round].join('|');
  const ahead = useAhead();
  const leaps = useLeaps();
  const asked = () => {
    const at = originNow();
    const board = { ...askedBoard(page, query), starts: startsOfDay(query.day, at) };
    // All games of a round are counted and numbered, and those are shown that have not started.
    return round === undefined ? board : { ...board, round, order: 'time' as const, starts: [at, round[1]] as const };
  };
  const answer = useLive<AnsweredCut>(
    async (db) => ({
      key,
      leaps,
      cut:
        search === undefined
          ? await boardCut(db, asked())
          : found === undefined
            ? undefined
            : await foundCut(db, asked(), found),
    }),
    [key, leaps],
    () => {
      const cut = search === undefined ? cutAhead(ahead, asked()) : undefined;
      return cut === undefined ? undefined : { key, leaps, cut };
    },
  );
  // The previous question's answer is not shown under the new question.
  return answer?.key === key ? answer : { key, leaps, cut: undefined };
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
