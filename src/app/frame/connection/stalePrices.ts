/**
 * Which prices are shown as locked, told apart by the part of the feed they come from (SYN-05, rules STL-3, STL-4 and S-14): a part
 * that is down locks its own games and no others. A game that the stream is not of is locked however fresh the connection is (STL-5). Pure.
 */
import { PRODUCERS } from '../../../domain/events/catalogue.ts';
import { isLocked, producerOf, type Producer, type StreamHealth } from '../../../domain/events/connection.ts';
import { isOfTopics, type Topics } from '../../../domain/events/topics.ts';
import { isOnlyNamed, type Fixture } from '../../../domain/sports/fixture.ts';

/** Whether the prices of each part of the feed are locked. All of them are when the connection is stale. */
export type StalePrices = Readonly<Record<Producer, boolean>>;

export const ALL_STALE: StalePrices = { prematch: true, inPlay: true };
export const NONE_STALE: StalePrices = { prematch: false, inPlay: false };

/** @param now epoch ms */
export function stalePricesOf(health: StreamHealth | undefined, now: number): StalePrices {
  return { prematch: isLocked(health, now, 'prematch'), inPlay: isLocked(health, now, 'inPlay') };
}

/** @param followed as it was read with the fixture */
export function isStaleFixture(
  stale: StalePrices,
  followed: Topics,
  fixture: Pick<Fixture, 'status' | 'fixtureId' | 'sportId'>,
): boolean {
  return stale[producerOf(fixture)] || !isOfTopics(followed, fixture);
}

/** Whether a list of games shows a price that its part of the feed does not keep up to date: what its head has a note for. */
export function hasStalePart(stale: StalePrices, fixtures: readonly Pick<Fixture, 'status'>[]): boolean {
  return fixtures.some((fixture) => stale[producerOf(fixture)]);
}

/** Whether a list of games shows a price that the stream is not of: for a moment, after a tab has turned to it. One that is only named shows none. */
export function hasUnfollowed(
  followed: Topics,
  fixtures: readonly Pick<Fixture, 'fixtureId' | 'sportId' | 'markets'>[],
): boolean {
  return fixtures.some((fixture) => !isOfTopics(followed, fixture) && !isOnlyNamed(fixture));
}

export function staleParts(stale: StalePrices): readonly Producer[] {
  return PRODUCERS.filter((producer) => stale[producer]);
}
