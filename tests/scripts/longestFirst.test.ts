/** The order of a run's files: the longest begin it, so that nothing waits for one of them at its end. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONGEST, longestFirst } from '../../scripts/suites/longestFirst.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the order of a run', () => {
  it('begins with the longest, and leaves the others as they were', () => {
    const [first = '', second = ''] = LONGEST;
    expect(longestFirst(['b.test.ts', second, 'a.test.ts', first])).toEqual([first, second, 'b.test.ts', 'a.test.ts']);
  });

  it.each(LONGEST)('knows %s where it lies', (file) => {
    expect(existsSync(path.join(root, file))).toBe(true);
  });
});
