/** How old the prices of a question are, where a bad line makes them so (LIN-6): pure, from what is stored. */
import type { LineState } from '../../../domain/events/line.ts';
import { stalenessOf, type StreamHealth } from '../../../domain/events/connection.ts';

/** Younger prices need no word, ms. */
const TOLD_FROM_MS = 3_000;

/**
 * The health is stored with each heartbeat: on a good line that is not late, it says nothing of how old prices are.
 *
 * @param now epoch ms
 * @returns whole seconds; `undefined` where there is nothing to say
 */
export function priceAgeOf(health: StreamHealth | undefined, line: LineState, now: number): number | undefined {
  if (health === undefined || (line === 'good' && stalenessOf(health, now) === 'fresh')) return undefined;
  const asOf = Math.max(health.asOf, health.lastByteAt);
  const ageMs = now - asOf;
  return asOf > 0 && ageMs > TOLD_FROM_MS ? Math.floor(ageMs / 1_000) : undefined;
}
