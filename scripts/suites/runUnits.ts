/** The vitest suite: domain, database, worker, server and architecture tests, counted. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageBin } from '../process/packageBin.ts';
import { runCommand } from '../process/runCommand.ts';
import { readSecondTries, readVitestReport } from '../totals/readReports.ts';
import type { Totals } from '../totals/totals.ts';

/** A bound, not a goal: a machine a quarter as fast as the next has needed 14 minutes. */
const UNITS_LIMIT_MS = 25 * 60_000;

/** Where a run leaves its JSON report; the next takes its place. */
export const reportOfUnits = (root: string): string =>
  path.join(root, 'node_modules', '.cache', 'hanpan', 'vitest.json');

/** @returns counts; each test that passed at a second try is told, with what was wrong at its first */
export async function runUnits(root: string, say: (line: string) => void): Promise<Totals> {
  const report = reportOfUnits(root);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const vitest = packageBin(root, 'vitest', 'vitest');
  const outcome = await runCommand({
    argv: [process.execPath, vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    cwd: root,
    timeoutMs: UNITS_LIMIT_MS,
    isLive: true,
  });
  for (const { name, message } of readSecondTries(report)) say(`passed at a second try: ${name}\n  ${message}`);
  const totals = readVitestReport(report);
  return outcome.ok || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}
