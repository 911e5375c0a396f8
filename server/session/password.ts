/**
 * Passwords: scrypt with a salt of its own each, cost stored with the hash so that it can be raised later.
 *
 * At most a few are computed at once: each takes tens of milliseconds of a core and 32 MB, and anyone may ask for one.
 */
import { scrypt, timingSafeEqual } from 'node:crypto';
import type { Randomness } from '../randomness.ts';

const KEY_BYTES = 32;
const BLOCK_SIZE = 8;
const MAX_MEMORY = 256 * 1024 * 1024;
/** Hashes computed at once, and callers that may wait for one. */
const AT_ONCE = 2;
const MAX_WAITING = 64;

/** 2^15 rounds: about 80 ms of a core. */
export const DEFAULT_COST = 15;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes the same time whether or not there is a hash to compare with.
   *
   * @returns `undefined` if too many wait already
   */
  verify(password: string, hash: string | undefined): Promise<boolean | undefined>;
}

/**
 * @param cost log2 of the rounds of new hashes
 */
export function createPasswords(randomness: Randomness, cost: number): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;
  const taken = async () => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  const release = () => {
    const next = waiting.shift();
    // The place goes to the next one directly; nobody can slip in between.
    if (next === undefined) running -= 1;
    else next();
  };
  const derive = async (password: string, salt: string, log2: number) => {
    await taken();
    try {
      return await scryptKey(password, salt, log2);
    } finally {
      release();
    }
  };
  return {
    async hash(password) {
      const salt = randomness.text(16);
      const key = await derive(password, salt, cost);
      return `scrypt.${cost}.${salt}.${key.toString('base64url')}`;
    },
    async verify(password, hash) {
      if (waiting.length >= MAX_WAITING) return undefined;
      const [scheme, log2, salt, expected] = hash?.split('.') ?? [];
      if (scheme !== 'scrypt' || salt === undefined || expected === undefined) {
        await derive(password, 'nobody', cost);
        return false;
      }
      const key = await derive(password, salt, Number(log2));
      const known = Buffer.from(expected, 'base64url');
      return key.length === known.length && timingSafeEqual(key, known);
    },
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
