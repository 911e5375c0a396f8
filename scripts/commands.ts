/**
 * `npm run commands -- [--only TEXT,…] [--nodes PATH,…] [--keep]`: every command that the README names, in a short form, from a clean clone
 * of what is committed; on this Node, or on each of those whose paths are given. Prints what each came to as it ends, and all at the end.
 *
 * `--only` takes commands that have one of the texts in them, and whole ones too (`npm test`). Exit code 0 only if none failed.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { cleanClone, type CleanClone } from './commands/cleanClone.ts';
import { lastLineOf, resultTable, typed, type Tried } from './commands/resultTable.ts';
import { TRIES, type Try } from './commands/tries.ts';
import { tryServer } from './commands/tryServer.ts';
import { readCommandLine } from './process/commandLine.ts';
import { runCommand } from './process/runCommand.ts';
import { closingLine } from './totals/totals.ts';

const INSTALL: Try = { command: 'npm install', limitSeconds: 600, kind: 'ends' };
/** How often a command that runs is heard of, ms. */
const PROGRESS_MS = 15_000;

const root = path.resolve(import.meta.dirname, '..');
const { wanted, nodes, isKept } = readCommandLine(
  'npm run commands -- [--only TEXT,…] [--nodes PATH,…] [--keep]',
  {
    only: { type: 'string' },
    nodes: { type: 'string', default: process.execPath },
    keep: { type: 'boolean', default: false },
  },
  (values) => ({
    wanted: wantedOf(values.only?.split(',')),
    nodes: values.nodes.split(',').map((node) => realpathSync(node)),
    isKept: values.keep,
  }),
);

function wantedOf(texts: readonly string[] | undefined): readonly Try[] {
  if (texts === undefined) return TRIES.filter(({ kind }) => kind !== 'whole');
  const idle = texts.find((text) => !TRIES.some((one) => typed(one).includes(text)));
  if (idle !== undefined) throw new RangeError(`no command has "${idle}" in it`);
  return TRIES.filter((one) => texts.some((text) => typed(one).includes(text)));
}

async function tried(one: Try, clone: CleanClone): Promise<Tried> {
  const { folder, env, version } = clone;
  const base = { command: typed(one), node: version };
  const common = { cwd: folder, timeoutMs: one.limitSeconds * 1_000, env: { ...env, ...one.env } };
  if (one.needs !== undefined && !(await runCommand({ ...common, argv: one.needs })).ok) {
    return { ...base, result: 'left out', code: null, seconds: 0, lastLine: `needs ${one.needs.join(' ')}` };
  }
  const [program = '', ...args] = one.command.split(' ');
  const startedAt = performance.now();
  const progress = setInterval(() => {
    console.log(`       … ${Math.round((performance.now() - startedAt) / 1_000)} s of at most ${one.limitSeconds}`);
  }, PROGRESS_MS);
  const run = one.kind === 'serves' ? tryServer : runCommand;
  const { ok, code, output, ms } = await run({ ...common, argv: [program, ...args] });
  clearInterval(progress);
  const lastLine = ok ? '' : lastLineOf(output);
  return { ...base, result: ok ? 'ok' : 'failed', code, seconds: ms / 1_000, lastLine };
}

const results: Tried[] = [];
for (const node of nodes) {
  const clone = await cleanClone(root, node);
  console.log(`Node ${clone.version}, a clean clone in ${clone.folder}: ${wanted.length} commands`);
  for (const one of [INSTALL, ...wanted]) {
    console.log(`  …    ${typed(one)}`);
    const result = await tried(one, clone);
    results.push(result);
    console.log(`  ${result.result.padEnd(8)} ${result.seconds.toFixed(0).padStart(4)} s  ${result.lastLine}`);
    // Without packages nothing else would say anything.
    if (one === INSTALL && result.result === 'failed') break;
  }
  if (!isKept) clone.remove();
}
const count = (result: Tried['result']) => results.filter((one) => one.result === result).length;
console.log(resultTable(results));
console.log(closingLine({ passed: count('ok'), failed: count('failed'), skipped: count('left out'), flaky: 0 }));
process.exitCode = count('failed') === 0 ? 0 : 1;
