/** Tells traders that what is at stake is another thing now (RSK-9): once a second at most, and only while somebody looks. */
import type { Clock } from '../../clock.ts';
import type { LoggedEvent } from '../../events/eventLog.ts';
import type { Store } from '../../store/store.ts';
import { tellOfficeDocument } from '../tellOffice.ts';

/** Whoever looks asks again within this time. Ms. */
const LOOKS_FOR_MS = 60_000;

export interface RiskTeller {
  /** Events that were handed on; does not throw. */
  readonly note: (events: readonly LoggedEvent[]) => void;
  /** Somebody has asked. */
  readonly look: () => void;
  /** Tells it if anything was noted since; called once a second. */
  readonly tell: () => Promise<void>;
}

export function createRiskTeller(store: Store, clock: Clock): RiskTeller {
  let isOther = false;
  let lookedAt = 0;
  return {
    note(events) {
      isOther ||= events.some(
        ({ stream, envelope }) => stream === 'events' || (stream.startsWith('bets:') && envelope.includes('"Bet')),
      );
    },
    look() {
      lookedAt = clock.now();
    },
    async tell() {
      if (!isOther || clock.now() - lookedAt > LOOKS_FOR_MS) return;
      isOther = false;
      await store.write((tx) => tellOfficeDocument(tx, 'risk', clock.now()));
    },
  };
}
