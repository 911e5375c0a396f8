/**
 * Which tables a recording has, and how a row of each is keyed. What is not named here is in no recording: the logs (their records stand beside the rows),
 * snapshots, blocks, what is kept aside, the fence and the vault.
 */
import type { EntityTable, Table } from 'dexie';
import type { RecordedDatabase } from '../../domain/recording/recording.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';

/** Names of the tables of a database. */
export type TablesOf<Database> = {
  [Name in keyof Database]-?: Database[Name] extends Table<infer _Row, infer _Key> | EntityTable<infer _Any>
    ? Name
    : never;
}[keyof Database] &
  string;

/** Fields of a key; `null` for a table that is in no recording. */
type KeyFields = readonly string[] | null;

const HOUSE = {
  log: null,
  checkpoints: ['stream'],
  snapshots: null,
  settings: ['key'],
  documents: ['name'],
  health: ['stream'],
  quarantine: null,
  fixtures: ['fixtureId'],
  boards: ['page'],
  sessions: ['id'],
  looks: ['tabId'],
  blocks: null,
  namedBoards: ['page'],
  namedLeagues: ['leagueId'],
} as const satisfies Record<TablesOf<HanpanDatabase>, KeyFields>;

const MEMBER = {
  log: null,
  checkpoints: ['stream'],
  snapshots: null,
  settings: ['key'],
  documents: ['name'],
  health: ['stream'],
  quarantine: null,
  slips: ['page'],
  bets: ['betId'],
  members: ['id'],
  lists: ['id'],
  listRows: ['name', 'id'],
  fence: null,
  vault: null,
} as const satisfies Record<TablesOf<MemberDatabase>, KeyFields>;

const TABLES: Readonly<Record<RecordedDatabase, Readonly<Record<string, KeyFields>>>> = {
  house: HOUSE,
  member: MEMBER,
};

/** Names of all tables of a database that a recording has. */
export const recordedTables = (db: RecordedDatabase): readonly string[] =>
  Object.keys(TABLES[db]).filter((name) => TABLES[db][name] !== null);

/** Key of a row as IndexedDB has it, and as a text. */
export interface RowKey {
  readonly key: string | readonly string[];
  readonly text: string;
}

/** @returns `undefined` for a table that no recording has, and for what is no row of it */
export function keyOfRow(db: RecordedDatabase, table: string, row: unknown): RowKey | undefined {
  const fields = Object.hasOwn(TABLES[db], table) ? TABLES[db][table] : null;
  if (fields === null || fields === undefined || typeof row !== 'object' || row === null) return undefined;
  const values = fields.map((field): unknown =>
    Object.hasOwn(row, field) ? (row as Record<string, unknown>)[field] : undefined,
  );
  if (!values.every((value) => typeof value === 'string')) return undefined;
  const [only = ''] = values;
  return values.length === 1 ? { key: only, text: only } : { key: values, text: textOfKey(values) };
}

/** Text of a key as it stands in the database. */
export const textOfKey = (key: unknown): string => (typeof key === 'string' ? key : JSON.stringify(key));

/** A key as it stands in the database, out of its text. */
export function keyOfText(db: RecordedDatabase, table: string, text: string): RowKey['key'] {
  const isOne = TABLES[db][table]?.length === 1;
  return isOne ? text : (JSON.parse(text) as string[]);
}
