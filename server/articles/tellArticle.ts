/** Tells everybody who is signed in, and operators, of an article that came, changed or went (ART-4): whoever comes later asks for the list. */
import { MemberId } from '../../src/domain/kernel/ids.ts';
import { appendToMembers } from '../events/eventLog.ts';
import { rowTold } from '../events/tellMember.ts';
import { tellOfficeDocument } from '../office/tellOffice.ts';
import type { ArticleTable } from '../store/originTables.ts';
import type { Work } from '../store/store.ts';
import { articleOf } from './articleRows.ts';

/** In the transaction that stores the row. @param at epoch ms */
export async function tellArticle(tx: Work, row: ArticleTable, at: number): Promise<void> {
  await tellOfficeDocument(tx, 'house', at);
  const here = await tx
    .selectFrom('sessions')
    .leftJoin('article_reads', (join) =>
      join.onRef('article_reads.member_id', '=', 'sessions.member_id').on('article_reads.article_id', '=', row.id),
    )
    .select(['sessions.member_id', 'article_reads.at as read_at'])
    .distinct()
    .where('sessions.state', '=', 'active')
    .where('sessions.expires_at', '>', at)
    .execute();
  const [read, unread] = [
    rowTold('articles', articleOf(row, true), at),
    rowTold('articles', articleOf(row, false), at),
  ];
  await appendToMembers(
    tx,
    here.map(({ member_id, read_at }) => ({
      memberId: MemberId.parse(member_id),
      event: read_at === null ? unread : read,
    })),
  );
}
