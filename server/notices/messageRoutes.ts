/** `/message`: a member's letters, which of them were read, and how many were not (SES-11). */
import type { FastifyReply } from 'fastify';
import {
  deleteLetterCall,
  lettersCall,
  readLetterCall,
  tidyLettersCall,
  unreadCall,
} from '../../src/domain/calls/letters.ts';
import { letterListCall } from '../../src/domain/calls/lists.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Clock } from '../clock.ts';
import { succeed } from '../../src/domain/kernel/decision.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { tellDocument } from '../events/tellMember.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { answerLists } from '../lists/answerLists.ts';
import { answerRefused } from '../session/accountRefusal.ts';
import { unreadCount } from '../session/readMember.ts';
import type { Store, Work } from '../store/store.ts';
import { deleteMessage, markMessageRead, readLetterPage, readMessages, tidyMessages } from './messages.ts';

type Change = (tx: Work, memberId: MemberId, messageId: string, now: number) => Promise<boolean>;

export interface MessageParts {
  readonly store: Store;
  readonly clock: Clock;
}

/** Reading and deleting answer with how many are unread then. */
export function messageRoutes(answer: AnswerCall, { store, clock }: MessageParts): void {
  answer(lettersCall, ({ session }) => store.read((tx) => readMessages(tx, session.memberId)));
  answerLists(answer, store)(letterListCall, readLetterPage);
  answer(unreadCall, ({ session }) => store.read((tx) => unreadCount(tx, session.memberId)));

  // An id that no letter can have is that of none.
  const unknown = ({ reply }: { readonly reply: FastifyReply }) => answerRefused(reply, { reason: 'noSuchMessage' });
  const changeRoute = (call: typeof readLetterCall | typeof deleteLetterCall, change: Change) => {
    answer(
      call,
      async ({ session, params, reply }) => {
        const isThere = await store.write((tx) => change(tx, session.memberId, params.id, clock.now()));
        return isThere ? undefined : unknown({ reply });
      },
      unknown,
    );
  };
  changeRoute(readLetterCall, markMessageRead);
  changeRoute(deleteLetterCall, deleteMessage);
}

/** Many letters by one command: every tab fetches them anew. */
export function letterCommands(command: AnswerCommand): void {
  command(tidyLettersCall, async (tx, { memberId, given, now }) => {
    const count = await tidyMessages(tx, memberId, given, now);
    if (count > 0) await tellDocument(tx, memberId, 'messages', now);
    return succeed({ count });
  });
}
