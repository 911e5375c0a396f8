/** Hashes that count the rounds which real ones would take, and take none. */
import { createHash } from 'node:crypto';
import type { DeriveKey } from '../../../server/session/password.ts';

export function countedWork() {
  let rounds = 0;
  const derive: DeriveKey = (password, salt, log2) => {
    rounds += 2 ** log2;
    return Promise.resolve(createHash('sha256').update(`${password} ${salt} ${log2}`).digest());
  };
  return {
    derive,
    rounds: () => rounds,
    forget: () => {
      rounds = 0;
    },
  };
}
