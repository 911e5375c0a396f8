/** Whether every size, theme and kind of worker is wanted: `HANPAN_SPECS=all npm run test:e2e`. The test command takes a part of them. */
import type { TestType } from '@playwright/test';

export const isLongForm = process.env['HANPAN_SPECS'] === 'all';

/**
 * For a spec of the long form alone: what it shows is shown to `npm test` at another size, with another kind of worker, or without a browser against the
 * origin itself. Its comment says by what.
 */
export function longForm<PerTest extends object, PerWorker extends object>(
  test: TestType<PerTest, PerWorker>,
): (title: string, body: (given: PerTest & PerWorker) => Promise<void>) => void {
  return isLongForm ? test : test.skip;
}
