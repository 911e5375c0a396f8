/** What an entry of the log is about, as its line says it (AUD-1). */
import { describe, expect, it } from 'vitest';
import { targetText } from '../../../src/app/office/pages/audit/targetText.ts';
import type { AuditEntry } from '../../../src/domain/office/audit.ts';

const entry = (said: Partial<AuditEntry>): AuditEntry => ({
  ...{ seq: 1, at: 1, operatorId: null, name: '', role: null, from: '', device: '', act: 'setting', target: '' },
  ...{ member: null, amount: null, reason: '', before: null, after: null, outcome: 'done', proposedBy: null },
  ...{ effectHash: null, previousHash: '', hash: '', ...said },
});

describe('what an entry is about', () => {
  it.each([
    [{ target: 'setting:siteNoticeFlg' }, '사이트 점검'],
    [{ target: 'level:3' }, 'Lv.3'],
    [{ target: 'article:x', after: { title: '점검 안내' } }, '점검 안내'],
    [{ target: 'article:x' }, 'article:x'],
    [{ target: 'mailing:x', after: { title: '점검 안내' } }, '점검 안내'],
    [{ target: '', amount: 0, after: { title: '점검 안내' } }, '점검 안내'],
    [{ target: 'result:77', amount: 24_500 }, '경기 77 · 24,500원'],
    [{ target: 'selection:77:1' }, '선택 · 경기 77'],
    [{ target: 'market:77:1:' }, '마켓 · 경기 77'],
    [{ target: 'all' }, '전체'],
    [{ target: 'charge:1', member: '한판승부', amount: 50_000 }, '한판승부 · 50,000원'],
    [{ target: 'cap:sport:6046' }, 'cap:sport:6046'],
    [{ target: '' }, ''],
  ])('AUD-1 of %j is said in words', (said, text) => {
    expect(targetText(entry(said))).toBe(text);
  });
});
