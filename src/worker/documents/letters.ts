/** Reading and deleting letters (SES-11): the origin's answer first, then the list and the unread count as it tells them. */
import { deleteLetterCall, readLetterCall } from '../../domain/calls/letters.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { Message } from '../../domain/notices/message.ts';
import type { AccountFailure, EngineCalls } from '../contract.ts';
import { fetchMember } from '../polls/fetchMember.ts';
import { sendForm } from '../session/accountAnswer.ts';
import { currentCredentials } from '../session/currentCredentials.ts';
import type { Documents, DocumentsDeps } from './documents.ts';

export type Letters = Pick<EngineCalls, 'readMessage' | 'deleteMessage'>;

export function createLetters(deps: DocumentsDeps, documents: Documents): Letters {
  const change = async (
    call: typeof readLetterCall | typeof deleteLetterCall,
    messageId: string,
  ): Promise<Result<null, AccountFailure>> => {
    const params = { id: Message.shape.id.parse(messageId) };
    const signedIn = await currentCredentials(deps.db, deps.vault);
    if (signedIn === undefined) return fail({ kind: 'signedOut' });
    const answer = await sendForm(deps.client, call, { params, credentials: signedIn.credentials });
    // Also after a refusal: a letter that is gone is to leave the list.
    await Promise.all([documents.renew('messages'), fetchMember(deps, signedIn)]);
    return answer.ok ? succeed(null) : answer;
  };
  return {
    readMessage: (messageId) => change(readLetterCall, messageId),
    deleteMessage: (messageId) => change(deleteLetterCall, messageId),
  };
}
