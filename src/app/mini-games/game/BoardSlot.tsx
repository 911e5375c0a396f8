/** The boards of a game's family, each loaded when the page stands. */
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import type { Round } from '../../../domain/mini-games/round.ts';

interface BoardSlotProps {
  readonly game: GameRow;
  readonly rounds: readonly Round[];
  /** Rounds with own bets. */
  readonly mine: ReadonlySet<string>;
}

export const BoardSlot = (_: BoardSlotProps) => null;
