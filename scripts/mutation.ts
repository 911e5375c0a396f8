/**
 * `npm run mutation`: changes the rules of money and bets one operator at a time and demands that a test notices (`stryker.config.json`).
 * The exit code is 0 only at a score of 95 % or more. Files named as arguments are mutated instead of all.
 */
import path from 'node:path';
import { packageBin } from './process/packageBin.ts';
import { runCommand } from './process/runCommand.ts';

const LIMIT_MS = 2 * 60 * 60_000;

const root = path.resolve(import.meta.dirname, '..');
const files = process.argv.slice(2);
const outcome = await runCommand({
  argv: [
    process.execPath,
    packageBin(root, '@stryker-mutator/core', 'stryker'),
    'run',
    ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
  ],
  cwd: root,
  timeoutMs: LIMIT_MS,
  isLive: true,
});
process.exitCode = outcome.ok ? 0 : 1;
