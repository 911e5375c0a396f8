/** Encryption for runs in virtual time: keeps nothing secret and takes no thread; a token is stored with every bit turned. */
import { createHash } from 'node:crypto';
import type { HostDeps } from '../../../src/worker/host.ts';

export const plainCrypto = (() => {
  const turned = async (_algorithm: unknown, _key: unknown, data: Uint8Array) =>
    Uint8Array.from(new Uint8Array(data), (byte) => byte ^ 255).buffer;
  // The real one, at once: blocks are named by it.
  const digest = async (_algorithm: unknown, data: Uint8Array) =>
    Uint8Array.from(createHash('sha256').update(data).digest()).buffer;
  const subtle = { generateKey: async () => ({ kind: 'simulated' }), encrypt: turned, decrypt: turned, digest };
  return { subtle, getRandomValues: <Bytes>(bytes: Bytes) => bytes } as unknown as HostDeps['crypto'];
})();
