/**
 * Tells how a bet ended, once per tab, whatever page the tab shows (CRT-11, CRT-14, CRT-15). Lives as long as the member is
 * signed in: the pressing tab leaves the board before the slip has said anything.
 */
import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { lastOutcome } from '../../../db/queries/slipOutcome.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import type { SlipOutcome } from '../../../domain/bet-slip/slip.ts';
import { menu, slip } from '../../kit/copy/labels.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useToast } from '../../kit/ui/Toast.tsx';
import { isInSight, SLIP_FOOT_ID } from './slipId.ts';
import { outcomeMessage, type OutcomeMessage } from './outcomeText.ts';

const TellerContext = createContext<(betId: string) => void>(() => undefined);

/** Tells that a bet was accepted, by its id; the slip's own news of it is then not repeated. */
export const useOutcomeTeller = () => useContext(TellerContext);

export function SlipOutcomes({ page, children }: { readonly page: PageKind; readonly children: ReactNode }) {
  const toast = useToast();
  const navigate = useNavigate();
  const told = useRef(new Set<string>());
  const answer = useLive(async (db) => ({ outcome: await lastOutcome(db, page) }), [page]);

  const show = useCallback(
    (message: OutcomeMessage) => {
      const action = { label: menu.betHistory, run: () => void navigate(pathOf('betResult')) };
      toast(message.tone === 'done' ? { ...message, action } : message);
    },
    [navigate, toast],
  );
  const tellAccepted = useCallback(
    (betId: string) => {
      if (told.current.has(betId)) return;
      told.current.add(betId);
      show({ tone: 'done', text: slip.placed });
    },
    [show],
  );
  const isFirst = useRef(true);
  const outcome = answer?.outcome;
  useEffect(() => {
    if (answer === undefined) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (outcome === undefined || outcome === null) return;
    const id = idOf(outcome);
    if (told.current.has(id)) return;
    told.current.add(id);
    // What was already over when this tab opened is no news, and what the slip says in its member's sight is not said twice.
    const isSaid = outcome.kind !== 'accepted' && isInSight(SLIP_FOOT_ID);
    if (!wasFirst && !isSaid) show(outcomeMessage(outcome));
  }, [answer, outcome, show]);
  return <TellerContext value={tellAccepted}>{children}</TellerContext>;
}

const idOf = (outcome: SlipOutcome) => (outcome.kind === 'accepted' ? outcome.betId : outcome.key);
