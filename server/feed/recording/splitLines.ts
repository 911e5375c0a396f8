/** Bytes to lines, each byte looked at once however long a line is. Lines end with LF, CR LF or CR; a byte order mark is no part of the first. */
const LF = 10;
const CR = 13;
/** The longest line that is read, bytes; real images are under one million. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** A line with its number, for telling which one could not be read. */
export interface RecordedLine {
  /** From 1, blank ones counted. */
  readonly number: number;
  /** `undefined` for a line that is longer than any message may be. */
  readonly text: string | undefined;
  /** The file ends with it, and it has no end itself: it may have been cut. */
  readonly isOpen: boolean;
}

/** Lines that are not blank, in order. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<RecordedLine> {
  const line = createLine();
  let number = 0;
  let isAfterReturn = false;
  for await (const chunk of chunks) {
    let from = isAfterReturn && chunk[0] === LF ? 1 : 0;
    if (chunk.length > 0) isAfterReturn = false;
    const endAfter = createEnds(chunk);
    for (let end = endAfter(from); end !== -1; end = endAfter(from)) {
      line.add(chunk.subarray(from, end));
      number += 1;
      const text = line.take(number === 1);
      if (text !== '') yield { number, text, isOpen: false };
      from = end + 1;
      if (chunk[end] === CR && chunk[from] === LF) from += 1;
      else if (chunk[end] === CR && from === chunk.length) isAfterReturn = true;
    }
    line.add(chunk.subarray(from));
  }
  const text = line.take(number === 0);
  if (text !== '') yield { number: number + 1, text, isOpen: true };
}

/** Where lines end in a chunk; each kind of end is looked for once behind the last one found. */
function createEnds(chunk: Buffer): (from: number) => number {
  let [feed, carriage] = [-2, -2];
  return (from) => {
    if (feed !== -1 && feed < from) feed = chunk.indexOf(LF, from);
    if (carriage !== -1 && carriage < from) carriage = chunk.indexOf(CR, from);
    if (feed === -1) return carriage;
    return carriage === -1 ? feed : Math.min(feed, carriage);
  };
}

/** The line under way, in parts. */
function createLine() {
  let parts: Buffer[] = [];
  let length = 0;
  return {
    add(part: Buffer): void {
      length += part.length;
      if (length > LONGEST_LINE) parts = [];
      else if (part.length > 0) parts.push(part);
    },
    /** `undefined` if it is too long; blank is empty. */
    take(isFirst: boolean): string | undefined {
      const isTooLong = length > LONGEST_LINE;
      const [only] = parts;
      const bytes = only !== undefined && parts.length === 1 ? only : Buffer.concat(parts);
      [parts, length] = [[], 0];
      if (isTooLong) return undefined;
      const decoded = bytes.toString('utf8');
      const text = isFirst && decoded.startsWith('\uFEFF') ? decoded.slice(1) : decoded;
      return text.trim() === '' ? '' : text;
    },
  };
}
