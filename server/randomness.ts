/** The only dice the origin throws; handed in, so that a test can say how they fall. */
import { randomBytes } from 'node:crypto';

export interface Randomness {
  /** `size` bytes nobody can guess, as URL-safe text. */
  text(size: number): string;
}

export const systemRandomness: Randomness = { text: (size) => randomBytes(size).toString('base64url') };
