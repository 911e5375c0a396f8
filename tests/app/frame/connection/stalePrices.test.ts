/** Which games a part of the feed that stopped locks. */
import { describe, expect, it } from 'vitest';
import {
  hasStalePart,
  hasUnfollowed,
  isStaleFixture,
  NONE_STALE,
  stalePricesOf,
} from '../../../../src/app/frame/connection/stalePrices.ts';
import { topicOfSport, type Topic, type Topics } from '../../../../src/domain/events/topics.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { withoutPrices } from '../../../../src/domain/sports/offerIndex.ts';
import type { ProducerStates, StreamHealth } from '../../../../src/domain/events/connection.ts';
import { aFixture } from '../../../support/domain/eventFactory.ts';

const NOW = 1_000_000;
const GAME = aFixture('f1', { sportId: SPORT.football });
const EVERYTHING: Topics = new Set<Topic>(['all']);
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
    expect(isStaleFixture(stale, EVERYTHING, { ...GAME, status: 'inPlay' })).toBe(true);
    expect(isStaleFixture(stale, EVERYTHING, GAME)).toBe(false);
  });

  it('are told of above a list that shows one of them, and above no other', () => {
    const stale = stalePricesOf(health({ prematch: 'down', inPlay: 'up' }), NOW);
    expect(hasStalePart(stale, [{ status: 'inPlay' }, { status: 'scheduled' }])).toBe(true);
    expect(hasStalePart(stale, [{ status: 'inPlay' }])).toBe(false);
    expect(hasStalePart(stale, [])).toBe(false);
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

describe('STL-5 S-20: prices that the stream is not of', () => {
  it.each<[Topic[], boolean]>([
    [['all'], false],
    [[topicOfSport(SPORT.football)], false],
    [['fixture:f1'], false],
    [[topicOfSport(SPORT.basketball), 'fixture:f2'], true],
    [[], true],
  ])('with %s followed a game of football is locked, however fresh the connection is: %s', (topics, isLocked) => {
    expect(isStaleFixture(NONE_STALE, new Set(topics), GAME)).toBe(isLocked);
    expect(hasUnfollowed(new Set(topics), [GAME])).toBe(isLocked);
  });

  it('are none of a game that is only named (BRD-14)', () => {
    expect(hasUnfollowed(new Set(), [withoutPrices(GAME)])).toBe(false);
    expect(hasUnfollowed(new Set(), [withoutPrices(GAME), GAME])).toBe(true);
  });
});
