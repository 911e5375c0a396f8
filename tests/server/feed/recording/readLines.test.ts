/** Lines come out of a file as they went in, however it is packed, cut into chunks, or ends (REC-9, REC-24 … REC-26). */
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Break } from '../../../../server/feed/recording/findFiles.ts';
import { readLines } from '../../../../server/feed/recording/readLines.ts';
import type { RecordedLine } from '../../../../server/feed/recording/splitLines.ts';
import { createBudget } from '../../../../server/feed/recording/unpack.ts';

/** Two lines as `bzip2` packs them. */
const TEXT = '{"op":"mcm","pt":1627623600000,"mc":[]}\n{"op":"mcm","pt":1627623601000,"mc":[]}\n';
const BZ2 = Buffer.from(
  'QlpoOTFBWSZTWT0efzQAACZbgCAQEAR5kAAKCALECiAAQFVJoaNA9TT1CmE00BpiaShh8wuhKre/KtHUK7KniHqzNspZhB20Ulk9fJfi7kinChIHo8/mgA==',
  'base64',
);
const EMPTY_BZ2 = Buffer.from('425a683917724538509000000000', 'hex');
const [FIRST = '', SECOND = ''] = TEXT.split('\n');

async function linesOf(bytes: Buffer, chunkBytes = 64 * 1024, budget = createBudget(Infinity)) {
  const breaks: Break[] = [];
  const lines: RecordedLine[] = [];
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes)
      yield await Promise.resolve(bytes.subarray(at, at + chunkBytes));
  };
  const file = { name: 'a file', bytes: bytes.length, isNamed: true, open };
  const options = { chunkBytes, onBreak: (broken: Break) => void breaks.push(broken) };
  for await (const line of readLines(file, options, budget)) lines.push(line);
  return { lines, breaks, texts: lines.map(({ text }) => text) };
}

describe('a packed file', () => {
  const gz = gzipSync(TEXT);
  test.each([
    ['gzip', gz, 1],
    ['gzip of two members', Buffer.concat([gz, gz]), 2],
    ['gzip with empty members', Buffer.concat([gzipSync(''), gz, gzipSync('')]), 1],
    ['bzip2', BZ2, 1],
    ['bzip2 of two members', Buffer.concat([BZ2, BZ2]), 2],
    ['bzip2 with empty members', Buffer.concat([EMPTY_BZ2, BZ2, EMPTY_BZ2]), 1],
    ['none', Buffer.from(TEXT), 1],
    ['empty gzip', gzipSync(''), 0],
    ['empty bzip2', EMPTY_BZ2, 0],
    ['no bytes', Buffer.alloc(0), 0],
  ])('REC-9 of %s is read whole, however small it is, in chunks of any size', async (_, bytes, times) => {
    const expected = Array.from({ length: times }, () => [FIRST, SECOND]).flat();
    for (const chunkBytes of [1, 2, 7, 65_536])
      expect(await linesOf(bytes, chunkBytes)).toMatchObject({ texts: expected, breaks: [] });
  });

  test.each([
    ['gzip', gzipSync(`${TEXT}${randomBytes(4_000).toString('hex')}\n`)],
    ['bzip2', Buffer.concat([BZ2, BZ2])],
  ])('REC-12 of %s that is cut is read to its break, whatever the chunks', async (_, bytes) => {
    const cut = bytes.subarray(0, bytes.length - 40);
    for (const chunkBytes of [1, 333, 65_536]) {
      const { texts, breaks } = await linesOf(cut, chunkBytes);
      expect(texts.slice(0, 2)).toEqual([FIRST, SECOND]);
      expect(breaks).toEqual([{ file: 'a file', afterLine: 2, reason: 'unexpected end of file' }]);
    }
  });

  test('REC-12 of bzip2 with something else behind it is read, and that is told', async () => {
    const { texts, breaks } = await linesOf(Buffer.concat([BZ2, Buffer.from('something else')]));
    expect(texts).toEqual([FIRST, SECOND]);
    expect(breaks).toMatchObject([{ reason: 'more follows its end, which is not packed' }]);
  });

  test('REC-26 that unpacks to many times its size is not read', async () => {
    const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024));
    await expect(linesOf(bomb, 65_536, createBudget(bomb.length))).rejects.toThrow('500 times its size');
  });
});

describe('lines', () => {
  test('REC-24 end with LF, CR LF or CR; a mark of byte order and blank lines are none, and count', async () => {
    const { lines } = await linesOf(Buffer.from('\uFEFF\r\n\n  \r\na\r\nb\rc\n\n{"d":"한"}'), 1);
    expect(lines.map(({ number, text, isOpen }) => [number, text, isOpen])).toEqual([
      [4, 'a', false],
      [5, 'b', false],
      [6, 'c', false],
      [8, '{"d":"한"}', true],
    ]);
  });

  test('REC-24 are the same in chunks of any size', async () => {
    const piece = fc.constantFrom('a', '한판', '\n', '\r', '\r\n', ' ', '\uFEFF');
    const whole = async (bytes: Buffer, size: number) => (await linesOf(bytes, size)).lines;
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), async (pieces, size) => {
        const bytes = Buffer.from(pieces.join(''));
        expect(await whole(bytes, size)).toEqual(await whole(bytes, 65_536));
      }),
      { numRuns: 100 },
    );
  });

  test('REC-25 of 50 MB are refused by their number, and cost no more than their bytes', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let looked = 0;
    const open = async function* () {
      for (; looked < 50 * 1024 * 1024; looked += chunk.length) yield await Promise.resolve(chunk);
      yield Buffer.from('\nnext\n');
    };
    const file = { name: 'a file', bytes: 1, isNamed: true, open };
    const lines: RecordedLine[] = [];
    const began = process.cpuUsage();
    for await (const line of readLines(file)) lines.push(line);
    const { user } = process.cpuUsage(began);
    expect(lines.map(({ number, text }) => [number, text])).toEqual([
      [1, undefined],
      [2, 'next'],
    ]);
    // Some milliseconds; looked at anew with each chunk it was most of a minute.
    expect(user / 1_000).toBeLessThan(3_000);
  });
});
