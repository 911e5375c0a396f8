/**
 * Where the slip stands: a column on wide screens, a panel at the bottom right on middle ones, and on small ones a sheet, or pinned such
 * a panel (CRT-01), or the member's drawer (NAV-09). Its two questions stand above all of them. What lies over the page and is closed comes once the page is drawn.
 */
import { lazy, Suspense, useCallback, useEffect, type ReactNode } from 'react';
import type { SlipView } from '../../../db/queries/slip.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { useIsRestDue } from '../../frame/link/useIsRestDue.ts';
import { useIsNarrow, useIsWide } from '../../kit/theme/screenSize.ts';
import { BetSlip } from './BetSlip.tsx';
import { holdOf } from './holdOf.ts';
import { SlipColumn } from './SlipColumn.tsx';
import { OpenPanel, SlipPanel } from './SlipPanel.tsx';
import { usePinned } from './usePinned.ts';
import type { LastPicks } from './useLastPicks.ts';
import { usePlaceBet } from './usePlaceBet.ts';
import { useSlipActions } from './useSlipActions.ts';
import { useQuickBet } from './useQuickBet.ts';
import { useSlipChoices } from './useSlipChoices.ts';
import { useQuestion } from './useSlipView.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

const BetQuestions = lazy(async () => ({
  default: (await patientImport(() => import('./BetQuestions.tsx'))).BetQuestions,
}));
const BetBar = lazy(async () => ({ default: (await patientImport(() => import('./BetBar.tsx'))).BetBar }));
const HeldBar = lazy(async () => ({ default: (await patientImport(() => import('./HeldBar.tsx'))).HeldBar }));
const SlipSheet = lazy(async () => ({ default: (await patientImport(() => import('./SlipSheet.tsx'))).SlipSheet }));

interface SlipAreaProps {
  readonly page: PageKind;
  readonly view: SlipView;
  readonly isSheetOpen: boolean;
  readonly onSheetChange: (isOpen: boolean) => void;
  readonly onMemberPanel: () => void;
  /** What was on the slip last, for whoever wants it back. */
  readonly lastPicks: LastPicks;
  /** The drawer of a small screen, which holds the slip while it is open: then nothing else does. */
  readonly drawer: (slip: ReactNode) => ReactNode;
}

export function SlipArea({ page, view, isSheetOpen, onSheetChange, onMemberPanel, lastPicks, drawer }: SlipAreaProps) {
  const actions = useSlipActions(page);
  const place = usePlaceBet(page, actions);
  const choices = useSlipChoices();
  useQuickBet(view.slip.picks.length, choices, actions, place);
  const isWide = useIsWide();
  const isNarrow = useIsNarrow();
  const isRestDue = useIsRestDue();
  const { cancel, isAsking } = place;
  const question = useQuestion(page, isAsking);
  // A question about a slip that another tab has sent or emptied is void.
  const isVoid = question !== undefined && (question.slip.phase.at !== 'open' || question.slip.picks.length === 0);
  useEffect(() => {
    if (isAsking && isVoid) cancel();
  }, [isAsking, isVoid, cancel]);
  const pinning = usePinned(isWide);
  const hold = holdOf(view);
  const open = useCallback(() => onSheetChange(true), [onSheetChange]);
  const parts = { view, actions, place, choices, pinning, lastPicks };
  return (
    <>
      {isWide ? (
        <SlipColumn {...parts} />
      ) : !isNarrow ? (
        <SlipPanel {...parts} />
      ) : pinning.isPinned ? (
        isSheetOpen ? (
          <OpenPanel {...parts} onFold={() => onSheetChange(false)} />
        ) : null
      ) : isRestDue || isSheetOpen ? (
        <Suspense fallback={null}>
          <SlipSheet {...parts} isOpen={isSheetOpen} onOpenChange={onSheetChange} onMemberPanel={onMemberPanel} />
        </Suspense>
      ) : null}
      {isNarrow ? drawer(<BetSlip {...parts} />) : null}
      {isNarrow && hold === undefined && view.slip.picks.length > 0 && !isSheetOpen ? (
        <Suspense fallback={null}>
          <BetBar {...parts} onOpen={open} />
        </Suspense>
      ) : null}
      {isNarrow && hold !== undefined ? (
        <Suspense fallback={null}>
          <HeldBar view={view} hold={hold} />
        </Suspense>
      ) : null}
      {/* A price that changed under a bet is asked about whatever the games do. */}
      {isRestDue || isAsking || view.slip.phase.at !== 'open' ? (
        <Suspense fallback={null}>
          <BetQuestions
            view={view}
            place={place}
            asked={question}
            isOpen={isAsking && question !== undefined && !isVoid}
            onDecline={actions.decline}
          />
        </Suspense>
      ) : null}
    </>
  );
}
