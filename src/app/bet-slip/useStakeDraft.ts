/**
 * The amount a member is entering: theirs while they type and their writes are under way, the stored one otherwise (CRT-04).
 *
 * `newest` is the amount last entered, so that two quick presses add twice although nothing was stored or drawn in between.
 */
import { useEffect, useRef, useState } from 'react';
import { stakeText } from '../../domain/bet-slip/stakeAmount.ts';

/** How long a stored amount may lag behind a write that was answered before the field believes it, ms. */
const SETTLE_MS = 300;

export interface StakeDraft {
  /** What stands in the field. */
  readonly text: string;
  /** Won. */
  newest(): number;
  /** Shows an amount at once and writes it. */
  set(stake: number, text?: string): void;
}

/** @param stored won */
export function useStakeDraft(stored: number, write: (stake: number) => Promise<void>): StakeDraft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly stake: number }>();
  const [writes, setWrites] = useState(0);
  const seen = useRef(stored);
  const newest = useRef(stored);
  newest.current = draft?.stake ?? stored;
  useEffect(() => {
    const hasChanged = seen.current !== stored;
    seen.current = stored;
    if (draft === undefined || draft.stake === stored || writes > 0) return undefined;
    if (hasChanged) {
      setDraft(undefined);
      return undefined;
    }
    const timer = setTimeout(() => setDraft(undefined), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, stored, writes]);
  return {
    text: draft?.text ?? stakeText(stored),
    newest: () => newest.current,
    set: (stake, text = stakeText(stake)) => {
      newest.current = stake;
      setDraft({ text, stake });
      setWrites((count) => count + 1);
      void write(stake).then(() => setWrites((count) => count - 1));
    },
  };
}
