/** The cryptography of this machine, for draws done again without a browser. */
import { createHash, createHmac } from 'node:crypto';
import type { DrawCrypto } from '../../src/domain/mini-games/redraw.ts';

export const nodeCrypto: DrawCrypto = {
  hash: (bytes) => Promise.resolve(new Uint8Array(createHash('sha256').update(bytes).digest())),
  keyed: (key) =>
    Promise.resolve((text) => Promise.resolve(new Uint8Array(createHmac('sha256', key).update(text).digest()))),
};
