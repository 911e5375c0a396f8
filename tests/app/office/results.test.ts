/** What an operator chooses of a game's selections, and the sums of what it comes to (RSL-1). */
import { describe, expect, it } from 'vitest';
import { contradictionText, disputeText } from '../../../src/app/office/pages/results/againstText.ts';
import { chosen, NO_DRAFT } from '../../../src/app/office/pages/results/draft.ts';
import { effectFigures } from '../../../src/app/office/pages/results/effectFigures.ts';
import { faultText } from '../../../src/app/office/copy/results.ts';
import { draftOf, NO_SCORE, scoreTyped, typedIn } from '../../../src/app/office/pages/results/scoreDraft.ts';
import { SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { ResultSelection } from '../../../src/domain/office/results.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { WHOLE_MATCH } from '../../../src/domain/sports/outcomes/enteredScore.ts';

const of = (id: string, change: Partial<ResultSelection> = {}): ResultSelection => ({
  ...{ selectionId: SelectionId.parse(id), marketId: '1', baseLine: '', marketName: '1X2', side: 'home', name: '1' },
  ...{
    line: '',
    bets: 1,
    stakes: 1_000,
    paid: 0,
    waiting: 0,
    recorded: null,
    at: 0,
    fed: null,
    reckoned: null,
    told: null,
    isOnSale: false,
  },
  ...change,
});
const home = of('h');
const away = of('a', { side: 'away' });
const other = of('o', { side: 'over', marketId: '2', baseLine: '2.5' });
const all = [home, away, other];

describe('what speaks against a result', () => {
  it('DIS-1 DIS-7 is what the feed says, beside what is reckoned or what an operator ruled', () => {
    expect(disputeText(of('h'))).toBeUndefined();
    expect(disputeText(of('h', { fed: 1, reckoned: 2, told: 2 }))).toBe('피드 낙첨 · 계산 적중');
    expect(disputeText(of('h', { recorded: 1, fed: 2, reckoned: 1, told: 2 }))).toBe('피드 적중 · 판정 낙첨');
  });

  it('DIS-8 is what the score of the feed comes to, and is not said twice', () => {
    expect(contradictionText(of('h', { recorded: 1, told: 2 }))).toBe('피드 점수로는 적중');
    expect(contradictionText(of('h', { recorded: 1, told: 1 }))).toBeUndefined();
    expect(contradictionText(of('h', { recorded: 1, fed: 2, reckoned: 1, told: 2 }))).toBeUndefined();
    expect(contradictionText(of('h', { recorded: 1, fed: -1, reckoned: 1, told: 2 }))).toBe('피드 점수로는 적중');
  });
});

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

describe('a score as it is typed', () => {
  const NONE = { entered: null, told: null };
  const typed = (...fields: readonly (readonly [period: number, home: string, away: string])[]) =>
    fields.reduce(
      (draft, [period, home_, away_]) => typedIn(typedIn(draft, period, 'home', home_), period, 'away', away_),
      NO_SCORE,
    );

  it('RSL-7 says a score, or the part where it does not', () => {
    const whole = { ...typed([10, '1', '0'], [20, '0', ' 1'], [WHOLE_MATCH, '1', '1']), isOver: true };
    const parts = [
      { period: 10, home: 1, away: 0 },
      { period: 20, home: 0, away: 1 },
    ];
    const score = { parts, total: { home: 1, away: 1 }, isOver: true };
    expect(scoreTyped(SPORT.football, whole, NONE)).toEqual({ ok: true, score });
    for (const wrong of [typed([10, '1', '']), typed([10, '1', 'x']), typed([10, '1', '1.5'])])
      expect(scoreTyped(SPORT.football, wrong, NONE)).toEqual({ ok: false, fault: { reason: 'scoreTyped', at: 10 } });
    const less = scoreTyped(SPORT.football, typed([10, '0', '0']), { ...NONE, told: { parts, total: null } });
    expect(less).toEqual({ ok: false, fault: { reason: 'scoreBelow', at: 10, home: 1, away: 0 } });
    const known = { ...NONE, entered: score };
    const left = scoreTyped(SPORT.football, { ...typed([20, '0', '1']), isOver: true }, known);
    expect(left).toEqual({ ok: false, fault: { reason: 'scoreLeftOut', at: 10, home: 1, away: 0 } });
    expect(faultText('scoreLeftOut', '전반', 1, 0)).toContain('전반: 이미 기록된 점수(1 : 0)가 빠졌습니다.');
    const corrected = { ...typed([10, '0', '0']), isCorrection: true };
    expect(scoreTyped(SPORT.football, corrected, known).ok).toBe(true);
  });

  it('RSL-6 what was entered before stands in the fields, and says nothing until it is changed', () => {
    const parts = [{ period: 10, home: 2, away: 0 }];
    const draft = draftOf({ parts, total: { home: 3, away: 1 } }, true);
    expect([draft.isTouched, draft.isOver]).toEqual([false, true]);
    expect([...draft.fields]).toEqual([
      [10, { home: '2', away: '0' }],
      [WHOLE_MATCH, { home: '3', away: '1' }],
    ]);
  });

  it('RSL-9 the score and what it leaves are no results that change', () => {
    const line = (what: string, after: unknown) => ({ what, before: null, after });
    const lines = [line('resultScore', '1:0'), line('resultLeft', 1), line('1X2 #h', 'result.2')];
    expect(effectFigures([...lines, line('코너킥 #c', 'result.left'), line('resultBets', 3)])).toMatchObject({
      ...{ selections: 1, bets: 3 },
    });
  });
});
