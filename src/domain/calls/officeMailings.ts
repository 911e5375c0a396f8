/** Calls by which operators write to many members at once (rules MLG). A letter to one is in `officeActs.ts`. */
import { z } from 'zod';
import { listCall } from '../lists/listCall.ts';
import { LetterText } from '../notices/message.ts';
import { MailingFilter, MailingId, mailingList } from '../office/mailing.ts';
import { operatorAct, previewCall } from '../office/operatorAct.ts';

/**
 * Letters to many, the newest first, with how many members have each (MLG-5).
 *
 * @ours
 */
export const mailingsCall = listCall(mailingList);

/**
 * Sends a letter to the members of a filter, to everybody where it asks for nothing (MLG-1). `nobody`: no member is of it; `tooLong`: its HTML is longer than it may
 * be, written as the house may say it; `underWay`: ten are. From the house's bound of members on another operator confirms it.
 *
 * @ours
 */
export const sendMailingCall = operatorAct({
  path: '/mailing',
  right: 'letter.send',
  given: z.strictObject({ filter: MailingFilter, ...LetterText.shape }),
  done: z.object({ id: MailingId, members: z.number().int().min(1) }),
  reasons: ['nobody', 'tooLong', 'underWay'],
  hasEffect: true,
  needsReason: true,
});

/**
 * Whom a letter to many would go to now: how many, and the first of them.
 *
 * @ours
 */
export const sendMailingPreviewCall = previewCall(sendMailingCall);

/**
 * Stops a mailing that is under way: who has it keeps it, nobody else gets it (MLG-5). `over`: it is under way no more.
 *
 * @ours
 */
export const stopMailingCall = operatorAct({
  path: '/mailing/stop',
  right: 'letter.send',
  given: z.strictObject({ id: MailingId }),
  done: z.object({ sent: z.number().int().min(0) }),
  reasons: ['over'],
  needsReason: true,
});
