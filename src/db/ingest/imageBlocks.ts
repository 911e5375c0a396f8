/**
 * The one image that is being fetched in blocks: what it is, and which of its blocks are here (STREAMS.md, S-25 … S-27). Nothing of it shows
 * before all of it is taken over (`foldImage.ts`); whatever breaks meanwhile, what came stays.
 */
import type { ImageBlocksFrame } from '../../domain/events/frames.ts';
import { formatPosition } from '../../domain/kernel/position.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { feedTables, standAt } from './ingestFeed.ts';
import { forgetImage, pendingImage, withoutPages } from '../records/pendingImage.ts';
import type { BlockRow, PendingImage } from '../tables/rows.ts';
import { holdsTerm } from '../tables/terms.ts';
import type { TermId } from '../tables/termId.ts';

type Begun = 'stored' | 'discontinuous' | 'otherTerm';

/**
 * Begins an image of topics where the stream stands; one that was begun before is given up, but for the blocks they share.
 *
 * @param isReset it takes the place of all that is stored, whose position is no longer worth anything
 */
export async function beginImage(
  db: HanpanDatabase,
  frame: ImageBlocksFrame,
  isReset: boolean,
  term?: TermId,
): Promise<Begun> {
  const tables = [...feedTables(db), db.blocks];
  const { position, digest, blocks, pages } = frame;
  const value: PendingImage = { position, digest, blocks, pages, topics: [...withoutPages(frame.topics, pages)] };
  return db.transaction('rw', tables, async () => {
    if (!(await holdsTerm(db, term))) return 'otherTerm';
    if (isReset) await standEmpty(db, frame);
    else {
      const checkpoint = await db.checkpoints.get('events');
      if (checkpoint === undefined || formatPosition(checkpoint) !== formatPosition(position)) return 'discontinuous';
    }
    const names = new Set<string>(blocks.map(({ name }) => name));
    const stored = await db.blocks.toCollection().primaryKeys();
    const had = stored.filter((name) => names.has(name));
    await db.blocks.bulkDelete(stored.filter((name) => !names.has(name)));
    await db.settings.put({ key: 'image', value });
    await storeProgress(db, value, had);
    return 'stored';
  });
}

/** Nothing on offer that is known, at the image's position: what comes from there on is logged. Inside the caller's transaction. */
async function standEmpty(db: HanpanDatabase, { position, news = [] }: ImageBlocksFrame): Promise<void> {
  const texts = news.map(({ contents }) => contents);
  await standAt(db, { position, fixtures: [], news: texts, topics: new Set(), pages: {} }, [], true);
}

/** Which blocks are missing, in order; none where no image is being fetched. */
export async function missingBlocks(db: HanpanDatabase): Promise<PendingImage['blocks']> {
  return db.transaction('r', [db.settings, db.blocks], async () => {
    const image = await pendingImage(db);
    if (image === undefined) return [];
    const had = new Set<string>(await db.blocks.toCollection().primaryKeys());
    return image.blocks.filter(({ name }) => !had.has(name));
  });
}

/** @returns `false` if it is of no image that is being fetched any more, or the term is over; nothing was written then */
export async function storeBlock(db: HanpanDatabase, block: BlockRow, term?: TermId): Promise<boolean> {
  return db.transaction('rw', [db.settings, db.blocks], async () => {
    const image = await pendingImage(db);
    if (image?.blocks.some(({ name }) => name === block.name) !== true || !(await holdsTerm(db, term))) return false;
    await db.blocks.put(block);
    await storeProgress(db, image, await db.blocks.toCollection().primaryKeys());
    return true;
  });
}

/** Gives the image up: its topics are behind again. */
export async function dropImage(db: HanpanDatabase, term?: TermId): Promise<void> {
  await db.transaction('rw', [db.settings, db.blocks], async () => {
    if (await holdsTerm(db, term)) await forgetImage(db);
  });
}

async function storeProgress(db: HanpanDatabase, image: PendingImage, names: readonly string[]): Promise<void> {
  const known = new Set(names);
  let bytes = 0;
  let had = 0;
  for (const block of image.blocks) {
    bytes += block.bytes;
    if (known.has(block.name)) had += block.bytes;
  }
  await db.settings.put({ key: 'progress', value: { bytes, had } });
}
