import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FixtureId } from '../../../src/domain/kernel/ids.ts';
import { blockMessage, drawRound } from '../../../src/domain/mini-games/draws.ts';
import { drawPowerball } from '../../../src/domain/mini-games/powerball.ts';
import { OutOfWords, wordsOf } from '../../../src/domain/mini-games/words.ts';

const bytesOf = (...words: number[]): Uint8Array => {
  const bytes = new Uint8Array(words.length * 4);
  words.forEach((word, at) => new DataView(bytes.buffer).setUint32(at * 4, word));
  return bytes;
};

describe('drawing', () => {
  it('DRW-2 DRW-4 MIN-06 the published vector: a powerball draw from its key', () => {
    const key = Buffer.alloc(32);
    key[31] = 1;
    const blocks = [0, 1].map((counter) =>
      createHmac('sha256', key)
        .update(blockMessage('powerball5', '20261122', 1, 'salt0', counter))
        .digest(),
    );
    expect(drawPowerball(wordsOf(Buffer.concat(blocks)))).toEqual([19, 22, 11, 1, 10, 5]);
  });

  // Reckoned by other code, in another language, from rules DRW alone: a draw that changes would make false what was published.
  it.each([
    ['mg.212.20261122.1', [9, 27, 5, 16, 3, 3]],
    ['mg.243.20261122.7', [41, 32, 13, 47, 25, 48, 39, 5, 66, 26, 52, 59, 55, 6, 15, 29, 11, 24, 56, 20, 46, 30]],
    ['mg.244.20261122.12', [0, 0]],
    ['mg.306.20261122.1440', [4, 2, 5]],
    ['mg.504.20261122.100', [12]],
    ['mg.304.20261122.3', [24, 31]],
  ])('DRW-2 DRW-3 DRW-4 MIN-06 the vector of round %s, whole from its id', (id, drawn) => {
    const key = Buffer.from('1'.padStart(64, '0'), 'hex');
    const authenticate = (message: string) => createHmac('sha256', key).update(message).digest();
    expect(drawRound(FixtureId.parse(id), 'salt0', authenticate)).toEqual(drawn);
  });

  it('DRW-3 passes over words that would favour low numbers, and says when the bytes end', () => {
    const highest = 0xff_ff_ff_ff;
    const used: unknown[] = [];
    const words = wordsOf(bytesOf(highest, highest - 3, 27, highest), (one) => used.push(one));
    // 2^32 mod 28 is 4: the highest four words are none.
    expect(words.below(28)).toBe(27);
    expect(used).toEqual([
      { word: highest, n: 28, drawn: null },
      { word: highest - 3, n: 28, drawn: null },
      { word: 27, n: 28, drawn: 27 },
    ]);
    expect(words.below(1)).toBe(0);
    expect(() => words.below(2)).toThrow(OutOfWords);
  });
});
