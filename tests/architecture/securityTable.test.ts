/** docs/SECURITY.md: its rows name tests that are there, and what does not hold is a question everybody can read (SEC-05). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceTree } from './laws/sourceTree.ts';
import { citationsIn, isThere, tableRows } from './laws/testCitations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const ROW = /^V\d+\.\d+\.\d+$/;

const rows = tableRows(read('docs/SECURITY.md'), ROW).map(([id = '', level = '', , state = '', shown = '']) => ({
  id,
  level,
  state,
  shown,
}));

describe('the table of security', () => {
  it('has every row of these chapters once', () => {
    // As many as the standard has in levels 1 and 2.
    const counts = { V2: 11, V3: 19, V4: 10, V6: 35, V7: 18, V8: 7, V12: 9, V13: 13, V14: 9, V16: 16 };
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [chapter, count] of Object.entries(counts)) {
      expect([chapter, ids.filter((id) => id.startsWith(`${chapter}.`)).length]).toEqual([chapter, count]);
    }
    expect(rows.filter(({ level }) => !['1', '2'].includes(level))).toEqual([]);
  });

  it('names a test that is there for whatever holds', () => {
    const missing = rows
      .filter(({ state }) => state === 'holds')
      .flatMap(({ id, shown }) => {
        const citations = citationsIn(shown);
        if (citations.length === 0 || citations.some(({ title }) => title === '')) return [`${id} names none`];
        return citations.filter((one) => !isThere(root, one)).map(({ file, title }) => `${id}: ${file} ${title}`);
      });
    expect(missing).toEqual([]);
  });

  it('gives a reason for whatever else, and a question for what does not hold', () => {
    const others = rows.filter(({ state }) => state !== 'holds');
    expect(others.filter(({ state, shown }) => !['not', 'not applicable'].includes(state) || shown === '')).toEqual([]);
    const questions = read('docs/open-questions.md');
    const unasked = others.filter(({ id, state }) => state === 'not' && !questions.includes(id));
    expect(unasked).toEqual([]);
  });
});

/** Whoever said where it is may have put it on another machine: `HANPAN_DATABASE`, and nowhere else. */
const DATABASE = 'server/store/postgres/';

it('the origin asks no other machine, but that of its database', () => {
  const asking = /\bfetch\(|from 'node:(?:https|http2|dgram|tls)'|\bconnect\(|\b(?:http|https)\.(?:get|request)\(/;
  const found = readSourceTree(root, ['server']).filter(
    ({ path: name, text }) => !name.startsWith(DATABASE) && asking.test(text),
  );
  expect(found.map(({ path: name }) => name)).toEqual([]);
});
