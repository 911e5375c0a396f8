/** Articles of the house, newest first (COM-02): of a part or a shelf, or one of them. The member's stream tells those that come, change or go. */
import { z } from 'zod';
import { ARTICLE_PARTS, Article, ArticleId, partOf, Shelf } from '../articles/article.ts';
import { list, toldRows } from './list.ts';

/** `article`: one of them, also if it was withdrawn. */
export const ArticleFilter = z.strictObject({
  part: z.enum(ARTICLE_PARTS).optional(),
  shelf: Shelf.optional(),
  article: ArticleId.optional(),
});
export type ArticleFilter = z.output<typeof ArticleFilter>;

export const articleList = list({
  path: '/article',
  caller: 'member',
  row: Article,
  filter: ArticleFilter,
  pageSize: 20,
  keyOf: ({ at, id }) => ({ at, id }),
  fits: (row, { part = partOf(row.shelf), shelf = row.shelf, article }) =>
    article === undefined ? !row.isWithdrawn && partOf(row.shelf) === part && row.shelf === shelf : row.id === article,
  live: toldRows('articles', Article, ({ id }) => id),
});
