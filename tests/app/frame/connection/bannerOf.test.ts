/** What a page says about its connection. */
import { describe, expect, it } from 'vitest';
import { bannerOf, feedBannerOf, storageBannerOf } from '../../../../src/app/frame/connection/bannerOf.ts';
import type { StreamHealth } from '../../../../src/domain/events/connection.ts';

const NOW = 1_000_000;
const health = (over: Partial<StreamHealth>): StreamHealth => ({
  stream: 'events',
  state: 'live',
  lastByteAt: NOW - 500,
  asOf: NOW - 500,
  heartbeatMs: 5_000,
  retryAt: 0,
  attempt: 0,
  clockOffset: 0,
  ...over,
});

describe('SYN-05, SYN-09: the connection banner', () => {
  it('says nothing while live, on a first visit and when signed out', () => {
    expect(bannerOf(health({}), NOW - 500, NOW)).toBeUndefined();
    expect(bannerOf(undefined, 0, NOW)).toBeUndefined();
    expect(bannerOf(health({ state: 'connecting' }), 0, NOW)).toBeUndefined();
    expect(bannerOf(health({ state: 'signedOut' }), NOW - 60_000, NOW)).toBeUndefined();
  });

  it('says how old prices are when a live stream has gone quiet', () => {
    expect(bannerOf(health({ lastByteAt: NOW - 13_000 }), NOW - 13_000, NOW)).toEqual({ kind: 'stale', ageMs: 13_000 });
  });

  it('counts down to the next try, and does not speak of a blink', () => {
    const waiting = health({ state: 'waiting', retryAt: NOW + 2_400 });
    expect(bannerOf(waiting, NOW - 5_000, NOW)).toEqual({ kind: 'reconnecting', retryInSeconds: 3 });
    expect(bannerOf(waiting, NOW - 900, NOW)).toBeUndefined();
  });

  it('gives the time of what is shown once the connection stays away, until it catches up', () => {
    const asOf = NOW - 40_000;
    expect(bannerOf(health({ state: 'waiting', retryAt: NOW + 9_000 }), asOf, NOW)).toEqual({ kind: 'lost', asOf });
    expect(bannerOf(health({ state: 'catchingUp' }), asOf, NOW)).toEqual({
      kind: 'reconnecting',
      retryInSeconds: undefined,
    });
  });
});

describe('S-14, SYN-05: the banner of the feed', () => {
  it.each([
    [{ prematch: 'up', inPlay: 'up' }, undefined],
    [{ prematch: 'delayed', inPlay: 'up' }, undefined],
    [{ prematch: 'down', inPlay: 'up' }, 'prematch'],
    [{ prematch: 'up', inPlay: 'recovering' }, 'inPlay'],
    [{ prematch: 'down', inPlay: 'recovering' }, 'all'],
    [undefined, undefined],
  ] as const)('with %o names %s', (producers, part) => {
    const live = health(producers === undefined ? {} : { producers });
    expect(feedBannerOf(live, NOW)).toEqual(part === undefined ? undefined : { kind: 'feed', part });
  });

  it('leaves the word to the connection where that is stale itself', () => {
    const producers = { prematch: 'down', inPlay: 'down' } as const;
    expect(feedBannerOf(health({ producers, state: 'waiting' }), NOW)).toBeUndefined();
    expect(feedBannerOf(undefined, NOW)).toBeUndefined();
  });
});

describe('D1, D2: the banner of local storage', () => {
  it.each([
    ['well', undefined],
    ['full', 'full'],
    ['madeAnew', 'madeAnew'],
    ['noRoom', 'noRoom'],
    ['unavailable', undefined],
    [undefined, undefined],
  ] as const)('for %s tells of %s', (state, trouble) => {
    expect(storageBannerOf(state)).toEqual(trouble === undefined ? undefined : { kind: 'storage', trouble });
  });
});
