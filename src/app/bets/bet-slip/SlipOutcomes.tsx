/**
 * Tells how a bet ended, once per tab, whatever page the tab shows (CRT-11, CRT-14, CRT-15). It is learnt from the slip's stored row and
 * from nowhere else, in the tab that pressed as in all others: what is told is stored. Lives as long as the member is signed in.
 */
import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { slipChoices } from '../../../db/queries/slipChoices.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { menu } from '../../kit/copy/labels.ts';
import { shownPathOf } from '../../kit/links/shownPaths.ts';
import { useDatabase } from '../../frame/link/Database.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { isInSight, SLIP_FOOT_ID } from './slipId.ts';
import { outcomeMessage } from './outcomeText.ts';
import { useSlip } from './useSlipView.ts';

const PressedContext = createContext<(isPressed: boolean) => void>(() => undefined);

/** Says whether a bet that this tab pressed for is on its way: once the slip says that it is placed, the tab goes on to the history. */
export const usePressed = () => useContext(PressedContext);

export function SlipOutcomes({ page, children }: { readonly page: PageKind; readonly children: ReactNode }) {
  const toast = useToast();
  const navigate = useNavigate();
  const db = useDatabase();
  const announced = useRef(new Set<string>());
  const slip = useSlip(page);

  const pressed = useRef<PageKind>(undefined);
  // What another slip says is not about the bet that was pressed for.
  useEffect(() => {
    if (pressed.current !== page) pressed.current = undefined;
  }, [page]);
  const isFirst = useRef(true);
  const isKnown = slip !== undefined;
  const outcome = slip?.outcome ?? null;
  useEffect(() => {
    if (!isKnown) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (outcome === null) return;
    const { kind, key } = outcome;
    // A tab comes back to slips whose last outcome it has told.
    if (announced.current.has(key)) return;
    announced.current.add(key);
    const history = () => void navigate(shownPathOf('betResult'));
    // What was already over when this tab opened is no news, and what the slip says in its member's sight is not said twice.
    const isSaid = kind !== 'accepted' && isInSight(SLIP_FOOT_ID);
    if (!wasFirst && !isSaid) {
      const message = outcomeMessage(outcome);
      toast(kind === 'accepted' ? { ...message, action: { label: menu.betHistory, run: history } } : message);
    }
    if (pressed.current === page && kind === 'accepted' && !outcome.wasUnknown) {
      const stays = slipChoices(db).then(({ staysOnPage }) => staysOnPage);
      // Asked once a bet is placed, and not on every page until then (SCH-3). Where it cannot be read the house's way holds.
      void stays.catch(() => false).then((isStaying) => (isStaying ? undefined : history()));
    }
    pressed.current = undefined;
  }, [isKnown, outcome, page, navigate, toast, db]);
  const setPressed = useCallback(
    (isPressed: boolean) => {
      pressed.current = isPressed ? page : undefined;
    },
    [page],
  );
  return <PressedContext value={setPressed}>{children}</PressedContext>;
}
