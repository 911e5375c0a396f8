/**
 * The seeds of one game's rounds of one day: each is the SHA-256 of the next, over bytes (ROU-3). Whoever knows the last can tell all; whoever knows the
 * hash of the first, which is published, none.
 *
 * Every sixty-fourth seed is kept once they were walked through, so that any one is a few dozen hashes away; the walk itself lets others have a turn.
 */
import { createHash } from 'node:crypto';
import { breathe } from '../breathe.ts';

/** Seeds between two that are kept: the hashes of one draw at most, a tenth of a millisecond. */
const STEP = 64;
/** Hashes in one turn: about a millisecond. */
const HASHES_A_TURN = 1_000;

export interface DayChain {
  /** How many rounds it is for. */
  readonly rounds: number;
  /** Hash of the first seed: what is published. 64 hex digits. */
  readonly commitment: string;
  /** The seed of round `n`, counted from 1. */
  readonly seedOf: (n: number) => Uint8Array;
}

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const hashOf = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/** @param topSeed the seed of the last round, 32 bytes */
export async function walkChain(topSeed: Uint8Array, rounds: number): Promise<DayChain> {
  const kept = new Map<number, Uint8Array>();
  let seed: Uint8Array = topSeed;
  for (let n = rounds; n > 0; n -= 1) {
    if (n === rounds || n % STEP === 0) kept.set(n, seed);
    seed = hashOf(seed);
    if (n % HASHES_A_TURN === 0) await breathe();
  }
  return {
    rounds,
    commitment: hexOf(seed),
    seedOf(n) {
      const from = Math.min(rounds, Math.ceil(n / STEP) * STEP);
      let found = kept.get(from);
      if (n < 1 || n > rounds || found === undefined) throw new RangeError(`round ${n} of ${rounds}`);
      for (let at = from; at > n; at -= 1) found = hashOf(found);
      return found;
    },
  };
}
