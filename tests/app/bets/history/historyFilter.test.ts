/** What the address of the history says, and which bets that asks for. */
import { expect, it } from 'vitest';
import { PRODUCT_CODES } from '../../../../src/domain/bets/betTotals.ts';
import { choiceOf, filterOf, paramsOf, SPANS, STATUSES } from '../../../../src/app/bets/history/historyFilter.ts';

const ALL = { span: 0, dates: undefined, status: undefined, product: undefined, before: undefined } as const;
const DAY = 86_400_000;
/** Midnight in Seoul. */
const TODAY = Date.parse('2026-11-23T00:00:00+09:00');

it('LST-8 every choice is found again in its address', () => {
  for (const span of SPANS)
    for (const status of [undefined, ...STATUSES])
      for (const product of [undefined, ...PRODUCT_CODES]) {
        const choice = { ...ALL, span, status, product };
        expect(choiceOf(new URLSearchParams(paramsOf(choice)))).toEqual(choice);
      }
  const own = { ...ALL, dates: { from: '2026-10-18', to: '2026-10-24' }, before: 5 } as const;
  expect(choiceOf(new URLSearchParams(paramsOf(own)))).toEqual(own);
});

it('SES-15 LST-8 own dates are days of Seoul, the last one counted, and go before a span', () => {
  const from = Date.parse('2026-10-18T00:00:00+09:00');
  const dates = { from: '2026-10-18', to: '2026-10-24' } as const;
  expect(filterOf({ ...ALL, span: 7, dates, product: 2 }, TODAY)).toEqual({ from, until: from + 7 * DAY, product: 2 });
  expect(filterOf({ ...ALL, dates, before: from + 5 }, TODAY)).toEqual({ from, until: from + 5 });
  expect(filterOf({ ...ALL, before: 9 }, TODAY)).toEqual({ until: 9 });
});

it('LST-2 what the address says wrongly is not asked for', () => {
  for (const search of [
    '',
    'days=2',
    'days=-1',
    'status=9',
    'status=',
    'days=7x&status=won',
    'from=2026-10-24&to=2026-10-18',
    'from=x&to=y',
    'product=9&before=-1',
  ])
    expect([search, choiceOf(new URLSearchParams(search))]).toEqual([search, ALL]);
});

it.each([
  ['at midnight', TODAY],
  ['at its last moment', TODAY + DAY - 1],
])('SES-15 LST-8 a span begins with a day of Seoul, and is one list all day long: %s', (_when, now) => {
  expect(filterOf({ ...ALL, span: 1 }, now)).toEqual({ from: TODAY });
  expect(filterOf({ ...ALL, span: 7, status: 2 }, now)).toEqual({ from: TODAY - 6 * DAY, status: 2 });
  expect(filterOf(ALL, now)).toEqual({});
});
