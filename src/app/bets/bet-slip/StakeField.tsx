/**
 * The amount of a bet: separators, capped at what can be bet, never fighting the member's caret or input method; what is no amount stays
 * as it was typed, for the checks to say so (CRT-04, CRT-05).
 */
import { useId, useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { slip, units } from '../../kit/copy/labels.ts';
import * as styles from './StakeField.css.ts';
import { stakeTyped } from './stakeText.ts';
import type { StakeDraft } from './useStakeDraft.ts';

export interface StakeBound {
  readonly won: number;
  readonly isReduced: boolean;
}

/** A number longer than this is above every balance. */
const MAX_LENGTH = 64;

interface StakeFieldProps {
  readonly draft: Pick<StakeDraft, 'text' | 'type' | 'compose'>;
  /** The most that may be bet of an amount, and whether it is less so that it can be won. */
  readonly most: (won: number) => StakeBound;
  readonly isLocked: boolean;
  readonly problemId: string | undefined;
  readonly onSubmit: () => void;
}

export function StakeField({ draft, most, isLocked, problemId, onSubmit }: StakeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  /** What stood in the field before this keystroke, or before all those of a composition. */
  const before = useRef(draft.text);
  const isComposing = useRef(false);
  if (!isComposing.current) before.current = draft.text;

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const enter = (field: HTMLInputElement) => {
    const { value, selectionStart } = field;
    let isReduced = false;
    const entered = stakeTyped(before.current, value, selectionStart ?? value.length, (won) => {
      const bound = most(won);
      isReduced = bound.isReduced;
      return bound.won;
    });
    caret.current = entered.caret;
    before.current = entered.text;
    draft.type(entered.text, entered.typed, isReduced);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // Text that is being composed belongs to the input method until it is done.
    if ((event.nativeEvent as InputEvent).isComposing) draft.compose(event.currentTarget.value);
    else enter(event.currentTarget);
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
        maxLength={MAX_LENGTH}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          enter(event.currentTarget);
        }}
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
