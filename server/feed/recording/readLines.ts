/**
 * Reads a recording line by line, unpacking `.bz2` and `.gz` on the way. Holds one line and one block at a time, whatever the size
 * of the file; how it is packed is seen from its first bytes, not from its name.
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';

/** The longest line that is read, in characters; real images are under one million. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** A line with its number, for telling which one could not be read. */
export interface RecordedLine {
  /** From 1. */
  readonly number: number;
  /** `undefined` for a line that is longer than any message may be. */
  readonly text: string | undefined;
}

/**
 * Lines that are not blank, in order.
 *
 * @throws Error if the file cannot be read or unpacked
 */
export async function* readLines(file: string): AsyncGenerator<RecordedLine> {
  let number = 0;
  let rest = '';
  let isTooLong = false;
  for await (const chunk of await openText(file)) {
    const parts = `${rest}${String(chunk)}`.split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      number += 1;
      if (isTooLong || part.trim() !== '') yield { number, text: isTooLong ? undefined : part };
      isTooLong = false;
    }
    if (rest.length > LONGEST_LINE) {
      isTooLong = true;
      rest = '';
    }
  }
  if (isTooLong || rest.trim() !== '') yield { number: number + 1, text: isTooLong ? undefined : rest };
}

/**
 * Lines of several files that were recorded by one clock, as one: earliest first, and of the first file where two are of one moment. A line
 * without a stamp stays behind the line before it.
 *
 * @param stampOf when a line was recorded, epoch ms
 */
export async function* readMerged(
  files: readonly string[],
  stampOf: (line: string) => number | undefined,
): AsyncGenerator<RecordedLine> {
  const readers = files.map((file) => ({
    lines: readLines(file),
    next: undefined as RecordedLine | undefined,
    at: -Infinity,
  }));
  const advance = async (reader: (typeof readers)[number]) => {
    const step = await reader.lines.next();
    reader.next = step.done === true ? undefined : step.value;
    reader.at = stampOf(reader.next?.text ?? '') ?? reader.at;
  };
  for (const reader of readers) await advance(reader);
  const earliest = () =>
    readers.reduce<(typeof readers)[number] | undefined>(
      (best, reader) => (reader.next === undefined || (best !== undefined && best.at <= reader.at) ? best : reader),
      undefined,
    );
  for (let reader = earliest(); reader?.next !== undefined; reader = earliest()) {
    yield reader.next;
    await advance(reader);
  }
}

async function openText(file: string): Promise<Readable> {
  const packing = await packingOf(file);
  const bytes = createReadStream(file);
  if (packing === 'plain') return bytes.setEncoding('utf8');
  const text = packing === 'gzip' ? bytes.pipe(createGunzip()) : new Readable().wrap(bytes.pipe(unbzip2()));
  // Piping forwards neither a failure of the file nor an early end of the reading.
  bytes.on('error', (error) => text.destroy(error));
  text.on('close', () => bytes.destroy());
  return text.setEncoding('utf8');
}

async function packingOf(file: string): Promise<'plain' | 'gzip' | 'bzip2'> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(3), 0, 3, 0);
    const start = buffer.subarray(0, bytesRead).toString('latin1');
    if (start.startsWith('\u001f\u008b')) return 'gzip';
    return start === 'BZh' ? 'bzip2' : 'plain';
  } finally {
    await handle.close();
  }
}
