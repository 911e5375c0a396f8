/** A ruling in force: what it is of, what it says, by whom, when and why, and taking it back, which asks for a reason. */
import { useState } from 'react';
import type { EffectLine } from '../../../../domain/office/operatorAct.ts';
import { dateMinuteText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { TextField } from '../../../kit/ui/TextField.tsx';
import { acts } from '../../copy/office.ts';
import { rulings as words } from '../../copy/rulings.ts';
import type { ActState } from '../../link/useAct.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { EffectLines } from '../../parts/EffectLines.tsx';
import { chip } from '../../parts/marks.css.ts';
import * as styles from './RulingsScreen.css.ts';

interface RulingRowProps {
  readonly name: string;
  /** How far it reaches. */
  readonly scope: string;
  readonly says: readonly string[];
  readonly by: { readonly name: string; readonly at: number; readonly reason: string };
  /** Taking it back; `undefined` where the role may only look. */
  readonly onAsk: (() => void) | undefined;
  readonly isLocked: boolean;
}

export function RulingRow({ name, scope, says, by, onAsk, isLocked }: RulingRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.head}>
          <strong className={styles.name}>{name}</strong>
          <span className={chip}>{scope}</span>
        </span>
        <span className={styles.says}>
          {says.map((one) => (
            <span key={one}>{one}</span>
          ))}
        </span>
        <span className={styles.by}>{words.by(by.name, dateMinuteText(by.at), by.reason)}</span>
      </span>
      {onAsk === undefined ? null : (
        <Button
          kind="outline"
          className={styles.lift}
          aria-label={words.liftOf(name)}
          disabled={isLocked}
          onClick={onAsk}
        >
          {words.lift}
        </Button>
      )}
    </li>
  );
}

interface LiftQuestionProps {
  readonly title: string;
  readonly description: string;
  /** What it would change; `undefined` until that is known. */
  readonly lines: readonly EffectLine[] | undefined;
  readonly state: ActState;
  /** @returns why it came to nothing */
  readonly onAnswer: (reason: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

export function LiftQuestion({ title, description, lines, state, onAnswer, onClose }: LiftQuestionProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const answer = async () => {
    if (reason.trim().length < 2) return setProblem(acts.needsReason);
    setProblem(await onAnswer(reason.trim()));
  };
  return (
    <ActQuestion
      isOpen
      {...{ title, description, state, onClose }}
      answer={words.lift}
      isDanger
      onAnswer={() => void answer()}
    >
      <div className={styles.question}>
        <EffectLines lines={lines ?? []} />
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          problem={problem}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ActQuestion>
  );
}
