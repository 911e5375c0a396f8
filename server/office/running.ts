/** The telling that the figures of the day are others: once a second at most, while an operator looks (OPR-8). */
import type { Clock } from '../clock.ts';
import type { LoggedEvent } from '../events/eventLog.ts';
import type { Processes } from '../processes.ts';
import type { Store } from '../store/store.ts';
import type { StreamHub } from '../streams/streamHub.ts';
import { tellOfficeDocument } from './tellOffice.ts';

export interface TodayTeller {
  /** Events that were handed on; does not throw. */
  readonly note: (events: readonly LoggedEvent[]) => void;
  /** Tells it if anything was noted since. */
  readonly tell: () => Promise<void>;
}

/** Tells nothing while no operator has a stream open in this process. @param counts of all processes */
export function createTodayTeller(
  store: Store,
  clock: Clock,
  hub: StreamHub,
  counts: Processes['counts'],
): TodayTeller {
  let isOther = true;
  let online = '';
  return {
    note(events) {
      // Bets, money and sessions of members; of everybody's facts only how the feeds are.
      isOther ||= events.some(
        ({ stream, envelope }) => stream.startsWith('bets:') || envelope.includes('"ProducerStateChanged"'),
      );
    },
    async tell() {
      if (hub.online().office === 0) return;
      const { members, bets, office } = counts();
      const now = `${members} ${bets} ${office}`;
      if (!isOther && now === online) return;
      [isOther, online] = [false, now];
      await store.write((tx) => tellOfficeDocument(tx, 'today', clock.now()));
    },
  };
}
