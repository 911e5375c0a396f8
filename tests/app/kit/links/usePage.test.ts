import { expect, test } from 'vitest';
import { pageOf } from '../../../../src/app/kit/links/usePage.ts';

const outer = { handle: undefined };

test('PAG-5 the innermost route says which page is shown', () => {
  expect(pageOf([outer, { handle: 'home' }])).toBe('home');
  expect(pageOf([{ handle: 'home' }, { handle: 'rule' }])).toBe('rule');
});

test.each([[[]], [[outer]], [[{ handle: 'poker' }]], [[{ handle: { page: 'home' } }]]])(
  'PAG-5 a handle that no row has is no page: %j',
  (matches) => {
    expect(pageOf(matches)).toBe('notFound');
  },
);
