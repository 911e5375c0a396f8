/**
 * The two questions of the slip, above everything else wherever the slip stands (CRT-11, CRT-12). Loaded as soon as the
 * slip is drawn, so that neither is waited for when it is due.
 */
import type { SlipView } from '../../db/queries/slip.ts';
import { ChangedOddsDialog } from './ChangedOddsDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { PlaceBet } from './usePlaceBet.ts';

interface BetQuestionsProps {
  readonly view: SlipView;
  readonly place: PlaceBet;
  /** The slip as it was when the bet button was pressed; `undefined` while nothing is asked. */
  readonly asked: SlipView | undefined;
  /** Stays away although pressed: another tab has sent or emptied the slip. */
  readonly isOpen: boolean;
  readonly onDecline: () => void;
}

export function BetQuestions({ view, place, asked, isOpen, onDecline }: BetQuestionsProps) {
  return (
    <>
      <ConfirmDialog view={asked ?? view} isOpen={isOpen} onConfirm={place.confirm} onCancel={place.cancel} />
      <ChangedOddsDialog view={view} isBusy={place.isBusy} onYes={place.acceptChanged} onNo={onDecline} />
    </>
  );
}
