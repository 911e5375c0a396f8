/** The last line of `npm test`: summed right, and never green because something did not run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPlaywrightReport, readSecondTries, readVitestReport } from '../../scripts/totals/readReports.ts';
import { readPlaywrightTests, readVitestTests } from '../../scripts/totals/readTests.ts';
import { slowest } from '../../scripts/totals/slowest.ts';
import { closingLine, isGreen, sumOf } from '../../scripts/totals/totals.ts';
import { whatFailed } from '../../scripts/totals/whatFailed.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-totals-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
let files = 0;
const written = (content: unknown) => {
  files += 1;
  const file = path.join(folder, `${files}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('the closing line', () => {
  it('says passed and failed; skipped and flaky only if any were', () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0, flaky: 0 })).toBe('3 passed, 0 failed');
    expect(closingLine({ passed: 3, failed: 1, skipped: 2, flaky: 0 })).toBe('3 passed, 1 failed, 2 skipped');
    expect(closingLine({ passed: 3, failed: 0, skipped: 0, flaky: 1 })).toBe('3 passed, 0 failed, 1 flaky');
  });

  it('sums parts, and is green only if something passed and nothing failed', () => {
    const sum = sumOf([
      { passed: 1, failed: 0, skipped: 1, flaky: 0 },
      { passed: 2, failed: 1, skipped: 0, flaky: 0 },
    ]);
    expect(sum).toEqual({ passed: 3, failed: 1, skipped: 1, flaky: 0 });
    expect(isGreen(sum)).toBe(false);
    expect(isGreen({ passed: 0, failed: 0, skipped: 5, flaky: 0 })).toBe(false);
    expect(isGreen({ passed: 1, failed: 0, skipped: 0, flaky: 0 })).toBe(true);
  });
});

describe('a report of vitest', () => {
  const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, success: true };

  it('is counted', () => {
    expect(readVitestReport(written(counts))).toEqual({ passed: 5, failed: 0, skipped: 2, flaky: 0 });
  });

  it('counts a second try that passed as a pass, and tells what was wrong at the first', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'at once', failureMessages: [] },
      { status: 'passed', fullName: 'at last', failureMessages: ['1 is not 2', 'again'] },
      { status: 'failed', fullName: 'never', failureMessages: ['1 is not 3', '1 is not 3'] },
    ];
    const file = written({ ...counts, numFailedTests: 1, testResults: [{ status: 'failed', assertionResults }] });
    expect(readVitestReport(file)).toEqual({ passed: 5, failed: 1, skipped: 2, flaky: 1 });
    expect(readSecondTries(file)).toEqual([{ name: 'at last', message: '1 is not 2' }]);
  });

  it('counts a file that did not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(readVitestReport(written({ ...counts, success: false, testResults })).failed).toBe(1);
  });

  it('counts an error outside the tests as a failure', () => {
    expect(readVitestReport(written({ ...counts, success: false })).failed).toBe(1);
  });
});

describe('a report of Playwright', () => {
  it('is counted; a second try that passed is a pass, and is told', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(readPlaywrightReport(written({ stats, errors: [] }))).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      flaky: 1,
    });
  });

  it('counts what went wrong outside the tests', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(readPlaywrightReport(written({ stats, errors: [{ message: 'no tests found' }] })).failed).toBe(1);
  });
});

describe.each([
  ['vitest', readVitestReport],
  ['Playwright', readPlaywrightReport],
])('a report of %s that cannot be read', (_, read) => {
  it.each([
    ['missing', () => path.join(folder, 'none.json')],
    ['cut short', () => written('{"stats":')],
    ['of another shape', () => written([])],
  ])('is one failure when it is %s', (_what, file) => {
    expect(read(file())).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
  });
});

describe('the tests of a report one by one', () => {
  it('are read with file, words and milliseconds, of vitest', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'at once', duration: 12.5, failureMessages: [] },
      { status: 'skipped', fullName: 'not at all' },
      { status: 'passed', fullName: 'at last', duration: 7, failureMessages: ['1 is not 2'] },
    ];
    const file = written({ testResults: [{ name: '/house/tests/a.test.ts', assertionResults }] });
    expect(readVitestTests(file, '/house')).toEqual([
      { name: 'tests/a.test.ts › at once', ms: 12.5, failure: undefined },
      { name: 'tests/a.test.ts › not at all', ms: 0, failure: undefined },
      { name: 'tests/a.test.ts › at last', ms: 7, failure: '1 is not 2' },
    ]);
  });

  const spec = (title: string, ...results: readonly object[]) => ({ title, file: 'a.spec.ts', tests: [{ results }] });
  const passed = { status: 'passed', duration: 100 };
  const failed = { status: 'failed', duration: 900, error: { message: 'it was not there' } };
  const report = (...specs: readonly object[]) =>
    written({
      suites: [
        { title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [{ title: 'small', file: 'a.spec.ts', specs }] },
      ],
    });

  it('are read of Playwright, with the failure of the first try and the time of all', () => {
    expect(readPlaywrightTests(report(spec('x', failed, passed), spec('y', passed)))).toEqual([
      { name: 'e2e/a.spec.ts › small › x', ms: 1_000, failure: 'it was not there' },
      { name: 'e2e/a.spec.ts › small › y', ms: 100, failure: undefined },
    ]);
  });

  it('are none where there is no report', () => {
    for (const read of [readPlaywrightTests, readVitestTests]) {
      expect(read(path.join(folder, 'none.json'), '/')).toEqual([]);
      expect(read(written([]), '/')).toEqual([]);
    }
  });

  it('say which were the slowest, and what failed in any of several runs', () => {
    const runs = [report(spec('x', failed), spec('y', passed)), report(spec('x', passed), spec('y', passed))].map(
      (file) => readPlaywrightTests(file),
    );
    expect(slowest(runs.flat(), 2)).toEqual([
      '    0.9 s  e2e/a.spec.ts › small › x',
      '    0.1 s  e2e/a.spec.ts › small › y',
    ]);
    expect(whatFailed(runs)).toEqual([{ name: 'e2e/a.spec.ts › small › x', times: 1, message: 'it was not there' }]);
  });
});
