/**
 * Reads the PNG files a browser makes (eight bits a channel, not interlaced) and writes them with a palette, which makes a picture of a
 * page a third of its size.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** A colour per pixel, row by row: 0xRRGGBB. */
  readonly pixels: Uint32Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes per pixel by colour type: RGB and RGBA. */
const BYTES: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
const PALETTE = 3;

/** @throws Error for a PNG of another kind. What is transparent counts as opaque. */
export function readPng(file: Buffer): Picture {
  const data: Buffer[] = [];
  let header = Buffer.alloc(13);
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') header = Buffer.from(content);
    if (name === 'IDAT') data.push(content);
    at += 12 + length;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bytes = BYTES[header[9] ?? 0];
  if (header[8] !== 8 || bytes === undefined || header[12] !== 0) throw new Error('not the PNG of a browser');
  const raw = inflateSync(Buffer.concat(data));
  return { width, height, pixels: pixelsOf(unfiltered(raw, width * bytes, height, bytes), bytes) };
}

/** Undoes the filter of each row in place. @returns the rows without their filter bytes */
function unfiltered(raw: Buffer, stride: number, height: number, bytes: number): Uint8Array {
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let x = 0; x < stride; x += 1) {
      const left = x < bytes ? 0 : (rows[to + x - bytes] ?? 0);
      const above = y === 0 ? 0 : (rows[to + x - stride] ?? 0);
      const corner = x < bytes || y === 0 ? 0 : (rows[to + x - stride - bytes] ?? 0);
      rows[to + x] = (raw[from + x] ?? 0) + predicted(filter, left, above, corner);
    }
  }
  return rows;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return nearest(left, above, corner);
    default:
      return 0;
  }
}

/** The one of three neighbours that their plane comes closest to (PNG's "Paeth"). */
function nearest(left: number, above: number, corner: number): number {
  const plane = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(plane - left), Math.abs(plane - above), Math.abs(plane - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function pixelsOf(rows: Uint8Array, bytes: number): Uint32Array {
  const pixels = new Uint32Array(rows.length / bytes);
  for (let n = 0; n < pixels.length; n += 1) {
    const at = n * bytes;
    pixels[n] = ((rows[at] ?? 0) << 16) | ((rows[at + 1] ?? 0) << 8) | (rows[at + 2] ?? 0);
  }
  return pixels;
}

/** Whether a file has been written by {@link writePng}. */
export const hasPalette = (file: Buffer): boolean => file[SIGNATURE.length + 8 + 9] === PALETTE;

/** @param indices a place in the palette per pixel. @param palette at most 256 colours */
export function writePng(width: number, height: number, indices: Uint8Array, palette: readonly number[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE, 0, 0, 0], 8);
  // Unfiltered: with a palette, neighbouring numbers are not neighbouring colours.
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) raw.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(raw, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(content.length);
  ends[1].writeUInt32BE(crc32(named));
  return Buffer.concat([ends[0], named, ends[1]]);
}
