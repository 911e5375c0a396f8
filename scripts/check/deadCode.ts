/**
 * Dead code: files nobody reaches, exports nobody imports, packages nobody uses, imports of packages not declared. Asked twice: of
 * everything, and of what ships, where what only tests and benches use is dead too (`docs/decisions/0077-the-log-is-read.md`).
 */
import path from 'node:path';
import { packageBin } from '../process/packageBin.ts';
import { runCommand } from '../process/runCommand.ts';
import { NODE_HEAP, STEP_TIMEOUT_MS, type CheckStep } from './checkStep.ts';
import { REPORT_MARK, type DeadCodeReport } from './knipReport.ts';

/** @param of `shipped`: from the entries marked `!` in `knip.json` alone, and with the packages of `dependencies` */
export function deadCode(root: string, of: 'everything' | 'shipped'): CheckStep {
  const isShipped = of === 'shipped';
  return {
    name: isShipped ? 'shipped code' : 'dead code',
    async run() {
      const reporter = path.join(import.meta.dirname, 'knipReport.ts');
      const outcome = await runCommand({
        argv: [
          process.execPath,
          NODE_HEAP,
          packageBin(root, 'knip', 'knip'),
          ...(isShipped ? ['--production'] : []),
          ...['--no-progress', '--reporter', reporter],
        ],
        cwd: root,
        timeoutMs: STEP_TIMEOUT_MS,
      });
      const line = outcome.stdout.split('\n').find((text) => text.startsWith(REPORT_MARK));
      if (line === undefined) return { ok: false, summary: 'no report', detail: outcome.output.slice(-4_000) };
      const { files, findings } = JSON.parse(line.slice(REPORT_MARK.length)) as DeadCodeReport;
      if (files === 0) return { ok: false, summary: 'no file was looked at', detail: outcome.output };
      const ok = findings.length === 0;
      const detail = findings.map((finding) => finding.replace(`${root}${path.sep}`, '')).join('\n');
      return { ok, summary: ok ? `${files} files` : `${findings.length} findings in ${files} files`, detail };
    },
  };
}
