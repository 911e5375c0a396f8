/** Rounds for the page of parts: drawn by the rules of their family from fixed seeds, so that every visit shows the same. */
import { FAMILIES, familyOf } from '../../domain/mini-games/families.ts';
import type { FamilyId } from '../../domain/mini-games/familyId.ts';
import { GAMES, type GameRow } from '../../domain/mini-games/gameTable.ts';
import { timesOf, type Round, type RoundId } from '../../domain/mini-games/round.ts';
import { chanceOf } from '../mini-games/virtual/pictures/seeded.ts';

const DAY = '20261024';

export const FAMILY_IDS = Object.keys(FAMILIES) as readonly FamilyId[];

/** The first game of a family. */
export const gameOfFamily = (family: FamilyId): GameRow | undefined => GAMES.find((game) => game.family === family);

/** The first so many rounds of a day, newest first. */
export function exampleRounds(game: GameRow, count: number): readonly Round[] {
  return Array.from({ length: count }, (_, index) => exampleRound(game, index + 1)).toReversed();
}

/** @param n from 1 */
export function exampleRound(game: GameRow, n: number): Round {
  const roundId = `mg.${game.gameId}.${DAY}.${n}` as RoundId;
  const seed = n.toString(16).padStart(64, '0');
  const chance = chanceOf(seed, game.gameId);
  const drawn = familyOf(game.family).draw({ below: (most) => Math.floor(chance() * most) }, roundId);
  return { roundId, gameId: game.gameId, drawsAt: timesOf(roundId).drawsAt, state: 'drawn', drawn, seed };
}
