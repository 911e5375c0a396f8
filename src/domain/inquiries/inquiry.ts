/**
 * What a member asks the customer centre (COM-05, rules INQ): turns of the member and of the house, the first one the question. Waiting until the house has
 * answered, closed once the member says that it is settled.
 */
import { z } from 'zod';
import { BetId } from '../kernel/ids.ts';
import { memberText } from '../kernel/memberText.ts';

/** What it is about. */
export const INQUIRY_TOPICS = ['charging', 'betting', 'other'] as const;
export const InquiryTopic = z.enum(INQUIRY_TOPICS);
export type InquiryTopic = z.infer<typeof InquiryTopic>;

/** Whose turn it is, or nobody's. */
export const INQUIRY_STATES = ['waiting', 'answered', 'closed'] as const;
export const InquiryState = z.enum(INQUIRY_STATES);
export type InquiryState = z.infer<typeof InquiryState>;

export const InquiryId = z.string().regex(/^[\w-]{1,40}$/);
/** Characters of one turn. */
export const MOST_ASKED = 1_000;
/** Turns of one inquiry, the house's among them. */
export const MOST_TURNS = 20;
/** Inquiries that may wait at once, and be opened in a day of Seoul (INQ-3). */
export const MOST_WAITING = 5;
export const MOST_A_DAY = 20;
/** Least time between two turns of a member, ms (INQ-3). */
export const LEAST_BETWEEN_MS = 5_000;
/** Inquiries kept of a member; older ones go. */
export const MOST_KEPT = 200;

export const InquiryTurn = z.object({
  by: z.enum(['member', 'house']),
  text: z.string().min(1).max(4_000),
  /** Epoch ms. */
  at: z.number().int(),
});
export type InquiryTurn = z.infer<typeof InquiryTurn>;

/** An inquiry, whole. */
export const Inquiry = z.object({
  id: InquiryId,
  topic: InquiryTopic,
  /** The bet that it is about. */
  betId: BetId.nullable(),
  state: InquiryState,
  /** Epoch ms. */
  askedAt: z.number().int(),
  turns: z.array(InquiryTurn).min(1).max(MOST_TURNS),
});
export type Inquiry = z.infer<typeof Inquiry>;

const Asked = memberText(MOST_ASKED);
export const NewInquiry = z.strictObject({ topic: InquiryTopic, betId: BetId.nullable(), text: Asked });
export const FurtherQuestion = z.strictObject({ id: InquiryId, text: Asked });

/** `tooSoon`: again in `waitMs`; `tooMany`: `most` wait at once, or were asked today; `full`: `most` turns. */
export const INQUIRY_REASONS = ['tooSoon', 'tooMany', 'full'] as const;

/** Characters of a subject. */
const SUBJECT = 60;

/** The first line of the question, which stands for it in the list. */
export function subjectOf({ turns: [first] }: Pick<Inquiry, 'turns'>): string {
  const line = first?.text.split('\n', 1)[0] ?? '';
  const letters = Array.from(line);
  return letters.length <= SUBJECT ? line : `${letters.slice(0, SUBJECT - 1).join('')}…`;
}
