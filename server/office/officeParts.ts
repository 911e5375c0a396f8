/** What the office's calls need. */
import type { Clock } from '../clock.ts';
import type { Randomness } from '../randomness.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';

export interface OfficeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly securityLog: SecurityLog;
}
