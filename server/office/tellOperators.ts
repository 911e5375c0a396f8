/** Has operators told what is other: of today, and of what is at stake. */
import type { Clock } from '../clock.ts';
import type { FollowedLog } from '../events/followLog.ts';
import type { Processes } from '../processes.ts';
import type { Repeating } from '../repeat.ts';
import type { Store } from '../store/store.ts';
import type { StreamHub } from '../streams/streamHub.ts';
import { createRiskTeller, type RiskTeller } from './risk/tellRisk.ts';
import { createTodayTeller } from './running.ts';
import { watchOffice } from './watchOffice.ts';

/** What is looked at, and who follows it. */
export interface Telling {
  readonly store: Store;
  readonly clock: Clock;
  readonly hub: StreamHub;
  readonly counts: Processes['counts'];
  readonly follow: FollowedLog['follow'];
  readonly onFailure: (error: unknown) => void;
}

/** Also says where whoever looks at what is at stake says so (RSK-9). */
export interface OperatorsTold extends Repeating {
  readonly lookAtRisk: RiskTeller['look'];
}

/** Tells from now on. */
export function tellOperators({ store, clock, hub, counts, follow, onFailure }: Telling): OperatorsTold {
  const tellToday = createTodayTeller(store, clock, hub, counts);
  follow(tellToday.note);
  const tellRisk = createRiskTeller(store, clock);
  follow(tellRisk.note);
  const also = async () => {
    await tellToday.tell();
    await tellRisk.tell();
  };
  return { ...watchOffice({ store, clock, onFailure, also }), lookAtRisk: tellRisk.look };
}
