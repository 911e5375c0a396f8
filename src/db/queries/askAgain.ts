/**
 * Every query of this tab or worker is asked again a moment after a connection of its own ended: what it led to may be another database now,
 * nobody tells of what became of its rows, and the library answers no query that was running then (D4). Others are not told: what ended their
 * connections told them, and each telling all would be as many queries as the square of the tabs. So it is with a database that could not be opened,
 * as on a disk that is full to the last byte: it is tried again, and with it whoever was refused (D3).
 */
import type { HanpanDatabase } from '../tables/database.ts';
import { runAllAgain } from './liveQuery.ts';

/** By then whatever closed the connection has mostly done its work, ms. */
const FIRST_WAIT_MS = 300;
/** While asking itself ends in a closed connection. */
const LONGEST_WAIT_MS = 10_000;

/**
 * @param after calls back once after so many ms; what it gives back cancels
 * @returns how to stop
 */
export function askAgainAfterClosing(
  db: HanpanDatabase,
  after: (ms: number, callback: () => void) => () => void,
): () => void {
  let wait = FIRST_WAIT_MS;
  let cancel: () => void = () => undefined;
  const isWellAgain = () => {
    wait = FIRST_WAIT_MS;
  };
  const ask = () => {
    db.mayOpenAgain();
    runAllAgain();
    cancel = after(LONGEST_WAIT_MS, isWellAgain);
  };
  const askSoon = () => {
    cancel();
    cancel = after(wait, ask);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  };
  const stops = [db.onClosed(askSoon), db.onUnopened(askSoon)];
  return () => {
    for (const stop of stops) stop();
    cancel();
  };
}
