/** Each test of a run by itself, out of the runners' own reports: how it went and how long it took. */
import { z } from 'zod';
import { readJson } from './readReports.ts';

export interface TestRun {
  /** File, describing words and title. */
  readonly name: string;
  /** Of all tries together. */
  readonly ms: number;
  /** Why its first try failed; `undefined` if it did not. */
  readonly failure: string | undefined;
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/**
 * @param file written by `vitest --reporter=json`
 * @param root of the project, which the names of files leave out
 * @returns none where there is no such report: whoever counts has said so
 */
export function readVitestTests(file: string, root: string): readonly TestRun[] {
  const report = VitestReport.safeParse(readJson(file));
  if (!report.success) return [];
  return report.data.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, failureMessages }) => ({
      name: `${name.replace(`${root}/`, '')} › ${fullName}`,
      ms: duration ?? 0,
      failure: failureMessages?.[0],
    })),
  );
}

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          status: z.string().optional(),
          duration: z.number(),
          error: z.object({ message: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
});
const Suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

/** @param file written by Playwright's `json` reporter; @returns none where there is no such report */
export function readPlaywrightTests(file: string): readonly TestRun[] {
  const report = PlaywrightReport.safeParse(readJson(file));
  return report.success ? report.data.suites.flatMap((suite) => testsIn(suite, '')) : [];
}

function testsIn({ title, file, specs, suites = [] }: z.infer<typeof Suite>, before: string): readonly TestRun[] {
  // The outermost is the file itself.
  const words = title === file ? before : `${before}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ results }) => ({
      name: `e2e/${spec.file} › ${words}${spec.title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      failure: failureOf(results[0]),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, words))];
}

function failureOf(result: z.infer<typeof Spec>['tests'][number]['results'][number] | undefined): string | undefined {
  if (result === undefined || result.status === 'passed' || result.status === 'skipped') return undefined;
  return result.error?.message ?? result.status ?? 'it did not run';
}
