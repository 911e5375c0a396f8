/**
 * The amount a member is entering: theirs while they type and their writes are under way, the stored one otherwise (CRT-04). What is no amount
 * stays in the field, and none is stored meanwhile.
 *
 * `newest` is the amount last entered, so that two quick presses add twice although nothing was stored or drawn in between.
 */
import { useEffect, useRef, useState } from 'react';
import { readStake, stakeText, type TypedStake } from '../../../domain/bet-slip/stakeAmount.ts';

/** How long what is drawn may lag behind a write that was stored before the field believes it all the same, ms: a busy machine takes hundreds. */
const SETTLE_MS = 3_000;

export interface StakeDraft {
  /** What stands in the field. */
  readonly text: string;
  /** How the field reads, drawn or not; `undefined` while it shows what is stored. */
  typed(): TypedStake | undefined;
  /** Won; 0 while there is no amount. */
  newest(): number;
  /** Whether the amount is less than the member asked for, so that it can be won. */
  readonly isReduced: boolean;
  /** Shows an amount at once and writes it. */
  set(stake: number, isReduced: boolean): void;
  /** Shows what was typed at once and writes the amount it is. */
  type(text: string, typed: TypedStake, isReduced: boolean): void;
  /** Shows what is being composed and writes nothing yet. */
  compose(text: string): void;
}

interface Draft {
  readonly text: string;
  readonly stake: number;
  readonly isReduced: boolean;
}

/**
 * @param stored won
 * @param isLocked a bet is under way: the field shows what was sent
 * @param write resolves to whether it is stored
 */
export function useStakeDraft(
  stored: number,
  isLocked: boolean,
  write: (stake: number) => Promise<boolean>,
): StakeDraft {
  const [draft, setDraft] = useState<Draft>();
  const [writes, setWrites] = useState(0);
  const seen = useRef(stored);
  const newest = useRef<Draft>(undefined);
  newest.current = draft;
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
  const enter = (entered: Draft) => {
    const { stake } = entered;
    newest.current = entered;
    setDraft(entered);
    setWrites((count) => count + 1);
    void write(stake).then((isStored) => {
      setWrites((count) => count - 1);
      // Of a refused amount nothing is to be waited for: what stays stored is shown.
      if (!isStored) setDraft((current) => (current === entered ? undefined : current));
    });
  };
  const shown = isLocked ? undefined : draft;
  return {
    text: shown?.text ?? stakeText(stored),
    isReduced: shown?.isReduced === true,
    typed: () => (newest.current === undefined ? undefined : readStake(newest.current.text)),
    newest: () => newest.current?.stake ?? stored,
    set: (stake, isReduced) => enter({ text: stakeText(stake), stake, isReduced }),
    type: (text, typed, isReduced) => enter({ text, stake: typed.kind === 'amount' ? typed.won : 0, isReduced }),
    compose: (text) => setDraft({ text, stake: newest.current?.stake ?? stored, isReduced: false }),
  };
}
