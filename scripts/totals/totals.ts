/** Counts of passed, failed, skipped and flaky over every kind of check, and the one line that ends a test run. */

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of those passed: failed at first, and passed when tried once more. */
  readonly flaky: number;
}

export const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

export function sumOf(parts: readonly Totals[]): Totals {
  return parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
      flaky: sum.flaky + part.flaky,
    }),
    NOTHING,
  );
}

/** `N passed, N failed`, and `, N skipped` and `, N flaky` if any were. */
export function closingLine(totals: Totals): string {
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  const flaky = totals.flaky > 0 ? `, ${totals.flaky} flaky` : '';
  return `${totals.passed} passed, ${totals.failed} failed${skipped}${flaky}`;
}

/** Nothing failed, and something passed: a run of no tests proves nothing. */
export function isGreen(totals: Totals): boolean {
  return totals.failed === 0 && totals.passed > 0;
}
