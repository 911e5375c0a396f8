/** Calls of the customer centre (COM-05): what members ask. What operators answer is an act of theirs. */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import { FurtherQuestion, INQUIRY_REASONS, InquiryId, NewInquiry } from '../inquiries/inquiry.ts';

const Told = z.object({ id: InquiryId });

/** Asks the customer centre. Files are not taken (0105). */
export const askHouseCall = memberCommand({
  path: '/customer/write',
  given: NewInquiry,
  done: Told,
  reasons: INQUIRY_REASONS,
});

/** Asks on about something that was asked before. */
export const askFurtherCall = memberCommand({
  path: '/customer/further',
  given: FurtherQuestion,
  done: Told,
  reasons: INQUIRY_REASONS,
});

/** Says that an inquiry is settled. */
export const closeInquiryCall = memberCommand({
  path: '/customer/close',
  given: z.strictObject({ id: InquiryId }),
  done: Told,
  reasons: [],
});
