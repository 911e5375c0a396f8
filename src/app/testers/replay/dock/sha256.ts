/**
 * SHA-256 (FIPS 180-4) for pages that the browser does not call secure, a folder served by plain http from another machine: it gives them no
 * `crypto.subtle`. Elsewhere the browser's own is used, which is many times as fast.
 */

const BLOCK = 64;
const ROUNDS = 64;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const words = new Uint32Array(count);
  let found = 0;
  for (let candidate = 2; found < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) isPrime &&= candidate % divisor !== 0;
    if (!isPrime) continue;
    const power = candidate ** (1 / root);
    words[found] = (power - Math.floor(power)) * 2 ** 32;
    found += 1;
  }
  return words;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of a text in UTF-8, in hex. */
export function sha256Text(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const constants = fractions(ROUNDS, 3);
  const hash = fractions(8, 2);
  const words = new Uint32Array(ROUNDS);
  const view = new DataView(bytes.buffer);
  for (let start = 0; start < bytes.length; start += BLOCK) {
    schedule(words, view, start);
    compress(hash, words, constants);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  return whole;
}

function schedule(words: Uint32Array, view: DataView, start: number): void {
  const at = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(start + index * 4);
  for (let index = 16; index < ROUNDS; index += 1) {
    const [late, early] = [at(index - 2), at(index - 15)];
    const lateMix = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    const earlyMix = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    words[index] = lateMix + at(index - 7) + earlyMix + at(index - 16);
  }
}

function compress(hash: Uint32Array, words: Uint32Array, constants: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let round = 0; round < ROUNDS; round += 1) {
    const mixE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + mixE + choice + (constants[round] ?? 0) + (words[round] ?? 0)) | 0;
    const mixA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + mixA + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + word;
}
