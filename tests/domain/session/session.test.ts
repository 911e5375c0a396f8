import { describe, expect, it } from 'vitest';
import { stalenessOf, canBetOn, isLocked, type StreamHealth } from '../../../src/domain/events/connection.ts';
import { expiryOf, sessionEndingOf } from '../../../src/domain/session/session.ts';

describe('session', () => {
  it('SES-R1 SES-07 maps the statuses that end a session, and no other', () => {
    expect([401, 406, 500, 555, 556, 600].map(sessionEndingOf)).toEqual([
      'unauthorized',
      'blank',
      'serverError',
      'replaced',
      'closed',
      'blockedIp',
    ]);
    const others = Array.from({ length: 500 }, (_, n) => n + 200).filter(
      (status) => ![401, 406, 500, 555, 556, 600].includes(status),
    );
    expect(others.every((status) => sessionEndingOf(status) === undefined)).toBe(true);
  });

  it('SES-04 expires the given minutes after the last extension', () => {
    expect(expiryOf(1_000, 120)).toBe(7_201_000);
  });
});

describe('staleness', () => {
  const live: StreamHealth = {
    stream: 'events',
    state: 'live',
    lastByteAt: 100_000,
    asOf: 100_000,
    heartbeatMs: 5_000,
    retryAt: 0,
    attempt: 0,
    clockOffset: 0,
  };

  it('STL-1 SYN-05 is fresh only on a live stream', () => {
    expect(stalenessOf(live, 100_000)).toBe('fresh');
    expect(stalenessOf(undefined, 100_000)).toBe('stale');
    for (const state of ['signedOut', 'connecting', 'catchingUp', 'waiting'] as const) {
      expect(stalenessOf({ ...live, state }, 100_000)).toBe('stale');
    }
  });

  it('STL-2 S-6 grows late after 1.5 heartbeats and stale after 2.5', () => {
    expect([7_500, 7_501, 12_500, 12_501].map((silence) => stalenessOf(live, 100_000 + silence))).toEqual([
      'fresh',
      'late',
      'late',
      'stale',
    ]);
  });

  it('STL-3 SYN-05 nothing can be bet on while stale', () => {
    expect(canBetOn(live, 112_500)).toBe(true);
    expect(canBetOn(live, 112_501)).toBe(false);
  });

  it('STL-4 locks no price during the first try to go on from what was current within 2.5 heartbeats, and takes no bet', () => {
    for (const state of ['connecting', 'catchingUp'] as const) {
      const opening = { ...live, state };
      expect([112_500, 112_501].map((now) => isLocked(opening, now))).toEqual([false, true]);
      // Bytes of what was missed do not make the rest any younger.
      expect(isLocked({ ...opening, lastByteAt: 112_501 }, 112_501)).toBe(true);
      expect(isLocked({ ...opening, attempt: 1 }, 100_000)).toBe(true);
      expect(canBetOn(opening, 100_000)).toBe(false);
    }
    for (const state of ['waiting', 'signedOut'] as const) expect(isLocked({ ...live, state }, 100_000)).toBe(true);
    expect([112_500, 112_501].map((now) => isLocked(live, now))).toEqual([false, true]);
    expect(isLocked(undefined, 100_000)).toBe(true);
  });

  it('STL-4 S-14 a part of the feed that was down is locked from the first moment on', () => {
    const opening = { ...live, state: 'connecting', producers: { prematch: 'up', inPlay: 'down' } } as const;
    expect(isLocked(opening, 100_000, 'inPlay')).toBe(true);
    expect(isLocked(opening, 100_000, 'prematch')).toBe(false);
  });
});
