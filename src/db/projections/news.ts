/** What the ticker says, from the events that say it. */
import type { FeedEvent } from '../../domain/events/catalogue.ts';

/** The texts of the latest `NewsPublished` among events; `undefined` if there is none. */
export function newsOf(events: readonly FeedEvent[]): string[] | undefined {
  const last = events.findLast((event) => event.type === 'NewsPublished');
  return last?.type === 'NewsPublished' ? last.data.news.map((item) => item.contents) : undefined;
}
