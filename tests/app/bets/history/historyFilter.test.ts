/** What the address of the history says, and which bets that asks for. */
import { expect, it } from 'vitest';
import { choiceOf, filterOf, paramsOf, SPANS, STATUSES } from '../../../../src/app/bets/history/historyFilter.ts';

const DAY = 86_400_000;
/** Midnight in Seoul. */
const TODAY = Date.parse('2026-11-23T00:00:00+09:00');

it('LST-8 every choice is found again in its address', () => {
  for (const span of SPANS)
    for (const status of [undefined, ...STATUSES])
      expect(choiceOf(new URLSearchParams(paramsOf({ span, status })))).toEqual({ span, status });
});

it('LST-2 what the address says wrongly is not asked for', () => {
  for (const search of ['', 'days=2', 'days=-1', 'status=9', 'status=', 'days=7x&status=won'])
    expect([search, choiceOf(new URLSearchParams(search))]).toEqual([search, { span: 0, status: undefined }]);
});

it.each([
  ['at midnight', TODAY],
  ['at its last moment', TODAY + DAY - 1],
])('SES-15 LST-8 a span begins with a day of Seoul, and is one list all day long: %s', (_when, now) => {
  expect(filterOf({ span: 1, status: undefined }, now)).toEqual({ from: TODAY });
  expect(filterOf({ span: 7, status: 2 }, now)).toEqual({ from: TODAY - 6 * DAY, status: 2 });
  expect(filterOf({ span: 0, status: undefined }, now)).toEqual({});
});
