/** Figures as text: with their sign, as parts of a hundred. Pure. */
import { formatWon } from '../../../domain/kernel/money.ts';

/** `+23,580,000`, `−1,545,000`, `0`. */
export function signedText(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${formatWon(Math.abs(value))}`;
}

/** `93.5`; `0.0` of nothing. */
export const percentText = (part: number, whole: number): string =>
  (whole === 0 ? 0 : (part / whole) * 100).toFixed(1).replace('-', '−');
