/** What became of a round, in words: what was drawn, and which cells of its markets won. */
import { OTHER } from '../../../domain/mini-games/boards/marketMarks.ts';
import { familyOf } from '../../../domain/mini-games/families.ts';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import { longCellNameOf } from '../copy/markets.ts';

export interface WonCell {
  readonly marketId: string;
  readonly key: string;
}

type Drawn = Pick<Round, 'roundId' | 'state' | 'drawn'>;

/** Of each market in its order the cell that won; none of a market whose stakes all went back. */
export function wonCells({ family }: Pick<GameRow, 'family'>, { roundId, state, drawn }: Drawn): readonly WonCell[] {
  const { isDrawn, markets, settle } = familyOf(family);
  if (state !== 'drawn' || !isDrawn(drawn)) return [];
  return markets(roundId).flatMap(({ marketId, cells }) =>
    cells.filter(({ key }) => settle(drawn, marketId, key, roundId) === 2).map(({ key }) => ({ marketId, key })),
  );
}

/** Markets that say how a round ended; the rest follow from them. */
const TOLD = 4;

export const outcomeText = (game: GameRow, round: Drawn): string =>
  wonCells(game, round)
    .slice(0, TOLD)
    .map(({ marketId, key }) => longCellNameOf(marketId, key))
    .join(' · ');

/** What was drawn, also of a round that is void: it is no result then, and nothing is hidden (ROU-16). Empty before its draw. */
export const drawnAllTheSame = (game: GameRow, { roundId, drawn }: Pick<Round, 'roundId' | 'drawn'>): string =>
  outcomeText(game, { roundId, drawn, state: 'drawn' });

/** Cells that won of markets with two or three sides: what boards tell a round by. A market whose stakes all went back tells that neither side won. */
export function sideCells(game: Pick<GameRow, 'family'>, round: Round): readonly WonCell[] {
  if (round.state !== 'drawn') return [];
  const won = new Map(wonCells(game, round).map(({ marketId, key }) => [marketId, key]));
  return familyOf(game.family)
    .markets(round.roundId)
    .filter(({ cells }) => cells.length > 1 && cells.length < 4)
    .map(({ marketId }) => ({ marketId, key: won.get(marketId) ?? OTHER }))
    .filter(({ marketId, key }) => key !== OTHER || isSided(marketId));
}

/** Whose third end is a tie, which members follow as they follow the sides. */
const isSided = (marketId: string): boolean => marketId.endsWith('.win');
