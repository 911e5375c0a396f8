/** What the office's calls need. */
import type { Clock } from '../clock.ts';
import type { Randomness } from '../randomness.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';

/** The store they read and write, by which clock, with which ids, and where refusals are written down. */
export interface OfficeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly securityLog: SecurityLog;
}
