/** Recordings in archives and folders are found and played in the order of their stamps; hostile ones are bounded (REC-27, REC-28). */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Break } from '../../../../server/feed/recording/findFiles.ts';
import { readMerged } from '../../../../server/feed/recording/readLines.ts';
import { surveyRecording } from '../../../../server/feed/recording/surveyRecording.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** A market whose lines are so many seconds after the beginning. */
const marketOf = (market: number, ...seconds: readonly number[]) =>
  seconds
    .map((second, index) =>
      JSON.stringify({
        op: 'mcm',
        pt: 1_627_623_600_000 + second * 1_000,
        mc: [{ id: `1.${market}`, ...(index === 0 ? { marketDefinition: definition(market) } : {}) }],
      }),
    )
    .join('\n');
const definition = (market: number) => ({
  eventId: String(market),
  eventTypeId: '7',
  marketType: 'WIN',
  marketTime: '2021-07-30T05:45:00.000Z',
  status: 'OPEN',
  inPlay: false,
  runners: [{ id: 1, sortPriority: 1, status: 'ACTIVE' }],
});

type Files = readonly (readonly [name: string, bytes: Buffer])[];

const FILES: Files = [
  ['2021/Jul/30/1.2.gz', gzipSync(marketOf(2, 10, 30, 50))],
  ['2021/Jul/30/1.1', Buffer.from(marketOf(1, 0, 20, 40, 60))],
  ['README.txt', Buffer.from('no recording\n')],
  [`2021/${'long'.repeat(30)}/1.3.gz`, gzipSync(marketOf(3, 70))],
];

