/** Results of the markets that ask who wins (rules OUT-7 … OUT-10). */
import type { Settlement } from '../../reference/statuses.ts';
import type { Side } from '../fixture.ts';
import type { SideScore } from './finalScore.ts';
import { LOST, PUSHED, WON } from './lineResults.ts';

/** Who is ahead, in the feed's letters. */
export type Winner = '1' | 'X' | '2';

export function winnerOf({ home, away }: SideScore): Winner {
  if (home === away) return 'X';
  return home > away ? '1' : '2';
}

const letterOf: { readonly [S in Side]?: Winner } = { home: '1', draw: 'X', away: '2' };

export const wonIf = (isWon: boolean): Settlement => (isWon ? WON : LOST);

/** One of home, draw and away wins; there is no push (rule OUT-7). */
export function threeWayResult(side: Side, score: SideScore): Settlement | undefined {
  const letter = letterOf[side];
  return letter === undefined ? undefined : wonIf(letter === winnerOf(score));
}

/** Home or away; a tie pushes both (rule OUT-8). */
export function twoWayResult(side: Side, score: SideScore): Settlement | undefined {
  if (side !== 'home' && side !== 'away') return undefined;
  return winnerOf(score) === 'X' ? PUSHED : threeWayResult(side, score);
}

/** `1X`, `12` or `X2` wins on either of its letters (rule OUT-9). */
export function doubleChanceResult(name: string, score: SideScore): Settlement | undefined {
  return /^(?:1X|X1|12|21|X2|2X)$/.test(name) ? wonIf(name.includes(winnerOf(score))) : undefined;
}

/** `1/X`: ahead at half time, ahead at the end (rule OUT-10). */
export function halfFullResult(name: string, half: SideScore, full: SideScore): Settlement | undefined {
  const match = /^([12X])\/([12X])$/.exec(name);
  return match === null ? undefined : wonIf(match[1] === winnerOf(half) && match[2] === winnerOf(full));
}

/** European handicap: the line is added to home, and home, draw or away wins; whole lines only (rule OUT-7). */
export function europeanHandicapResult(
  side: Side,
  quarters: number,
  { home, away }: SideScore,
): Settlement | undefined {
  return quarters % 4 === 0 ? threeWayResult(side, { home: home + quarters / 4, away }) : undefined;
}
