/** The only dice the origin throws; handed in, so that a test can say how they fall. */
import { randomBytes } from 'node:crypto';

/** For tokens, ids and codes: nothing of it can be guessed or repeated. */
export interface Randomness {
  /** `size` bytes nobody can guess, as URL-safe text. */
  text(size: number): string;
}

/** The operating system's. */
export const systemRandomness: Randomness = { text: (size) => randomBytes(size).toString('base64url') };
