/**
 * Columns of whole numbers from 0 as bytes, seven bits each with a mark on those that go on: most numbers of a log are small.
 * Reading never fails: beyond the end of a column, and for anything that is no number, it gives `NaN`.
 */

export interface Column {
  isMore(): boolean;
  /** The next number; `NaN` if there is none. */
  next(): number;
}

const BASE = 128;
/** Numbers that a double holds exactly take at most so many bytes. */
const MAX_BYTES = 8;
/** What the last of so many bytes counts. */
const LARGEST_UNIT = BASE ** (MAX_BYTES - 1);
/** Characters made in one call: each is an argument. */
const PIECE = 1_024;

/** Columns by name, as they are read. */
export type Columns<Name extends string> = { readonly [Key in Name]: Column };

/** The lengths of all columns, then the columns, in the order of `names`, as bytes. */
export function joinColumns<Name extends string>(
  names: readonly Name[],
  columns: Readonly<Record<Name, readonly number[]>>,
): number[] {
  const lengths: number[] = [];
  const bytes: number[] = [];
  for (const name of names) {
    const start = bytes.length;
    for (const number of columns[name]) addBytesOf(bytes, number);
    addBytesOf(lengths, bytes.length - start);
  }
  return lengths.concat(bytes);
}

function addBytesOf(bytes: number[], number: number): void {
  let rest = number;
  while (rest >= BASE) {
    bytes.push((rest % BASE) + BASE);
    rest = Math.floor(rest / BASE);
  }
  bytes.push(rest);
}

/** `undefined` if the bytes are not these columns and nothing else. */
export function splitColumns<Name extends string>(
  bytes: Uint8Array,
  names: readonly Name[],
): Columns<Name> | undefined {
  const head = new ByteColumn(bytes, 0, bytes.length);
  const lengths = names.map(() => head.next());
  let start = head.position;
  // Filled field by field: what is made of entries is looked up by hash from then on, and every number is read through it.
  const columns: Partial<Record<Name, Column>> = {};
  for (const [place, name] of names.entries()) {
    const end = start + (lengths[place] ?? Number.NaN);
    columns[name] = new ByteColumn(bytes, start, end);
    start = end;
  }
  return start === bytes.length ? (columns as Columns<Name>) : undefined;
}

/** Columns read as a whole, by name. */
export type WholeColumns<Name extends string> = { readonly [Key in Name]: Float64Array };

/**
 * Reads columns as a whole, into the same memory every time: what it gave counts until it reads again. A number costs a fifth of what
 * it costs to ask a column for it.
 *
 * @returns `undefined` from `read` if the bytes are not these columns and nothing else
 */
export function createColumnReader<Name extends string>(names: readonly Name[]) {
  let numbers = new Float64Array(PIECE);
  return {
    read(bytes: Uint8Array): WholeColumns<Name> | undefined {
      // A number takes a byte at least.
      if (numbers.length < bytes.length) numbers = new Float64Array(2 * bytes.length);
      const head = new ByteColumn(bytes, 0, bytes.length);
      const lengths = names.map(() => head.next());
      let start = head.position;
      let filled = 0;
      const columns: [Name, Float64Array][] = [];
      for (const [place, name] of names.entries()) {
        const end = start + (lengths[place] ?? Number.NaN);
        const last = end <= bytes.length ? readInto(numbers, filled, bytes, start, end) : undefined;
        if (last === undefined) return undefined;
        columns.push([name, numbers.subarray(filled, last)]);
        filled = last;
        start = end;
      }
      return start === bytes.length ? (Object.fromEntries(columns) as WholeColumns<Name>) : undefined;
    },
  };
}

/** @returns behind the last number; `undefined` if the bytes are no numbers */
function readInto(
  numbers: Float64Array,
  from: number,
  bytes: Uint8Array,
  start: number,
  end: number,
): number | undefined {
  let at = start;
  let place = from;
  while (at < end) {
    let value = bytes[at] ?? 0;
    at += 1;
    if (value >= BASE) {
      value -= BASE;
      let unit = BASE;
      let byte = BASE;
      while (byte >= BASE) {
        if (at >= end || unit > LARGEST_UNIT) return undefined;
        byte = bytes[at] ?? 0;
        at += 1;
        value += (byte % BASE) * unit;
        unit *= BASE;
      }
      if (value > Number.MAX_SAFE_INTEGER) return undefined;
    }
    numbers[place] = value;
    place += 1;
  }
  return place;
}

/** Whether every column was read to its end. */
export function areReadOut<Name extends string>(names: readonly Name[], columns: Columns<Name>): boolean {
  return names.every((name) => !columns[name].isMore());
}

const wholeOrNaN = (value: number): number => (Number.isSafeInteger(value) ? value : Number.NaN);

/** A number that may be negative as one that is not, small if it was near 0. */
export const folded = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const unfolded = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** Bytes as a text of as many characters, each below 256: the browser stores it as it is, and two compare in one step. */
export function textOf(bytes: readonly number[]): string {
  if (bytes.length <= PIECE) return String.fromCharCode(...bytes);
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.slice(at, at + PIECE));
  return text;
}

export function bytesOfText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

class ByteColumn implements Column {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #position: number;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes;
    this.#position = start;
    this.#end = end;
  }

  get position(): number {
    return this.#position;
  }

  isMore(): boolean {
    return this.#position < this.#end;
  }

  next(): number {
    if (this.#position >= this.#end) return Number.NaN;
    const first = this.#bytes[this.#position] ?? Number.NaN;
    this.#position += 1;
    return first < BASE ? first : this.#longer(first);
  }

  #longer(first: number): number {
    let value = first - BASE;
    let unit = BASE;
    for (let read = 1; read < MAX_BYTES && this.#position < this.#end; read += 1) {
      const byte = this.#bytes[this.#position] ?? Number.NaN;
      this.#position += 1;
      if (byte < BASE) return wholeOrNaN(value + byte * unit);
      value += (byte - BASE) * unit;
      unit *= BASE;
    }
    return Number.NaN;
  }
}
