/** The states of both marks, and what they differ by (INS-9). The old ones stay until the new ones are there. */
import { useEffect, useState } from 'react';
import { namedDifference, type RowPair } from '../../../db/recording/inspection/namedDifference.ts';
import { partedRows } from '../../../db/recording/inspection/partedRows.ts';
import type { RecordedState } from '../../../db/recording/recordedState.ts';
import type { InspectorProps } from './inspectorProps.ts';

export interface States {
  readonly a: RecordedState;
  readonly b: RecordedState;
}

/** @param a @param b places; `undefined` until the first two are made */
export function useStates({ stateAt }: Pick<InspectorProps, 'stateAt'>, a: number, b: number): States | undefined {
  const [states, setStates] = useState<States>();
  useEffect(() => {
    let isOver = false;
    void (async () => {
      const made = { a: await stateAt(a), b: await stateAt(b) };
      if (!isOver) setStates(made);
    })();
    return () => {
      isOver = true;
    };
  }, [stateAt, a, b]);
  return states;
}

/** What of a member is always shown. */
const OWN_TABLES = ['slips', 'bets', 'members'];

/** @param fixtureId of the game whose fields are all shown */
export const rowsOf = ({ a, b }: States, fixtureIds: readonly string[]): readonly RowPair[] =>
  namedDifference(a, b, { fixtureIds, tables: OWN_TABLES });

/** Rows as folded and as the file wrote them down; `undefined` while they are made and where nobody asks. */
export function usePartedRows(
  { recording }: Pick<InspectorProps, 'recording'>,
  place: number | undefined,
): readonly RowPair[] | undefined {
  const [rows, setRows] = useState<{ readonly place: number; readonly rows: readonly RowPair[] }>();
  useEffect(() => {
    if (place === undefined) return undefined;
    let isOver = false;
    void partedRows(recording, place).then((made) => isOver || setRows({ place, rows: made }));
    return () => {
      isOver = true;
    };
  }, [recording, place]);
  return rows !== undefined && rows.place === place ? rows.rows : undefined;
}
