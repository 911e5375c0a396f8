/** Rounds by the instant at which they are drawn. */
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import { roundOf, timesOf, type RoundId } from '../../src/domain/mini-games/round.ts';

/** A round that has not ended. */
export interface DueRound {
  readonly gameId: string;
  readonly roundId: RoundId;
  /** Epoch ms. */
  readonly drawsAt: number;
}

export const dueRound = (gameId: string, roundId: RoundId): DueRound => ({
  gameId,
  roundId,
  drawsAt: timesOf(roundId).drawsAt,
});

/** The first round of a game that is drawn later than an instant. */
export const drawnAfter = (game: GameRow, at: number): DueRound => dueRound(game.gameId, roundOf(game, at));
