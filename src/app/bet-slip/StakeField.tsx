/**
 * The amount of a bet: digits only, separators, capped at the balance, never fighting the member's caret (CRT-04).
 *
 * What is typed is shown at once and written through; what another tab writes replaces it, unless a write of this tab is still
 * on its way.
 */
import { useEffect, useId, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { stakeText } from '../../domain/bet-slip/stakeAmount.ts';
import { slip, units } from '../copy/labels.ts';
import * as styles from './StakeField.css.ts';
import { typedStake } from './stakeText.ts';

interface StakeFieldProps {
  /** Won, as stored. */
  readonly stake: number;
  readonly balance: number;
  readonly isLocked: boolean;
  readonly problemId: string | undefined;
  readonly onChange: (stake: number) => Promise<void>;
  readonly onSubmit: () => void;
}

export function StakeField({ stake, balance, isLocked, problemId, onChange, onSubmit }: StakeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const { text, type } = useTypedText(stake, onChange);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const typed = typedStake(value, selectionStart ?? value.length, balance);
    caret.current = typed.caret;
    type(typed.text, typed.stake);
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
        value={text}
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

/** How long a stored amount may lag behind a write that was answered before the field believes it, ms. */
const SETTLE_MS = 300;

/** The text in the field: this tab's while it types and its writes are under way, the stored amount otherwise. */
function useTypedText(stake: number, write: (stake: number) => Promise<void>) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly stake: number }>();
  const [writes, setWrites] = useState(0);
  const seen = useRef(stake);
  useEffect(() => {
    const hasChanged = seen.current !== stake;
    seen.current = stake;
    if (draft === undefined || draft.stake === stake || writes > 0) return undefined;
    if (hasChanged) {
      setDraft(undefined);
      return undefined;
    }
    const timer = setTimeout(() => setDraft(undefined), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, stake, writes]);
  return {
    text: draft?.text ?? stakeText(stake),
    type: (text: string, next: number) => {
      setDraft({ text, stake: next });
      setWrites((count) => count + 1);
      void write(next).then(() => setWrites((count) => count - 1));
    },
  };
}
