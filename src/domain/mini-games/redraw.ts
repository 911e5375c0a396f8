/**
 * A draw done again by whoever doubts it (rules VER): the seed's way to the day's commitment, and the numbers that it draws, with every word on the way.
 * Browsers and commands do the same with it; cryptography is handed in.
 */
import { BLOCK_BYTES, drawFrom, messageOf, MOST_BLOCKS } from './draws.ts';
import type { RoundId } from './round.ts';
import { OutOfWords, type UsedWord } from './words.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** SHA-256 of bytes, and HMAC-SHA-256 of a text under a key. */
export interface DrawCrypto {
  readonly hash: (bytes: Bytes) => Promise<Bytes>;
  readonly keyed: (key: Bytes) => Promise<(text: string) => Promise<Bytes>>;
}

/** What of a browser's or of Node's `crypto.subtle` is needed. */
export interface Subtle<Key> {
  digest(name: 'SHA-256', data: Bytes): Promise<ArrayBuffer>;
  importKey(
    format: 'raw',
    key: Bytes,
    how: { name: 'HMAC'; hash: 'SHA-256' },
    isExtractable: boolean,
    usages: ['sign'],
  ): Promise<Key>;
  sign(name: 'HMAC', key: Key, data: Bytes): Promise<ArrayBuffer>;
}

export const webCrypto = <Key>(subtle: Subtle<Key>): DrawCrypto => ({
  hash: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes)),
  keyed: async (key) => {
    const held = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return async (text) => new Uint8Array(await subtle.sign('HMAC', held, asciiOf(text)));
  },
});

/** Bytes of a text of ASCII, which messages are. */
const asciiOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/**
 * The seeds of a day from one down to its commitment (rule VER-1): each is the SHA-256 of the one before it, so that the last of them is what was
 * published before the day.
 *
 * @param n of the round whose seed it is, from 1
 */
export async function seedsDown(seed: Bytes, n: number, { hash }: DrawCrypto): Promise<readonly Bytes[]> {
  const seeds = [seed];
  for (let at = 0, last = seed; at < n; at += 1) {
    last = await hash(last);
    seeds.push(last);
  }
  return seeds;
}

export interface Redrawn {
  readonly drawn: readonly number[];
  /** In their order, those passed over among them. */
  readonly words: readonly UsedWord[];
  /** Words of the last block that nothing was drawn from. */
  readonly spare: readonly number[];
  /** Blocks of bytes that were needed. */
  readonly blocks: number;
}

/**
 * What a round draws from its seed.
 *
 * @throws RangeError for what is no round, or for bytes that never make a draw
 */
export async function redraw(roundId: RoundId, seed: Bytes, salt: string, means: DrawCrypto): Promise<Redrawn> {
  const authenticate = await means.keyed(seed);
  let bytes: Bytes = new Uint8Array(0);
  for (let blocks = 1; blocks <= MOST_BLOCKS; blocks += 1) {
    const block = await authenticate(messageOf(roundId, salt, blocks - 1));
    const longer = new Uint8Array(blocks * BLOCK_BYTES);
    longer.set(bytes);
    longer.set(block, bytes.length);
    bytes = longer;
    const words: UsedWord[] = [];
    try {
      const drawn = drawFrom(roundId, bytes, (word) => words.push(word));
      return { drawn, words, spare: wordsFrom(bytes, words.length), blocks };
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error;
    }
  }
  throw new RangeError(`${roundId} is not drawn from ${MOST_BLOCKS} blocks`);
}

const WORD_BYTES = 4;

function wordsFrom(bytes: Bytes, first: number): readonly number[] {
  const view = new DataView(bytes.buffer);
  const count = bytes.length / WORD_BYTES - first;
  return Array.from({ length: count }, (_, at) => view.getUint32((first + at) * WORD_BYTES));
}
