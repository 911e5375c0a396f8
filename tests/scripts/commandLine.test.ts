/** The project's own commands, started as whoever types them does: they tell their usage, and never a stack for a slip of the keys. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageBin } from '../../scripts/process/packageBin.ts';
import { runCommand } from '../../scripts/process/runCommand.ts';

const root = path.resolve(import.meta.dirname, '../..');
const USAGE = 'npm run oracle -- [--slips N] [--histories N] [--pairs all|FIRST-LAST] [--seed N]\n';

const oracle = (...args: string[]) =>
  runCommand({
    argv: [process.execPath, packageBin(root, 'tsx', 'tsx'), 'scripts/oracle.ts', ...args],
    cwd: root,
    timeoutMs: 200_000,
  });

describe('a command of the project', () => {
  it('tells its usage when asked', async () => {
    expect(await oracle('--help')).toMatchObject({ code: 0, stdout: USAGE });
  });

  it.each([
    ['a number that is none', ['--slips', 'many'], '--slips must be a whole number from 0 to 1000000000, not "many"'],
    ['a range the wrong way round', ['--pairs', '200-110'], 'must be a whole number from 200 to 10000, not "110"'],
    ['an unknown option', ['--slip', '1'], "Unknown option '--slip'"],
  ])('answers %s in a sentence and with its usage', async (_, args, sentence) => {
    const { code, output } = await oracle(...args);
    expect(code).toBe(2);
    expect(output).toContain(sentence);
    expect(output).toContain(USAGE);
    expect(output).not.toContain('    at ');
  });
});
