/**
 * Whole numbers out of bytes, each as likely as the other (rule DRW-3): words of four bytes, the first the highest; a word that would favour the low
 * numbers is passed over and never used in part.
 */

/** A row of words that ends. */
export interface Words {
  /** A number from 0 and below `n`, 1 to 2^32. @throws OutOfWords */
  below(n: number): number;
}

/** The bytes were used up: whoever draws starts over with more of them. */
export class OutOfWords extends Error {
  override readonly name = 'OutOfWords';
}

const WORD_BYTES = 4;
/** How many words of four bytes there are. */
export const WORDS = 2 ** 32;

/** A word as it was used: what it read, for which bound, and what came of it; `null` where it was passed over. */
export interface UsedWord {
  readonly word: number;
  readonly n: number;
  readonly drawn: number | null;
}

/** @param onUsed is told of every word in its order, for whoever shows how a round was drawn */
export function wordsOf(bytes: Uint8Array, onUsed?: (used: UsedWord) => void): Words {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let next = 0;
  return {
    below(n) {
      const limit = WORDS - (WORDS % n);
      for (;;) {
        if (next + WORD_BYTES > bytes.byteLength) throw new OutOfWords();
        const word = view.getUint32(next);
        next += WORD_BYTES;
        const drawn = word < limit ? word % n : null;
        onUsed?.({ word, n, drawn });
        if (drawn !== null) return drawn;
      }
    },
  };
}

/** `count` different numbers from 0 and below `n`, in the order drawn (rule DRW-4). */
export function drawDistinct(words: Words, count: number, n: number): number[] {
  const left = Array.from({ length: n }, (_, number) => number);
  for (let at = 0; at < count; at += 1) {
    const from = at + words.below(n - at);
    [left[at], left[from]] = [left[from] ?? 0, left[at] ?? 0];
  }
  return left.slice(0, count);
}
