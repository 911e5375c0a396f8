/** Days of rounds, as Seoul has them, and how many rounds a game has in one. */
import { DAY_MS, dayOfDate, seoulDate } from '../../src/domain/kernel/seoulDay.ts';
import { gameOf, type GameId } from '../../src/domain/mini-games/gameTable.ts';

/** `YYYYMMDD`. */
export type Day = string;

/** The day of a moment, epoch ms. */
export const dayAt = (at: number): Day => seoulDate(at).replaceAll('-', '');

/** When a day begins, epoch ms; `undefined` for what is no day. */
export const beginOf = (day: Day): number | undefined =>
  dayOfDate(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`);

/** Rounds of a game in a day: as many as its period goes into it. */
export function roundsOfDay(gameId: GameId): number {
  const game = gameOf(gameId);
  if (game === undefined) throw new RangeError(`no game ${gameId}`);
  return Math.round(DAY_MS / game.periodMs);
}
