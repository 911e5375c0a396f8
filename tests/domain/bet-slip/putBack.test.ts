/** Which bets were made of a slip after the last one that it knows (SLIP-18). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterBets, type SentBet } from '../../../src/domain/bet-slip/putBack.ts';

const keysOf = (bets: readonly SentBet[]) => bets.map(({ key }) => key).toSorted();

describe('bets after the last that a slip knows', () => {
  it('SLIP-18 are all that follow it, whatever order they are stored in, and none for a slip that knows the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), fc.nat(), (count, known, seed) => {
        const keys = Array.from({ length: count }, (_, index) => `k${index}`);
        const chain = keys.map((key, index): SentBet => ({ key, follows: keys[index - 1] ?? 'session' }));
        const shuffled = chain.toSorted(
          (a, b) => ((a.key.length * seed) % 7) - ((b.key.length * seed) % 7) || b.key.localeCompare(a.key),
        );
        const last = known % (count + 1);
        expect(keysOf(laterBets(shuffled, keys[last - 1] ?? 'session'))).toEqual(keys.slice(last).toSorted());
        expect(laterBets(shuffled, keys.at(-1) ?? '')).toEqual([]);
      }),
    );
  });

  it('SLIP-18 are those of this session alone, and of no older build; rows that follow one another in a circle end', () => {
    const others = [{ key: 'a', follows: 'another session' }, { key: 'b' }];
    expect(laterBets(others, 'session')).toEqual([]);
    const circle = [
      { key: 'a', follows: 'b' },
      { key: 'b', follows: 'a' },
    ];
    expect(keysOf(laterBets(circle, 'a'))).toEqual(['a', 'b']);
  });
});
