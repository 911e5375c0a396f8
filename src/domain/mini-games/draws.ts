/**
 * How a round is drawn out of its seed (rules DRW): blocks of bytes by HMAC, numbers out of the bytes, what the family makes of the numbers. No
 * cryptography is here: the origin hands in its own, a browser that verifies the browser's.
 */
import { familyOf } from './families.ts';
import { gameOfRound, partsOf, type RoundId } from './round.ts';
import { OutOfWords, wordsOf, type UsedWord } from './words.ts';

/** Version of how a message is made (rule DRW-2). */
const VERSION = 'v1';
/** Of HMAC-SHA-256. */
export const BLOCK_BYTES = 32;
/** More than any draw ever takes: whoever needs more has words that are no such bytes. */
export const MOST_BLOCKS = 64;

/**
 * What is authenticated with a round's seed for a block (rule DRW-2).
 *
 * @param game key of the game
 * @param day `YYYYMMDD` of Seoul
 * @param n of the round, from 1
 * @param salt published with the day's commitment
 * @param counter of the block, from 0
 */
export const blockMessage = (game: string, day: string, n: number, salt: string, counter: number): string =>
  [VERSION, game, `${day}-${String(n).padStart(3, '0')}`, salt, counter].join('|');

/** @throws RangeError for what is no round */
export function messageOf(roundId: RoundId, salt: string, counter: number): string {
  const parts = partsOf(roundId);
  if (parts === undefined) throw new RangeError(`no round ${roundId}`);
  return blockMessage(parts.game.name, parts.day, parts.n, salt, counter);
}

/**
 * What a round draws from bytes.
 *
 * @throws OutOfWords if it needs more of them
 */
export function drawFrom(roundId: RoundId, bytes: Uint8Array, onUsed?: (used: UsedWord) => void): number[] {
  return familyOf(gameOfRound(roundId).family).draw(wordsOf(bytes, onUsed), roundId);
}

/** HMAC-SHA-256 of a message under a round's seed, 32 bytes. */
export type Authenticate = (message: string) => Uint8Array;

/** @throws RangeError for what is no round, or for bytes that never make a draw */
export function drawRound(roundId: RoundId, salt: string, authenticate: Authenticate): number[] {
  for (let blocks = 2; blocks <= MOST_BLOCKS; blocks *= 2) {
    const bytes = new Uint8Array(blocks * BLOCK_BYTES);
    for (let counter = 0; counter < blocks; counter += 1) {
      bytes.set(authenticate(messageOf(roundId, salt, counter)), counter * BLOCK_BYTES);
    }
    try {
      return drawFrom(roundId, bytes);
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error;
    }
  }
  throw new RangeError(`${roundId} is not drawn from ${MOST_BLOCKS} blocks`);
}
