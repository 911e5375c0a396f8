/** The folder that shows a recording from a disk. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeReplayFolder } from '../../scripts/build/replayFolder.ts';

const made: string[] = [];
async function folder(): Promise<string> {
  const one = await mkdtemp(path.join(tmpdir(), 'hanpan-replay-'));
  made.push(one);
  return one;
}
afterEach(async () => {
  for (const one of made.splice(0)) await rm(one, { recursive: true });
});

async function program(): Promise<string> {
  const built = await folder();
  const page = await readFile(path.resolve(import.meta.dirname, '../../src/app/testers/replay/index.html'), 'utf8');
  await mkdir(path.join(built, 'letters'));
  const files = { 'index.html': page, 'replay.js': '1', 'replay.css': '', 'replay.js.br': 'x', 'letters/a.woff2': 'a' };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(built, name), text);
  return built;
}

describe('the folder of a replay', () => {
  it('RPL-10 has the program, and the recording as a script that the page loads first', async () => {
    const to = path.join(await folder(), 'handed');
    const file = path.join(await folder(), 'a.hanpan');
    await writeFile(file, new Uint8Array([0, 255, 128]));
    expect(await writeReplayFolder(await program(), file, to)).toEqual({ bytes: 3 });
    expect((await readdir(to)).toSorted()).toEqual([
      'index.html',
      'letters',
      'recording.js',
      'replay.css',
      'replay.js',
    ]);
    expect(await readFile(path.join(to, 'recording.js'), 'utf8')).toBe(
      'globalThis.hanpanRecording = {"name":"a.hanpan","base64":"AP+A"};\n',
    );
    const page = await readFile(path.join(to, 'index.html'), 'utf8');
    expect(page.indexOf('./recording.js')).toBeLessThan(page.indexOf('./replay.js'));
    // Again over itself, and not over anything else.
    expect(await writeReplayFolder(await program(), file, to)).toEqual({ bytes: 3 });
    await writeFile(path.join(to, 'letter.txt'), 'mine');
    await expect(writeReplayFolder(await program(), file, to)).rejects.toThrow('letter.txt');
  });
});
