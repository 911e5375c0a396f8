/**
 * Unpacks the bytes of a recording as they come, `.gz` and `.bz2` of any number of members; how they are packed is seen from their first bytes,
 * not from a name. Holds one block at a time, and stops at a bomb.
 */
import { createGunzip, createInflateRaw, type Gunzip, type InflateRaw } from 'node:zlib';
import createBitReader from 'unbzip2-stream/lib/bit_iterator.js';
import bzip2 from 'unbzip2-stream/lib/bzip2.js';
import { UnfitRecording } from './unfitRecording.ts';

/** What bytes are told apart by. */
const MAGIC_BYTES = 3;
/** The most that a block of bzip2 takes packed, and a little more than its header does. */
const BLOCK_BYTES = 100_000;
const HEADER_BYTES = 25_000;
/** What may come of a packed byte, beyond what comes of a small file: words repeat in recordings, but not like that. */
const MOST_EXPANSION = 500;
const SMALL_BYTES = 64 * 1024 * 1024;

/** What all files of a recording may come to together. */
export interface Budget {
  /** @throws UnfitRecording where that is more than they may */
  spend(bytes: number): void;
}

/** @param packedBytes what the files take as they are */
export function createBudget(packedBytes: number): Budget {
  let left = Math.max(SMALL_BYTES, packedBytes * MOST_EXPANSION);
  return {
    spend(bytes) {
      left -= bytes;
      if (left < 0) throw new UnfitRecording(`it unpacks to more than ${MOST_EXPANSION} times its size`);
    },
  };
}

/**
 * The bytes as they were before they were packed: all of them as far as they go, and then why they go no further.
 *
 * @throws Error where they break off or are damaged
 * @throws UnfitRecording where they unpack to more than the budget
 */
export async function* unpacked(packed: AsyncIterable<Buffer>, budget: Budget): AsyncGenerator<Buffer> {
  const { start, all } = await beginningOf(packed);
  const magic = start.subarray(0, MAGIC_BYTES).toString('latin1');
  for await (const chunk of unpackedAs(magic, all)) {
    budget.spend(chunk.length);
    yield chunk;
  }
}

function unpackedAs(magic: string, packed: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  if (magic.startsWith('\u001f\u008b')) return throughZlib(createGunzip(), packed);
  return magic === 'BZh' ? unbzipped(packed) : packed;
}

/** What an entry of a zip archive holds. */
export const inflated = (packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> =>
  throughZlib(createInflateRaw(), packed);

/** The first bytes, and everything with them once more. */
async function beginningOf(packed: AsyncIterable<Buffer>) {
  const bytes = packed[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  let isOver = false;
  while (start.length < MAGIC_BYTES && !isOver) {
    const step = await bytes.next();
    isOver = step.done === true;
    if (step.done !== true) start = Buffer.concat([start, step.value]);
  }
  const all = (async function* () {
    try {
      if (start.length > 0) yield start;
      for (let step = await bytes.next(); step.done !== true; step = await bytes.next()) yield step.value;
    } finally {
      await bytes.return?.();
    }
  })();
  return { start, all };
}

/** What is told of bytes behind the last member. */
const TRAILING = 'more follows its end, which is not packed';

/** Node reads one member of gzip after the other by itself. A break comes after everything before it. */
async function* throughZlib(zlib: Gunzip | InflateRaw, packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  let failure: Error | undefined;
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    zlib.on('close', () => {
      isOver = true;
      resolve();
    });
  });
  zlib.on('data', (chunk: Buffer) => ready.push(chunk));
  zlib.on('error', (error) => {
    failure = error;
  });
  try {
    for await (const chunk of packed) {
      // Behind its end nothing is taken, nor answered.
      const taken = new Promise<void>((resolve) => zlib.write(chunk, () => resolve()));
      await Promise.race([taken, over]);
      yield* ready.splice(0);
      if (isOver) throw failure ?? new Error(TRAILING);
    }
    zlib.end();
    await over;
    yield* ready.splice(0);
    if (failure !== undefined) throw failure;
  } finally {
    zlib.destroy();
  }
}

/**
 * Block by block. The library's own stream keeps all blocks of its last megabyte until the end of the file, and loses them where nobody has
 * asked for them by then; what is inside of it reads a block at a time.
 */
async function* unbzipped(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const queue: Buffer[] = [];
  let held = 0;
  let bits: ReturnType<typeof createBitReader> | undefined;
  let [members, level, check] = [0, 0, 0];
  // Made once for each level: a file may be of thousands of empty members.
  let work = new Int32Array(0);
  const left = () => held - (bits?.bytesRead ?? 0);
  /** The next block; nothing where a member begins or ends. */
  const next = (): Buffer => {
    bits ??= createBitReader(() => {
      const chunk = queue.shift();
      if (chunk === undefined) throw new Error('unexpected end of file');
      return chunk;
    });
    if (level === 0) {
      [level, check] = [headerOf(bits, members > 0), 0];
      members += 1;
      return Buffer.alloc(0);
    }
    if (work.length !== level * BLOCK_BYTES) work = new Int32Array(level * BLOCK_BYTES);
    const block = createCollector();
    const sum = bzip2.decompress(bits, block.add, work, work.length, check);
    if (sum === null) level = 0;
    else check = sum;
    return block.bytes();
  };
  for await (const chunk of packed) {
    if (chunk.length === 0) continue;
    queue.push(chunk);
    held += chunk.length;
    while (left() >= HEADER_BYTES + level * BLOCK_BYTES) yield next();
  }
  while (left() > 0) yield next();
  if (level !== 0) throw new Error('unexpected end of file');
}

function headerOf(bits: ReturnType<typeof createBitReader>, isLater: boolean): number {
  try {
    return bzip2.header(bits);
  } catch (error) {
    throw isLater ? new Error(TRAILING) : error;
  }
}

/** Bytes one by one into one buffer, which grows: a block may be empty, and runs may make it longer than its level. */
function createCollector() {
  let buffer = Buffer.allocUnsafe(1_024);
  let length = 0;
  return {
    add(byte: number): void {
      if (length === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
      buffer[length] = byte;
      length += 1;
    },
    bytes: () => buffer.subarray(0, length),
  };
}
