/**
 * How far opinion about a game has drifted at a given moment: a wandering curve that is a function of the moment alone.
 *
 * Value noise in several octaves: seconds of fidgeting on minutes of drift on hours of trend. Because nothing is accumulated, an
 * origin that was off for an hour finds the price where it would have wandered to, and two runs of one seed agree.
 */
import { hashOf } from './random.ts';

const OCTAVES: readonly { readonly periodMs: number; readonly reach: number }[] = [
  { periodMs: 9_000, reach: 0.014 },
  { periodMs: 45_000, reach: 0.03 },
  { periodMs: 300_000, reach: 0.06 },
  { periodMs: 2_700_000, reach: 0.1 },
  { periodMs: 21_600_000, reach: 0.16 },
];

/**
 * @param key which curve, see `driftKey`
 * @param at epoch ms
 * @returns at most the reaches of all octaves together from zero; continuous in `at`
 */
export function driftAt(key: number, at: number): number {
  return OCTAVES.reduce((sum, { periodMs, reach }, octave) => {
    const step = Math.floor(at / periodMs);
    const part = at / periodMs - step;
    const smooth = part * part * (3 - 2 * part);
    const from = lattice(key, octave, step);
    return sum + reach * (from + (lattice(key, octave, step + 1) - from) * smooth);
  }, 0);
}

/** Number that names one curve of opinion: the same keys give the same curve for ever. */
export function driftKey(...keys: readonly (string | number)[]): number {
  return hashOf('drift', ...keys);
}

/** A number between −1 and 1 that belongs to one point of one octave of one curve (murmur3's finalizer). */
function lattice(key: number, octave: number, step: number): number {
  let mixed = Math.imul(key ^ Math.imul(octave + 1, 0x9e3779b1) ^ Math.imul(step | 0, 0x85ebca6b), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2_147_483_648 - 1;
}
