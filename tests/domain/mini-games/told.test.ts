/** What of a bet may be told while the draw of its round is shown (RND-3). */
import { expect, it } from 'vitest';
import { asTold, betToldAt, nextTold, toldAt, untoldWon } from '../../../src/domain/mini-games/told.ts';
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { gameOf } from '../../../src/domain/mini-games/gameTable.ts';
import { roundOf, timesOf } from '../../../src/domain/mini-games/round.ts';

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

it('ROU-18 a pick of a round that is void is told at once, and the others wait for their stages', () => {
  const bet = betOn(long, short);
  const voided = {
    ...bet,
    status: -1,
    picks: bet.picks.map((pick) => ({ ...pick, settlement: -1 })),
  } as unknown as Bet;
  expect(betToldAt(voided)).toBe(0);
  expect(asTold(voided, 1)).toBe(voided);
  const [first, ...rest] = voided.picks;
  const half = { ...bet, picks: [first, ...rest.map((pick) => ({ ...pick, settlement: 2 }))] } as unknown as Bet;
  expect(betToldAt(half)).toBe(shownAt(short));
  expect(asTold(half, 1).picks.map(({ settlement }) => settlement)).toEqual([-1, null]);
});

it('RND-3 of games of sports, bonuses and games that left the table nothing is held back', () => {
  const bet = betOn('1.2345', 'mg.bonus', 'mg.9.20261122.1');
  expect(['1.2345', 'mg.bonus', 'mg.9.20261122.1'].map(toldAt)).toEqual([0, 0, 0]);
  expect(asTold(bet, 1)).toBe(bet);
});

it('RND-4 what a bet of this game paid is not in the balance that is shown until its stage has told, and then it is', () => {
  const bets = [betOn(short), betOn(long, short), { ...betOn(short), status: 0, paid: 0 } as Bet, betOn('1.2345')];
  const of = (gameId: string, at: number) => untoldWon(bets, gameId, at, NOON);
  expect(of('502', shownAt(short) - 1)).toBe(18_000);
  expect(of('502', shownAt(short))).toBe(shownAt(long) > shownAt(short) ? 9_000 : 0);
  expect(of('831', shownAt(long) - 1)).toBe(9_000);
  expect([of('831', shownAt(long)), of('50', 0), of('301', 0)]).toEqual([0, 0, 0]);
  expect(untoldWon(bets, '831', shownAt(long) - 1, shownAt(long) + 1)).toBe(0);
});

it('RND-3 the next instant at which more may be told is known, and none where all is', () => {
  const bets = [betOn(long), betOn(short), betOn('1.2345')];
  const [first, last] = [shownAt(long), shownAt(short)].toSorted((a, b) => a - b);
  expect([0, first!, last!].map((at) => nextTold(bets, at))).toEqual([first, last, 0]);
});
