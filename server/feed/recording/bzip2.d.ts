/** The inside of `unbzip2-stream`, which has no types: one block at a time (`unpack.ts`). */
interface BitReader {
  (bits: number | null): number;
  /** How many bytes it has begun to read. */
  readonly bytesRead: number;
}

declare module 'unbzip2-stream/lib/bit_iterator.js' {
  /** @param next the next chunk, whenever one is read to its end */
  export default function createBitReader(next: () => Buffer): BitReader;
}

declare module 'unbzip2-stream/lib/bzip2.js' {
  const bzip2: {
    /** Level of the member that begins: how many times 100,000 bytes a block holds. */
    header(bits: BitReader): number;
    /** @returns the check sum so far; `null` at the end of a member */
    decompress(
      bits: BitReader,
      add: (byte: number) => void,
      work: Int32Array,
      workLength: number,
      check: number,
    ): number | null;
  };
  export default bzip2;
}
