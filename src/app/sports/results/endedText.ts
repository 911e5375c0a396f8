/** How a market of a game ended, in words: who won it, or why nobody did. */
import type { EndedMarket, GameResult } from '../../../domain/results/gameResult.ts';
import { pickNameOf } from '../../kit/copy/picks.ts';
import { settlementNames } from '../copy/results.ts';

/** @returns `undefined` while it is not decided */
export function endedText({ selections }: EndedMarket, teams: Pick<GameResult, 'home' | 'away'>): string | undefined {
  const won = selections.filter(({ settlement }) => settlement === 2 || settlement === 5);
  if (won.length > 0)
    return won
      .map((one) => `${pickNameOf({ ...one, ...teams })}${one.settlement === 5 ? ` (${settlementNames[5]})` : ''}`)
      .join(', ');
  const rest = selections
    .map(({ settlement }) => settlement)
    .filter((settlement) => settlement === 3 || settlement === -1);
  const [first] = rest;
  return first === undefined || first === null ? undefined : settlementNames[first];
}
