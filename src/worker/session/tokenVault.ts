/**
 * Keeps the session token: in this worker's memory, and in the database only encrypted under a key that cannot be taken out
 * of this browser, so that a reload or a killed browser stays signed in. Never in a log, a URL or an event.
 *
 * Asked for by the session's random id: what is in memory never answers for another session, whatever became of storage (SES-18).
 */
import type { MemberDatabase } from '../../db/tables/database.ts';
import type { VaultRow } from '../../db/tables/rows.ts';

/** A token goes in as text and lies in the database as ciphertext; out it comes for its own session alone. */
export interface TokenVault {
  /** Encrypts a token for storing. */
  seal(token: string): Promise<Omit<VaultRow, 'id' | 'sessionId'>>;
  /** The token of a session; `undefined` if this browser has none for it. */
  open(theirs: MemberDatabase, sessionId: string): Promise<string | undefined>;
  /** What was encrypted; `undefined` if this browser no longer honours its key. */
  unseal(sealed: Pick<VaultRow, 'key' | 'iv' | 'cipher'>): Promise<string | undefined>;
  /** Empties the memory: storage may have been lost. */
  forget(): void;
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/** Makes a key for each token, which cannot be exported; an opened token stays in memory until `forget`. */
export function createTokenVault(crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>): TokenVault {
  let memory: { readonly token: string; readonly sessionId: string } | undefined;
  const unseal = async ({ key, iv, cipher }: Pick<VaultRow, 'key' | 'iv' | 'cipher'>): Promise<string | undefined> => {
    try {
      const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv: new Uint8Array(iv) }, key, cipher);
      return new TextDecoder().decode(plain);
    } catch {
      // A key this browser no longer honours is no token: the member signs in again.
      return undefined;
    }
  };
  return {
    unseal,
    async seal(token) {
      const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const cipher = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(token));
      return { key, iv, cipher };
    },
    forget() {
      memory = undefined;
    },
    async open(theirs, sessionId) {
      if (memory?.sessionId === sessionId) return memory.token;
      memory = undefined;
      const row = await theirs.vault.get('token');
      if (row?.sessionId !== sessionId) return undefined;
      const token = await unseal(row);
      memory = token === undefined ? undefined : { token, sessionId };
      return token;
    },
  };
}
