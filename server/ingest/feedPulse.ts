/**
 * When the feed last said anything, for every process on the directory. Prices of a feed that fell silent cannot be bet on.
 */
import type { ProducerState } from '../../src/domain/events/catalogue.ts';
import { prepare, prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';
import type { ProducerName, ProducerStates } from './offer.ts';

/** Of the table `meta`. */
export const PULSE_KEY = 'feed.reportedAt';

const pulseRow = prepareOne((_given: object, database) =>
  database.selectFrom('meta').select('value').where('key', '=', PULSE_KEY),
);

const putPulse = prepare(({ value }: { readonly value: string }, database) =>
  database
    .insertInto('meta')
    .values({ key: PULSE_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value })),
);

/** Epoch ms of the last delivery; 0 before the first. */
export async function readPulse(tx: Work): Promise<number> {
  const row = await pulseRow(tx, {});
  return row === undefined ? 0 : Number(row.value);
}

/** `at` in epoch ms, in the transaction of the delivery. */
export async function storePulse(tx: Work, at: number): Promise<void> {
  await putPulse(tx, { value: String(at) });
}

/**
 * States as they count: a producer whose feed has been silent for too long is down, whatever it said last.
 *
 * @param silentFor ms since the last delivery
 * @param limit ms
 */
export function effectiveStates(states: Readonly<ProducerStates>, silentFor: number, limit: number): ProducerStates {
  if (silentFor <= limit) return states;
  const names = Object.keys(states) as ProducerName[];
  return Object.fromEntries(names.map((name): [ProducerName, ProducerState] => [name, 'down']));
}
