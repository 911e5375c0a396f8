/** The games that a member has looked at last, the latest first (FAV-4). */
import type { GameNames } from '../search/gameIndex.ts';

/** Games that are kept. */
export const MAX_VIEWED = 20;

/** @returns the same list where that game was the latest already */
export function viewed(before: readonly GameNames[], game: GameNames): readonly GameNames[] {
  if (before[0]?.fixtureId === game.fixtureId) return before;
  return [game, ...before.filter(({ fixtureId }) => fixtureId !== game.fixtureId)].slice(0, MAX_VIEWED);
}
