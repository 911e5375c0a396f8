/** Amount, quick amounts, totals and the bet button: everything between choosing and confirming. */
import type { SlipView } from '../../../db/queries/slip.ts';
import type { BetRejection } from '../../../domain/bet-slip/checkBet.ts';
import { isEditable } from '../../../domain/bet-slip/decideSlip.ts';
import {
  addQuickAmount,
  cappedByBalance,
  largestStake,
  reducedByWinnings,
} from '../../../domain/bet-slip/stakeAmount.ts';
import type { SlipChoices } from '../../../domain/bet-slip/slipChoices.ts';
import { slip } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FieldProblem } from '../../kit/ui/TextField.tsx';
import type { Blocker } from './blockers.ts';
import { outcomeMessage } from './outcomeText.ts';
import { OddsPolicyChoice } from './OddsPolicyChoice.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { SLIP_FOOT_ID } from './slipId.ts';
import { SlipTotals } from './SlipSummary.tsx';
import { StakeField } from './StakeField.tsx';
import * as styles from './StakeForm.css.ts';
import { SlipSettingsButton } from './SlipSettingsButton.tsx';
import type { SlipActions } from './useSlipActions.ts';
import type { StakeDraft } from './useStakeDraft.ts';

interface StakePartProps {
  readonly view: SlipView;
  readonly draft: StakeDraft;
  readonly choices: SlipChoices;
  readonly isLocked: boolean;
  /** Of the sentence that says why not, if the last try was refused. */
  readonly problemId: string | undefined;
  readonly onSubmit: () => void;
  /** The largest amount was asked for, and there is none. */
  readonly onImpossible: (rejection: BetRejection) => void;
}

export function StakePart({ view, draft, choices, isLocked, problemId, onSubmit, onImpossible }: StakePartProps) {
  const { balance, limits } = view;
  const odds = view.picks.map((pick) => pick.currentOdds);
  const winnable = (asked: number) => {
    const won = reducedByWinnings(asked, odds, limits);
    return { won, isReduced: won < asked };
  };
  const set = (asked: number) => {
    const { won, isReduced } = winnable(asked);
    draft.set(won, isReduced);
  };
  const setLargest = () => {
    const largest = largestStake(odds, balance, limits);
    if (largest.kind === 'amount') draft.set(largest.won, largest.isReduced);
    else onImpossible(largest.rejection);
  };
  return (
    <div className={styles.stake}>
      <StakeField
        draft={draft}
        most={(won) => winnable(cappedByBalance(won, balance))}
        isLocked={isLocked}
        problemId={problemId}
        onSubmit={onSubmit}
      />
      <p className={styles.notice} role="status">
        {draft.isReduced ? slip.reduced : null}
      </p>
      <QuickAmounts
        amounts={choices.amounts}
        isLocked={isLocked}
        onAdd={(amount) => set(addQuickAmount(draft.newest(), amount, balance))}
        onMax={setLargest}
        onClear={() => set(0)}
      />
      <SlipSettingsButton choices={choices} />
    </div>
  );
}

const blockerSentences: { readonly [B in Blocker]: string | undefined } = {
  sending: undefined,
  changed: undefined,
  unknown: slip.unknown,
  stale: slip.stale,
  suspended: slip.suspendedPick,
};

interface SlipFootProps {
  readonly view: SlipView;
  readonly actions: SlipActions;
  readonly blocker: Blocker | undefined;
  /** Why the last try was refused. */
  readonly problem: string | undefined;
  readonly problemId: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

/** Always in view: the total, why not if not, how the last bet ended if it was not placed (CRT-14), the button. */
export function SlipFoot({ view, actions, blocker, problem, problemId, isBusy, onSubmit }: SlipFootProps) {
  const sentence = blocker === undefined ? undefined : blockerSentences[blocker];
  const isSending = blocker === 'sending' || isBusy;
  const { outcome } = view.slip;
  const refusal =
    problem ??
    (isSending || outcome === null || outcome.kind === 'accepted' ? undefined : outcomeMessage(outcome).text);
  return (
    <div id={SLIP_FOOT_ID} className={styles.foot}>
      <SlipTotals view={view} />
      <OddsPolicyChoice
        policy={view.slip.policy}
        isLocked={isBusy || !isEditable(view.slip)}
        onChoose={actions.chooseOddsPolicy}
      />
      <p className={styles.blocker} data-kind={blocker} role="status">
        {sentence}
      </p>
      {refusal === undefined ? null : <FieldProblem id={problemId} text={refusal} />}
      <Button
        kind="primary"
        size="large"
        isWide
        isPending={isSending}
        disabled={blocker !== undefined || isBusy}
        onClick={onSubmit}
      >
        {isSending ? slip.sending : slip.place}
      </Button>
    </div>
  );
}
