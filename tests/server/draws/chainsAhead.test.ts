/** Chains of today and tomorrow are published beside everything else (ROU-3), and end with the process. */
import { expect, it } from 'vitest';
import { chainsAhead } from '../../../server/draws/chainsAhead.ts';
import type { SaltedChain } from '../../../server/draws/chains.ts';
import { walkChain } from '../../../server/draws/dayChain.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { createManualClock } from '../feed/manualClock.ts';

it('ROU-3 a process that stops begins no other chain, waits for the one that it is at, and looks for no day any more', async () => {
  const asked: string[] = [];
  const chain: SaltedChain = { ...(await walkChain(new Uint8Array(32), 1)), salt: 's', publishedAt: 0 };
  let publish: (() => void) | undefined;
  const ahead = chainsAhead({
    clock: createManualClock(Date.UTC(2026, 10, 28)),
    chains: {
      of: async ({ gameId }) => {
        asked.push(gameId);
        await new Promise<void>((resolve) => (publish = resolve));
        return chain;
      },
      forgetBefore: () => undefined,
    },
    games: GAMES,
    onFailure: (error) => {
      throw error;
    },
  });
  ahead.keepUp();
  let isOver = false;
  const stopped = ahead.stop().then(() => (isOver = true));
  await Promise.resolve();
  expect([asked, isOver]).toEqual([[GAMES[0]!.gameId], false]);
  publish?.();
  await stopped;
  ahead.keepUp();
  await ahead.done();
  expect(asked).toEqual([GAMES[0]!.gameId]);
});
