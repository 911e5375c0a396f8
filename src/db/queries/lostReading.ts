/** Names of what the browser failed with, and of what it then says to every other reading of that transaction and connection. */
const NAMES = /^(Unknown|TransactionInactive|Abort|DatabaseClosed|OpenFailed|InvalidState|PrematureCommit)Error$/;

/** Whether a reading failed because the browser did, not the query: its files, its storage process, a disk without room (D3). */
export function isLostReading(error: unknown): boolean {
  return error instanceof Error && NAMES.test(error.name);
}
