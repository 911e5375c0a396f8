/** Results of the markets that ask about the score itself (rules OUT-11 … OUT-14). Names are the feed's, in English. */
import type { Settlement } from '../../reference/statuses.ts';
import type { Side } from '../fixture.ts';
import type { SideScore } from './finalScore.ts';
import { LOST, totalResult } from './lineResults.ts';
import { winnerOf, wonIf } from './winnerResults.ts';

/** `Odd` or `Even`; a score of nil is even (rule OUT-11). */
export function oddEvenResult(name: string, { home, away }: SideScore): Settlement | undefined {
  const isOdd = (home + away) % 2 === 1;
  if (name === 'Odd') return wonIf(isOdd);
  return name === 'Even' ? wonIf(!isOdd) : undefined;
}

/** `Yes` or `No` to a question whose answer is known. */
export function yesNoResult(name: string, isYes: boolean): Settlement | undefined {
  if (name === 'Yes') return wonIf(isYes);
  return name === 'No' ? wonIf(!isYes) : undefined;
}

export function bothToScoreResult(name: string, { home, away }: SideScore): Settlement | undefined {
  return yesNoResult(name, home > 0 && away > 0);
}

/** `2-1`, home first; other names, such as "any other", follow from the offer and not from the score (rule OUT-12). */
export function correctScoreResult(name: string, { home, away }: SideScore): Settlement | undefined {
  const match = /^(\d{1,3})-(\d{1,3})$/.exec(name);
  return match === null ? undefined : wonIf(Number(match[1]) === home && Number(match[2]) === away);
}

/** Under, exactly or over a whole number: no push, the number itself is `Exact` (rule OUT-13). */
export function underExactOverResult(name: string, quarters: number, total: number): Settlement | undefined {
  if (quarters % 4 !== 0) return undefined;
  const distance = 4 * total - quarters;
  if (name === 'Under') return wonIf(distance < 0);
  if (name === 'Exact') return wonIf(distance === 0);
  return name === 'Over' ? wonIf(distance > 0) : undefined;
}

/** `1 & Over`: lost unless the winner is right, and then what the total says, a push included (rule OUT-14). */
export function winnerAndTotalResult(name: string, quarters: number, score: SideScore): Settlement | undefined {
  const match = /^([12X]) ?(?:&|And|\/) ?(Over|Under)$/i.exec(name);
  if (match === null) return undefined;
  if (match[1]?.toUpperCase() !== winnerOf(score)) return LOST;
  const side: Side = match[2]?.toLowerCase() === 'over' ? 'over' : 'under';
  return totalResult(side, quarters, score.home + score.away);
}
