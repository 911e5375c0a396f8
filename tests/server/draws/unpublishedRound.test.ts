/** What a house is started into: a round that nothing was published of (ROU-3). */
import { describe, expect, it } from 'vitest';
import type { Chains } from '../../../server/draws/chains.ts';
import { walkChain } from '../../../server/draws/dayChain.ts';
import { drawnRound } from '../../../server/draws/drawnRound.ts';
import { dueRound } from '../../../server/draws/dueRound.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { roundOf, roundsOfDay } from '../../../src/domain/mini-games/round.ts';

const game = GAMES[0]!;
const round = dueRound(game.gameId, roundOf(game, Date.UTC(2026, 10, 24, 3)));

/** A chain of the game's day, published at an instant. */
const publishedAt = (at: number): Chains => ({
  of: async () => ({ ...(await walkChain(new Uint8Array(32), roundsOfDay(game))), salt: 's', publishedAt: at }),
  forgetBefore: () => undefined,
});
const never = (error: unknown) => {
  throw error;
};

describe('a round of a house that has just been started', () => {
  it('ROU-3 is void where its commitment was not published before its draw', async () => {
    expect(await drawnRound(publishedAt(round.drawsAt - 1), round, never)).toMatchObject({ state: 'drawn' });
    for (const late of [0, 138]) {
      expect(await drawnRound(publishedAt(round.drawsAt + late), round, never)).toEqual({
        ...round,
        state: 'void',
        drawn: [],
        seed: '',
      });
    }
  });
});
