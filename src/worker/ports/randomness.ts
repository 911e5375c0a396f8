/** Chance, handed in, so that a seed replays a run. */
export interface Randomness {
  /** A number in [0, 1), for jitter. */
  fraction(): number;
  /** `length` unpredictable bytes, for keys and ids. */
  bytes(length: number): Uint8Array;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A random id of 24 URL-safe characters: 144 bits, because 64 letters take 6 bits of each byte exactly. */
export function randomId(randomness: Randomness): string {
  return [...randomness.bytes(24)].map((byte) => ALPHABET[byte & 63]).join('');
}
