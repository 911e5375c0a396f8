/** SET-9: how many bets are settled in one transaction, by how long the last one took. */
import { describe, expect, it } from 'vitest';
import { nextLimit } from '../../../server/behind.ts';
import { seededRandom } from '../../support/seededRandom.ts';

const CHUNK_MS = 20;

/** The time of a transaction where a commit and each bet take so long, ms. */
const tookOn = (commitMs: number, betMs: number) => (limit: number) => commitMs + limit * betMs;

describe('bets of one transaction', () => {
  it.each([
    ['a fast machine', tookOn(1, 0.2), 50],
    ['a slow one', tookOn(3, 4), 4],
    ['one that takes longer for a bet than all of them may take', tookOn(3, 60), 1],
  ])('SET-9 come to what %s does in the time, and stay there', (_machine, took, most) => {
    let limit = 5;
    for (let turn = 0; turn < 20; turn += 1) limit = nextLimit(limit, took(limit));
    expect(limit).toBe(most);
    if (limit > 1) expect(took(limit)).toBeLessThanOrEqual(CHUNK_MS + took(1));
  });

  it('SET-9 are always some and never too many, whatever a machine does: 2,000 turns', () => {
    const random = seededRandom(9);
    let limit = 5;
    for (let turn = 0; turn < 2_000; turn += 1) {
      const before = limit;
      limit = nextLimit(limit, random() < 0.1 ? 0 : random() ** 4 * 5_000);
      expect(limit).toBeGreaterThanOrEqual(1);
      expect(limit).toBeLessThanOrEqual(Math.min(50, before * 2));
    }
  });
});
