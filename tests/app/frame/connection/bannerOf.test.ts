/** What a page says about its connection. */
import { describe, expect, it } from 'vitest';
import {
  bannerOf,
  connectionWordOf,
  feedBannerOf,
  storageBannerOf,
} from '../../../../src/app/frame/connection/bannerOf.ts';
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
    expect(bannerOf(health({ lastByteAt: NOW - 15_000 }), NOW - 15_000, NOW)).toEqual({ kind: 'stale', ageMs: 15_000 });
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

describe('SYN-05, SYN-09: a tunnel', () => {
  /** Silence, until the worker gives it up as its watchdog says, a second late; then tries in vain, each of which opens for a while. */
  const inTunnel = (seconds: number): StreamHealth => {
    const asOf = NOW - seconds * 1_000;
    if (seconds <= 13) return health({ lastByteAt: asOf, asOf });
    const state = seconds % 3 === 0 ? 'connecting' : 'waiting';
    return health({ state, lastByteAt: asOf, asOf, retryAt: NOW + 1_500, attempt: seconds - 13 });
  };
  const told = Array.from({ length: 90 }, (_, seconds) => {
    const stream = inTunnel(seconds);
    const asOf = NOW - seconds * 1_000;
    return `${bannerOf(stream, asOf, NOW)?.kind ?? 'nothing'}, ${connectionWordOf(stream, asOf, NOW)}`;
  });

  it('is told in one direction, each word for longer than it takes to read, and beside the banner the same', () => {
    const steps = told.flatMap((now, second) => (now === told[second - 1] ? [] : [{ now, second }]));
    expect(steps).toEqual([
      { now: 'nothing, live', second: 0 },
      { now: 'nothing, late', second: 8 },
      { now: 'reconnecting, reconnecting', second: 14 },
      { now: 'lost, gone', second: 31 },
    ]);
  });

  it('says that it comes back once it does, and then that it is live', () => {
    const asOf = NOW - 60_000;
    expect(connectionWordOf(health({ state: 'catchingUp', asOf }), asOf, NOW)).toBe('reconnecting');
    expect(connectionWordOf(health({}), NOW - 500, NOW)).toBe('live');
    expect(connectionWordOf(undefined, 0, NOW)).toBe('reconnecting');
  });

  it('says that prices are late where a silent connection is not given up', () => {
    const silent = health({ lastByteAt: NOW - 60_000 });
    expect(bannerOf(silent, NOW - 60_000, NOW)).toEqual({ kind: 'stale', ageMs: 60_000 });
    expect(connectionWordOf(silent, NOW - 60_000, NOW)).toBe('late');
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
