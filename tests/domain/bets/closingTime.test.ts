import { describe, expect, it } from 'vitest';
import {
  closesAt,
  delayOfBet,
  inPlayDelayMs,
  LiveBettingTime,
  takesBets,
} from '../../../src/domain/bets/closingTime.ts';
import { FIXTURE_STATUSES } from '../../../src/domain/reference/statuses.ts';
import { aFixture } from '../../support/domain/eventFactory.ts';

const times = { baseball: 1, basic: 2, basketball: 3, hockey: 4, soccer: 5, volleyball: 6 };
const start = 1_000_000;
const lead = 60_000;

describe('closing time', () => {
  it('CLS-1 pre-match closes at the start less the lead, to the millisecond', () => {
    const fixture = aFixture('f', { startAt: start });
    expect(closesAt(start, lead)).toBe(940_000);
    expect(takesBets(fixture, 939_999, lead)).toBe(true);
    expect(takesBets(fixture, 940_000, lead)).toBe(false);
    expect(takesBets(fixture, start - 1, 0)).toBe(true);
    expect(takesBets(fixture, start, 0)).toBe(false);
  });

  it('CLS-1 nothing but a scheduled game takes pre-match bets', () => {
    const open = FIXTURE_STATUSES.filter((status) => takesBets(aFixture('f', { status }), 0, lead));
    expect(open).toEqual(['scheduled']);
  });

  it('CLS-2 prices that stay on offer in play take bets before the start closes them, and from when the game is in play until it ends', () => {
    const openAt = (now: number) =>
      FIXTURE_STATUSES.filter((status) => takesBets(aFixture('f', { status, turnsInPlay: true }), now, lead));
    expect(openAt(939_999)).toEqual(['scheduled', 'inPlay']);
    // Late is what a feed says, not when a game begins: until it says so nothing is sold of what may be played.
    for (const now of [940_000, start, start * 2]) expect(openAt(now)).toEqual(['inPlay']);
  });
});

describe('in-play delay', () => {
  it('CLS-3 each sport has its own, others the basic one', () => {
    const sports = ['154914', '48242', '35232', '6046', '154830', '54094', '999'];
    expect(sports.map((sport) => inPlayDelayMs(sport, times))).toEqual([
      1_000, 3_000, 4_000, 5_000, 6_000, 2_000, 2_000,
    ]);
  });

  it('CLS-3 a bet is held for its slowest fixture in play, and not at all before a start', () => {
    const football = aFixture('f', { status: 'inPlay' });
    const baseball = aFixture('g', { status: 'inPlay', sportId: '154914' });
    const volleyball = aFixture('h', { sportId: '154830' });
    expect(delayOfBet([baseball, football, volleyball], times)).toBe(5_000);
    expect(delayOfBet([football, baseball], times)).toBe(5_000);
    expect(delayOfBet([volleyball], times)).toBe(0);
    expect(delayOfBet([football], { ...times, soccer: 120 })).toBe(8_000);
    expect(delayOfBet([], times)).toBe(0);
  });

  it('CLS-3 settings are whole seconds from 0 to 120 for every sport', () => {
    expect(LiveBettingTime.safeParse(times).success).toBe(true);
    for (const soccer of [-1, 121, 1.5, undefined]) {
      expect(LiveBettingTime.safeParse({ ...times, soccer }).success).toBe(false);
    }
    expect(LiveBettingTime.safeParse({ ...times, soccer: 0, hockey: 120 }).success).toBe(true);
  });
});
