/**
 * Secrets that the origin has to read again are stored sealed (SEC-05, rules SEAL): AES-256-GCM under a key that is not in the database, bound to the place
 * they are stored at, so that one that is moved to another row opens nothing there.
 */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Randomness } from '../randomness.ts';

/** Bytes of a key. */
export const SEAL_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** Seals what goes into the database and opens what comes out of it. */
export interface Seals {
  /** @param place table and row, said again to open it */
  seal(place: string, secret: string): string;
  /** @throws Error if it is no sealed secret of this place under this key */
  open(place: string, sealed: string): string;
}

/** @param key of `SEAL_KEY_BYTES` */
export function createSeals(key: Buffer, randomness: Randomness): Seals {
  const prefix = `sealed.${fingerprintOf(key)}.`;
  return {
    seal(place, secret) {
      const nonce = Buffer.from(randomness.text(NONCE_BYTES), 'base64url');
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(place, sealed) {
      if (!sealed.startsWith(prefix)) throw new Error('a secret is not sealed with the key of this house');
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      const bodyAt = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt));
      return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8');
    },
  };
}

/** Which key it is, which tells nothing of the key. */
export function fingerprintOf(key: Buffer): string {
  return createHash('sha256').update('hanpan seal ').update(key).digest('base64url').slice(0, 12);
}
