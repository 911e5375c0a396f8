/** Acts of operators (rules OPR-4, AUD-1, TWO): each is one row, done at most once a key, with its right, its reasons and what is shown before. */
import { z } from 'zod';
import { RejectionReason } from '../cashier/moneyRequest.ts';
import { SettingChange } from '../house/settingSchemas.ts';
import { InquiryId } from '../inquiries/inquiry.ts';
import { MAX_ID, MemberId } from '../kernel/ids.ts';
import { memberLine } from '../kernel/memberText.ts';
import { LetterText, Message } from '../notices/message.ts';
import { EffectHash, operatorAct, previewCall } from '../office/operatorAct.ts';
import { Operator } from '../office/operator.ts';
import { PROPOSAL_REASONS } from '../office/proposal.ts';
import { Role } from '../office/roles.ts';
import { PostId, Spoken } from '../posts/post.ts';
import { CalculationAsked } from '../wallet/calculation.ts';
import { CouponCode, CouponId, CouponTerms } from '../wallet/coupon.ts';
import { Purse } from '../wallet/entry.ts';

const UserId = z.string().min(1).max(40);
const RequestId = z.string().min(1).max(MAX_ID);

const Verdict = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('approve'), id: RequestId }),
  z.strictObject({ act: z.literal('reject'), id: RequestId, why: RejectionReason }),
]);

/** Why something that waits is not decided: `notHeld`, nobody took it or somebody else did; `over`, it waits no more. */
const QUEUE_REASONS = ['notHeld', 'over'] as const;

/**
 * Approves a request to charge or to exchange, or rejects it for a reason, by whoever has taken it. `notHeld`, `over`. From the house's bound on another operator
 * confirms an approval.
 *
 * @ours
 */
export const decideRequestCall = operatorAct({
  path: '/request',
  right: 'cashier.decide',
  given: Verdict,
  done: z.object({ id: RequestId, state: z.enum(['approved', 'rejected']) }),
  reasons: QUEUE_REASONS,
  isForTwo: true,
  isOfMoney: true,
});

/**
 * Decides up to fifty requests alike, each by itself: what somebody else has, or is over, is left, and what is above the bound becomes a proposal.
 *
 * @ours
 */
export const decideRequestsCall = operatorAct({
  path: '/requests',
  right: 'cashier.decide',
  given: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('approve'), ids: z.array(RequestId).min(1).max(50) }),
    z.strictObject({ act: z.literal('reject'), ids: z.array(RequestId).min(1).max(50), why: RejectionReason }),
  ]),
  done: z.object({
    outcomes: z
      .array(
        z.object({
          id: RequestId,
          outcome: z.enum(['approved', 'rejected', 'proposed', 'taken', 'over']),
          proposal: z.string().max(MAX_ID).nullable(),
        }),
      )
      .max(50),
  }),
  reasons: [],
  hasEffect: true,
  isOfMoney: true,
});

/**
 * What deciding many at once comes to now.
 *
 * @ours
 */
export const decideRequestsPreviewCall = previewCall(decideRequestsCall);

/**
 * Pays a settlement that a partner asked for, or rejects it in words that they are told. `over`.
 *
 * @ours
 */
export const decideCalculationCall = operatorAct({
  path: '/calculation',
  right: 'cashier.decide',
  given: CalculationAsked.extend({ userId: UserId, isPaid: z.boolean(), words: z.string().max(100).default('') }),
  done: z.object({ state: z.enum(['paid', 'rejected']) }),
  reasons: QUEUE_REASONS,
  isForTwo: true,
  isOfMoney: true,
});

/**
 * Gives a member money or points, or takes some, and tells the member in `words` (MBR-1). `short` where so much is not there; `self`: nobody gives to themselves.
 *
 * @ours
 */
export const adjustPurseCall = operatorAct({
  path: '/purse',
  right: 'purse.adjust',
  given: z.strictObject({
    userId: UserId,
    purse: Purse,
    /** Won or points; below zero for what is taken. */
    delta: z
      .number()
      .int()
      .min(-1_000_000_000)
      .max(1_000_000_000)
      .refine((delta) => delta !== 0),
    /** What the member is told. */
    words: memberLine(100),
  }),
  done: z.object({ balance: z.number().int().min(0) }),
  reasons: ['short', 'self'],
  hasEffect: true,
  needsReason: true,
  isForTwo: true,
  isOfMoney: true,
});

/**
 * What an adjustment comes to now.
 *
 * @ours
 */
export const adjustPursePreviewCall = previewCall(adjustPurseCall);

/**
 * Issues a coupon, to a member or, without one, to whoever registers its number first: the number is told here, once.
 *
 * @ours
 */
