import { describe, expect, it } from 'vitest';
import { roundsOnOffer } from '../../../src/db/care/roundsOnOffer.ts';
import type { StreamHealth } from '../../../src/domain/events/connection.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { roundOf, timesOf } from '../../../src/domain/mini-games/round.ts';

const AT = Date.UTC(2026, 10, 22, 3);
const health = (clockOffset: number, lastByteAt = AT): StreamHealth => ({
  ...{ stream: 'events', state: 'live', lastByteAt, asOf: lastByteAt, heartbeatMs: 5_000, retryAt: 0, attempt: 0 },
  clockOffset,
});

describe('rounds as decisions see them', () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  const id = roundOf(game, AT);
  const { closesAt } = timesOf(id);

  it('RND-2 RND-5 a round takes bets until it closes by the origin, whatever this machine takes the time for', () => {
    for (const offset of [0, 3_600_000, -3_600_000]) {
      const read = (at: number) => [...roundsOnOffer([id], health(offset), at - offset, []).keys()];
      expect(read(closesAt - 1)).toEqual([id]);
      expect(read(closesAt)).toEqual([]);
    }
  });

  it('RND-5 without a stream nobody knows the time, and there is no round', () => {
    expect(roundsOnOffer([id], undefined, AT, []).size).toBe(0);
    expect(roundsOnOffer([id], health(0, 0), AT, []).size).toBe(0);
  });

  it('RND-5 what is no round of the table is none, and games are left to the offer', () => {
    expect(roundsOnOffer(['mg.999999.20261122.1', 'mg.', 'f1'], health(0), AT, []).size).toBe(0);
  });
});
