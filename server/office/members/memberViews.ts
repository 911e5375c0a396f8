/** Members as operators see them (MBR-3): a search, one with all that is known, and their ledger. Nothing here writes. */
import {
  memberEntriesCall,
  memberRecordCall,
  membersCall,
  partnersCall,
  sharedDevicesCall,
} from '../../../src/domain/calls/officeMembers.ts';
import { unusualPlayCall } from '../../../src/domain/calls/officeUnusual.ts';
import { memberKey } from '../../../src/domain/office/members.ts';
import { may } from '../../../src/domain/office/roles.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import { copy } from '../../http/copy.ts';
import { memberNamed } from '../../session/memberNamed.ts';
import { readEntryPage } from '../../wallet/entryPage.ts';
import { answerPages } from '../answerPages.ts';
import type { OfficeParts } from '../officeParts.ts';
import { readPartnerNames } from '../partners/readTree.ts';
import { readMemberRecord } from './memberRecord.ts';
import { readSharedDevices } from './sharedDevices.ts';
import { readMemberRows } from './memberRows.ts';
import { shareUnusualPlay } from './unusualPlay.ts';

export function memberViews(answer: AnswerCall, { store, clock }: OfficeParts): void {
  answerPages(answer, store, membersCall, readMemberRows, (row, { sort }) => memberKey(row, sort));

  answerPages(answer, store, sharedDevicesCall, readSharedDevices);

  const unusualPlay = shareUnusualPlay(store);
  answer(unusualPlayCall, () => unusualPlay(clock.now()));

  answer(partnersCall, async () => ({ partners: await store.read(readPartnerNames) }));

  answer(memberRecordCall, async ({ params: { userId }, session: { operator }, reply }) => {
    const asked = { userId, seesActs: may(operator.role, 'audit.see'), now: clock.now() };
    const record = await store.read((tx) => readMemberRecord(tx, asked));
    return record ?? reply.code(404).send({ message: copy.notFound });
  });

  answerPages(answer, store, memberEntriesCall, async (tx, { userId, ...filter }, after, limit) => {
    const memberId = await memberNamed(tx, userId);
    return memberId === undefined ? [] : readEntryPage(tx, { memberId, filter, after, limit });
  });
}
