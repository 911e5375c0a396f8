/** The commands about recordings, on files of their own: what they find, and their exit codes. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageBin } from '../../../scripts/process/packageBin.ts';
import { recordOffer } from '../../../scripts/recording/offerRecorder.ts';
import { playFeed } from '../../../scripts/recording/playFeed.ts';
import { writeFile } from '../../../scripts/recording/writeFile.ts';
import { processFile } from '../../support/process/processFile.ts';
import { oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let folder = '';
const at = (name: string) => path.join(folder, name);

/** @param last odds of the last change */
const house = (file: string, last: number) =>
  writeFile(file, { madeBy: 'origin', of: '', build: 'test' }, async (sink, state) => {
    const offer = { epoch: 'e1', offset: 0, at: T0, fixtures: [sampleFixture(1)], news: [], producers: {} };
    const recorder = recordOffer(sink, offer, state);
    for (let n = 1; n <= 300; n += 1) {
      const event = oddsChanged(1, n + 1, n === 290 ? last : 150 + n, T0 + n);
      recorder.commit({ from: n, to: n, at: T0 + n, events: [event] });
    }
    await sink.drained();
  });

async function run(script: string, ...args: readonly string[]) {
  const argv = [await processFile(`scripts/${script}`, root), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: root, encoding: 'utf8' });
  return { exitCode: status, output: stdout + stderr };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanpan-recording-'));
  await house(at('a.hanpan'), 440);
  await house(at('b.hanpan'), 441);
  writeFileSync(at('cut.hanpan'), readFileSync(at('a.hanpan')).subarray(0, -30));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('commands about recordings', () => {
  it('TST-07 RCD-30 verify a sound file, and say so of one that was cut', async () => {
    const sound = await run('verify.ts', at('a.hanpan'));
    expect(sound).toMatchObject({ exitCode: 0 });
    expect(sound.output).toMatch(/SOUND [0-9a-f]{16} 300 entries/);
    const cut = await run('verify.ts', at('cut.hanpan'));
    expect(cut).toMatchObject({ exitCode: 1 });
    expect(cut.output).toMatch(/cut.*\n.*UNSOUND/s);
    expect(await run('verify.ts')).toMatchObject({ exitCode: 2 });
  });

  it('TST-07 RCD-31 compare two files down to the price', async () => {
    const { exitCode, output } = await run('compare.ts', at('a.hanpan'), at('b.hanpan'));
    expect(exitCode).toBe(1);
    expect(output).toContain('DIFFERS after entry 289, offset 290');
    expect(output).toContain('selection s1-home: odds 440 in A, 441 in B');
  });

  it('TST-07 RCD-32 write a file anew that is equal to it, and tell what is in it', async () => {
    expect(await run('convert.ts', at('a.hanpan'), '--to', at('c.hanpan'))).toMatchObject({ exitCode: 0 });
    expect(await run('compare.ts', at('a.hanpan'), at('c.hanpan'))).toMatchObject({ exitCode: 0 });
    const { output } = await run('inspect.ts', at('c.hanpan'));
    expect(output).toContain('events: OddsChanged 300');
  });

  it('RCD-32 leave a file as it was until another one is whole in its place', async () => {
    const file = at('kept.hanpan');
    await house(file, 440);
    const before = readFileSync(file);
    const header = { madeBy: 'origin', of: '', build: 'test' } as const;
    await expect(writeFile(file, header, () => Promise.reject(new Error('no data')))).rejects.toThrow('no data');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(`${file}.part`)).toBe(false);
    expect(await run('convert.ts', file, '--to', file)).toMatchObject({ exitCode: 0 });
    expect(await run('compare.ts', file, at('a.hanpan'))).toMatchObject({ exitCode: 0 });
  });

  it('RCD-33 make the same bytes of a file of a feed each time', { timeout: 240_000 }, async () => {
    const from = path.join(root, 'tests/recordings/uof/match.xml');
    const files = [at('once.hanpan'), at('again.hanpan')] as const;
    // As it is typed, through an origin of the sources itself, and as the command does it, through one that is a single file.
    const script = [packageBin(root, 'tsx', 'tsx'), path.join(root, 'scripts/convert.ts'), from, '--to', files[0]];
    await promisify(execFile)(process.execPath, script, { cwd: root });
    await playFeed(from, files[1], await processFile('server/main.ts', root));
    const [once, again] = files.map((file) => readFileSync(file));
    expect(once?.length).toBeGreaterThan(1_000);
    expect(again?.equals(once ?? Buffer.of())).toBe(true);
  });
});
