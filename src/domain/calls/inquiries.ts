/** Calls of the customer centre (COM-05): what members ask, and what operators answer. */
import { z } from 'zod';
import { memberCommand } from '../commands/memberCommand.ts';
import {
  FurtherQuestion,
  Inquiry,
  INQUIRY_REASONS,
  InquiryId,
  InquiryTopic,
  NewInquiry,
} from '../inquiries/inquiry.ts';
import type { HttpCall } from './httpCall.ts';

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

/**
 * Inquiries that wait for an answer, the longest first, a hundred at most, and the answers that are given often.
 *
 * @ours
 */
export const waitingInquiriesCall = {
  method: 'GET',
  path: '/operator/inquiry',
  caller: 'administrator',
  answer: z.object({
    waiting: z.array(Inquiry.extend({ memberId: z.string() })).max(100),
    canned: z.array(z.object({ id: z.string().max(40), topic: InquiryTopic, text: z.string().max(2_000) })).max(100),
  }),
} as const satisfies HttpCall;

/**
 * Answers an inquiry, in own words or by one of the answers that are given often. 404 `unknownMember` where it is nobody's, or closed.
 *
 * @ours
 */
export const answerInquiryCall = {
  method: 'POST',
  path: '/operator/inquiry',
  caller: 'administrator',
  body: z.union([
    z.strictObject({ id: InquiryId, text: z.string().min(1).max(2_000) }),
    z.strictObject({ id: InquiryId, canned: z.string().min(1).max(40) }),
  ]),
  answer: z.object({ id: InquiryId }),
  refusal: 'form',
} as const satisfies HttpCall;
