/** The question before a hold that reaches far: what it would change, why, and the press that does it. */
import { useState } from 'react';
import { holdCall, holdPreviewCall } from '../../../../domain/calls/officeRisk.ts';
import type { HoldTarget } from '../../../../domain/sports/rulings.ts';
import { TextField } from '../../../kit/ui/TextField.tsx';
import { acts } from '../../copy/office.ts';
import { risk as words } from '../../copy/risk.ts';
import { useAct } from '../../link/useAct.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { EffectLines } from '../../parts/EffectLines.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import type { DeskState } from './deskState.ts';
import { useEffectOf } from './useEffectOf.ts';
import * as styles from './RiskScreen.css.ts';

interface HoldQuestionProps extends DeskState {
  readonly target: HoldTarget;
  readonly isOn: boolean;
  readonly name: string;
  readonly reason?: string;
  readonly onClose: () => void;
}

export function HoldQuestion({ target, isOn, name, reason: given, said, isLocked, onClose }: HoldQuestionProps) {
  const [reason, setReason] = useState<string>(given ?? words.defaultReason);
  const [problem, setProblem] = useState<string>();
  const { act, state } = useAct(holdCall);
  const effect = useEffectOf(holdPreviewCall, { target, isOn });
  const answer = async () => {
    if (isLocked) return;
    if (reason.trim().length < 2) {
      setProblem(acts.needsReason);
      return;
    }
    const result = await act({ given: { target, isOn }, reason: reason.trim() });
    if (result === undefined) return;
    if (!result.ok) {
      setProblem(refusalText(result.failure, words.said.unanswered));
      return;
    }
    const count = result.value.outcome === 'done' ? result.value.done.selections : 0;
    said({ tone: 'done', text: isOn ? words.said.held(name, count) : words.said.lifted(name, count) });
    onClose();
  };
  return (
    <ActQuestion
      isOpen
      title={isOn ? words.askHold(name) : words.askLift(name)}
      description={isOn ? words.askHoldHint : words.askLiftHint}
      answer={isOn ? words.hold(name) : words.lift(name)}
      isDanger={isOn}
      state={state}
      onAnswer={() => void answer()}
      onClose={onClose}
    >
      <div className={styles.question}>
        <EffectLines lines={effect ?? []} />
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          problem={problem}
          maxLength={200}
          value={reason}
          onChange={({ target: field }) => setReason(field.value)}
        />
      </div>
    </ActQuestion>
  );
}
