/** That the README names every command there is, no other, and that `npm run commands` tries each of them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lastLineOf, resultTable, typed } from '../../scripts/commands/resultTable.ts';
import { TRIES } from '../../scripts/commands/tries.ts';
import { tryServer } from '../../scripts/commands/tryServer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
const LIMIT_MS = 240_000;

interface Named {
  readonly script: string;
  readonly options: readonly string[];
}

/** Commands of ours in a text, with the options they are named with. */
const namedIn = (text: string): readonly Named[] =>
  [...text.matchAll(/npm (?:run )?(?:-s )?([a-z][\w:-]*)([^`\n&#]*)/g)]
    .map(([, script = '', rest = '']) => ({ script, options: rest.match(/--[a-z][\w-]*/g) ?? [] }))
    .filter(({ script }) => script !== 'install');

const named = namedIn(readme);
const tried = TRIES.flatMap((one) => namedIn(typed(one)));
const namesOf = (commands: readonly Named[]) => [...new Set(commands.map(({ script }) => script))].toSorted();

describe('the commands of the README', () => {
  it('are those of package.json, all of them and no other', () => {
    expect(namesOf(named)).toEqual(Object.keys(scripts).toSorted());
  });

  it('start files that are there', () => {
    const files = Object.values(scripts).flatMap((script) => script.match(/[\w./-]+\.ts\b/g) ?? []);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('are all tried, but for the command that tries them', () => {
    expect(namesOf(tried)).toEqual(namesOf(named).filter((script) => script !== 'commands'));
  });

  it('are tried with each option they are named with', () => {
    const untried = named.flatMap(({ script, options }) =>
      options
        .filter((option) => !tried.some((one) => one.script === script && one.options.includes(option)))
        .map((option) => `${script} ${option}`),
    );
    expect(untried).toEqual([]);
  });

  it('are named where they are tried on files that are there', () => {
    const files = TRIES.flatMap(({ command }) => command.match(/(?:tests|e2e|src)\/[\w./-]+/g) ?? []);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('what became of a command', () => {
  it('is a row, with its last words if it failed', () => {
    const tried = { command: 'npm run a', node: 'v20.1.0', result: 'failed', code: 3, seconds: 1.4 } as const;
    const output = 'begins\nError: no room | none\nnpm at its end\n';
    expect(resultTable([{ ...tried, lastLine: lastLineOf(output) }]).split('\n')[2]).toBe(
      '| npm run a | v20.1.0 | 3 | 1 | Error: no room ¦ none |',
    );
  });
});

describe('a command that serves', () => {
  const server = (code: string) => ({
    argv: [process.execPath, '-e', code] as const,
    cwd: root,
    timeoutMs: 200_000,
    env: {},
  });
  const LISTENS = `require('node:http').createServer((_, answer) => answer.end('<html>')).listen(process.env.PORT, '127.0.0.1',
    () => console.log('http://127.0.0.1:' + process.env.PORT));`;

  it('is well if its page was answered and it ended when it was interrupted', { timeout: LIMIT_MS }, async () => {
    expect(await tryServer(server(LISTENS))).toMatchObject({ ok: true, code: 0, isTimedOut: false });
  });

  it('has failed if it ended before that', { timeout: LIMIT_MS }, async () => {
    expect(await tryServer(server('console.error("no room"); process.exit(4)'))).toMatchObject({ ok: false, code: 4 });
  });

  it('has failed if no page came in time', { timeout: LIMIT_MS }, async () => {
    const silent = { ...server('setInterval(() => undefined, 1000)'), timeoutMs: 1_500 };
    expect(await tryServer(silent)).toMatchObject({ ok: false, isTimedOut: true });
  });
});
