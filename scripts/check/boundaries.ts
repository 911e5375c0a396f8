/** Who may import whom, and no cycles (rules in `.dependency-cruiser.json`). */
import { packageBin } from '../process/packageBin.ts';
import { runCommand } from '../process/runCommand.ts';
import { NODE_HEAP, STEP_TIMEOUT_MS, type CheckStep } from './checkStep.ts';

/** What the tool's JSON report says, as far as it is read here. */
interface CruiseReport {
  readonly summary?: {
    readonly totalCruised?: number;
    readonly totalDependenciesCruised?: number;
    readonly error?: number;
    readonly violations?: readonly CruiseViolation[];
  };
}

interface CruiseViolation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string; readonly severity: string };
}

/**
 * @param paths folders below `root` to cruise
 *
 * The tool says "no violations" of nothing at all when it finds no compiler, so that a count of zero modules, or of modules
 * without a single import, is a failure here.
 */
export function boundaries(root: string, paths: readonly string[]): CheckStep {
  return {
    name: 'boundaries',
    async run() {
      const cruiser = packageBin(root, 'dependency-cruiser', 'depcruise');
      const outcome = await runCommand({
        argv: [
          process.execPath,
          NODE_HEAP,
          cruiser,
          '--config',
          '.dependency-cruiser.json',
          '--output-type',
          'json',
          ...paths,
        ],
        cwd: root,
        timeoutMs: STEP_TIMEOUT_MS,
      });
      const summary = parseReport(outcome.stdout)?.summary;
      if (summary === undefined) return { ok: false, summary: 'no report', detail: outcome.output.slice(-4_000) };
      const modules = summary.totalCruised ?? 0;
      const imports = summary.totalDependenciesCruised ?? 0;
      if (modules === 0 || imports === 0) {
        return { ok: false, summary: `${modules} modules with ${imports} imports: nothing was cruised`, detail: '' };
      }
      const violations = (summary.violations ?? []).filter((violation) => violation.rule.severity === 'error');
      const detail = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).join('\n');
      const isClean = violations.length === 0 && (summary.error ?? 0) === 0;
      return {
        ok: isClean,
        summary: isClean ? `${modules} modules, ${imports} imports` : `${violations.length} violations`,
        detail,
      };
    },
  };
}

function parseReport(stdout: string): CruiseReport | undefined {
  try {
    return JSON.parse(stdout) as CruiseReport;
  } catch {
    return undefined;
  }
}
