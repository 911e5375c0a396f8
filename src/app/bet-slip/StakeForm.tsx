/** Amount, quick amounts, totals and the bet button: everything between choosing and confirming. */
import { useId } from 'react';
import type { SlipView } from '../../db/queries/slip.ts';
import { stakeCappedByWinnings } from '../../domain/bet-slip/checkBet.ts';
import { isEditable, maxStake } from '../../domain/bet-slip/decideSlip.ts';
import { addQuickAmount } from '../../domain/bet-slip/stakeAmount.ts';
import { slip } from '../copy/labels.ts';
import { Button } from '../ui/Button.tsx';
import { FieldProblem } from '../ui/TextField.tsx';
import type { Blocker } from './blockers.ts';
import { OddsPolicyChoice } from './OddsPolicyChoice.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { SlipTotals } from './SlipSummary.tsx';
import { StakeField } from './StakeField.tsx';
import * as styles from './StakeForm.css.ts';
import type { SlipActions } from './useSlipActions.ts';
import { useStakeDraft } from './useStakeDraft.ts';

interface StakePartProps {
  readonly view: SlipView;
  readonly actions: SlipActions;
  readonly isLocked: boolean;
  readonly problem: string | undefined;
  readonly onEdit: () => void;
  readonly onSubmit: () => void;
}

export function StakePart({ view, actions, isLocked, problem, onEdit, onSubmit }: StakePartProps) {
  const problemId = useId();
  const odds = view.picks.map((pick) => pick.currentOdds);
  const draft = useStakeDraft(view.slip.stake, (next) => {
    onEdit();
    return actions.changeStake(next);
  });
  // A button never sets more than can be won; what is typed is left alone and told by the check.
  const set = (next: number) => draft.set(stakeCappedByWinnings(next, odds, view.limits));
  return (
    <div className={styles.stake}>
      <StakeField
        draft={draft}
        balance={view.balance}
        isLocked={isLocked}
        problemId={problem === undefined ? undefined : problemId}
        onSubmit={onSubmit}
      />
      {problem === undefined ? null : <FieldProblem id={problemId} text={problem} />}
      <QuickAmounts
        isLocked={isLocked}
        onAdd={(amount) => set(addQuickAmount(draft.newest(), amount, view.balance))}
        onMax={() => set(maxStake(view.balance, view.limits.maxStake))}
        onClear={() => set(0)}
      />
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
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

/** Always in view: the total, why not if not, the button. */
export function SlipFoot({ view, actions, blocker, isBusy, onSubmit }: SlipFootProps) {
  const sentence = blocker === undefined ? undefined : blockerSentences[blocker];
  const isSending = blocker === 'sending' || isBusy;
  return (
    <div className={styles.foot}>
      <SlipTotals view={view} />
      <OddsPolicyChoice
        policy={view.slip.policy}
        isLocked={isBusy || !isEditable(view.slip)}
        onChoose={actions.chooseOddsPolicy}
      />
      <p className={styles.blocker} data-kind={blocker} role="status">
        {sentence}
      </p>
      <Button
        look="primary"
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