export const issueCouponCall = operatorAct({
  path: '/coupon',
  right: 'coupon.issue',
  given: CouponTerms.extend({
    userId: UserId.nullable(),
    /** Until it expires. */
    days: z.number().int().min(1).max(366),
  }),
  done: z.object({ couponId: CouponId, code: CouponCode.nullable() }),
  reasons: [],
  hasEffect: true,
  needsReason: true,
  isForTwo: true,
});

/**
 * What issuing a coupon comes to: its value is what it moves.
 *
 * @ours
 */
export const issueCouponPreviewCall = previewCall(issueCouponCall);

/**
 * Answers an inquiry, in own words or by one of the answers that are given often, by whoever has taken it. `notHeld`, `over`.
 *
 * @ours
 */
export const answerInquiryCall = operatorAct({
  path: '/inquiry',
  right: 'inquiry.answer',
  given: z.union([
    z.strictObject({ id: InquiryId, text: z.string().min(1).max(2_000) }),
    z.strictObject({ id: InquiryId, canned: z.string().min(1).max(40) }),
  ]),
  done: z.object({ id: InquiryId }),
  reasons: QUEUE_REASONS,
});

/**
 * Hides a post or a comment, or shows it: what was looked at and is shown is held by no further report.
 *
 * @ours
 */
export const judgeSpokenCall = operatorAct({
  path: '/post',
  right: 'post.moderate',
  given: Spoken.extend({ state: z.enum(['shown', 'hidden']) }),
  done: z.object({ id: PostId }),
  reasons: [],
});

/**
 * Sends a letter; its HTML is stored as the house may say it. `tooLong`: it is longer than it may be, written so.
 *
 * @ours
 */
export const sendLetterCall = operatorAct({
  path: '/letter',
  right: 'letter.send',
  given: z.strictObject({ userId: UserId, ...LetterText.shape }),
  done: z.object({ id: Message.shape.id }),
  reasons: ['tooLong'],
});

/**
 * Signs a member out at once, in every open tab, as replaced (555) or by the house (556) (MBR-2).
 *
 * @ours
 */
export const endSessionCall = operatorAct({
  path: '/member/session',
  right: 'session.end',
  given: z.strictObject({ userId: UserId, status: z.union([z.literal(555), z.literal(556)]) }),
  done: z.object({ hasEnded: z.boolean() }),
  reasons: [],
});

/**
 * Changes a setting of the house (`src/domain/house/settingSchemas.ts`): its effect is the value before and after, name by name. With `was`, the value that it was made from, what differs from that is
 * changed, and nothing else (OPR-14). `unchanged`: it says that already;
 * `tooLong`: its HTML is longer than it may be once it is written as it may be stored. The bound of two operators is itself changed by two.
 *
 * @ours
 */
export const changeSettingCall = operatorAct({
  path: '/setting',
  right: 'setting.change',
  given: SettingChange,
  done: z.object({ key: z.string() }),
  reasons: ['unchanged', 'tooLong'],
  hasEffect: true,
  needsReason: true,
});

/**
 * What a change of a setting comes to now.
 *
 * @ours
 */
export const changeSettingPreviewCall = previewCall(changeSettingCall);

/**
 * Confirms, refuses or withdraws an act that waits for a second operator. `confirms` is the hash of its row. `ownProposal`: whoever made it may only withdraw it;
 * `changed`: it stands on something else now, and the row says what.
 *
 * @ours
 */
export const decideProposalCall = operatorAct({
  path: '/proposal',
  right: 'queue.see',
  given: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('confirm'), id: RequestId, hash: EffectHash }),
    z.strictObject({ act: z.enum(['refuse', 'withdraw']), id: RequestId }),
  ]),
  done: z.object({
    id: RequestId,
    state: z.enum(['confirmed', 'refused', 'withdrawn']),
    /** Of a confirmed act: what it says it came to, in the words of its own answer. */
    cameTo: z.unknown().optional(),
  }),
  reasons: PROPOSAL_REASONS,
  isOfMoney: true,
});

/**
 * Gives an operator another role, shuts them out, or lets them in again: out at once wherever they are signed in. `self`: nobody does that to themselves.
 *
 * @ours
 */
export const changeOperatorCall = operatorAct({
  path: '/operator',
  right: 'operator.manage',
  given: z.strictObject({ id: MemberId, role: Role, isBlocked: z.boolean() }),
  done: z.object({ id: MemberId, role: Role, isBlocked: z.boolean() }),
  reasons: ['self', 'lastOwner'],
  needsReason: true,
});

/**
 * Makes a member an operator, whose session as a member ends. `already`: they are one; `inPlay`:
 * they have open bets, or money that waits.
 *
 * @ours
 */
export const addOperatorCall = operatorAct({
  path: '/operator/add',
  right: 'operator.manage',
  given: z.strictObject({ userId: UserId, name: Operator.shape.name, role: Role }),
  done: z.object({ id: MemberId, role: Role }),
  reasons: ['already', 'inPlay'],
  needsReason: true,
});
