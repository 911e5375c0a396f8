/** A member's inquiries, newest first (COM-05); any of them may be answered at any time, so all rows are live. */
import { z } from 'zod';
import { Inquiry, InquiryState } from '../inquiries/inquiry.ts';
import { list, toldRows } from './list.ts';

export const InquiryFilter = z.strictObject({ state: InquiryState.optional() });
export type InquiryFilter = z.output<typeof InquiryFilter>;

export const inquiryList = list({
  path: '/customer',
  caller: 'member',
  row: Inquiry,
  filter: InquiryFilter,
  pageSize: 20,
  keyOf: ({ askedAt, id }) => ({ at: askedAt, id }),
  fits: (row, { state = row.state }) => row.state === state,
  live: toldRows('inquiries', Inquiry, ({ id }) => id),
});
