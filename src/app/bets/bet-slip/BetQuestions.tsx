/**
 * The two questions of the slip, above everything else wherever the slip stands (CRT-11, CRT-12, CRT-19). Loaded as soon as the
 * slip is drawn, so that neither is waited for when it is due.
 */
import { useEffect } from 'react';
import { termsOfView, type SlipView } from '../../../db/queries/slip.ts';
import { ChangedOddsDialog } from './ChangedOddsDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useBetQuestion } from './useBetQuestion.ts';
import type { PlaceBet } from './usePlaceBet.ts';

const loadHistory = () => import('../history/BetResultScreen.tsx');

interface BetQuestionsProps {
  readonly view: SlipView;
  readonly place: PlaceBet;
  /** The slip as it is asked about; `undefined` while nothing is asked. */
  readonly asked: SlipView | undefined;
  /** Stays away although pressed: another tab has sent or emptied the slip. */
  readonly isOpen: boolean;
  readonly onDecline: () => void;
}

export function BetQuestions({ view, place, asked, isOpen, onDecline }: BetQuestionsProps) {
  const { phase } = view.slip;
  // The page that a placed bet leads to comes while the question is read.
  useEffect(() => {
    if (isOpen) void loadHistory().catch(() => undefined);
  }, [isOpen]);
  const isChanged = phase.at === 'changed';
  const confirming = useBetQuestion(
    isOpen && asked !== undefined ? termsOfView(asked) : undefined,
    undefined,
    place.isAskedAgain,
  );
  const changing = useBetQuestion(isChanged ? termsOfView(view) : undefined, isChanged ? phase.key : undefined);
  return (
    <>
      <ConfirmDialog
        view={asked ?? view}
        question={confirming}
        isOpen={isOpen}
        onConfirm={place.confirm}
        onCancel={place.cancel}
      />
      <ChangedOddsDialog
        view={view}
        question={changing}
        isBusy={place.isBusy}
        onYes={place.acceptChanged}
        onNo={onDecline}
      />
    </>
  );
}
