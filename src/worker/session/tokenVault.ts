/**
 * Keeps the session token: in this worker's memory, and in the database only encrypted under a key that cannot be taken out
 * of this browser, so that a reload or a killed browser stays signed in. Never in a log, a URL or an event.
 */
import type { HanpanDatabase } from '../../db/database.ts';
import type { VaultRow } from '../../db/rows.ts';

export interface TokenVault {
  /** Encrypts a token for storing. */
  seal(token: string): Promise<Omit<VaultRow, 'id' | 'sessionId'>>;
  /** The token of a session; `undefined` if this browser has none for it. */
  open(sessionId: string): Promise<string | undefined>;
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

export function createTokenVault(db: HanpanDatabase, crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>): TokenVault {
  let memory: { readonly token: string; readonly sessionId: string } | undefined;
  return {
    async seal(token) {
      const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const cipher = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(token));
      return { key, iv, cipher };
    },
    async open(sessionId) {
      if (memory?.sessionId === sessionId) return memory.token;
      memory = undefined;
      const row = await db.vault.get('token');
      if (row?.sessionId !== sessionId) return undefined;
      try {
        const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv: new Uint8Array(row.iv) }, row.key, row.cipher);
        memory = { token: new TextDecoder().decode(plain), sessionId };
        return memory.token;
      } catch {
        // A key this browser no longer honours is no token: the member signs in again.
        return undefined;
      }
    },
  };
}
