/** A letter to many members (rules MLG): to everybody, or to the members of a filter of their list, under way until each of them has it. */
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';
import { list } from '../lists/list.ts';
import { Message } from '../notices/message.ts';
import { MemberFilter } from './members.ts';

const Instant = z.number().int().min(0);
const Count = z.number().int().min(0);

export const MailingId = z.string().min(1).max(MAX_ID);

/** Whose letter it is: what the list of members is narrowed to, in its own words; everybody where it asks for nothing. */
export const MailingFilter = MemberFilter.omit({ sort: true });
export type MailingFilter = z.infer<typeof MailingFilter>;

/** `sending`: some have it yet to come; `stopped`: those who had not got it never do. */
export const MAILING_STATES = ['sending', 'sent', 'stopped'] as const;

/** A mailing as operators see it: how far it is. */
export const Mailing = z.object({
  id: MailingId,
  title: Message.shape.title,
  filter: MailingFilter,
  /** Name of the operator who said it, whoever confirmed it. */
  by: z.string().max(40),
  /** Epoch ms. */
  at: Instant,
  /** Whose it was when it was sent. */
  members: Count,
  /** Who has it. */
  sent: Count,
  /** Who was kept out, or became an operator, before it reached them. */
  leftOut: Count,
  state: z.enum(MAILING_STATES),
  /** Epoch ms; `null` while it is under way. */
  endedAt: Instant.nullable(),
});
export type Mailing = z.infer<typeof Mailing>;

/** The newest first. */
export const mailingList = list({
  path: '/office/mailings',
  caller: 'operator',
  right: 'letter.send',
  row: Mailing,
  filter: z.strictObject({}),
  pageSize: 20,
  keyOf: ({ at, id }) => ({ at, id }),
  fits: () => true,
});
