/** A liability as text: below zero the house has won whatever comes, and what it wins is said with its sign. Pure. */
import { formatWon } from '../../../../domain/kernel/money.ts';
import { signedText } from '../../parts/figureText.ts';

export const signedLiability = (liability: number): string =>
  liability < 0 ? signedText(-liability) : formatWon(liability);
