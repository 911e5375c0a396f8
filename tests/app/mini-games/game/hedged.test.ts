import { describe, expect, it } from 'vitest';
import { hedgedBy, stakesOn } from '../../../../src/app/mini-games/game/hedged.ts';
import type { Bet } from '../../../../src/domain/bets/bet.ts';

const bet = (selectionId: string, stake: number, status = 0): Bet =>
  ({ status, stake, picks: [{ selectionId }] }) as unknown as Bet;

describe('cells of a round that a bet is on', () => {
  it('HDG-1 the last free cell of a market is locked, and no other', () => {
    const stakes = stakesOn([bet('odd', 5_000), bet('odd', 10_000), bet('small', 5_000)]);
    expect(stakes.get('odd')).toBe(15_000);
    expect(hedgedBy(['odd', 'even'], stakes)).toBe('even');
    expect(hedgedBy(['small', 'middle', 'big'], stakes)).toBeUndefined();
    expect(hedgedBy(['small', 'middle'], stakesOn([]))).toBeUndefined();
    expect(hedgedBy(['tie'], stakes)).toBeUndefined();
  });

  it('HDG-1 what is decided backs nothing any more', () => {
    expect(hedgedBy(['odd', 'even'], stakesOn([bet('odd', 5_000, 1), bet('odd', 5_000, -1)]))).toBeUndefined();
  });
});
