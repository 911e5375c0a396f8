/** Calls about letters of the house (SES-11). A changed count of unread ones is `UnreadCountChanged` on `bets`. */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { Message } from '../notices/message.ts';
import type { HttpCall } from './httpCall.ts';

/** What a member does with one letter. */
const ofOneLetter = {
  caller: 'member',
  budget: 'letters',
  timeoutMs: 6_000,
  params: z.object({ id: Message.shape.id }),
  answer: null,
  refusal: 'form',
} as const;

/**
 * Newest first, two hundred at most.
 *
 * @ours
 */
export const lettersCall = {
  method: 'GET',
  path: '/message',
  caller: 'member',
  timeoutMs: 5_000,
  answer: z.array(Message).max(200),
} as const satisfies HttpCall;

/** How many letters are unread. */
export const unreadCall = {
  method: 'GET',
  path: '/message/unread',
  caller: 'member',
  answer: z.number().int().min(0),
} as const satisfies HttpCall;

/**
 * 404 `noSuchMessage`. Reading it again changes nothing.
 *
 * @ours
 */
export const readLetterCall = {
  method: 'POST',
  path: '/message/:id/read',
  ...ofOneLetter,
} as const satisfies HttpCall;

/**
 * 404 `noSuchMessage`.
 *
 * @ours
 */
export const deleteLetterCall = {
  method: 'DELETE',
  path: '/message/:id',
  ...ofOneLetter,
} as const satisfies HttpCall;

const Ids = z.array(Message.shape.id).max(200);

/** Deletes or reads many letters at once, or reads all whatever `ids` are; ids that no letter of the member has change nothing. */
export const tidyLettersCall = memberCommand({
  path: '/message/tidy',
  given: z.strictObject({ act: z.enum(['delete', 'read', 'readAll']), ids: Ids }),
  done: z.object({ count: z.number().int().min(0) }),
  reasons: [],
});
