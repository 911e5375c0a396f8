/** What stands in the amount field while a member types: digits with separators, the caret where they left it (CRT-04). */
import { typedStake as stakeTyped } from '../../domain/bet-slip/stakeAmount.ts';
import { formatWon, parseWon } from '../../domain/kernel/money.ts';

export interface TypedStake {
  readonly text: string;
  /** Won. */
  readonly stake: number;
  /** Where the caret belongs in `text`. */
  readonly caret: number;
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

/**
 * Reads the field after a keystroke.
 *
 * The caret keeps its place counted in digits from the end, so that separators coming and going do not move it.
 *
 * @param balance won; the amount is capped there
 */
export function typedStake(text: string, caret: number, balance: number): TypedStake {
  if (digitsIn(text) === 0) return { text: '', stake: 0, caret: 0 };
  const stake = stakeTyped(text, balance);
  const shown = formatWon(stake);
  if (stake !== parseWon(text)) return { text: shown, stake, caret: shown.length };
  return { text: shown, stake, caret: caretFromEnd(shown, digitsIn(text.slice(caret))) };
}

function caretFromEnd(text: string, digitsAfter: number): number {
  let at = text.length;
  for (let left = digitsAfter; left > 0 && at > 0; at -= 1) {
    if (/\d/.test(text[at - 1] ?? '')) left -= 1;
  }
  return at;
}
