/** The pure parts of the office's screens: who is next, what changed, how long is left, what is asked of the log. */
import { describe, expect, it } from 'vitest';
import { auditQuery, NO_CHOICE } from '../../../src/app/office/pages/audit/auditQuery.ts';
import { narrowed, rowAfter, sumOf } from '../../../src/app/office/pages/cashier/filterRows.ts';
import { found } from '../../../src/app/office/frame/found.ts';
import { deskOf, deskPagesOf, pagesOf } from '../../../src/app/office/frame/officePages.ts';
import { cashier } from '../../../src/app/office/copy/cashier.ts';
import { effectName } from '../../../src/app/office/copy/codes.ts';
import { barsOf } from '../../../src/app/office/parts/barsOf.ts';
import { percentText, signedText } from '../../../src/app/office/parts/figureText.ts';
import { rowBeside } from '../../../src/app/office/parts/rowBeside.ts';
import { leftText } from '../../../src/app/office/parts/leftText.ts';
import { changedLines, valueText } from '../../../src/app/office/parts/valueText.ts';
import { pageTitles } from '../../../src/app/kit/copy/pages.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { queueKey, type QueueRow } from '../../../src/domain/office/queue.ts';

const member = { id: MemberId.parse('m1'), userId: 'member1', nickname: 'one', level: 1 };
const row = (id: string, amount: number, kind: 'charge' | 'exchange' = 'charge'): QueueRow => ({
  kind,
  id,
  state: 'waiting',
  since: 0,
  amount,
  member,
  about: kind === 'charge' ? { kind, bonus: null, tether: null, isFirst: false } : { kind, tether: null },
  lease: null,
  proposal: null,
});
const rows = [row('a', 10), row('b', 20, 'exchange'), row('c', 30)];

describe('the queue', () => {
  it('ADM-04 goes to the next and the one before, and stays at the ends', () => {
    const rowFrom = (of: readonly QueueRow[], chosen: string | undefined, step: 1 | -1) => {
      const next = rowBeside(of, queueKey, chosen, step);
      return next && queueKey(next);
    };
    expect(rowFrom(rows, undefined, 1)).toBe('charge:a');
    expect(rowFrom(rows, 'charge:a', 1)).toBe('exchange:b');
    expect(rowFrom(rows, 'charge:c', 1)).toBe('charge:c');
    expect(rowFrom(rows, 'charge:a', -1)).toBe('charge:a');
    expect(rowFrom([], undefined, 1)).toBeUndefined();
  });

  it('ADM-04 chooses what stood after a decided row, else what stood before it', () => {
    expect(rowAfter(rows, 'charge:a')).toBe('exchange:b');
    expect(rowAfter(rows, 'charge:c')).toBe('exchange:b');
    expect(rowAfter([row('a', 1)], 'charge:a')).toBeUndefined();
  });

  it('ADM-04 counts and sums a kind by itself', () => {
    expect(narrowed(rows, 'charge')).toHaveLength(2);
    expect(sumOf(rows, 'charge')).toBe(40);
  });
});

describe('figures', () => {
  it('ADM-02 has as many bars as hours, and shows a small one', () => {
    const shapes = barsOf([0, 1, 1_000_000], 300, 44);
    expect(shapes).toHaveLength(3);
    expect(shapes[1]?.height).toBe(1);
    expect(shapes[2]).toMatchObject({ y: 0, height: 44 });
    expect((shapes[2]?.x ?? 0) + (shapes[2]?.width ?? 0)).toBeCloseTo(300);
  });

  it('ADM-02 leaves room for the hours to come', () => {
    const [first, ...others] = barsOf([5], 300, 44, 24);
    expect(others).toEqual([]);
    expect(first?.width).toBeLessThan(13);
    expect(barsOf([1, 2, 3], 300, 44, 2)[2]?.x).toBeLessThan(300);
  });

  it('ADM-02 writes signs and parts of nothing', () => {
    expect([signedText(1_000), signedText(-1_545_000), signedText(0)]).toEqual(['+1,000', '−1,545,000', '0']);
    expect([percentText(1, 0), percentText(-1, 2), percentText(935, 1_000)]).toEqual(['0.0', '−50.0', '93.5']);
  });

  it('OSN-2 counts what is left down to nothing', () => {
    expect([leftText(872_000), leftText(7_509_000), leftText(-5)]).toEqual(['14:32', '2:05:09', '0:00']);
  });
});

it('CLC-4 ADM-04 a settlement is asked about and told in the points that it is paid in, and not in won', () => {
  const { askPay, askReject, paid, rejected, proposed } = cashier.settlement;
  const told = [askPay('450'), askReject('450'), ...[paid, rejected, proposed].map((say) => say('one', '450'))];
  for (const text of told) {
    expect(text).toContain('정산 450P');
    expect(text).not.toContain('원을');
  }
});

describe('what changed', () => {
  it('AUD-1 is said name by name, with what stayed the same', () => {
    const lines = changedLines({ a: 1, b: 2 }, { b: 2, c: 3 });
    expect(lines.filter(({ isChanged }) => isChanged).map(({ name }) => name)).toEqual(['a', 'c']);
    expect(changedLines(null, null)).toEqual([]);
    expect(changedLines(1, 2)).toHaveLength(1);
    expect(valueText(1_500_000)).toBe('1,500,000');
    expect(valueText(null)).toBe('–');
    expect(valueText('member')).toBe('회원');
    expect(valueText('member', 'mailing.search')).toBe('member');
  });

  it('AUD-1 OPR-9 says words and ids as they are written, be they the name of what every object has', () => {
    for (const id of ['constructor', '__proto__', 'toString']) {
      expect(valueText(id)).toBe(id);
      expect(effectName(id)).toBe(id);
      expect(effectName(`menus.side.${id}.isShown`)).toContain(` · ${id} · `);
      expect(valueText([id, 'rule'], 'menus.side.order')).toBe(`${id} · ${pageTitles.rule}`);
    }
  });

  it('AUD-1 is looked for by what was chosen, and by nothing else', () => {
    expect(auditQuery(NO_CHOICE, 0)).toEqual({});
    const now = Date.UTC(2026, 9, 24, 6, 21);
    const today = auditQuery({ ...NO_CHOICE, search: ' a ', days: 'today', isOfTwo: true }, now);
    expect(today).toEqual({ search: 'a', two: '1', from: String(Date.UTC(2026, 9, 23, 15)) });
  });
});

describe('the frame', () => {
  it('ADM-01 lists what the role may open, and nothing else', () => {
    expect(pagesOf('owner')).toEqual(deskPagesOf('owner'));
    expect([deskOf('owner'), deskOf('partner')]).toEqual(['/admin', '/manager']);
    expect(pagesOf('trader').map(({ id }) => id)).toContain('risk');
    expect(pagesOf('cashier').map(({ id }) => id)).toEqual(['today', 'bets', 'members', 'cashier', 'reports']);
    expect(pagesOf('support').map(({ id }) => id)).toEqual(['today', 'bets', 'members', 'letters', 'support']);
    expect(pagesOf('partner').map(({ id }) => id)).toEqual(['partner']);
  });

  it('ADM-01 finds a command whatever its spaces and case', () => {
    const commands = [{ name: 'Open Cashier' }, { name: 'Sign out' }];
    expect(found(commands, 'opencash')).toEqual([commands[0]]);
    expect(found(commands, '')).toEqual(commands);
  });
});
