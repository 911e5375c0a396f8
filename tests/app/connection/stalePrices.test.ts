/** Which games a part of the feed that stopped locks. */
import { describe, expect, it } from 'vitest';
import { hasStaleFixture, isStaleFixture, stalePricesOf } from '../../../src/app/connection/stalePrices.ts';
import type { ProducerStates, StreamHealth } from '../../../src/domain/events/connection.ts';

const NOW = 1_000_000;
const health = (producers: ProducerStates, state: StreamHealth['state'] = 'live'): StreamHealth => ({
  stream: 'events',
  state,
  lastByteAt: NOW,
  asOf: NOW,
  heartbeatMs: 5_000,
  retryAt: 0,
  attempt: 0,
  clockOffset: 0,
  producers,
});

describe('S-14 STL-3 SYN-05: stale prices', () => {
  it('are those of the part that is down, and no others', () => {
    const stale = stalePricesOf(health({ prematch: 'up', inPlay: 'down' }), NOW);
    expect(isStaleFixture(stale, { status: 'inPlay' })).toBe(true);
    expect(isStaleFixture(stale, { status: 'scheduled' })).toBe(false);
  });

  it('are told of above a list that shows one of them, and above no other', () => {
    const stale = stalePricesOf(health({ prematch: 'down', inPlay: 'up' }), NOW);
    expect(hasStaleFixture(stale, [{ status: 'inPlay' }, { status: 'scheduled' }])).toBe(true);
    expect(hasStaleFixture(stale, [{ status: 'inPlay' }])).toBe(false);
    expect(hasStaleFixture(stale, [])).toBe(false);
  });

  it('are all prices while the connection is not live, whatever the feed last said', () => {
    expect(stalePricesOf(health({ prematch: 'up', inPlay: 'up' }, 'waiting'), NOW)).toEqual({
      prematch: true,
      inPlay: true,
    });
    expect(stalePricesOf(undefined, NOW)).toEqual({ prematch: true, inPlay: true });
  });

  it('are none of a part that is only delayed, or of which nothing was said', () => {
    expect(stalePricesOf(health({ prematch: 'delayed' }), NOW)).toEqual({ prematch: false, inPlay: false });
  });
});
