/** Commands end in bounded time, and how they ended is a value. */
import { describe, expect, it } from 'vitest';
import { runCommand, type Command } from '../../scripts/process/runCommand.ts';

const node = (code: string, more: Partial<Command> = {}) =>
  runCommand({ argv: [process.execPath, '-e', code], cwd: import.meta.dirname, timeoutMs: 10_000, ...more });

describe('a command', () => {
  it('tells its output and its exit code', async () => {
    const outcome = await node("console.log('out'); console.error('err'); process.exitCode = 3");
    expect(outcome).toMatchObject({ code: 3, ok: false, isTimedOut: false, stdout: 'out\n' });
    expect(outcome.output).toContain('err');
  });

  it('is stopped at its limit', async () => {
    const outcome = await node('setInterval(() => {}, 1000)', { timeoutMs: 300 });
    expect(outcome).toMatchObject({ ok: false, isTimedOut: true });
    expect(outcome.ms).toBeLessThan(5_000);
  });

  it('that cannot be started is a failure, not an exception', async () => {
    const outcome = await runCommand({ argv: ['no-such-program'], cwd: '.', timeoutMs: 1_000 });
    expect(outcome).toMatchObject({ code: null, ok: false });
  });

  it('gets no input and the environment it was given', async () => {
    const code = "process.stdin.on('end', () => console.log(process.env.GIVEN)).resume()";
    expect((await node(code, { env: { GIVEN: 'yes' } })).stdout).toBe('yes\n');
  });
});

it('keeps a megabyte of standard output whole, and only the end of what is shown', async () => {
  const outcome = await node("process.stdout.write('[' + '1,'.repeat(700_000) + '1]')");
  expect((JSON.parse(outcome.stdout) as unknown[]).length).toBe(700_001);
  expect(outcome.output.length).toBeLessThan(outcome.stdout.length);
});
