/**
 * Where a feed's reports arrive: parsed, compared with what is on offer, and stored with the events that follow. Deliveries run one after the
 * other, whatever the feed does; many that wait already may share a transaction, and are judged one by one all the same.
 */
import { breathe } from '../breathe.ts';
import type { Clock } from '../clock.ts';
import type { FeedComplaint, FeedDelivery, FeedReport, FeedSink } from '../feed/feed.ts';
import { readStreamHead } from '../events/eventLog.ts';
import type { Tailer } from '../events/tailer.ts';
import type { DisputedResult } from '../settlement/recordResults.ts';
import { holdsNulOrHalf } from '../store/storableText.ts';
import type { Store, Work } from '../store/store.ts';
import { FeedReportSchema } from './feedReportSchema.ts';
import { storePulse } from './feedPulse.ts';
import type { Offer } from './offer.ts';
import { readOverlay, readRevision, type Overlay } from './overlay.ts';
import { planDeliveries, type DeliveryPlan } from './planDelivery.ts';
import { fedOpenAfter, storeDeliveries, type StoredDelivery } from './storeDelivery.ts';

/** How often a delivery that changes nothing is still written down as a sign of life, ms. */
const PULSE_MS = 1_000;
/** Tries to plan against a log that another process keeps writing to. */
const MAX_ATTEMPTS = 8;

const NOTHING_STORED: StoredDelivery = { settledBets: 0, changedResults: 0, disputed: [], correctedGames: 0 };

/** What went through a sink since the process started. */
export interface SinkCounts {
  deliveries: number;
  events: number;
  /** Bets settled in their delivery; the settler counts those behind. */
  settledBets: number;
  /** Reports and lines that no schema accepts. */
  complaints: number;
  /** Reports about fixtures nobody announced, or beyond what one may hold. */
  leftOut: number;
  /** Games of which another score or status was told than before (RES-3). */
  correctedGames: number;
}

/** A sink that says what it took and what it complained about, for `/health`. */
export interface CountingSink extends FeedSink {
  readonly counts: Readonly<SinkCounts>;
  /** The newest complaints, oldest first; at most twenty. */
  readonly complaints: readonly FeedComplaint[];
}

export interface SinkOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly tailer: Tailer;
  readonly offer: Offer;
  /** Throws if this process may no longer write for the feed. */
  readonly fence: (tx: Work) => Promise<void>;
  /** @param hasResults whether bets may have to be settled by it */
  readonly onDelivered: (hasResults: boolean) => void;
  /** Results were committed that nothing is settled by (DIS-3). */
  readonly onDisputed: (disputed: readonly DisputedResult[]) => void;
}

/** A delivery resolves once it is stored; one that throws changed nothing and may be delivered again. */
export function createSink(options: SinkOptions): CountingSink {
  const { clock } = options;
  const counts: SinkCounts = { deliveries: 0, events: 0, settledBets: 0, complaints: 0, leftOut: 0, correctedGames: 0 };
  const complaints: FeedComplaint[] = [];
  let pulseAt = 0;
  let last: Promise<void> = Promise.resolve();
  let laid: Overlay | undefined;
  const overlayNow = () =>
    options.store.read(async (tx) => {
      if (laid === undefined || laid.revision !== (await readRevision(tx))) laid = await readOverlay(tx);
      return laid;
    });

  const complain = (complaint: FeedComplaint) => {
    counts.complaints += 1;
    complaints.push({ ...complaint, detail: complaint.detail.slice(0, 300) });
    if (complaints.length > 20) complaints.shift();
  };
  const acceptable = ({ reports, ...when }: FeedDelivery): FeedDelivery => ({
    ...when,
    reports: reports.filter((report) => isAcceptable(report, complain)),
  });
  const deliver = async (deliveries: readonly FeedDelivery[]) => {
    const accepted = deliveries.map(acceptable);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await options.tailer.caughtUp();
      const at = clock.now();
      const overlay = await overlayNow();
      const plans = planDeliveries(accepted, options.offer, at, overlay);
      const isIdle = plans.every(saysNothing) && at - pulseAt < PULSE_MS;
      const stored = isIdle ? NOTHING_STORED : await store(options, plans, at, overlay.revision);
      if (stored === 'overtaken') continue;
      laid = overlayAfter(overlay, plans);
      if (!isIdle) pulseAt = at;
      counts.deliveries += deliveries.length;
      counts.settledBets += stored.settledBets;
      counts.correctedGames += stored.correctedGames;
      for (const plan of plans) {
        counts.events += plan.events.length;
        counts.leftOut += plan.leftOut;
      }
      await options.tailer.caughtUp();
      if (stored.disputed.length > 0) options.onDisputed(stored.disputed);
      options.onDelivered(stored.changedResults > 0);
      return;
    }
    throw new Error('another process keeps writing to the event stream');
  };
  const deliverEach = (deliveries: readonly FeedDelivery[]) => {
    // A feed may say its next thing at once; readers and bets come first.
    const mine = last.then(breathe).then(() => deliver(deliveries));
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    counts,
    complaints,
    complain,
    deliver: (reports) => deliverEach([{ reports }]),
    deliverEach,
  };
}

/** Of a game that comes and goes in a turn there is no event, though its end or its results may be taken back by it. */
const saysNothing = ({ events, settled, unsettled, ended, notEnded, fedOpen }: DeliveryPlan): boolean =>
  [events, settled, unsettled, ended, notEnded].every((told) => told.length === 0) && fedOpen.size === 0;

/** What this process need not read again, having written it. */
function overlayAfter(before: Overlay, plans: readonly DeliveryPlan[]): Overlay {
  const changed = fedOpenAfter(plans);
  if (changed.size === 0) return before;
  const fedOpen = [...new Map([...before.fedOpen, ...changed])].filter(([, open]) => open.size > 0);
  return { ...before, revision: before.revision + 1, fedOpen: new Map(fedOpen) };
}

function isAcceptable(report: FeedReport, complain: (complaint: FeedComplaint) => void): boolean {
  const parsed = FeedReportSchema.safeParse(report);
  if (parsed.success && !holdsNulOrHalf(report)) return true;
  const issue = parsed.error?.issues[0] ?? { path: [], message: 'a text has a NUL, or half of a letter' };
  complain({ source: 'report', line: 0, detail: `${report.kind} ${issue.path.join('.')}: ${issue.message}` });
  return false;
}

/** Stores plans, unless `events` or the rulings went on since they were made: then they were made against an old offer. */
async function store(
  { store: into, tailer, fence }: SinkOptions,
  plans: readonly DeliveryPlan[],
  at: number,
  revision: number,
): Promise<StoredDelivery | 'overtaken'> {
  return into.write(async (tx) => {
    await fence(tx);
    const { head } = await readStreamHead(tx, 'events');
    if (head !== tailer.offsetOf('events') || revision !== (await readRevision(tx))) return 'overtaken';
    await storePulse(tx, at);
    return storeDeliveries(tx, plans, at);
  });
}
