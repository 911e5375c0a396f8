/**
 * Passwords: scrypt with a salt of its own each, cost stored with the hash so that it can be raised later.
 *
 * Two are computed at once, in turns of the addresses that ask: each takes hundreds of milliseconds of a core and 128 MB, and anyone may
 * ask for one.
 */
import { scrypt, timingSafeEqual } from 'node:crypto';
import type { Randomness } from '../randomness.ts';
import { createFairQueue } from './fairQueue.ts';

const KEY_BYTES = 32;
const BLOCK_SIZE = 8;
const MAX_MEMORY = 256 * 1024 * 1024;
/** Whoever would wait longer than a browser does is refused instead. */
const LINE = { atOnce: 2, atOnceEach: 1, maxWaiting: 24, maxWaitingEach: 8 } as const;

/** How long whoever is refused so is told to wait, ms. */
export const BUSY_MS = 2_000;

/** 2^17 rounds of 1 KB, as OWASP has it: some 400 ms of a core. */
export const DEFAULT_COST = 17;

export interface Passwords {
  /**
   * @param from the address that asks
   * @returns `undefined` if too many wait already
   */
  hash(password: string, from: string): Promise<string | undefined>;
  /**
   * Does the same work whether or not there is a hash to compare with, and whatever that cost when it was made.
   *
   * @returns `undefined` if too many wait already
   */
  verify(password: string, hash: string | undefined, from: string): Promise<boolean | undefined>;
  /** Whether a hash was made at another cost than new ones are. */
  isOutdated(hash: string): boolean;
}

/** @param log2 of the rounds, which are all the work there is */
export type DeriveKey = (password: string, salt: string, log2: number) => Promise<Buffer>;

/**
 * @param cost log2 of the rounds of new hashes; where it was another before, it was less
 */
export function createPasswords(randomness: Randomness, cost: number, deriveKey: DeriveKey = scryptKey): Passwords {
  const line = createFairQueue(LINE);
  const derive = (password: string, salt: string, log2: number, from: string) =>
    line.run(from, () => deriveKey(password, salt, log2));
  /** What an earlier hash spares is done as well, its key forgotten: 2^n rounds, and 2^n to 2^(cost - 1), are 2^cost together (ACC-5). */
  const deriveAsToday = async (password: string, salt: string, log2: number) => {
    const key = await deriveKey(password, salt, log2);
    for (let spared = log2; spared < cost; spared += 1) await deriveKey(password, salt, spared);
    return key;
  };
  return {
    async hash(password, from) {
      const salt = randomness.text(16);
      const key = await derive(password, salt, cost, from);
      return key === undefined ? undefined : `scrypt.${cost}.${salt}.${key.toString('base64url')}`;
    },
    async verify(password, hash, from) {
      const [scheme, log2, salt, expected] = hash?.split('.') ?? [];
      if (scheme !== 'scrypt' || salt === undefined || expected === undefined) {
        return (await derive(password, 'nobody', cost, from)) === undefined ? undefined : false;
      }
      const key = await line.run(from, () => deriveAsToday(password, salt, Number(log2)));
      if (key === undefined) return undefined;
      const known = Buffer.from(expected, 'base64url');
      return key.length === known.length && timingSafeEqual(key, known);
    },
    isOutdated: (hash) => !hash.startsWith(`scrypt.${cost}.`),
  };
}

function scryptKey(password: string, salt: string, log2: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N: 2 ** log2, r: BLOCK_SIZE, p: 1, maxmem: MAX_MEMORY };
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
