/** What is stored of the one image that is being fetched in blocks (STREAMS.md, S-25), and the games that stand for pages (S-24). */
import { isPageTopic, topicOfFixture, type Topic, type Topics } from '../../domain/events/topics.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { partialOf, readPartial } from './partialOffer.ts';
import type { PartialOffer, PendingImage } from '../tables/rows.ts';

/** Of each page whose image is here, the games it came to. */
export type Pages = PartialOffer['pages'];

/** Games by name in place of the pages that stand for them (S-24). */
export const withoutPages = (topics: Iterable<Topic>, pages: Pages): Topics =>
  new Set([...topics].flatMap((topic) => (isPageTopic(topic) ? (pages[topic] ?? []).map(topicOfFixture) : topic)));

type Settings = Pick<HanpanDatabase, 'settings'>;

export async function pendingImage(db: Settings): Promise<PendingImage | undefined> {
  const row = await db.settings.get('image');
  return row?.key === 'image' ? row.value : undefined;
}

/** Whether the first games of a partial offer are on their way: of what somebody looks at, nothing has come yet. */
export async function areFirstComing(db: Settings): Promise<boolean> {
  const [partial, image] = await Promise.all([readPartial(db), pendingImage(db)]);
  if (partial === undefined || image === undefined) return false;
  return Object.keys(partial.pages).length === 0 && !image.topics.includes('all');
}

/** Gives it up, with all that came of it. Inside the caller's transaction, of settings and blocks. */
export async function forgetImage(db: Pick<HanpanDatabase, 'settings' | 'blocks'>): Promise<void> {
  await Promise.all([db.settings.bulkDelete(['image', 'progress']), db.blocks.clear()]);
}

/** More pages of a partial offer are here. Inside the caller's transaction. */
export async function storePages(db: Settings, more: Pages): Promise<void> {
  const offer = partialOf(await db.settings.get('partial'));
  if (offer !== undefined) await db.settings.put({ key: 'partial', value: { pages: { ...offer.pages, ...more } } });
}
