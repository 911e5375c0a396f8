/** Whether the stored fixtures of topics are the origin's, by what they add up to (STREAMS.md, S-23). */
import type { TopicDigests } from '../../domain/events/frames.ts';
import { topicOfFixture, topicOfSport, type Topic } from '../../domain/events/topics.ts';
import { formatPosition, type Position } from '../../domain/kernel/position.ts';
import { addDigests, digestText } from '../../domain/sports/digest.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { followedTopics } from '../records/followedTopics.ts';
import type { RowSums } from './rowSums.ts';

/**
 * One transaction: what is not stored at that position any more, or not followed, says nothing.
 *
 * @returns topics whose stored fixtures add up to something else
 */
export async function divergedTopics(
  db: HanpanDatabase,
  at: Position,
  digests: TopicDigests,
  rowSums: RowSums,
): Promise<readonly Topic[]> {
  const found = await db.transaction('r', [db.checkpoints, db.settings, db.fixtures], async () => {
    const [checkpoint, followed] = await Promise.all([db.checkpoints.get('events'), followedTopics(db)]);
    if (checkpoint === undefined || formatPosition(checkpoint) !== formatPosition(at)) return undefined;
    const topics = (Object.keys(digests) as Topic[]).filter((topic) => followed.has(topic));
    return { topics, rows: topics.length === 0 ? [] : await db.fixtures.toArray() };
  });
  if (found === undefined) return [];
  const sums = new Map<Topic, number>(found.topics.map((topic) => [topic, 0]));
  for (const row of found.rows) {
    // A row that nobody can read adds nothing, and is missed.
    const read = rowSums.of(row);
    if (read === undefined) continue;
    for (const topic of ['all', topicOfSport(read.sportId), topicOfFixture(row.fixtureId)] as const) {
      const known = sums.get(topic);
      if (known !== undefined) sums.set(topic, addDigests(known, read.sum));
    }
  }
  rowSums.keep(found.rows.length);
  return [...sums].flatMap(([topic, sum]) => (digestText(sum) === digests[topic] ? [] : [topic]));
}
