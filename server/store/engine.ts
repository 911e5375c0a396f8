/**
 * What the databases behind the port say in different words. A statement that both take stands where it is used, and has nothing of this; what only one of them takes
 * is a word here, so that there is one place to look for it.
 */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { OriginTables } from './originTables.ts';

type Words = RawBuilder<unknown>;

/** The words of one database. A unit of work has that of its own as `tx.engine`. */
export interface Engine {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Builds and compiles statements in its dialect, and never runs one. */
  readonly builder: Kysely<OriginTables>;
  /** Between two tables: the first is read first, whatever the planner thinks of that. */
  readonly joinInOrder: Words;
  /** Compares with a pattern whatever the case of its letters. */
  readonly like: Words;
  /** Of a group the column of any row, for one that all its rows agree on. */
  readonly any: (column: Words) => Words;
  /** Of a group the column of the row in which `by` is least. Only beside `min(by)`, and no other least or largest. */
  readonly ofLeast: (column: Words, by: Words) => Words;
  /** Of a group the column of the row in which `by` is largest. Only beside `max(by)`, and no other least or largest. */
  readonly ofLargest: (column: Words, by: Words) => Words;
  /** Whether a text has another in it, letter by letter. */
  readonly contains: (text: Words, part: string) => RawBuilder<boolean>;
  /** A member of the object that a column's JSON is, as text. */
  readonly jsonText: (column: Words, name: string) => Words;
  /** The same of a whole number. */
  readonly jsonWhole: (column: Words, name: string) => Words;
  /** A JSON array of some values of a row. */
  readonly jsonArray: (...values: readonly Words[]) => Words;
  /** A JSON object of some columns of a row, under their names. */
  readonly jsonObject: (...columns: readonly string[]) => Words;
  /** Of all rows a JSON array; empty for none. */
  readonly jsonRows: (value: Words) => Words;
  /** Of all rows a JSON object by a column that has each value once; empty for none. */
  readonly jsonByKey: (key: Words, value: Words) => Words;
  /** A table of one column `value`: the texts of a JSON array. */
  readonly jsonEach: (list: unknown) => Words;
}

const memberPairs = (columns: readonly string[]): Words =>
  sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]));

/** The embedded one, in a data directory. */
export const SQLITE: Engine = {
  name: 'SQLite',
  builder: new Kysely<OriginTables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  joinInOrder: sql`CROSS JOIN`,
  like: sql`LIKE`,
  any: (column) => column,
  // Beside a lone `min` or `max` the other columns are of the row that has it.
  ofLeast: (column) => column,
  ofLargest: (column) => column,
  contains: (text, part) => sql<boolean>`instr(${text}, ${part}) > 0`,
  jsonText: (column, name) => sql`json_extract(${column}, ${sql.lit(`$.${name}`)})`,
  jsonWhole: (column, name) => sql`json_extract(${column}, ${sql.lit(`$.${name}`)})`,
  jsonArray: (...values) => sql`json_array(${sql.join(values)})`,
  jsonObject: (...columns) => sql`json_object(${memberPairs(columns)})`,
  jsonRows: (value) => sql`json_group_array(${value})`,
  jsonByKey: (key, value) => sql`json_group_object(${key}, ${value})`,
  jsonEach: (list) => sql`json_each(${list})`,
};

/** A server of its own. */
export const POSTGRES: Engine = {
  name: 'PostgreSQL',
  builder: new Kysely<OriginTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  // It knows how many rows there are.
  joinInOrder: sql`JOIN`,
  like: sql`ILIKE`,
  any: (column) => sql`min(${column})`,
  ofLeast: (column, by) => sql`(array_agg(${column} ORDER BY ${by}))[1]`,
  ofLargest: (column, by) => sql`(array_agg(${column} ORDER BY ${by} DESC))[1]`,
  contains: (text, part) => sql<boolean>`strpos(${text}, ${part}) > 0`,
  jsonText: (column, name) => sql`(${column}::json ->> ${sql.lit(name)})`,
  jsonWhole: (column, name) => sql`(${column}::json ->> ${sql.lit(name)})::bigint`,
  jsonArray: (...values) => sql`json_build_array(${sql.join(values)})`,
  jsonObject: (...columns) => sql`json_build_object(${memberPairs(columns)})`,
  jsonRows: (value) => sql`coalesce(json_agg(${value}), '[]')`,
  jsonByKey: (key, value) => sql`coalesce(json_object_agg(${key}, ${value}), '{}')`,
  jsonEach: (list) => sql`json_array_elements_text(${list}::json) AS each (value)`,
};
