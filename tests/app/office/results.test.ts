/** What an operator chooses of a game's selections, and the sums of what it comes to (RSL-1). */
import { describe, expect, it } from 'vitest';
import { chosen, NO_DRAFT } from '../../../src/app/office/pages/results/draft.ts';
import { effectFigures } from '../../../src/app/office/pages/results/effectFigures.ts';
import { SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { ResultSelection } from '../../../src/domain/office/results.ts';

const of = (id: string, change: Partial<ResultSelection> = {}): ResultSelection => ({
  ...{ selectionId: SelectionId.parse(id), marketId: '1', baseLine: '', marketName: '1X2', side: 'home', name: '1' },
  ...{ line: '', bets: 1, stakes: 1_000, paid: 0, recorded: null, at: 0, fed: null, reckoned: null, isOnSale: false },
  ...change,
});
const home = of('h');
const away = of('a', { side: 'away' });
const other = of('o', { side: 'over', marketId: '2', baseLine: '2.5' });
const all = [home, away, other];

describe('choosing results', () => {
  it('RSL-1 where one side of a line has won, the others that nobody decided have lost', () => {
    expect([...chosen(NO_DRAFT, all, home, 2)]).toEqual([
      ['h', 2],
      ['a', 1],
    ]);
    const decided = [home, of('a', { side: 'away', recorded: 3 }), other];
    expect([...chosen(NO_DRAFT, decided, home, 2)]).toEqual([['h', 2]]);
    const kept = chosen(new Map([['a', 3 as const]]), all, home, 2);
    expect(kept.get('a')).toBe(3);
  });

  it('RSL-4 what is on sale is not chosen with the others, and what is recorded is no choice', () => {
    const onSale = [home, of('a', { side: 'away', isOnSale: true })];
    expect([...chosen(NO_DRAFT, onSale, home, 2)]).toEqual([['h', 2]]);
    const recorded = of('h', { recorded: 1 });
    expect(chosen(chosen(NO_DRAFT, [recorded], recorded, 3), [recorded], recorded, 1).size).toBe(0);
    expect(chosen(new Map([['h', 1 as const]]), all, home, undefined).size).toBe(0);
  });

  it('RSL-2 sums and members who fall short are read out of the lines', () => {
    const line = (what: string, before: unknown, after: unknown) => ({ what, before, after });
    const lines = [
      line('1X2 1 #h', 'result.2', 'result.1'),
      line('resultBets', null, 3),
      line('resultMembers', null, 2),
      line('resultPaid', 90_000, 20_000),
      line('resultShort', null, 1),
      line('한판 #7 #member7', null, 12_000),
    ];
    expect(effectFigures(lines)).toEqual({
      ...{ selections: 1, bets: 3, members: 2, paidBefore: 90_000, paidAfter: 20_000, shortCount: 1 },
      short: [{ name: '한판 #7', owed: 12_000 }],
    });
  });
});
