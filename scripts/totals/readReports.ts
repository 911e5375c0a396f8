/**
 * Reads the counts out of the JSON reports of vitest and Playwright. A report that is missing or of another shape is one
 * failure: a runner that died must never look like a runner without tests.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Totals } from './totals.ts';

const LOST: Totals = { passed: 0, failed: 1, skipped: 0, flaky: 0 };

/** A test that passed at its second try, and the message of its first. */
export interface SecondTry {
  readonly name: string;
  readonly message: string;
}

/** @param file written by `vitest --reporter=json`. A test that passed at a second try counts as passed and as flaky. */
export function readVitestReport(file: string): Totals {
  const report = readJson(file);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = report;
  if (typeof numPassedTests !== 'number' || typeof numFailedTests !== 'number') return LOST;
  const failedFiles = failedFilesOf(report['testResults']);
  const isBrokenOutsideTests = report['success'] === false && numFailedTests === 0 && failedFiles === 0;
  const ownSuites = isBrokenOutsideTests ? Math.max(1, numberOf(numFailedTestSuites)) : 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedFiles + ownSuites,
    skipped: numberOf(numPendingTests) + numberOf(numTodoTests),
    flaky: readSecondTries(file).length,
  };
}

/** @param file written by `vitest --reporter=json`, which leaves with a passed test what was wrong at its first try */
export function readSecondTries(file: string): readonly SecondTry[] {
  const results: unknown = readJson(file)['testResults'];
  if (!Array.isArray(results)) return [];
  return results.flatMap(({ assertionResults = [] }: { assertionResults?: readonly Assertion[] }) =>
    assertionResults.flatMap(({ status, fullName = '', failureMessages = [] }) => {
      const [message] = failureMessages;
      return status === 'passed' && message !== undefined ? [{ name: fullName, message }] : [];
    }),
  );
}

interface Assertion {
  readonly status?: unknown;
  readonly fullName?: string;
  readonly failureMessages?: readonly string[];
}

/** Files that failed without running a test: they did not load. */
function failedFilesOf(results: unknown): number {
  if (!Array.isArray(results)) return 0;
  return results.filter(
    (result: { status?: unknown; assertionResults?: readonly unknown[] }) =>
      result.status === 'failed' && (result.assertionResults ?? []).length === 0,
  ).length;
}

/** @param file written by Playwright's `json` reporter. A test that passed at a second try counts as passed and as flaky. */
export function readPlaywrightReport(file: string): Totals {
  const report = readJson(file);
  const stats = report['stats'];
  if (typeof stats !== 'object' || stats === null) return LOST;
  const counts = stats as Record<string, unknown>;
  const errors = Array.isArray(report['errors']) ? report['errors'].length : 0;
  return {
    passed: numberOf(counts['expected']) + numberOf(counts['flaky']),
    failed: numberOf(counts['unexpected']) + errors,
    skipped: numberOf(counts['skipped']),
    flaky: numberOf(counts['flaky']),
  };
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function readJson(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
