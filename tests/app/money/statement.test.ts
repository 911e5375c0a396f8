/** What a statement shows, without a browser: its span and filter from the address, and the line of its balance (FAIR-04, WAL-07, STM-3, STM-4). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOfSteps, stepsOf, ticksOf } from '../../../src/app/money/ledger/chartOf.ts';
import { choiceOf, entryFilterOf, paramsOf, SPANS, spanOf } from '../../../src/app/money/ledger/statementChoice.ts';
import { DAY_MS, seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { ENTRY_GROUPS, PURSES, type LedgerDay } from '../../../src/domain/wallet/entry.ts';

const NOW = Date.parse('2026-10-24T04:42:18Z');

describe('a statement', () => {
  it('STM-3 FAIR-04 is of the purse, span and group that its address says, three months at the most; what it says wrongly is not asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PURSES),
        fc.constantFrom(...SPANS),
        fc.option(fc.constantFrom(...ENTRY_GROUPS), { nil: undefined }),
        (purse, span, group) => {
          const choice = { purse, span, group };
          expect(choiceOf(new URLSearchParams(paramsOf(choice)))).toEqual(choice);
          const { from, until } = spanOf(span, NOW);
          expect([from, until]).toEqual([seoulDayOf(NOW) - (span - 1) * DAY_MS, seoulDayOf(NOW) + DAY_MS]);
          expect(entryFilterOf(choice, NOW)).toMatchObject({ purse, from });
        },
      ),
    );
    const wrong = new URLSearchParams({ purse: 'gold', days: '9999', group: "' OR 1" });
    expect(choiceOf(wrong)).toEqual({ purse: 'money', span: 7, group: undefined });
    expect(Math.max(...SPANS)).toBe(90);
  });

  it('STM-4 the line begins with what was there, has every step, ends at now, and nothing of it is above the highest line', () => {
    const day = seoulDayOf(NOW);
    fc.assert(
      fc.property(
        fc.array(fc.nat(90_000_000), { minLength: 2, maxLength: 24 }),
        fc.nat(9_000_000),
        (balances, opening) => {
          const steps = balances.map((balance, hour) => ({ at: day + hour * 3_600_000, balance }));
          const closing = balances.at(-1) ?? 0;
          const days: LedgerDay[] = [{ purse: 'money', day, opening, closing, sums: [], steps }];
          const drawn = stepsOf(days, day);
          expect(drawn.map(({ balance }) => balance)).toEqual([opening, ...balances]);
          const ticks = ticksOf(Math.max(opening, ...balances));
          const top = ticks[3] ?? 0;
          expect(top).toBeGreaterThanOrEqual(Math.max(opening, ...balances));
          const path = pathOfSteps(drawn, { from: day, until: day + DAY_MS, top, width: 720, height: 160 });
          const heights = [...path.matchAll(/V(-?[\d.]+)/g)].map(([, y]) => Number(y));
          expect(heights).toHaveLength(balances.length);
          for (const height of heights) expect(height >= 0 && height <= 160).toBe(true);
          expect(path.endsWith('H720')).toBe(true);
        },
      ),
    );
    expect(stepsOf([], day)).toEqual([]);
    expect(ticksOf(1_800_000)).toEqual([0, 600_000, 1_200_000, 1_800_000]);
  });
});
