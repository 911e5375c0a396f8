/**
 * The key of sealed secrets: given by whoever starts the origin, or in a file beside the database that is made when the house is founded and that
 * nobody but its user reads (SEAL-2).
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Randomness } from '../randomness.ts';
import { syncFolder } from '../store/privateDirectory.ts';
import { SEAL_KEY_BYTES } from './seals.ts';

/** Where the key comes from; nothing is said of most houses. */
export interface SealKeySource {
  /** The key itself, base64. */
  readonly key?: string | undefined;
  /** A file that holds it; `seal.key` in the data directory if absent. */
  readonly keyFile?: string | undefined;
  /** A file with the key of before, where it is replaced. */
  readonly oldKeyFile?: string | undefined;
}

/** Where the key is looked for, as an operator is told. */
export function placeOfKey(dataDir: string, { key, keyFile }: SealKeySource): string {
  return key === undefined ? (keyFile ?? path.join(dataDir, 'seal.key')) : 'HANPAN_KEY';
}

/**
 * @returns `undefined` where there is none
 * @throws Error with a sentence for the operator about one that is no key
 */
export function readSealKey(dataDir: string, source: SealKeySource): Buffer | undefined {
  const place = placeOfKey(dataDir, source);
  return source.key === undefined ? readKeyFile(place) : keyFrom(source.key, place);
}

/** @throws Error with a sentence for the operator about a file that holds no key */
export function readKeyFile(file: string): Buffer | undefined {
  return existsSync(file) ? keyFrom(readFileSync(file, 'utf8'), file) : undefined;
}

/**
 * Makes one where there is none. It is on disk before anything is sealed with it, and of two processes that make one at once both have the same.
 */
export function makeKeyFile(file: string, randomness: Randomness): Buffer {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, `${Buffer.from(randomness.text(SEAL_KEY_BYTES), 'base64url').toString('base64')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  rmSync(draft);
  syncFolder(folder);
  return keyFrom(readFileSync(file, 'utf8'), file);
}

function keyFrom(text: string, place: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== SEAL_KEY_BYTES)
    throw new Error(
      `${place} holds no key: ${SEAL_KEY_BYTES} bytes in base64, as \`openssl rand -base64 32\` makes them`,
    );
  return key;
}
