/**
 * What becomes of the office by time alone, looked at every second: sessions that are over (OSN-2), leases that nobody renewed (QUE-2) and prices of the house (RSK-6). Several processes on one
 * directory may do it at once: what is over is over once.
 */
import type { Clock } from '../clock.ts';
import { repeat, type Repeating } from '../repeat.ts';
import { prepare, prepareOne } from '../store/prepare.ts';
import type { Store, Work } from '../store/store.ts';
import { expireLeases } from './leases.ts';
import { expirePrices, readOverPrices } from './risk/expirePrices.ts';
import { expireOperatorSessions, isOver } from './officeSessions.ts';
import { tellOfficeDocument } from './tellOffice.ts';

const EVERY_MS = 1_000;

const overLease = prepareOne(({ now }: { readonly now: number }, database) =>
  database.selectFrom('office_leases').select('id').where('until', '<=', now).limit(1),
);

const activeSessions = prepare((_given: object, database) =>
  database.selectFrom('operator_sessions').selectAll().where('state', '=', 'active'),
);

export interface WatchOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
  /** What else is looked at as often. */
  readonly also: () => Promise<void>;
}

/** Begins to look at once; what fails is told and tried again. */
export function watchOffice({ store, clock, onFailure, also }: WatchOptions): Repeating {
  const turn = async () => {
    const now = clock.now();
    if (await store.read((tx) => isDue(tx, now))) await store.write((tx) => end(tx, now));
    await also();
  };
  return repeat(clock, EVERY_MS, turn, onFailure);
}

/** A look that finds nothing writes nothing. */
async function isDue(tx: Work, now: number): Promise<boolean> {
  const lease = await overLease(tx, { now });
  if (lease !== undefined || (await readOverPrices(tx, now)).length > 0) return true;
  const active = await activeSessions(tx, {});
  return active.some((row) => isOver(row, now));
}

async function end(tx: Work, now: number): Promise<void> {
  await expireLeases(tx, now);
  await expirePrices(tx, now);
  const ended = await expireOperatorSessions(tx, now);
  if (ended.length > 0) await tellOfficeDocument(tx, 'operators', now);
}
