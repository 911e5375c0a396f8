/** Keeps the log bounded while this worker leads, and drops stored fixtures that are damaged, once a term (SYN-01). */
import { retain } from '../db/care/retention.ts';
import { checkFixtures } from '../db/care/soundRows.ts';
import type { HanpanDatabase } from '../db/tables/database.ts';
import { pause, type Clock } from './ports/clock.ts';
import type { Log } from './ports/log.ts';

const RETAIN_EVERY_MS = 60_000;

interface BoundedDeps {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
  readonly log: Log;
}

/** Until `signal` is aborted. Does not reject. */
export async function keepBounded({ db, clock, log }: BoundedDeps, signal: AbortSignal): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    await pause(clock, RETAIN_EVERY_MS, signal);
    if (signal.aborted) return;
    // Once a term, and not while its first screens are drawn.
    if (isFirst)
      await checkFixtures(db, clock.now()).catch(() => {
        log.warn('stored fixtures could not be checked');
      });
    await retain(db, clock.now()).catch(() => {
      log.warn('log could not be compacted');
    });
  }
}
