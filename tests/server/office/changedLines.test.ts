/** What a change of the house comes to, line by line (OPR-9). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedLines, removedLines } from '../../../server/office/house/changedLines.ts';

const row = (id: string, text: string) => ({ id, text });

describe('what a change comes to', () => {
  it('OPR-9 names what differs, rows by their ids, and what comes or goes part by part', () => {
    expect(changedLines('a', { b: { c: 1, d: 2 } }, { b: { c: 1, d: 3 } })).toEqual([
      { what: 'a.b.d', before: 2, after: 3 },
    ]);
    expect(changedLines('a', [row('x', '1'), row('y', '2')], [row('y', '3')])).toEqual([
      { what: 'a.x.id', before: 'x', after: null },
      { what: 'a.x.text', before: '1', after: null },
      { what: 'a.y.text', before: '2', after: '3' },
    ]);
    expect(changedLines('a', [], [row('x', '1')])).toHaveLength(2);
    expect(changedLines('a', [1, 2], [1, 3])).toEqual([{ what: 'a', before: [1, 2], after: [1, 3] }]);
  });

  it('OPR-9 rows in another order are a difference, and fields in another order are none', () => {
    const [x, y] = [row('x', '1'), row('y', '2')];
    expect(changedLines('a', [x, y], [y, x])).toEqual([{ what: 'a.order', before: ['x', 'y'], after: ['y', 'x'] }]);
    expect(changedLines('a', { b: 1, c: 2 }, { c: 2, b: 1 })).toEqual([]);
    // Beside another difference too; what comes or goes moves nothing.
    expect(changedLines('a', [x, y], [row('y', '3'), x]).map(({ what }) => what)).toEqual(['a.y.text', 'a.order']);
    expect(changedLines('a', [x, y], [y]).map(({ what }) => what)).toEqual(['a.x.id', 'a.x.text']);
  });

  it('OPR-9 rows are named by their ids whatever these are, and numbers keep the order they stand in', () => {
    for (const id of ['constructor', '__proto__', 'toString'])
      expect(changedLines('a', [], [row(id, '1')])).toEqual([
        { what: `a.${id}.id`, before: null, after: id },
        { what: `a.${id}.text`, before: null, after: '1' },
      ]);
    const [one, two] = [row('1', 'x'), row('2', 'y')];
    expect(changedLines('a', [one, two], [row('2', 'z'), one])).toEqual([
      { what: 'a.2.text', before: 'y', after: 'z' },
      { what: 'a.order', before: ['1', '2'], after: ['2', '1'] },
    ]);
  });

  it('OPR-9 more than can be shown is one line, and no name is longer than a line takes', () => {
    const many = Object.fromEntries(Array.from({ length: 81 }, (_, place) => [`n${place}`, place]));
    expect(changedLines('a', {}, many)).toEqual([{ what: 'a', before: {}, after: many }]);
    const lines = changedLines('a', {}, { ['n'.repeat(200)]: 1 });
    expect(lines[0]?.what).toHaveLength(80);
  });

  it('OPR-9 TWO-4 whatever is stored, nothing is said where nothing differs, and something where anything does', () => {
    const value = fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text));
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(changedLines('a', before, JSON.parse(JSON.stringify(before)))).toEqual([]);
        if (changedLines('a', before, after).length === 0) expect(after).toEqual(before);
      }),
    );
  });

  it('OPR-10 names a hundred made-up tags, and no more of them than can be read', () => {
    const html = Array.from({ length: 100 }, (_, place) => `<made-up-${place} on${place}=x>`).join('');
    const lines = removedLines(html);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.length).toBeLessThanOrEqual(20);
  });
});
