/** Makes the baselines small: a picture with so few colours that a palette holds them, none of which is off by more than an eye can see. */
import { readFileSync, writeFileSync } from 'node:fs';
import { hasPalette, readPng, writePng, type Picture } from './png.ts';

const PALETTE_SIZE = 256;
/** How far a channel may be off, of 255: below what the comparison lets pass (`threshold` in `playwright.config.ts`). */
const MOST_OFF = 4;

export interface Reduced {
  readonly indices: Uint8Array;
  readonly palette: readonly number[];
}

/** With the least loss that 256 colours allow; `undefined` if that is more than {@link MOST_OFF}. */
export function fewerColours({ pixels }: Pick<Picture, 'pixels'>): Reduced | undefined {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byUse = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  for (let off = 0; off <= MOST_OFF; off += 1) {
    const places = placesWithin(byUse, off);
    if (places !== undefined)
      return { indices: Uint8Array.from(pixels, (colour) => places.of.get(colour) ?? 0), palette: places.palette };
  }
  return undefined;
}

/** The most used colours stay what they are; a rarer one takes the place of the first that is near enough. */
function placesWithin(byUse: readonly number[], off: number) {
  const palette: number[] = [];
  const of = new Map<number, number>();
  for (const colour of byUse) {
    const near = palette.findIndex((kept) => distance(kept, colour) <= off);
    if (near < 0 && palette.length === PALETTE_SIZE) return undefined;
    of.set(colour, near < 0 ? palette.push(colour) - 1 : near);
  }
  return { palette, of };
}

/** The largest difference of a channel. */
function distance(one: number, other: number): number {
  return Math.max(...[16, 8, 0].map((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255))));
}

/** Rewrites the file of a picture that a browser made, if that makes it smaller. */
export function shrinkFile(file: string): void {
  const before = readFileSync(file);
  if (hasPalette(before)) return;
  const picture = readPng(before);
  const reduced = fewerColours(picture);
  if (reduced === undefined) return;
  const after = writePng(picture.width, picture.height, reduced.indices, reduced.palette);
  if (after.length < before.length) writeFileSync(file, after);
}
