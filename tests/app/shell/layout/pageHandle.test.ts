import { describe, expect, test } from 'vitest';
import { columnsOf, titleOf } from '../../../../src/app/shell/layout/pageHandle.ts';

const outer = { handle: { title: 'outer', columns: { hasMenu: false } } };

describe('what a route says about itself', () => {
  test('NAV-05 a page has the side menu unless its route says it has none', () => {
    expect(columnsOf([{ handle: undefined }]).hasMenu).toBe(true);
    expect(columnsOf([{ handle: { title: 'x' } }]).hasMenu).toBe(true);
    expect(columnsOf([outer]).hasMenu).toBe(false);
  });

  test('the innermost route speaks', () => {
    const inner = { handle: { title: 'inner', columns: { slipPage: 'wintielose' } } };
    expect(titleOf([outer, inner])).toBe('inner');
    expect(columnsOf([outer, inner])).toEqual({ hasMenu: true, hasAccount: false, slipPage: 'wintielose' });
  });

  test('a slip page that no product has is none', () => {
    expect(columnsOf([{ handle: { columns: { slipPage: 'poker' } } }]).slipPage).toBeUndefined();
    expect(titleOf([{ handle: { title: 7 } }])).toBe('');
    expect(titleOf([])).toBe('');
  });
});
