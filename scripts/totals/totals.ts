/** Counts of passed, failed and skipped over every kind of check, and the one line that ends a test run. */

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0 };

export function sumOf(parts: readonly Totals[]): Totals {
  return parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
    }),
    NOTHING,
  );
}

/** `N passed, N failed`, and `, N skipped` if any were. */
export function closingLine(totals: Totals): string {
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  return `${totals.passed} passed, ${totals.failed} failed${skipped}`;
}

/** Nothing failed, and something passed: a run of no tests proves nothing. */
export function isGreen(totals: Totals): boolean {
  return totals.failed === 0 && totals.passed > 0;
}
