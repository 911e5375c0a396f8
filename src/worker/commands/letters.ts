/** Reading and deleting letters (SES-11): the origin's answer first, then the list and the unread count as it tells them. */
import { z } from 'zod';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { deleteLetterCall, readLetterCall } from '../../domain/calls/letters.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { Message } from '../../domain/notices/message.ts';
import type { AccountFailure } from '../contract.ts';
import type { Documents } from '../documents/documents.ts';
import type { OriginClient } from '../http/originClient.ts';
import { fetchMember } from '../polls/fetchMember.ts';
import type { Handlers } from '../serveCalls.ts';
import { sendForm } from '../session/accountAnswer.ts';
import { currentCredentials } from '../session/currentCredentials.ts';
import type { TokenVault } from '../session/tokenVault.ts';

export interface LetterDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly vault: TokenVault;
  readonly documents: Documents;
}

/** Nothing is stored before the origin said yes, so that a letter is never gone here and there still (SES-11). */
export function letterHandlers(deps: LetterDeps): Handlers<'readMessage' | 'deleteMessage'> {
  const { db, client, vault, documents } = deps;
  const change = async (
    call: typeof readLetterCall | typeof deleteLetterCall,
    messageId: string,
  ): Promise<Result<null, AccountFailure>> => {
    const signedIn = await currentCredentials(db, vault);
    if (signedIn === undefined) return fail({ kind: 'signedOut' });
    const answer = await sendForm(client, call, {
      params: { id: messageId },
      credentials: signedIn.credentials,
    });
    // Also after a refusal: a letter that is gone is to leave the list.
    await Promise.all([documents.renew('messages'), fetchMember({ client }, signedIn)]);
    return answer.ok ? succeed(null) : answer;
  };
  const takes = z.tuple([Message.shape.id]);
  return {
    readMessage: { takes, answer: (messageId) => change(readLetterCall, messageId) },
    deleteMessage: { takes, answer: (messageId) => change(deleteLetterCall, messageId) },
  };
}
