/** Baselines of the visual specs: small files of the same picture, and few enough bytes to keep in the repository. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fewerColours } from '../../scripts/pictures/fewerColours.ts';
import { hasPalette, readPng, writePng } from '../../scripts/pictures/png.ts';

const baselines = path.resolve(import.meta.dirname, '../../e2e/visual/baselines');
const MOST_BYTES = 6 * 1024 * 1024;

/** A browser's PNG of two by four pixels: RGB, a filter a row. Rows as they stand in the file, filtered. */
function browserPng(rows: readonly (readonly number[])[]): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, rows.length, 8, 2, 0, 0, 0]);
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture of a browser', () => {
  it('is read whatever filter a row has', () => {
    const file = browserPng([
      [1, 10, 20, 30, 1, 1, 1],
      [2, 1, 1, 1, 1, 1, 1],
      [3, 1, 1, 1, 1, 1, 1],
      [4, 1, 1, 1, 1, 1, 1],
      [0, 1, 2, 3, 4, 5, 6],
    ]);
    expect([...readPng(file).pixels]).toEqual([
      0x0a141e, 0x0b151f, 0x0b151f, 0x0c1620, 0x060b10, 0x0a1119, 0x070c11, 0x0b121a, 0x010203, 0x040506,
    ]);
  });

  it('keeps its colours where a palette holds them', () => {
    const pixels = Uint32Array.from({ length: 256 }, (_, n) => n * 0x010101);
    const reduced = fewerColours({ pixels });
    expect([...(reduced?.indices ?? [])].map((place) => reduced?.palette[place])).toEqual([...pixels]);
  });

  it('has none off by more than it must', () => {
    const pixels = Uint32Array.from({ length: 257 }, (_, n) => (n === 256 ? 0x010201 : n * 0x010101));
    const reduced = fewerColours({ pixels });
    const drawn = [...(reduced?.indices ?? [])].map((place) => reduced?.palette[place] ?? -1);
    const green = (colour: number) => (colour >> 8) & 255;
    const off = drawn.map((colour, n) => Math.abs(green(colour) - green(pixels[n] ?? 0)));
    expect(Math.max(...off)).toBe(1);
    expect(reduced?.palette.length).toBeLessThanOrEqual(256);
  });

  it('is known once it has a palette, and not before', () => {
    expect(hasPalette(browserPng([[0, 1, 2, 3, 4, 5, 6]]))).toBe(false);
    expect(hasPalette(writePng(2, 1, Uint8Array.of(0, 1), [0x010203, 0x040506]))).toBe(true);
  });

  it('is left alone if it has too many', () => {
    const pixels = Uint32Array.from({ length: 40 ** 3 }, (_, n) => {
      const [red, green, blue] = [n % 40, Math.floor(n / 40) % 40, Math.floor(n / 1_600)].map((part) => part * 6);
      return ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
    });
    expect(fewerColours({ pixels })).toBeUndefined();
  });
});

describe('the baselines', () => {
  const files = readdirSync(baselines).filter((name) => name.endsWith('.png'));

  it('are there, and small', () => {
    expect(files.length).toBeGreaterThan(0);
    const bytes = files.reduce((sum, name) => sum + statSync(path.join(baselines, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
