/** Lines of a list that the local database answers anew. */
import { describe, expect, it } from 'vitest';
import { SteadyLines } from '../../../../src/app/frame/lists/steadyLines.ts';

interface Row {
  readonly id: string;
  readonly paid: number;
}
const idOf = ({ id }: Row) => id;
const runOf = (rows: readonly Row[], next: string | null = null) => ({ rows, next: next as never });

describe('lines of a list', () => {
  it('LST-12 are the same objects for rows that say the same, whoever made them, and others for those that changed', () => {
    const lines = new SteadyLines<Row>();
    const before = lines.of(
      [
        runOf([
          { id: 'a', paid: 0 },
          { id: 'b', paid: 0 },
        ]),
      ],
      idOf,
    );
    const after = lines.of(
      [
        runOf([
          { id: 'c', paid: 0 },
          { id: 'a', paid: 0 },
          { id: 'b', paid: 5 },
        ]),
      ],
      idOf,
    );
    expect(after[1]).toBe(before[0]);
    expect(after[2]).not.toBe(before[1]);
    expect(after.map((line) => ('row' in line ? line.row : undefined))).toEqual([
      { id: 'c', paid: 0 },
      { id: 'a', paid: 0 },
      { id: 'b', paid: 5 },
    ]);
  });

  it('LST-7 say between two runs where rows are missing, and after the last nothing', () => {
    const first = runOf([{ id: 'a', paid: 0 }], 'x');
    const lines = new SteadyLines<Row>().of([first, runOf([{ id: 'b', paid: 0 }], 'y')], idOf);
    expect(lines.map(({ id }) => id)).toEqual(['a', 'after a', 'b']);
    expect(lines[1]).toEqual({ id: 'after a', after: first });
  });
});
