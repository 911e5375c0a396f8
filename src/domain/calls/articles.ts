/** Calls about articles of the house (COM-02, rules ART): what members have read, and what operators write. */
import { z } from 'zod';
import { Article, ArticleId, WrittenArticle } from '../articles/article.ts';
import { memberCommand } from '../commands/memberCommand.ts';
import type { HttpCall } from './httpCall.ts';

/** Says that articles were read; ids that none has change nothing. */
export const readArticlesCall = memberCommand({
  path: '/article/read',
  given: z.strictObject({ ids: z.array(ArticleId).min(1).max(50) }),
  done: z.object({ count: z.number().int().min(0) }),
  reasons: [],
});

/**
 * The newest articles, withdrawn ones among them, two hundred at most.
 *
 * @ours
 */
export const writtenArticlesCall = {
  method: 'GET',
  path: '/operator/article',
  caller: 'administrator',
  answer: z.array(Article.omit({ isRead: true })).max(200),
} as const satisfies HttpCall;

/**
 * Writes an article, or changes the one of `id`. HTML is stored as the house may say it: other tags, attributes and addresses are gone. 404
 * `unknownMember` where an `id` is nobody's.
 *
 * @ours
 */
export const writeArticleCall = {
  method: 'POST',
  path: '/operator/article',
  caller: 'administrator',
  body: WrittenArticle,
  answer: z.object({ id: ArticleId }),
  refusal: 'form',
} as const satisfies HttpCall;

/**
 * Takes an article back: its text leaves every list. 404 `unknownMember` where it is nobody's.
 *
 * @ours
 */
export const withdrawArticleCall = {
  method: 'POST',
  path: '/operator/article/withdraw',
  caller: 'administrator',
  body: z.strictObject({ id: ArticleId }),
  answer: z.object({ id: ArticleId }),
  refusal: 'form',
} as const satisfies HttpCall;
