/** Articles as one member may see them, and the page of their list (`domain/lists/articleList.ts`). */
import { sql } from 'kysely';
import { partOf, type Article, type WrittenArticle } from '../../src/domain/articles/article.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { ArticleFilter } from '../../src/domain/lists/articleList.ts';
import type { HouseArticle } from '../../src/domain/office/house.ts';
import { storedHtml } from '../../src/house-html/storedHtml.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import type { ArticleTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';

/** Of one that was withdrawn nothing is told but that it was there. */
export function articleOf(row: ArticleTable, isRead: boolean): Article {
  const { id, shelf, title, picture, starts_at: startsAt, ends_at: endsAt, at, changed_at: changedAt } = row;
  const isWithdrawn = row.withdrawn_at !== null;
  const said = isWithdrawn ? { summary: '', contents: '' } : { summary: row.summary, contents: row.contents };
  return { id, shelf, title, ...said, picture, startsAt, endsAt, isWithdrawn, at, changedAt, isRead };
}

/** As whoever writes for the house sees it: whole, also where it was withdrawn. */
export function houseArticleOf(row: ArticleTable): HouseArticle {
  const { isRead: _isRead, ...told } = articleOf(row, false);
  return { ...told, summary: row.summary, contents: row.contents };
}

/**
 * The row of what an operator wrote: its HTML as the house may say it (ART-3).
 *
 * @param at when it was first said, epoch ms
 */
export function writtenRow(
  written: Omit<WrittenArticle, 'id'>,
  id: string,
  at: number,
  changedAt: number | null = null,
): ArticleTable {
  const { shelf, title, summary, contents, picture, startsAt, endsAt } = written;
  return {
    ...{ id, part: partOf(shelf), shelf, title, summary, contents: storedHtml(contents), picture },
    ...{ starts_at: startsAt, ends_at: endsAt, at, changed_at: changedAt, withdrawn_at: null },
  };
}

/** Stores a row in the place of whatever had its id. */
export async function storeArticle(tx: Work, row: ArticleTable): Promise<void> {
  const { id: _id, ...rest } = row;
  await tx
    .insertInto('articles')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

export const readArticle = (tx: Work, id: string): Promise<ArticleTable | undefined> =>
  tx.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst();

const isReadBy = (memberId: MemberId) =>
  sql<number>`EXISTS (SELECT 1 FROM article_reads WHERE article_id = articles.id AND member_id = ${memberId})`;

export async function readArticlePage(tx: Work, asked: RowsAsked<ArticleFilter>): Promise<Article[]> {
  const { memberId, filter, after, limit } = asked;
  const rows = await tx
    .selectFrom('articles')
    .selectAll('articles')
    .select(isReadBy(memberId).as('is_read'))
    .$if(filter.article === undefined, (query) => query.where('withdrawn_at', 'is', null))
    .$if(filter.article !== undefined, (query) => query.where('id', '=', filter.article ?? ''))
    .$if(filter.part !== undefined, (query) => query.where('part', '=', filter.part ?? 'event'))
    .$if(filter.shelf !== undefined, (query) => query.where('shelf', '=', filter.shelf ?? 'event'))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(at, id) < (${after?.at ?? 0}, ${after?.id ?? ''})`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ is_read, ...row }) => articleOf(row, is_read === 1));
}
