/** What PostgreSQL says went wrong, as the port tells it. */
import { CommitUnknown, StoreUnavailable } from '../store.ts';

/** Classes of codes that are no fault of a statement, and may be gone in a moment: the line, what the server has left, an operator who stops it. */
const UNAVAILABLE_CLASSES = ['08', '53', '57', '58'];

const UNAVAILABLE: ReadonlyMap<string, string> = new Map([
  ['55P03', 'another process holds the database'],
  ['40001', 'another process came first'],
  ['40P01', 'another process came first'],
  ['25006', 'the database takes no writes: it is a standby now'],
  ['25P03', 'the database gave this unit up: it stood still for too long'],
]);

/** Codes of a line that broke, or never came about. */
const BROKEN_LINE = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|EACCES)$/;
/** What the library says of one without a code. */
const BROKEN_WORDS = /connection (?:terminated|ended|error)|not queryable|timeout|closed the connection/i;

/** A plan that was kept is of the tables as they were before a newer process brought them up to date. */
const isPlanOfBefore = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('cached plan must not change');

/** The five characters of the standard, where the server has answered. */
const sqlStateOf = (error: unknown): string | undefined => {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) && !BROKEN_LINE.test(code) ? code : undefined;
};

/** Whether the line is of no use any more, or holds what the server forgot. */
export function isLineLost(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state === undefined) return isBrokenLine(error);
  return isPlanOfBefore(error) || state === '25P03' || ['08', '57'].includes(state.slice(0, 2));
}

/** As the port tells it: what is no fault of the statement is a store that is not there. Everything else stays what it is. */
export function asStoreFailure(error: unknown): unknown {
  const state = sqlStateOf(error);
  if (state === undefined) {
    return isBrokenLine(error) ? new StoreUnavailable('the database cannot be reached', { cause: error }) : error;
  }
  const known = isPlanOfBefore(error) ? 'the tables were brought up to date meanwhile' : UNAVAILABLE.get(state);
  if (known !== undefined) return new StoreUnavailable(known, { cause: error });
  const isUnavailable = UNAVAILABLE_CLASSES.includes(state.slice(0, 2));
  return isUnavailable ? new StoreUnavailable('the database cannot do it now', { cause: error }) : error;
}

/** A commit that the server refused is none; one that it did not answer may be. */
export function asCommitFailure(error: unknown): unknown {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  return isLineLost(cause) ? new CommitUnknown('whether it was committed is not known', { cause }) : error;
}

/** Whether the line broke, or gave no answer in time: it may never give one. */
export const isBrokenLine = (error: unknown): boolean =>
  BROKEN_LINE.test(codeOf(error)) ||
  (error instanceof Error && codeOf(error) === '' && BROKEN_WORDS.test(error.message));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
