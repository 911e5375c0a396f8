/** How a stream is asked for: `?topics=…&behind=…&images=…&gather=…&diverged=…` (S-16, S-19, S-23, S-25, LIN-7). */
import { MAX_TOPICS } from '../../domain/events/topics.ts';
import type { Asked } from './streamSink.ts';

interface Manner {
  readonly takesBlocks: boolean;
  /** How long the origin is asked to gather what it sends, ms; one that knows nothing of it sends at once. */
  readonly gatherMs: number | undefined;
  /** Topics found other than the origin's, and not told to it yet. */
  readonly diverged: number;
}

/** @param asked `undefined` where everything is, and nothing else is known of */
export function queryOf(asked: Asked | undefined, { takesBlocks, gatherMs, diverged }: Manner): string {
  if (asked === undefined) return '';
  const topics = asked.topics.size === 0 ? [''] : [...asked.topics];
  const pairs = [...topics.map((topic) => ['topics', topic]), ...[...asked.behind].map((topic) => ['behind', topic])];
  if (takesBlocks) pairs.push(['images', 'blocks']);
  if (gatherMs !== undefined) pairs.push(['gather', `${gatherMs}`]);
  if (diverged > 0) pairs.push(['diverged', `${Math.min(diverged, MAX_TOPICS)}`]);
  return `?${new URLSearchParams(pairs).toString()}`;
}
