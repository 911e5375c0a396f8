/** Encryption for runs in virtual time: keeps nothing secret and takes no thread; a token is stored with every bit turned. */
import type { HostDeps } from '../../../src/worker/host.ts';
import { hashOf } from './dice.ts';

export const plainCrypto = (() => {
  const turned = async (_algorithm: unknown, _key: unknown, data: Uint8Array) =>
    Uint8Array.from(new Uint8Array(data), (byte) => byte ^ 255).buffer;
  // Long enough that no two texts of a run have the same.
  const digest = async (_algorithm: unknown, data: Uint8Array) => {
    const text = new TextDecoder().decode(data);
    return Uint32Array.from({ length: 4 }, (_none, part) => hashOf(`${part} ${text}`)).buffer;
  };
  const subtle = { generateKey: async () => ({ kind: 'simulated' }), encrypt: turned, decrypt: turned, digest };
  return { subtle, getRandomValues: <Bytes>(bytes: Bytes) => bytes } as unknown as HostDeps['crypto'];
})();
