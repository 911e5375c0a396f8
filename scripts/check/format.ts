/** Format: every file reads the same (settings in `.oxfmtrc.json`). `npm run format` writes it. */
import { packageBin } from '../process/packageBin.ts';
import { runCommand } from '../process/runCommand.ts';
import { STEP_TIMEOUT_MS, type CheckStep } from './checkStep.ts';

export function format(root: string, paths: readonly string[]): CheckStep {
  return {
    name: 'format',
    async run() {
      const outcome = await runCommand({
        argv: [process.execPath, packageBin(root, 'oxfmt', 'oxfmt'), '--check', ...paths],
        cwd: root,
        timeoutMs: STEP_TIMEOUT_MS,
      });
      const files = Number(/ on (\d+) files? /.exec(outcome.output)?.[1] ?? 0);
      if (files === 0) return { ok: false, summary: 'no file was looked at', detail: outcome.output };
      const wrong = outcome.output.match(/\(\d+ms\)$/gm)?.length ?? 0;
      return {
        ok: outcome.ok,
        summary: outcome.ok ? `${files} files` : `${wrong} of ${files} files`,
        detail: outcome.output,
      };
    },
  };
}
