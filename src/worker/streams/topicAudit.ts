/**
 * Compares what is stored of topics with what heartbeats say of them (S-23). A topic that diverged is followed no more at once, which locks
 * its prices, and its image is asked for: at most once a minute for each, so that a fault of ours is no storm of images.
 */
import type { TopicDigests } from '../../domain/events/frames.ts';
import type { Topic } from '../../domain/events/topics.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { Clock } from '../ports/clock.ts';
import type { TopicalSink } from './streamSink.ts';

/** Between two images of a topic, ms. */
const HEAL_EVERY_MS = 60_000;

export interface TopicAudit {
  /** Compares, unless it still does; does not wait. */
  compare(digests: TopicDigests, at: Position): void;
  stop(): void;
}

export interface TopicAuditDeps {
  readonly topical: Pick<TopicalSink, 'diverged' | 'letGo'>;
  readonly clock: Clock;
  /** When an image of each topic was asked for last, epoch ms; outlives the connection. */
  readonly healedAt: Map<Topic, number>;
  /** So many more were found. */
  onDiverged(topics: readonly Topic[]): Promise<void>;
  /** An image of them is to be asked for now. */
  onDue(): void;
}

/** An image is asked for once a minute at most for each topic, by `healedAt` also across connections (S-23). */
export function createTopicAudit({ topical, clock, healedAt, onDiverged, onDue }: TopicAuditDeps): TopicAudit {
  let isComparing = false;
  let cancel: () => void = () => undefined;

  const compare = async (digests: TopicDigests, at: Position): Promise<void> => {
    const found = await topical.diverged(at, digests);
    if (found.length === 0) return;
    await topical.letGo(found);
    await onDiverged(found);
    const now = clock.now();
    const waits = found.map((topic) => (healedAt.get(topic) ?? -Infinity) + HEAL_EVERY_MS - now);
    // A clock that was set back keeps nobody waiting for longer.
    const wait = Math.min(HEAL_EVERY_MS, Math.max(0, ...waits));
    for (const topic of found) healedAt.set(topic, now + wait);
    cancel();
    if (wait === 0) onDue();
    else cancel = clock.after(wait, onDue);
  };

  return {
    compare(digests, at) {
      if (isComparing) return;
      isComparing = true;
      compare(digests, at)
        // Storage that cannot be read is found by whoever writes.
        .catch(() => undefined)
        .finally(() => {
          isComparing = false;
        });
    },
    stop() {
      cancel();
    },
  };
}
