/** How old a question calls its prices. */
import { describe, expect, it } from 'vitest';
import { priceAgeOf } from '../../../../src/app/bets/bet-slip/priceAge.ts';
import type { StreamHealth } from '../../../../src/domain/events/connection.ts';

const T0 = 1_700_000_000_000;
const health: StreamHealth = {
  stream: 'events',
  state: 'live',
  lastByteAt: T0,
  asOf: T0 - 500,
  heartbeatMs: 5_000,
  retryAt: 0,
  attempt: 0,
  clockOffset: 0,
};

describe('LIN-6 SYN-13 the question before a bet', () => {
  it('says how old its prices are on a line that is not good, from three seconds on', () => {
    expect(priceAgeOf(health, 'slow', T0 + 3_000)).toBeUndefined();
    expect(priceAgeOf(health, 'slow', T0 + 4_700)).toBe(4);
    expect(priceAgeOf(health, 'saving', T0 + 7_000)).toBe(7);
  });

  it('says nothing between two heartbeats of a good line, and does once one of them is late', () => {
    expect(priceAgeOf(health, 'good', T0 + 4_900)).toBeUndefined();
    expect(priceAgeOf(health, 'good', T0 + 8_000)).toBe(8);
    expect(priceAgeOf({ ...health, state: 'waiting' }, 'good', T0 + 5_000)).toBe(5);
  });

  it('names no age where none is known', () => {
    expect(priceAgeOf(undefined, 'slow', T0)).toBeUndefined();
    expect(priceAgeOf({ ...health, asOf: 0, lastByteAt: 0 }, 'slow', T0)).toBeUndefined();
  });
});
