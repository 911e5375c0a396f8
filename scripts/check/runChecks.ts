/** Runs every step of the check, whatever the ones before it said, and tells each result with its time. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Totals } from '../totals/totals.ts';
import { boundaries } from './boundaries.ts';
import { AT_ONCE, OUR_PATHS, type CheckOutcome, type CheckStep } from './checkStep.ts';
import { deadCode } from './deadCode.ts';
import { format } from './format.ts';
import { lintProjects, projectsOf, type LintProject } from './lintProjects.ts';
import { typeCheck } from './typeCheck.ts';

/** Lines of a failed step's own words that are shown. */
const DETAIL_LINES = 200;

/** The longest first, so that no lane ends long after the others; the lint in two halves, one for each lane. */
function checkSteps(root: string): readonly CheckStep[] {
  const projects = projectsOf(root);
  const isProduct = ({ folder }: LintProject) => folder.startsWith('src/');
  const paths = OUR_PATHS.filter((entry) => existsSync(path.join(root, entry)));
  return [
    typeCheck(root),
    lintProjects(
      root,
      'lint beside',
      projects.filter((project) => !isProduct(project)),
    ),
    lintProjects(root, 'lint src', projects.filter(isProduct)),
    boundaries(root, paths),
    deadCode(root, 'everything'),
    deadCode(root, 'shipped'),
    format(root, paths),
  ];
}

/** @param say told one line at a time, each step as it ends */
export async function runChecks(root: string, say: (line: string) => void): Promise<Totals> {
  let passed = 0;
  let failed = 0;
  // Shared by all lanes: each takes the next that none has.
  const waiting = checkSteps(root).values();
  const lane = async () => {
    for (const step of waiting) {
      const startedAt = performance.now();
      const outcome = await settled(step);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (outcome.ok) passed += 1;
      else failed += 1;
      say(`${outcome.ok ? '  ok  ' : '  FAIL'} ${step.name.padEnd(12)} ${seconds.padStart(6)} s  ${outcome.summary}`);
      if (!outcome.ok) tellDetail(outcome, say);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { passed, failed, skipped: 0, flaky: 0 };
}

function tellDetail({ detail }: CheckOutcome, say: (line: string) => void): void {
  const lines = detail.trimEnd().split('\n');
  for (const line of lines.slice(0, DETAIL_LINES)) say(`       ${line}`);
  if (lines.length > DETAIL_LINES) say(`       … and ${lines.length - DETAIL_LINES} more lines`);
}

async function settled(step: CheckStep): Promise<CheckOutcome> {
  try {
    return await step.run();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { ok: false, summary: words, detail: '' };
  }
}
