/** Calls about articles of the house (COM-02, rules ART): what members have read. What operators write is an act of theirs. */
import { z } from 'zod';
import { ArticleId } from '../articles/article.ts';
import { memberCommand } from '../commands/memberCommand.ts';

/** Says that articles were read; ids that none has change nothing. */
export const readArticlesCall = memberCommand({
  path: '/article/read',
  given: z.strictObject({ ids: z.array(ArticleId).min(1).max(50) }),
  done: z.object({ count: z.number().int().min(0) }),
  reasons: [],
});
