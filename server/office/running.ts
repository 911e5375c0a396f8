/** What this process knows of the day beside the books, and the telling that its figures are others: once a second at most, while an operator looks (OPR-8). */
import type { Clock } from '../clock.ts';
import type { LoggedEvent } from '../events/eventLog.ts';
import type { ProducerStates } from '../ingest/offer.ts';
import type { Store } from '../store/store.ts';
import type { StreamHub } from '../streams/streamHub.ts';
import { tellOfficeDocument } from './tellOffice.ts';
import type { Running } from './today.ts';

/** As it is at the call. */
export const runningOf = (hub: StreamHub, producers: ProducerStates): Running => ({
  producers,
  online: hub.online(),
  open: hub.counts(),
  behind: hub.behind(),
});

export interface TodayTeller {
  /** Events that were handed on; does not throw. */
  readonly note: (events: readonly LoggedEvent[]) => void;
  /** Tells it if anything was noted since. */
  readonly tell: () => Promise<void>;
}

/** Tells nothing while no operator has a stream open in this process. */
export function createTodayTeller(store: Store, clock: Clock, hub: StreamHub): TodayTeller {
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
      const { office, members, streams } = hub.online();
      if (office === 0) return;
      const now = `${members} ${streams} ${office}`;
      if (!isOther && now === online) return;
      [isOther, online] = [false, now];
      await store.write((tx) => tellOfficeDocument(tx, 'today', clock.now()));
    },
  };
}
