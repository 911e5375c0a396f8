/** Types: one project per layer, so that an upward import or a clock in the domain does not compile. */
import { packageBin } from '../process/packageBin.ts';
import { runCommand } from '../process/runCommand.ts';
import { GO_ENV, STEP_CORES, STEP_TIMEOUT_MS, type CheckStep } from './checkStep.ts';

/** @param root a folder with `node_modules` and a `tsconfig.json` of references */
export function typeCheck(root: string): CheckStep {
  return {
    name: 'types',
    async run() {
      const tsc = packageBin(root, '@typescript/native', 'tsc');
      const outcome = await runCommand({
        argv: [process.execPath, tsc, '-b', '--verbose', '--pretty', 'false', '--checkers', String(STEP_CORES)],
        cwd: root,
        env: GO_ENV,
        timeoutMs: STEP_TIMEOUT_MS,
      });
      // `--verbose` names the projects; a build of none is a configuration that lost its references.
      const projects = new Set(outcome.output.match(/^ +\* .*tsconfig\.json$/gm)).size - 1;
      const detail = outcome.output
        .split('\n')
        .filter((line) => /error|stopped after/.test(line))
        .join('\n');
      if (projects < 1) return { ok: false, summary: 'no project was compiled', detail: outcome.output };
      const errors = outcome.output.match(/error TS\d+/g)?.length ?? 0;
      return { ok: outcome.ok, summary: outcome.ok ? `${projects} projects` : `${errors} errors`, detail };
    },
  };
}
