/** The articles that a demo house begins with. */
import type { Work } from '../store/store.ts';
import { storeArticle, writtenRow } from './articleRows.ts';
import { houseArticles } from './copy/houseArticles.ts';

/** Between two of them, so that they have an order; ms. */
const APART_MS = 3_600_000;

/** @param now epoch ms */
export async function seedArticles(tx: Work, now: number): Promise<void> {
  for (const [place, { id, span, ...words }] of houseArticles.entries()) {
    const written = { ...words, picture: null, startsAt: null, endsAt: null };
    const [from, until] = span ?? [];
    const spanned =
      from === undefined || until === undefined ? written : { ...written, startsAt: now + from, endsAt: now + until };
    await storeArticle(tx, writtenRow(spanned, id, now - (place + 1) * APART_MS));
  }
}
