/**
 * Statements of a hot path, built and compiled once: what is left of a call is the database's own work. Building and compiling a small query anew takes
 * 60 µs of the 80 that the whole of it does, and a bet asks some dozen (decision 0151).
 */
import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { SQLITE, type Engine } from './engine.ts';
import type { OriginTables } from './originTables.ts';
import type { Work } from './store.ts';

/** Runs the statement with the values of this call. @throws what the database says against them */
export type Prepared<Given, Result> = (tx: Work, given: Given) => Promise<Result>;

/** Stands for a value that comes with the call. It is to be handed to the builder as it is: whatever else is done with it throws. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(`${this.name} is known only when the statement runs`);
  }
}

type Build<Given, Row> = (
  given: Given,
  database: Kysely<OriginTables>,
  engine: Engine,
) => Compilable<Row> | RawBuilder<Row>;

/** A text, and of each of its parameters the name of what is given for it, or its value. */
interface Statement<Given> {
  readonly text: string;
  readonly slots: readonly ({ readonly name: keyof Given } | { readonly value: unknown })[];
}

/**
 * @param build gives the statement. It runs once for each kind of database that is used, at once for SQLite, and knows no values: a statement whose text
 *   depends on one, as that of a list does, is none of these; lists are handed over as JSON and taken apart by `jsonEach`
 */
export function prepare<Given extends object, Row>(build: Build<Given, Row>): Prepared<Given, readonly Row[]> {
  const embedded = statementOf(build, SQLITE);
  let other: Statement<Given> | undefined;
  return async (tx, values) => {
    const { text, slots } = tx.engine === SQLITE ? embedded : (other ??= statementOf(build, tx.engine));
    const parameters = slots.map((slot) => ('name' in slot ? values[slot.name] : slot.value));
    return (await tx.runCompiled(text, parameters)) as readonly Row[];
  };
}

function statementOf<Given extends object, Row>(build: Build<Given, Row>, engine: Engine): Statement<Given> {
  const given = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Given;
  const { sql, parameters } = compiledOf(build(given, engine.builder, engine), engine);
  const slots = parameters.map((parameter) =>
    parameter instanceof Placeholder ? { name: parameter.name as keyof Given } : { value: parameter },
  );
  return { text: sql, slots };
}

/** The same of a statement that gives a row at most. */
export function prepareOne<Given extends object, Row>(build: Build<Given, Row>): Prepared<Given, Row | undefined> {
  const rows = prepare(build);
  return async (tx, values) => (await rows(tx, values))[0];
}

/** A builder of Kysely's compiles by itself, a text of ours with the builder that knows the dialect. */
const compiledOf = <Row>(statement: Compilable<Row> | RawBuilder<Row>, { builder }: Engine): CompiledQuery<Row> =>
  'toOperationNode' in statement && 'isRawBuilder' in statement ? statement.compile(builder) : statement.compile();