function tarOf(files: Files, kind = '0'): Buffer {
  const header = (name: string, size: number, type: string) => {
    const bytes = Buffer.alloc(512);
    bytes.write(name.slice(0, 100), 0);
    bytes.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
    bytes.write('        ', 148);
    bytes.write(type, 156);
    bytes.write('ustar\0', 257);
    bytes.write(
      `${bytes
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    );
    return bytes;
  };
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
  const parts = files.flatMap(([name, bytes]) => [
    ...(name.length > 100 ? [header('././@LongLink', name.length, 'L'), padded(Buffer.from(name))] : []),
    header(name, bytes.length, kind),
    padded(bytes),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(1_024)]);
}

function zipOf(files: Files): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const packed = deflateRawSync(bytes);
    const [local, entry] = [Buffer.alloc(30), Buffer.alloc(46)];
    local.writeUInt32LE(0x04034b50, 0);
    entry.writeUInt32LE(0x02014b50, 0);
    for (const [header, method, sizes, names] of [
      [local, 8, 18, 26],
      [entry, 10, 20, 28],
    ] as const) {
      header.writeUInt16LE(8, method);
      header.writeUInt32LE(crc32(bytes), sizes - 4);
      header.writeUInt32LE(packed.length, sizes);
      header.writeUInt32LE(bytes.length, sizes + 4);
      header.writeUInt16LE(name.length, names);
    }
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), packed);
    list.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...list, end]);
}

async function written(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return file;
}

/** Seconds of all lines in the order they are played, and what was left out. */
async function played(...paths: readonly string[]) {
  const survey = await surveyRecording(paths);
  const seconds: number[] = [];
  const { format, files, chunkBytes, leftOut, breaks, stamps } = survey;
  for await (const { text = '' } of readMerged(files, {
    stampOf: format.stampOf,
    chunkBytes,
    onBreak: () => undefined,
  }))
    seconds.push(((format.stampOf(text) ?? 0) - 1_627_623_600_000) / 1_000);
  expect(stamps.map((stamp) => ((stamp ?? 0) - 1_627_623_600_000) / 1_000)).toEqual(seconds);
  return { seconds, leftOut, breaks };
}

const IN_ORDER = [0, 10, 20, 30, 40, 50, 60, 70];

describe('recordings in an archive', () => {
  test('REC-27 of tar or zip, or in a folder, are played by their stamps; what is none is left out and named', async () => {
    const tar = await written('a.tar', tarOf(FILES));
    expect(await played(tar)).toMatchObject({ seconds: IN_ORDER, leftOut: ['a.tar: README.txt'], breaks: [] });
    const zip = await written('a.zip', zipOf(FILES));
    expect(await played(zip)).toMatchObject({ seconds: IN_ORDER, leftOut: ['a.zip: README.txt'], breaks: [] });
    for (const [name, bytes] of FILES) await written(path.join('folder', name), bytes);
    expect(await played(path.join(folder, 'folder'))).toMatchObject({ seconds: IN_ORDER, leftOut: ['README.txt'] });
    const [second, first] = FILES.map(([name]) => path.join(folder, 'folder', name));
    expect((await played(second ?? '', first ?? '')).seconds).toEqual(IN_ORDER.slice(0, 7));
  });

  test('REC-28 that is cut is played to its break, and that is told; a zip without its list is not', async () => {
    const bytes = tarOf(FILES);
    const cut = await played(await written('cut.tar', bytes.subarray(0, 512 * 3 + 100)));
    expect(cut.seconds).toEqual([10, 30, 50]);
    expect(cut.breaks).toMatchObject([{ file: 'cut.tar', reason: 'it ends without a mark of its end' }]);
    const damaged = Buffer.from(bytes);
    damaged.fill('x', 1_024, 1_100);
    const other = await played(await written('damaged.tar', damaged));
    expect(other.breaks).toMatchObject([{ reason: 'it is damaged at byte 1024' }]);
    const zip = await written('cut.zip', zipOf(FILES).subarray(0, 300));
    await expect(surveyRecording([zip])).rejects.toThrow('its list of files');
  });

  test('REC-28 whose header says a length below zero ends there, and does not begin again', async () => {
    const bytes = Buffer.concat([
      tarOf(FILES.slice(0, 1)).subarray(0, -1_024),
      tarOf([['back', Buffer.alloc(0)]], '5'),
    ]);
    const header = bytes.subarray(-1_536, -1_024);
    header.write('-0001000', 124);
    header.write('        ', 148);
    const sum = header.reduce((all, byte) => all + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const { seconds, breaks } = await played(await written('back.tar', bytes));
    expect({ seconds, reasons: breaks.map(({ reason }) => reason) }).toEqual({
      seconds: [10, 30, 50],
      reasons: [`it is damaged at byte ${bytes.length - 1_536}`],
    });
  });

  test('REC-12 REC-27 of zip that is not what was packed breaks off; what is encrypted or packed otherwise is named', async () => {
    const damaged = zipOf(FILES.slice(0, 1));
    damaged.writeUInt32LE(7, damaged.indexOf('PK\u0001\u0002') + 16);
    const { files, format, chunkBytes } = await surveyRecording([await written('sum.zip', damaged)]);
    const breaks: Break[] = [];
    for await (const line of readMerged(files, {
      stampOf: format.stampOf,
      chunkBytes,
      onBreak: (broken) => breaks.push(broken),
    }))
      expect(breaks, `before line ${line.number}`).toEqual([]);
    expect(breaks).toEqual([{ file: 'sum.zip: 2021/Jul/30/1.2.gz', afterLine: 2, reason: 'its checksum is another' }]);

    for (const [name, field, value] of [
      ['encrypted.zip', 8, 1],
      ['bzip2.zip', 10, 12],
    ] as const) {
      const zip = zipOf(FILES.slice(0, 2));
      zip.writeUInt16LE(value, zip.indexOf('PK\u0001\u0002') + field);
      expect(await played(await written(name, zip))).toMatchObject({
        seconds: [0, 20, 40, 60],
        leftOut: [`${name}: 2021/Jul/30/1.2.gz`],
      });
    }
  });

  test('REC-28 within an archive is not opened, nor is one whose files unpack to many times its size', async () => {
    const inner = await written('nested.tar', tarOf([['inner.tar', tarOf(FILES)]]));
    await expect(surveyRecording([inner])).rejects.toThrow('there is no recording in nested.tar');
    const bomb = await written('bomb.zip', zipOf([['bomb.gz', gzipSync(Buffer.alloc(80 * 1024 * 1024))]]));
    await expect(surveyRecording([bomb])).rejects.toThrow('500 times its size');
    const packed = await written('packed.tar.gz', gzipSync(tarOf(FILES)));
    await expect(surveyRecording([packed])).rejects.toThrow('an archive in a packed file is not opened');
    const links = await written('links.tar', tarOf(FILES, '2'));
    await expect(surveyRecording([links])).rejects.toThrow('there is no recording in links.tar');
  });
});
