/** The slip of a page as every tab sees it: picks with today's prices, limits, balance, phase. */
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  gamesOnSlip,
  slipBase,
  storedSlip,
  withPrices,
  type SlipBase,
  type SlipView,
} from '../../../db/queries/slip.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { Slip } from '../../../domain/bet-slip/slip.ts';
import { useAlike } from '../../frame/link/useAlike.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useFixturesOf, type WithFixtures } from '../../frame/live-prices/useFixtures.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

export function useSlipView(page: PageKind): SlipView | undefined {
  return usePriced(useFixturesOf((db) => slipBase(db, page), gamesOnSlip, [page]));
}

/**
 * The slip that a question is about. Read anew when it is asked: the page's own view may still be some milliseconds behind what
 * has just been stored, and the question shows what would be bet.
 *
 * @returns `undefined` while nothing is asked, and until it was read
 */
export function useQuestion(page: PageKind, isAsking: boolean): SlipView | undefined {
  const asked = isAsking ? page : undefined;
  return usePriced(
    useFixturesOf(async (db) => (asked === undefined ? undefined : slipBase(db, asked)), fixturesOfQuestion, [asked]),
  );
}

const fixturesOfQuestion = (base: SlipBase | undefined) => (base === undefined ? [] : gamesOnSlip(base));

function usePriced(read: WithFixtures<SlipBase | undefined> | undefined): SlipView | undefined {
  const priced = useMemo(
    () => (read?.base === undefined ? undefined : withPrices(read.base, gamesOnSlip(read.base), read)),
    [read],
  );
  // With games on it a slip is read every second, and a game changes with each of its prices, of which those that are picked are one or two.
  const view = useAlike(priced);
  const hasRound = view?.slip.picks.some(({ fixtureId }) => isOfRound(fixtureId)) === true;
  const [named, setNamed] = useState<(view: SlipView) => SlipView>();
  // Words of rounds come when one is picked.
  useEffect(() => {
    if (!hasRound) return;
    void patientImport(() => import('./roundParts.ts'))
      .then(({ viewInWords }) => viewInWords())
      .then((inWords) => setNamed(() => inWords));
  }, [hasRound]);
  return useMemo(() => (view === undefined || named === undefined ? view : named(view)), [view, named]);
}

/** What is picked on a page, for whoever shows no price of it: a price of a pick that moves is no business of theirs. */
export const useSlip = (page: PageKind): Slip | undefined => useLive(storedSlip, [page]);

/** All selections on the slip of a page, of which a game may have two; the same set for as long as the same are picked. */
export function usePickedSelections(page: PageKind): ReadonlySet<string> {
  const key =
    useSlip(page)
      ?.picks.map(({ selectionId }) => selectionId)
      .join(' ') ?? '';
  return useMemo(() => new Set(key === '' ? [] : key.split(' ')), [key]);
}

/** Picked selections by fixture, several with a space between; the same map for as long as the same selections are picked. */
export function usePicked(slip: Slip | undefined): ReadonlyMap<string, string> {
  const key = slip?.picks.map((pick) => `${pick.fixtureId} ${pick.selectionId}`).join('|') ?? '';
  const latest = useRef(slip);
  latest.current = slip;
  return useMemo(() => {
    const picked = new Map<string, string>();
    for (const { fixtureId, selectionId } of key === '' ? [] : (latest.current?.picks ?? [])) {
      const others = picked.get(fixtureId);
      picked.set(fixtureId, others === undefined ? selectionId : `${others} ${selectionId}`);
    }
    return picked;
  }, [key]);
}
