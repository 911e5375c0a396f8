/** Stands in for `bets/bet-slip/StakeForm.tsx` on the stage: amounts and totals as they were, and no button that bets (RPL-3). */
import { isEditable } from '../../../../../domain/bet-slip/decideSlip.ts';
import { OddsPolicyChoice } from '../../../../bets/bet-slip/OddsPolicyChoice.tsx';
import { outcomeMessage } from '../../../../bets/bet-slip/outcomeText.ts';
import { SLIP_FOOT_ID } from '../../../../bets/bet-slip/slipId.ts';
import { SlipTotals } from '../../../../bets/bet-slip/SlipSummary.tsx';
import { StakePart, type SlipFoot as OrdinaryFoot } from '../../../../bets/bet-slip/StakeForm.tsx';
import * as ordinary from '../../../../bets/bet-slip/StakeForm.css.ts';
import { slip } from '../../../../kit/copy/labels.ts';
import { FieldProblem } from '../../../../kit/ui/TextField.tsx';
import { stageWords } from '../../../copy/replay.ts';
import type { ComponentProps } from 'react';
import * as styles from './ReplayStakeForm.css.ts';

export { StakePart };

type Blocker = NonNullable<ComponentProps<typeof OrdinaryFoot>['blocker']>;
const sentences: { readonly [Reason in Blocker]: string | undefined } = {
  sending: slip.sending,
  changed: undefined,
  unknown: slip.unknown,
  stale: slip.stale,
  suspended: slip.suspendedPick,
};

export function SlipFoot({ view, actions, blocker, problemId }: ComponentProps<typeof OrdinaryFoot>) {
  const { outcome } = view.slip;
  const refusal = outcome === null || outcome.kind === 'accepted' ? undefined : outcomeMessage(outcome).text;
  return (
    <div id={SLIP_FOOT_ID} className={ordinary.foot}>
      <SlipTotals view={view} />
      <OddsPolicyChoice
        policy={view.slip.policy}
        isLocked={!isEditable(view.slip)}
        onChoose={actions.chooseOddsPolicy}
      />
      <p className={ordinary.blocker} data-kind={blocker}>
        {blocker === undefined ? undefined : sentences[blocker]}
      </p>
      {refusal === undefined ? null : <FieldProblem id={problemId} text={refusal} />}
      <p className={styles.dead}>{stageWords.noBets}</p>
    </div>
  );
}
