import { describe, expect, it } from 'vitest';
import { Bet } from '../../../src/domain/bets/bet.ts';
import { betIdOf, evolveBet } from '../../../src/domain/bets/evolveBet.ts';
import type { MemberEvent } from '../../../src/domain/events/catalogue.ts';
import { aBetPick, betKey } from '../../support/domain/eventFactory.ts';

const bet = Bet.parse({
  ...{ betId: 'b1', key: betKey('key-of-a-bet'), page: 'wintielose', betStyle: 'KR' },
  ...{ stake: 5_000, totalOdds: 200, expectedWinnings: 10_000, paid: 0, status: 0, placedAt: 1_000, settledAt: null },
  picks: [aBetPick('f-h')],
});
const accepted = { type: 'BetAccepted', data: { bet } } as MemberEvent;
const settled = (status: number, paid: number) =>
  ({
    type: 'BetSettled',
    data: { betId: bet.betId, status, paid, settledAt: 2_000, picks: [aBetPick('f-h', { settlement: 1 })] },
  }) as MemberEvent;
const balance = { type: 'BalanceChanged', data: {} } as MemberEvent;

describe('a bet', () => {
  it('SET-8 given it was accepted, when it is settled, then it has what it paid, when, and the results of its picks', () => {
    expect(evolveBet(undefined, accepted)).toEqual(bet);
    const picks = [aBetPick('f-h', { settlement: 1 })];
    expect(evolveBet(bet, settled(1, 10_000))).toEqual({ ...bet, status: 1, paid: 10_000, settledAt: 2_000, picks });
  });

  it('SET-8 given a settlement that leaves it open, then it has no time of one', () => {
    expect(evolveBet({ ...bet, settledAt: 1_500 }, settled(0, 0))?.settledAt).toBeNull();
  });

  it('SET-8 given a bet that is not kept here, then its settlement makes none', () => {
    expect(evolveBet(undefined, settled(1, 10_000))).toBeUndefined();
  });

  it('BET-2 is the one that an event names, and stays the same object where none does', () => {
    expect([accepted, settled(1, 0), balance].map(betIdOf)).toEqual([bet.betId, bet.betId, undefined]);
    expect(evolveBet(bet, balance)).toBe(bet);
  });
});
