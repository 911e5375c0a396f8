/** A line as it stands between its prices: of a handicap with its sign, home view. */
import type { Market } from '../../../domain/sports/fixture.ts';
import { numberOfLine } from '../../../domain/sports/marketLines.ts';

export function lineText({ baseLine, selections }: Market): string {
  const isHandicap = selections.some(({ side }) => side === 'home' || side === 'away');
  const number = numberOfLine(baseLine);
  // A quarter keeps its two digits, all others have one, so that a column of them is even.
  const text = Number.isInteger(number * 2) ? number.toFixed(1) : String(number);
  return isHandicap && number > 0 ? `+${text}` : text;
}
