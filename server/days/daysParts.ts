/** What the calls of days are answered with. */
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';

export interface DaysParts {
  readonly store: Store;
  readonly clock: Clock;
}
