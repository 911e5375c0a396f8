/** A member's letters, the last sent first (SES-11): any of them may be read or deleted in another tab, so all rows are live. */
import { z } from 'zod';
import { Letter } from '../notices/message.ts';
import { list, numberAsked, toldRows } from './list.ts';

/** `unread` 1: those that nobody has opened. */
export const LetterFilter = z.strictObject({ unread: numberAsked(z.literal(1)).optional() });
export type LetterFilter = z.output<typeof LetterFilter>;

export const letterList = list({
  path: '/letter',
  caller: 'member',
  row: Letter,
  filter: LetterFilter,
  pageSize: 30,
  keyOf: ({ sentAt, id }) => ({ at: sentAt, id }),
  fits: ({ isDeleted, readAt }, { unread }) => !isDeleted && (unread === undefined || readAt === null),
  live: toldRows('letters', Letter, ({ id }) => id),
});
