/** The amount of a bet: digits only, separators, capped at the balance, never fighting the member's caret (CRT-04). */
import { useId, useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { slip, units } from '../copy/labels.ts';
import * as styles from './StakeField.css.ts';
import { typedStake } from './stakeText.ts';
import type { StakeDraft } from './useStakeDraft.ts';

interface StakeFieldProps {
  readonly draft: StakeDraft;
  readonly balance: number;
  readonly isLocked: boolean;
  readonly problemId: string | undefined;
  readonly onSubmit: () => void;
}

export function StakeField({ draft, balance, isLocked, problemId, onSubmit }: StakeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const typed = typedStake(value, selectionStart ?? value.length, balance);
    caret.current = typed.caret;
    draft.set(typed.stake, typed.text);
  };

  return (
    <div className={styles.field} data-invalid={problemId !== undefined || undefined}>
      <label htmlFor={id} className={styles.label}>
        {slip.stake}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="0"
        value={draft.text}
        disabled={isLocked}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        onChange={change}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit();
        }}
      />
      <span className={styles.unit} aria-hidden="true">
        {units.wonSign}
      </span>
    </div>
  );
}
