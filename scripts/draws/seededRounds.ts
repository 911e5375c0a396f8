/** Rounds of a family with the seeds that a house would draw them from: whole day chains of all its games, day after day. */
import { createHash } from 'node:crypto';
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import type { FamilyId } from '../../src/domain/mini-games/familyId.ts';
import { GAMES } from '../../src/domain/mini-games/gameTable.ts';
import { nextRound, roundOf, roundsOfDay, type RoundId } from '../../src/domain/mini-games/round.ts';
import { seedsDown, type Bytes } from '../../src/domain/mini-games/redraw.ts';
import { nodeCrypto } from './nodeCrypto.ts';

export interface SeededRound {
  readonly roundId: RoundId;
  readonly seed: Bytes;
  readonly salt: string;
}

/** 2026-11-24 in Seoul, epoch ms. */
const FIRST_DAY = Date.UTC(2026, 10, 23, 15);

/** @param from what all seeds come from: the same one gives the same rounds */
export async function* seededRounds(family: FamilyId, count: number, from: string): AsyncGenerator<SeededRound> {
  const games = GAMES.filter((game) => game.family === family);
  for (let left = count, day = 0; left > 0; day += 1) {
    for (const game of games) {
      const top = new Uint8Array(createHash('sha256').update(`${from}|${game.gameId}|${day}`).digest());
      // The seed of the last round comes first, and what would be published last.
      const seeds = (await seedsDown(top, roundsOfDay(game), nodeCrypto)).toReversed();
      let roundId = roundOf(game, FIRST_DAY + day * DAY_MS);
      for (const seed of seeds.slice(1)) {
        if (left === 0) return;
        yield { roundId, seed, salt: `${from}-${day}` };
        roundId = nextRound(roundId);
        left -= 1;
      }
    }
  }
}
