/** Lint with types: floating promises, `any`, cycles, barrels, a console where none belongs (rules in `.oxlintrc.json`). */
import { packageBin } from '../process/packageBin.ts';
import { runCommand } from '../process/runCommand.ts';
import { GO_ENV, STEP_CORES, STEP_TIMEOUT_MS, type CheckStep } from './checkStep.ts';

/** @param paths below `root`, at least one; those that do not exist are an error */
export function lint(root: string, paths: readonly string[]): CheckStep {
  return {
    name: 'lint',
    async run() {
      const outcome = await runCommand({
        argv: [
          process.execPath,
          packageBin(root, 'oxlint', 'oxlint'),
          '--type-aware',
          `--threads=${STEP_CORES}`,
          '--deny-warnings',
          '--report-unused-disable-directives',
          ...paths,
        ],
        cwd: root,
        env: GO_ENV,
        timeoutMs: STEP_TIMEOUT_MS,
      });
      const files = Number(/ on (\d+) files? /.exec(outcome.output)?.[1] ?? 0);
      if (files === 0) return { ok: false, summary: 'no file was linted', detail: outcome.output };
      const errors = /and (\d+) errors?/.exec(outcome.output)?.[1] ?? '0';
      return { ok: outcome.ok, summary: outcome.ok ? `${files} files` : `${errors} errors`, detail: outcome.output };
    },
  };
}
