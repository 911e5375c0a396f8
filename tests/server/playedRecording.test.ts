/** A recording as `npm start` plays it, in processes of its own: what it ends with, what it prints, and that nothing goes before it is proved (TST-03). */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { processFile } from '../support/process/processFile.ts';
import { readArguments } from '../../server/arguments.ts';
import { prepareRecording } from '../../server/playRecording.ts';

const root = path.resolve(import.meta.dirname, '../..');

const line = (second: number, change: object) =>
  JSON.stringify({ op: 'mcm', pt: 1_627_623_600_000 + second * 1_000, mc: [{ id: '1.5', ...change }] });
const marketDefinition = {
  eventId: '77',
  eventTypeId: '7',
  marketType: 'WIN',
  marketTime: '2021-07-30T05:45:00.000Z',
  status: 'OPEN',
  inPlay: false,
  runners: [{ id: 1, sortPriority: 1, status: 'ACTIVE' }],
};
const WHOLE = `${[line(0, { marketDefinition }), line(1, { rc: [{ id: 1, batb: [[0, 2, 10]] }] })].join('\n')}\n`;
const bad = Array.from({ length: 30 }, (_, index) => `bad ${index}`).join('\n');

/** A folder with two files of one name, and where their data is kept. */
function aPlace(first: string, second = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'played-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of [
    ['a', first],
    ['b', second],
  ] as const) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'game'), content);
  }
  const data = path.join(folder, 'data');
  return {
    first: path.join(folder, 'a/game'),
    second: path.join(folder, 'b/game'),
    data,
    played: path.join(data, 'recordings/game'),
  };
}

interface Started {
  readonly process: ChildProcess;
  said(text: string): Promise<void>;
  /** Everything it printed, and what it ended with. */
  ended(): Promise<{ readonly code: number | null; readonly out: string }>;
}

async function start(data: string, ...argv: readonly string[]): Promise<Started> {
  const env = { ...process.env, HANPAN_DATABASE: '', HANPAN_DATA: data, HANPAN_DEV: '1', PORT: '0' };
  const child = spawn(process.execPath, [await processFile('server/main.ts', root), ...argv], { cwd: root, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      out += text.toString();
      for (const listener of listeners) listener();
    });
  const gone = once(child, 'close');
  return {
    process: child,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (out.includes(text)) resolve();
        };
        listeners.add(look);
        void gone.then(() => reject(new Error(`ended, and never said "${text}": ${out}`)));
        look();
      }),
    async ended() {
      const [code] = (await gone) as [number | null];
      return { code, out };
    },
  };
}

const ended = (started: Started) => started.ended();

const state = (folder: string) =>
  readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).ino] as const);

test(
  'REC-20 REC-21 nothing of a running origin is touched by a start that plays nothing, or the same directory',
  { timeout: 240_000 },
  async () => {
    const { first, second, data, played } = aPlace(WHOLE);
    const running = await start(data, '--recording', first);
    await running.said('Hanpan is open');
    const before = state(played);
    expect(before.map(([name]) => name)).toContain('origin.db');

    const empty = start(data, '--recording', second).then(ended);
    const foreign = aPlace('{"hello":1}\n');
    const other = start(data, '--recording', foreign.first).then(ended);
    const absent = start(data, '--recording', `${first}.not`).then(ended);
    const same = start(data, '--recording', first).then(ended);
    expect(await empty).toMatchObject({ code: 2, out: expect.stringContaining('game is empty') as string });
    expect(await other).toMatchObject({ code: 2, out: expect.stringContaining('no known format') as string });
    expect(await absent).toMatchObject({ code: 2, out: expect.stringContaining('there is no recording at') as string });
    expect(await same).toMatchObject({ code: 3, out: expect.stringContaining('is in use') as string });
    expect(state(played)).toEqual(before);

    running.process.kill('SIGINT');
    expect(await running.ended()).toMatchObject({ code: 0, out: expect.stringContaining('2 of 2 lines') as string });
    const again = await start(data, '--recording', first, '--speed', 'max', '--exit', '--json');
    const { code, out } = await again.ended();
    expect(code).toBe(0);
    const printed = out.split('\n').find((text) => text.startsWith('{'));
    expect(JSON.parse(printed ?? '')).toMatchObject({ isWhole: true, line: 2, lines: 2, speed: 'max', markets: 1 });
    expect(state(played).map(([, ino]) => ino)).not.toEqual(before.map(([, ino]) => ino));
  },
);

test('REC-21 a recording that lies where its data would be is refused, for it would go with them', async () => {
  const { first, data, played } = aPlace(WHOLE);
  mkdirSync(played, { recursive: true });
  const own = path.join(played, 'game');
  copyFileSync(first, own);
  const link = path.join(data, 'game');
  symlinkSync(played, link);
  for (const recording of [played, own, link]) {
    const given = readArguments(['--recording', recording], { HANPAN_DATA: data }, root);
    const preparing = prepareRecording(
      { ...given, dataDir: played },
      () => undefined,
      () => undefined,
    );
    await expect(preparing, recording).rejects.toThrow('lies where its data would be');
  }
  expect(readdirSync(played)).toEqual(['game']);
});

test(
  'REC-22 REC-23 a cut file is played to its break: what was unreadable is printed and kept, and the process ends with 4',
  { timeout: 240_000 },
  async () => {
    const { first, data, played } = aPlace(`${WHOLE}${bad}\n${WHOLE.slice(0, -40)}`);
    const { code, out } = await (await start(data, '--recording', first, '--speed', 'max', '--exit')).ended();
    expect(code).toBe(4);
    for (const text of [
      'breaks off: game after line 33: it ends within a line',
      'unreadable: 31',
      'game line 3: not JSON',
      '… and 11 more',
      'markets: 1, without prices: 0',
    ])
      expect(out).toContain(text);
    const kept = readFileSync(`${played}.unreadable.txt`, 'utf8').trim().split('\n');
    expect(kept).toHaveLength(31);
    expect(kept[0]).toBe('game line 3: not JSON');
    expect(existsSync(path.join(played, 'origin.db'))).toBe(true);
  },
);
