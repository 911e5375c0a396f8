/** docs/REQUIREMENTS.md names the spec of every requirement of session, chrome, money and service; each of them must be there and carry its id. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn, isThere, tableRows } from './laws/testCitations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/REQUIREMENTS.md'), 'utf8');
const COUNTS = { SES: 15, NAV: 18, WAL: 8, COM: 5, FAIR: 5 };
/** Shown by what no page draws, or without a table of their own: books, texts of members, play money, odds that changed. */
const ELSEWHERE = ['WAL-06', 'COM-05', 'FAIR-01', 'FAIR-02'];
const rows = tableRows(text, /^(?:SES|NAV|WAL|COM|FAIR)-\d{2}$/).map(([id = '', , shown = '', tabs = '']) => ({
  id,
  shown,
  tabs,
}));

describe('the table of requirements', () => {
  it('SES-01 NAV-01 has every row once', () => {
    const ids = Object.entries(COUNTS).flatMap(([family, count]) =>
      Array.from({ length: count }, (_, index) => `${family}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => !ELSEWHERE.includes(id)));
  });

  it.each(rows)('$id is shown in a browser by specs that are there and carry its id', ({ id, shown, tabs }) => {
    const citations = citationsIn(shown);
    expect(citations.filter(({ file, title }) => file.startsWith('e2e/') && title.includes(id))).not.toEqual([]);
    const others = citationsIn(tabs);
    expect([...citations, ...others].filter((citation) => !isThere(root, citation))).toEqual([]);
    // A rule of one tab says why it is.
    expect(others.length > 0 || tabs.trim().length > 10).toBe(true);
  });
});
