/** Why a price that stands on a page cannot be pressed now (INS-12): everything that holds, and not the first of it alone. Pure. */
import { isLocked, producerOf, type StreamHealth } from '../../events/connection.ts';
import { isOfTopics, type Topics } from '../../events/topics.ts';
import type { Fixture, Selection } from '../../sports/fixture.ts';

/**
 * `over`: its game takes no bets. `settled`, `suspended`: as the feed says. `stream`: the connection is not to be trusted. `producer`: its part of the feed is not
 * up. `unfollowed`: the stream is not of its game.
 */
export const LOCK_REASONS = ['over', 'settled', 'suspended', 'stream', 'producer', 'unfollowed'] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

const OFFERED: ReadonlySet<Fixture['status']> = new Set(['scheduled', 'inPlay']);

interface LockFacts {
  readonly fixture: Pick<Fixture, 'status' | 'fixtureId' | 'sportId'>;
  readonly selection: Pick<Selection, 'status'>;
  readonly health: StreamHealth | undefined;
  readonly followed: Topics;
  /** Epoch ms. */
  readonly now: number;
}

/** @returns nothing for a price that can be pressed */
export function lockReasons({ fixture, selection, health, followed, now }: LockFacts): readonly LockReason[] {
  const isStreamLocked = isLocked(health, now);
  const holds: Readonly<Record<LockReason, boolean>> = {
    over: !OFFERED.has(fixture.status),
    settled: selection.status === 'settled',
    suspended: selection.status === 'suspended',
    stream: isStreamLocked,
    producer: !isStreamLocked && isLocked(health, now, producerOf(fixture)),
    unfollowed: !isOfTopics(followed, fixture),
  };
  return LOCK_REASONS.filter((reason) => holds[reason]);
}
