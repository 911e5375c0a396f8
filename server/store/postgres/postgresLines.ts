/** How a line to PostgreSQL is opened, and what its values are here: whole numbers as numbers, truth as 0 and 1, everything else as text, as SQLite has them. */
import { Pool, type ClientConfig } from 'pg';

/** How long a connection, and a lock, is waited for, ms. */
const WAIT_MS = 5_000;
/** The longest that one statement may take, ms: the largest read at a start takes a few seconds. */
const STATEMENT_MS = 60_000;
/** The same of a unit that writes, which keeps all writers of all processes waiting. Its statements take milliseconds, and its commit what a busy disk takes. */
const WRITING_STATEMENT_MS = 15_000;
/** How long a unit may stand still before the server gives it up, ms: it keeps all writers of all processes waiting. */
const IDLE_UNIT_MS = 30_000;
/** Units that read at the same time. */
const READERS = 8;

const [BOOL, INT8, INT2, INT4, FLOAT4, FLOAT8, NUMERIC] = [16, 20, 21, 23, 700, 701, 1_700];

/** @throws RangeError for a sum that cannot be counted with here exactly */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} of the database is no whole number below 2^53`);
  return value;
}

function valueOf(type: number): (text: string) => unknown {
  if (type === INT8 || type === INT4 || type === INT2 || type === NUMERIC) return wholeNumber;
  if (type === FLOAT4 || type === FLOAT8) return Number;
  if (type === BOOL) return (text) => (text === 't' ? 1 : 0);
  return (text) => text;
}

/** Of every connection: commits are on disk when they are told, whatever the database's own setting says. */
export function lineConfig(url: string, statementMs = STATEMENT_MS): ClientConfig {
  return {
    connectionString: url,
    application_name: 'hanpan',
    connectionTimeoutMillis: WAIT_MS,
    // A server that is gone without a word is given up by this side.
    keepAlive: true,
    // By then the server has given it up, if it still does anything.
    query_timeout: Math.ceil(statementMs * 1.1),
    statement_timeout: statementMs,
    lock_timeout: WAIT_MS,
    idle_in_transaction_session_timeout: IDLE_UNIT_MS,
    options: '-c synchronous_commit=on',
    types: { getTypeParser: valueOf },
  };
}

/** One line to write by, and some to read by. */
export interface Lines {
  readonly writing: Pool;
  readonly reading: Pool;
}

/**
 * @param onLost told of a line that broke; the next unit has another
 * @param writingMs the longest that one statement of a unit that writes may take, ms
 */
export function openLines(url: string, onLost: (error: unknown) => void, writingMs = WRITING_STATEMENT_MS): Lines {
  const pool = (max: number, statementMs: number) =>
    new Pool({ ...lineConfig(url, statementMs), max, idleTimeoutMillis: 0 })
      // One that breaks in the middle of a unit says so beside the answer to it as well: unheard, it would end the process.
      .on('connect', (client) => client.on('error', onLost))
      .on('error', () => undefined);
  return { writing: pool(1, writingMs), reading: pool(READERS, STATEMENT_MS) };
}
