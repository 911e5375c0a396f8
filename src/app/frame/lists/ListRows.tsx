/** The rows of a list that are here, one after another, and between them where some are not (LST-7); below them where the list goes on. */
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { RunView } from '../../../db/queries/lists.ts';
import { lists } from '../../kit/copy/lists.ts';
import { ListFoot } from '../../kit/ui/ListFoot.tsx';
import { Windowed, type RowKind, type RowPlace } from '../../kit/windowed/Windowed.tsx';
import * as styles from './ListRows.css.ts';
import { footStateOf, type AskedList } from './footStateOf.ts';
import { isRowLine, SteadyLines, type GapLine, type RowLine } from './steadyLines.ts';

interface RowsProps<Row> {
  readonly list: AskedList;
  readonly runs: readonly RunView<Row>[];
  readonly idOf: (row: Row) => string;
  /** What a row is an element of. */
  readonly kind: RowKind;
  /** How high a row is before it was drawn, px. */
  readonly estimate: number;
  /** Columns of a table. */
  readonly columns?: number;
  /** More rows after these are asked for. */
  readonly onMore?: ((run: RunView<Row>) => void) | undefined;
  /** The same function for the same rows. */
  readonly children: (row: Row, place: RowPlace) => ReactNode;
}

/** Where rows are not here it looks as asking for them goes. */
type ShownLine<Row> = RowLine<Row> | (GapLine<Row> & Pick<RowsProps<Row>, 'list' | 'onMore'>);

const idOfLine = ({ id }: { readonly id: string }) => id;

export function ListRows<Row>(props: RowsProps<Row>) {
  const { list, runs, idOf, kind, estimate, columns, onMore, children } = props;
  const [known] = useState(() => new SteadyLines<Row>());
  const lines = useMemo(() => known.of(runs, idOf), [known, runs, idOf]);
  // A row knows nothing of how asking goes, and is not drawn anew for it; a list without gaps stays the same one.
  const shown = useMemo(
    (): readonly ShownLine<Row>[] =>
      lines.every(isRowLine) ? lines : lines.map((line) => (isRowLine(line) ? line : { ...line, list, onMore })),
    [lines, list, onMore],
  );
  const draw = useCallback(
    (line: ShownLine<Row>, place: RowPlace) =>
      isRowLine(line) ? (
        children(line.row, place)
      ) : (
        <Gap kind={kind} place={place} columns={columns}>
          <GoOn list={line.list} run={line.after} onMore={line.onMore} more={lists.gap} />
        </Gap>
      ),
    [kind, columns, children],
  );
  return (
    <Windowed items={shown} keyOf={idOfLine} estimate={estimate} kind={kind}>
      {draw}
    </Windowed>
  );
}

interface EndProps<Row> extends Pick<RowsProps<Row>, 'list' | 'runs' | 'onMore'> {
  readonly isFull: boolean;
  /** Said at the end of the list. */
  readonly end: string;
}

/** Below the last row. */
export function ListEnd<Row>({ runs, ...rest }: EndProps<Row>) {
  const run = runs.at(-1);
  return run === undefined ? null : <GoOn run={run} {...rest} />;
}

interface GoOnProps<Row> extends Omit<EndProps<Row>, 'runs' | 'isFull' | 'end'> {
  readonly run: RunView<Row>;
  readonly isFull?: boolean;
  readonly end?: string;
  readonly more?: string;
}

function GoOn<Row>({ list, run, onMore, isFull = false, end = lists.end, ...more }: GoOnProps<Row>) {
  return (
    <ListFoot
      {...more}
      state={footStateOf(list, run.next, isFull)}
      end={end}
      onMore={() => {
        if (run.next === null) return;
        onMore?.(run);
        void list.more(run.next);
      }}
    />
  );
}

interface GapProps {
  readonly kind: RowKind;
  readonly place: RowPlace;
  readonly columns: number | undefined;
  readonly children: ReactNode;
}

function Gap({ kind, place: { box, told }, columns, children }: GapProps) {
  if (kind === 'li') {
    return (
      <li {...box} {...told}>
        {children}
      </li>
    );
  }
  const cell = (
    <td className={styles.gap} colSpan={columns}>
      {children}
    </td>
  );
  return kind === 'tr' ? (
    <tr className={styles.gap} {...box} {...told}>
      {cell}
    </tr>
  ) : (
    <tbody className={styles.gap} {...box}>
      <tr className={styles.gap} {...told}>
        {cell}
      </tr>
    </tbody>
  );
}

/** Rows of a table with its head, those that are not drawn among them. */
export const rowCountOf = (runs: readonly RunView<unknown>[]): number =>
  runs.reduce((sum, { rows }) => sum + rows.length, runs.length);
