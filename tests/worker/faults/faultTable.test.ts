/** docs/FAULTS.md names tests; each of them must be there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testTitlesOf } from '../../architecture/laws/syntax.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'docs/FAULTS.md'), 'utf8');

interface Citation {
  readonly file: string;
  /** The start of a test's title, or of a part of it; empty for any test of the file. */
  readonly title: string;
}
interface Row {
  readonly id: string;
  readonly citations: readonly Citation[];
  readonly excuse: string;
}

function rowsOf(document: string): Row[] {
  return document.split('\n').flatMap((line) => {
    const cells = line.split(' | ').map((cell) => cell.replaceAll(/^\| ?| ?\|$/g, ''));
    const [id = '', , , shown = ''] = cells;
    if (!/^[SCPDN]\d+$/.test(id)) return [];
    const citations = shown.split('<br>').flatMap((part) => {
      const found = /^`([^`]+\.(?:test|spec)\.tsx?)` ?(.*)$/.exec(part.trim());
      return found === null ? [] : [{ file: found[1] ?? '', title: found[2] ?? '' }];
    });
    return [{ id, citations, excuse: citations.length === 0 ? shown : '' }];
  });
}

const titlesIn = (file: string): readonly string[] => {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? testTitlesOf({ path: file, text: readFileSync(absolute, 'utf8') }) : [];
};
const missing = (rows: readonly Row[]) =>
  rows.flatMap(({ id, citations }) =>
    citations
      .filter(({ file, title }) => !titlesIn(file).some((known) => known.includes(title)))
      .map(({ file, title }) => `${id}: ${file} ${title}`),
  );

describe('the table of faults', () => {
  const rows = rowsOf(text);

  it('SYN-05 has every row once', () => {
    const counts = { S: 18, C: 8, P: 13, D: 10, N: 15 };
    const ids = Object.entries(counts).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
    );
    expect(rows.map((row) => row.id)).toEqual(ids);
  });

  it('SYN-05 names tests that are there', () => {
    expect(missing(rows)).toEqual([]);
  });

  it('SYN-05 says why where it names none', () => {
    const unexcused = rows.filter((row) => row.citations.length === 0 && !row.excuse.startsWith('not tested here'));
    expect(unexcused).toEqual([]);
  });

  it('SYN-05 notices a title or a file that is not there', () => {
    const made = (shown: string) => missing(rowsOf(`| S1 | cut | resumes | ${shown} |`));
    expect(made('`tests/worker/faults/faultTable.test.ts` SYN-05 names tests that are there')).toEqual([]);
    expect(made('`tests/worker/faults/faultTable.test.ts` SYN-05 sings')).toHaveLength(1);
    expect(made('`tests/worker/faults/gone.test.ts`')).toHaveLength(1);
  });
});
