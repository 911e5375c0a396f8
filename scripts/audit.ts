/**
 * `npm run audit`: our dependencies, from their lock file and from the registry.
 *
 * Ends with 0 if nothing was found, 1 if something was, 3 if nothing was found and the registry did not answer all that was asked.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeRefusals } from './audit/nodeRange.ts';
import { faultsOf, LockFile, Manifest } from './audit/packages.ts';
import { readAdvisories, readSignatures, type RegistryAnswer } from './audit/registryAnswer.ts';
import { readCommandLine } from './process/commandLine.ts';
import { runCommand } from './process/runCommand.ts';

/** How long the registry is waited for, ms. */
const ANSWER_MS = 120_000;
const MARKS = { clean: 'ok  ', fault: 'FAIL', unanswered: '?   ' } as const;

const { offline } = readCommandLine(
  'npm run audit -- [--offline]',
  { offline: { type: 'boolean', default: false } },
  (values) => values,
);
const root = path.resolve(import.meta.dirname, '..');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

/** What the benchmarks are measured against, which the first of them installs. */
const PEERS = 'bench/package-lock.json';

const lock = LockFile.parse(read('package-lock.json'));
const faults = [
  ...faultsOf(Manifest.parse(read('package.json')), lock),
  ...nodeRefusals(lock),
  ...nodeRefusals(LockFile.parse(read(PEERS))).map((fault) => `${PEERS}: ${fault}`),
];
const files: RegistryAnswer =
  faults.length === 0
    ? {
        kind: 'clean',
        said: `lock file: ${Object.keys(lock.packages).length - 1} packages pinned, with digests and free licences, for every Node of ours`,
      }
    : { kind: 'fault', said: `lock file:\n  ${faults.join('\n  ')}` };
const answers = offline ? [files] : [files, ...(await askRegistry())];
for (const { kind, said } of answers) console.log(`${MARKS[kind]} ${said}`);
if (answers.some(({ kind }) => kind === 'unanswered'))
  console.log('The registry did not answer: ask again where it does.');
process.exitCode = answers.some(({ kind }) => kind === 'fault')
  ? 1
  : answers.some(({ kind }) => kind === 'unanswered')
    ? 3
    : 0;

async function askRegistry(): Promise<RegistryAnswer[]> {
  const npm = (...args: string[]) => runCommand({ argv: ['npm', ...args], cwd: root, timeoutMs: ANSWER_MS });
  const advisories = await npm('audit', '--omit=dev', '--json');
  const signatures = await npm('audit', 'signatures');
  return [readAdvisories(advisories.stdout), readSignatures(signatures.code ?? 1, signatures.output)];
}
