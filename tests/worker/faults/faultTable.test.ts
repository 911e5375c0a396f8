/** docs/FAULTS.md names tests; each of them must be there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn, isThere, tableRows, type Citation } from '../../architecture/laws/testCitations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'docs/FAULTS.md'), 'utf8');

interface Row {
  readonly id: string;
  readonly citations: readonly Citation[];
  readonly excuse: string;
}

function rowsOf(document: string): Row[] {
  return tableRows(document, /^[SCPDN]\d+$/).map(([id = '', , , shown = '']) => {
    const citations = citationsIn(shown);
    return { id, citations, excuse: citations.length === 0 ? shown : '' };
  });
}

const missing = (rows: readonly Row[]) =>
  rows.flatMap(({ id, citations }) =>
    citations.filter((citation) => !isThere(root, citation)).map(({ file, title }) => `${id}: ${file} ${title}`),
  );

describe('the table of faults', () => {
  const rows = rowsOf(text);

  it('SYN-05 has every row once, numbered without a gap', () => {
    // As many as were first listed, at least; what is found later is added at the end of its letter.
    const fewest = { S: 18, C: 8, P: 13, D: 10, N: 15 };
    for (const [letter, count] of Object.entries(fewest)) {
      const ids = rows.map(({ id }) => id).filter((id) => id.startsWith(letter));
      expect(ids).toEqual(ids.map((_, index) => `${letter}${index + 1}`));
      expect(ids.length).toBeGreaterThanOrEqual(count);
    }
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
