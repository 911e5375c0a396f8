/**
 * Which prices are shown as locked, told apart by the part of the feed they come from (SYN-05, rules STL-3, STL-4 and S-14): a part
 * that is down locks its own games and no others. Pure.
 */
import { PRODUCERS } from '../../domain/events/catalogue.ts';
import { isLocked, producerOf, type Producer, type StreamHealth } from '../../domain/events/connection.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';

/** Whether the prices of each part of the feed are locked. All of them are when the connection is stale. */
export type StalePrices = Readonly<Record<Producer, boolean>>;

export const ALL_STALE: StalePrices = { prematch: true, inPlay: true };
export const NONE_STALE: StalePrices = { prematch: false, inPlay: false };

/** @param now epoch ms */
export function stalePricesOf(health: StreamHealth | undefined, now: number): StalePrices {
  return { prematch: isLocked(health, now, 'prematch'), inPlay: isLocked(health, now, 'inPlay') };
}

export function isStaleFixture(stale: StalePrices, fixture: Pick<Fixture, 'status'>): boolean {
  return stale[producerOf(fixture)];
}

/** Whether a list of games shows a price that may not be bet on: what its head has a note for. */
export function hasStaleFixture(stale: StalePrices, fixtures: readonly Pick<Fixture, 'status'>[]): boolean {
  return fixtures.some((fixture) => isStaleFixture(stale, fixture));
}

export function staleParts(stale: StalePrices): readonly Producer[] {
  return PRODUCERS.filter((producer) => stale[producer]);
}
