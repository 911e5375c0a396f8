/**
 * The lines of a list, each the same object for as long as it says the same: every answer of the local database is made of new rows, and what is drawn
 * of one that did not change is not drawn again.
 */
import type { RunView } from '../../../db/queries/lists.ts';

export interface RowLine<Row> {
  readonly id: string;
  readonly row: Row;
}

/** Where some rows are not here. */
export interface GapLine<Row> {
  readonly id: string;
  readonly after: RunView<Row>;
}

export type Line<Row> = RowLine<Row> | GapLine<Row>;

export const isRowLine = <Row>(line: Line<Row>): line is RowLine<Row> => 'row' in line;

interface Known<Row> {
  readonly line: RowLine<Row>;
  /** Of its row. */
  readonly text: string;
}

export class SteadyLines<Row> {
  #known: ReadonlyMap<string, Known<Row>> = new Map();

  of(runs: readonly RunView<Row>[], idOf: (row: Row) => string): readonly Line<Row>[] {
    const known = new Map<string, Known<Row>>();
    const lines = runs.flatMap((run, index): readonly Line<Row>[] => {
      const rows = run.rows.map((row) => {
        const steady = this.#lineOf(idOf(row), row);
        known.set(steady.line.id, steady);
        return steady.line;
      });
      const last = rows.at(-1)?.id ?? String(index);
      return index === runs.length - 1 ? rows : [...rows, { id: `after ${last}`, after: run }];
    });
    this.#known = known;
    return lines;
  }

  #lineOf(id: string, row: Row): Known<Row> {
    const before = this.#known.get(id);
    const text = JSON.stringify(row);
    return before?.text === text ? before : { line: { id, row }, text };
  }
}
