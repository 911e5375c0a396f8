/** What is recorded of what a browser stores and is asked: a commit as an entry, all rows as a keyframe, each with no more than may leave (RCD-20). */
import { allowRows } from '../../db/recording/allowedRows.ts';
import { countedPseudonyms } from '../../db/recording/pseudonyms.ts';
import type { ToldCommit } from '../../db/recording/toldCommits.ts';
import type { EntryBody, RecordedDatabase } from '../../domain/recording/recording.ts';
import type { KeyframeRows } from '../../domain/recording/keyframeChanges.ts';
import { allowCalls, type AllowedCalls } from './allowedCalls.ts';

/** What may leave, of one session: what stands for an id in it stands for another one in the next. */
export interface Allowed {
  readonly calls: AllowedCalls;
  rows(stored: KeyframeRows): KeyframeRows;
  commit(told: ToldCommit): EntryBody;
}

type ByTable<Value> = Readonly<Record<string, readonly Value[]>>;

export function allowAnew(): Allowed {
  const pseudonym = countedPseudonyms();
  const { row, key, record } = allowRows(pseudonym);
  const put = (db: RecordedDatabase, tables: ByTable<unknown>) => eachOf(tables, (table, one) => row(db, table, one));
  return {
    calls: allowCalls(pseudonym),
    rows: ({ house, member }) => ({ house: put('house', house), member: put('member', member) }),
    commit(told) {
      const { db, logged } = told;
      // Games and boards follow from what was logged.
      const follows = logged.some(({ stream }) => stream === 'events') ? FOLLOWING : NOTHING;
      const cleared = told.cleared.filter((table) => !follows.includes(table));
      const gone = eachOf(without(told.gone, follows), (table, one) => key(db, table, one));
      const rows = put(db, without(told.put, follows));
      const log = logged.flatMap((one) => record(one) ?? []);
      return {
        kind: 'commit',
        db,
        ...(cleared.length === 0 ? {} : { cleared }),
        ...(isEmpty(gone) ? {} : { gone }),
        ...(isEmpty(rows) ? {} : { put: rows }),
        ...(log.length === 0 ? {} : { log }),
      };
    },
  };
}

const NOTHING: readonly string[] = [];
const FOLLOWING: readonly string[] = ['fixtures', 'boards'];

function eachOf<Value>(
  tables: ByTable<Value>,
  allowed: (table: string, one: Value) => unknown,
): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(tables).map(([table, all]) => [
      table,
      all.map((one) => allowed(table, one)).filter((one) => one !== undefined),
    ]),
  );
}

const isEmpty = (tables: ByTable<unknown>): boolean => Object.values(tables).every((rows) => rows.length === 0);

const without = <Rows>(byTable: Readonly<Record<string, Rows>>, tables: readonly string[]): Record<string, Rows> =>
  Object.fromEntries(Object.entries(byTable).filter(([table]) => !tables.includes(table)));
