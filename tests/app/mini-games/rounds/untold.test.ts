/** What of a bet may be told while the draw of its round is shown (RND-3). */
import { expect, it } from 'vitest';
import { asTold, betToldAt, toldAt } from '../../../../src/app/mini-games/rounds/untold.ts';
import type { Bet } from '../../../../src/domain/bets/bet.ts';
import { gameOf } from '../../../../src/domain/mini-games/gameTable.ts';
import { roundOf, timesOf } from '../../../../src/domain/mini-games/round.ts';

const NOON = Date.UTC(2026, 10, 22, 3);
const long = roundOf(gameOf('831')!, NOON);
const short = roundOf(gameOf('502')!, NOON);
const shownAt = (roundId: typeof long) => timesOf(roundId).shownAt;

const betOn = (...fixtures: readonly string[]) =>
  ({
    status: 2,
    paid: 9_000,
    settledAt: shownAt(long),
    picks: fixtures.map((fixtureId) => ({ fixtureId, settlement: 2 })),
  }) as unknown as Bet;

it('RND-3 a bet is open, paid nothing and has no result until the draws of all its rounds have been shown', () => {
  const bet = betOn(long, short);
  expect(betToldAt(bet)).toBe(Math.max(shownAt(long), shownAt(short)));
  const before = asTold(bet, betToldAt(bet) - 1);
  expect(before).toMatchObject({ status: 0, paid: 0, settledAt: null });
  expect(before.picks.map(({ settlement }) => settlement)).toContain(null);
  expect(asTold(bet, betToldAt(bet))).toBe(bet);
});

it('RND-3 of games of sports, bonuses and games that left the table nothing is held back', () => {
  const bet = betOn('1.2345', 'mg.bonus', 'mg.9.20261122.1');
  expect(['1.2345', 'mg.bonus', 'mg.9.20261122.1'].map(toldAt)).toEqual([0, 0, 0]);
  expect(asTold(bet, 1)).toBe(bet);
});
