/** What members do with articles of the house: they list them, and say which they have read (ART-5). */
import { readArticlesCall } from '../../src/domain/calls/articles.ts';
import { articlesCall } from '../../src/domain/calls/lists.ts';
import { succeed } from '../../src/domain/kernel/decision.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { tellRow } from '../events/tellMember.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import type { Store } from '../store/store.ts';
import { articleOf, readArticlePage } from './articleRows.ts';

export const articleList = (answer: AnswerCall, store: Store): void =>
  answerLists(answer, store)(articlesCall, readArticlePage);

export function articleCommands(command: AnswerCommand): void {
  command(readArticlesCall, async (tx, { memberId, given: { ids }, now }) => {
    const rows = await tx.selectFrom('articles').selectAll().where('id', 'in', ids).execute();
    let count = 0;
    for (const row of rows) {
      const added = await tx
        .insertInto('article_reads')
        .values({ article_id: row.id, member_id: memberId, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) continue;
      count += 1;
      await tellRow(tx, memberId, 'articles', articleOf(row, true), now);
    }
    return succeed({ count });
  });
}
