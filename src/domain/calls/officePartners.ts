/** Calls of partners (rules MGR): their tree, what it rolls, taking it out, and giving to those below. A partner sees and moves what is below them alone. */
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';
import { memberLine } from '../kernel/memberText.ts';
import { numberAsked } from '../lists/list.ts';
import { officeCall, operatorAct, previewCall } from '../office/operatorAct.ts';
import { PartnerMemberRecord, PartnerProduct, PartnerRates, PartnerView } from '../office/partners.ts';

const READ_MS = 8_000;
const UserId = z.string().min(1).max(40);
const MOST_MOVED = 100_000_000;

const Span = z.object({
  from: numberAsked(z.number().int().min(0)),
  until: numberAsked(z.number().int().min(0)),
});

/**
 * A partner with all below them, of a span of days of Seoul, epoch ms (MGR-1, MGR-3): without `partner` whoever asks, or the first there is. 404 for nobody, and for who is
 * not below whoever asks.
 *
 * @ours
 */
export const partnerViewCall = officeCall({
  method: 'GET',
  path: '/office/partner',
  right: 'tree.see',
  timeoutMs: READ_MS,
  query: Span.extend({ partner: UserId.optional() }),
  answer: PartnerView,
});

/**
 * What a partner is told of a member below them (MGR-2). 404 for anybody else.
 *
 * @ours
 */
export const partnerMemberCall = officeCall({
  method: 'GET',
  path: '/office/partner/member/:userId',
  right: 'tree.see',
  timeoutMs: READ_MS,
  params: z.object({ userId: UserId }),
  answer: PartnerMemberRecord,
});

/**
 * The members of a partner's tree with what they staked, as a file.
 *
 * @ours
 */
export const partnerFileCall = officeCall({
  method: 'GET',
  path: '/office/partner.csv',
  right: 'tree.see',
  query: Span.extend({ partner: UserId.optional() }),
  answer: 'text/csv',
});

/**
 * Asks for rolling of a product as money (MGR-4): paid when another operator confirms it. `short`: no more than `balance` is there.
 *
 * @ours
 */
export const withdrawRollingCall = operatorAct({
  path: '/partner/withdraw',
  right: 'tree.withdraw',
  given: z.strictObject({ partner: UserId, product: PartnerProduct, amount: z.number().int().min(1).max(MOST_MOVED) }),
  done: z.object({ id: z.string().max(MAX_ID) }),
  reasons: ['short'],
  hasEffect: true,
  needsReason: true,
  isForTwo: true,
  isOfMoney: true,
});

/**
 * What taking it out comes to now.
 *
 * @ours
 */
export const withdrawRollingPreviewCall = previewCall(withdrawRollingCall);

/**
 * Gives a member below from a partner's own money, or takes it back to it (MGR-5), with words that the member is told. `short`: no more than `balance` is there.
 *
 * @ours
 */
export const adjustBelowCall = operatorAct({
  path: '/partner/adjust',
  right: 'tree.adjust',
  given: z.strictObject({
    partner: UserId,
    userId: UserId,
    delta: z
      .number()
      .int()
      .min(-MOST_MOVED)
      .max(MOST_MOVED)
      .refine((delta) => delta !== 0),
    words: memberLine(100),
  }),
  done: z.object({ balance: z.number().int().min(0) }),
  reasons: ['short'],
  hasEffect: true,
  needsReason: true,
  isForTwo: true,
  isOfMoney: true,
});

/**
 * What giving or taking comes to now.
 *
 * @ours
 */
export const adjustBelowPreviewCall = previewCall(adjustBelowCall);

/**
 * Changes a partner's percentages from the next day of Seoul on, the first at once (MGR-6). `unchanged`: they are so already.
 *
 * @ours
 */
export const changeRatesCall = operatorAct({
  path: '/partner/rates',
  right: 'operator.manage',
  given: PartnerRates.extend({ partner: UserId }),
  done: z.object({ from: z.number().int().min(0) }),
  reasons: ['unchanged'],
  hasEffect: true,
  needsReason: true,
});

/**
 * What other percentages come to.
 *
 * @ours
 */
export const changeRatesPreviewCall = previewCall(changeRatesCall);
