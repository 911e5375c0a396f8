/** The key that a page of a list goes on after (LST-1, LST-2). */
import { expect, it } from 'vitest';
import { countedId } from '../../../src/domain/lists/listKey.ts';

it('LST-2 takes the id of a counted row for its number, and whatever is none for the one before all', () => {
  expect(['7', '9007199254740991', '-3'].map(countedId)).toEqual([7, Number.MAX_SAFE_INTEGER, -3]);
  expect(['zzz', '', '1.5', '1e400', '9007199254740993', 'NaN'].map(countedId)).toEqual([0, 0, 0, 0, 0, 0]);
});
