import { expect, test } from 'vitest';
import { pageShownOf } from '../../../../src/app/kit/links/usePage.ts';
import { pageRow, type PageId } from '../../../../src/domain/reference/pageTable.ts';

const outer = { handle: undefined };
const routeOf = (page: PageId) => ({ handle: { page, row: pageRow(page), title: page } });

test('PAG-5 the innermost route says which page is shown, with its row and its title', () => {
  expect(pageShownOf([outer, routeOf('home')]).page).toBe('home');
  expect(pageShownOf([routeOf('home'), routeOf('rule')])).toEqual(routeOf('rule').handle);
});

test.each([[[]], [[outer]], [[{ handle: 'poker' }]], [[{ handle: { page: 'home' } }]], [[{ handle: null }]]])(
  'PAG-5 a handle that is no page is the page of no address: %j',
  (matches) => {
    expect(pageShownOf(matches)).toMatchObject({ page: 'notFound', row: pageRow('notFound') });
  },
);
