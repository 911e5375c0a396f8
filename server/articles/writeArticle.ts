/** The one way an article is written and taken back, whoever says it (ART-3, ART-4): every open tab hears of it in the transaction that stores it. */
import { Article, type WrittenArticle } from '../../src/domain/articles/article.ts';
import { fail, succeed, type Result } from '../../src/domain/kernel/decision.ts';
import type { ArticleTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';
import { readArticle, storeArticle, writtenRow } from './articleRows.ts';
import { tellArticle } from './tellArticle.ts';

/** An article before and after. */
export interface ArticleChanged {
  /** `undefined` for one that is new. */
  readonly before: ArticleTable | undefined;
  readonly after: ArticleTable;
}

/**
 * What writing comes to; nothing is stored. `tooLong`: its HTML, written as it may be stored, is longer than lists tell.
 *
 * @param now epoch ms
 */
export async function articleAfter(
  tx: Work,
  { id, ...written }: WrittenArticle,
  newId: () => string,
  now: number,
): Promise<Result<ArticleChanged, 'unknown' | 'tooLong'>> {
  const before = id === undefined ? undefined : await readArticle(tx, id);
  if (id !== undefined && before === undefined) return fail('unknown');
  const after =
    before === undefined ? writtenRow(written, newId(), now) : writtenRow(written, before.id, before.at, now);
  return Article.shape.contents.safeParse(after.contents).success ? succeed({ before, after }) : fail('tooLong');
}

/** @param now epoch ms */
export async function writeArticle(
  tx: Work,
  written: WrittenArticle,
  newId: () => string,
  now: number,
): Promise<Result<ArticleChanged, 'unknown' | 'tooLong'>> {
  const changed = await articleAfter(tx, written, newId, now);
  if (!changed.ok) return changed;
  await storeArticle(tx, changed.value.after);
  await tellArticle(tx, changed.value.after, now);
  return changed;
}

/** Its text leaves every list; one that was taken back stays so. @returns `undefined` where there is none */
export async function withdrawArticle(tx: Work, id: string, now: number): Promise<ArticleChanged | undefined> {
  const before = await readArticle(tx, id);
  if (before === undefined) return undefined;
  const after = { ...before, withdrawn_at: before.withdrawn_at ?? now };
  await storeArticle(tx, after);
  await tellArticle(tx, after, now);
  return { before, after };
}
