/**
 * What lies in an archive of recordings, `.tar` and `.zip`, without writing any of it: names, and where the bytes are (decision 0092). Betfair
 * hands out months of markets as one archive of small `.bz2` files.
 */
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

import { inflated } from './unpack.ts';
import { UnfitRecording } from './unfitRecording.ts';

/** A file in an archive. */
export interface ArchiveEntry {
  readonly name: string;
  /** As it lies in the archive. */
  readonly bytes: number;
  /** @param chunkBytes read at a time */
  open(chunkBytes: number): AsyncIterable<Buffer>;
}

/** What was found, and why there may be more: an archive that is cut or damaged shows what lies before that. */
export interface ArchiveContent {
  readonly entries: readonly ArchiveEntry[];
  readonly brokeOff: string | undefined;
}

/** The most files that one archive may have. */
const MOST_ENTRIES = 50_000;
const TAR_BLOCK = 512;
const LONGEST_NAME = 4_096;

/**
 * @returns `undefined` for a file that is no archive
 * @throws UnfitRecording for an archive that is not opened
 */
export async function readArchive(file: string): Promise<ArchiveContent | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const start = await bytesAt(handle, 0, TAR_BLOCK);
    if (start.subarray(0, 2).toString('latin1') === 'PK') return await readZip(file, handle, size);
    return isTarHeader(start) ? await readTar(file, handle, size) : undefined;
  } finally {
    await handle.close();
  }
}

async function readTar(file: string, handle: FileHandle, size: number): Promise<ArchiveContent> {
  const entries: ArchiveEntry[] = [];
  let longName: string | undefined;
  let position = 0;
  const done = (brokeOff?: string) => ({ entries, brokeOff });
  while (position + TAR_BLOCK <= size) {
    const header = await bytesAt(handle, position, TAR_BLOCK);
    if (header.every((byte) => byte === 0)) return done();
    if (!isTarHeader(header)) return done(`it is damaged at byte ${position}`);
    const length = tarNumber(header.subarray(124, 136));
    // One below zero would lead back to where it stands.
    if (length < 0) return done(`it is damaged at byte ${position}`);
    const type = String.fromCharCode(header[156] ?? 0);
    const from = position + TAR_BLOCK;
    if (type === 'L' || type === 'x') {
      const text = (await bytesAt(handle, from, Math.min(length, LONGEST_NAME))).toString('utf8');
      longName = type === 'L' ? text.replace(/\0.*$/s, '') : (/^\d+ path=(.*)$/m.exec(text)?.[1] ?? longName);
    } else if (type === '0' || type === '\0') {
      if (entries.length >= MOST_ENTRIES) throw tooMany();
      const name = longName ?? tarName(header);
      // What the archive was cut of is missed where the entry is read.
      entries.push(entryAt(file, name, from, Math.min(length, size - from)));
    }
    if (type !== 'L' && type !== 'x') longName = undefined;
    position = from + Math.ceil(length / TAR_BLOCK) * TAR_BLOCK;
  }
  return done('it ends without a mark of its end');
}

/** Its sum over all bytes, the sum's own eight as blanks, is what it says. */
function isTarHeader(header: Buffer): boolean {
  if (header.length < TAR_BLOCK) return false;
  const sum = header.reduce((all, byte, index) => all + (index >= 148 && index < 156 ? 32 : byte), 0);
  return (
    /^[0-7]/.test(header.subarray(148, 156).toString('latin1').trim()) && tarNumber(header.subarray(148, 156)) === sum
  );
}

/** Octal digits, or big-endian bytes where the first one has its highest bit. */
function tarNumber(field: Buffer): number {
  if (((field[0] ?? 0) & 0x80) !== 0) return field.subarray(1).reduce((value, byte) => value * 256 + byte, 0);
  return Number.parseInt(field.toString('latin1').replace(/\0/g, ' ').trim() || '0', 8) || 0;
}

function tarName(header: Buffer): string {
  const text = (from: number, to: number) => header.subarray(from, to).toString('utf8').replace(/\0.*$/s, '');
  const prefix = text(257, 262) === 'ustar' ? text(345, 500) : '';
  return prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`;
}

const ZIP_END = 0x06054b50;
const ZIP_ENTRY = 0x02014b50;
const ZIP_END_BYTES = 22;
/** A comment of 64 KiB may stand behind the end. */
const ZIP_TAIL = 0xffff + ZIP_END_BYTES;
const LARGEST_DIRECTORY = 64 * 1024 * 1024;
const [STORED, DEFLATED] = [0, 8];

async function readZip(file: string, handle: FileHandle, size: number): Promise<ArchiveContent> {
  const tail = await bytesAt(handle, Math.max(0, size - ZIP_TAIL), ZIP_TAIL);
  let at = tail.length - ZIP_END_BYTES;
  while (at >= 0 && tail.readUInt32LE(at) !== ZIP_END) at -= 1;
  if (at < 0) throw new UnfitRecording('the archive is cut: its list of files, which stands at its end, is missing');
  const [count, length, from] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (from === 0xffffffff || length > LARGEST_DIRECTORY)
    throw new UnfitRecording('the archive is larger than a zip of 4 GiB');
  if (count > MOST_ENTRIES) throw tooMany();
  const list = await bytesAt(handle, from, length);
  const entries: ArchiveEntry[] = [];
  let position = 0;
  for (let index = 0; index < count; index += 1) {
    if (position + 46 > list.length || list.readUInt32LE(position) !== ZIP_ENTRY)
      return { entries, brokeOff: `its list of files is damaged at entry ${index + 1}` };
    const [flags, method] = [list.readUInt16LE(position + 8), list.readUInt16LE(position + 10)];
    const sum = list.readUInt32LE(position + 16);
    const packedBytes = list.readUInt32LE(position + 20);
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => list.readUInt16LE(position + field));
    const header = list.readUInt32LE(position + 42);
    const name = list.toString('utf8', position + 46, position + 46 + (nameLength ?? 0));
    position += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (name.endsWith('/')) continue;
    const entry = entryAt(file, name, await zipDataAt(handle, header), packedBytes);
    const content = (chunkBytes: number) => {
      if ((flags & 1) !== 0 || (method !== STORED && method !== DEFLATED)) return closed();
      return method === STORED ? entry.open(chunkBytes) : inflated(entry.open(chunkBytes));
    };
    entries.push({ ...entry, open: (chunkBytes) => summed(content(chunkBytes), sum) });
  }
  return { entries, brokeOff: undefined };
}

/** Encrypted, or packed by what is not read here: it is left out by its name. */
function closed(): AsyncIterable<Buffer> {
  throw new Error('it is packed in a way that is not read');
}

/** The bytes, and a break where they are not those that were packed. */
async function* summed(bytes: AsyncIterable<Buffer>, sum: number): AsyncGenerator<Buffer> {
  let found = 0;
  for await (const chunk of bytes) {
    found = crc32(chunk, found);
    yield chunk;
  }
  if (found !== sum) throw new Error('its checksum is another');
}

/** Behind the entry's own header, whose lengths may be others than those of the list. */
async function zipDataAt(handle: FileHandle, header: number): Promise<number> {
  const local = await bytesAt(handle, header, 30);
  return local.length < 30 ? header : header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
}

const entryAt = (file: string, name: string, from: number, bytes: number): ArchiveEntry => ({
  name,
  bytes,
  open: (chunkBytes) => streamOf(file, chunkBytes, from, from + bytes),
});

/** A part of a file; a file's whole is from its beginning to no end. */
export async function* streamOf(file: string, chunkBytes: number, from = 0, to = Infinity): AsyncGenerator<Buffer> {
  if (to <= from) return;
  // Read as it comes: a stream of Node's says `Buffer` of what it yields, and its type does not.
  yield* createReadStream(file, { highWaterMark: chunkBytes, start: from, end: to - 1 }) as AsyncIterable<Buffer>;
}

const tooMany = () => new UnfitRecording(`the archive has more than ${MOST_ENTRIES} files`);

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
