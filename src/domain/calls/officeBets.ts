/** Calls by which operators find bets, open them and take them back (rules BOP). */
import { z } from 'zod';
import { BetId } from '../kernel/ids.ts';
import { listCall } from '../lists/listCall.ts';
import { OfficeBetRecord, officeBetList } from '../office/bets.ts';
import { officeCall, operatorAct, previewCall } from '../office/operatorAct.ts';

const READ_MS = 8_000;
const Count = z.number().int().min(0);

/**
 * Bets of all members, the newest first (BOP-1): by `search`, game, `status`, time of placing and stake.
 *
 * @ours
 */
export const officeBetsCall = listCall(officeBetList);

/**
 * One bet with its picks, every entry of the books that it made, and what operators did to it. 404 where there is none.
 *
 * @ours
 */
export const officeBetCall = officeCall({
  method: 'GET',
  path: '/office/bets/:betId',
  right: 'bet.see',
  timeoutMs: READ_MS,
  params: z.object({ betId: BetId }),
  answer: OfficeBetRecord,
});

/**
 * Takes bets back, all or none (BOP-2, BOP-3): stakes come back, what was paid is corrected by the difference, members are told at once. `over`: one was taken back already;
 * `couponUsed`: a coupon gave the stake of one back.
 *
 * @ours
 */
export const cancelBetsCall = operatorAct({
  path: '/bet/cancel',
  right: 'bet.cancel',
  given: z.strictObject({
    betIds: z
      .array(BetId)
      .min(1)
      .max(50)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  done: z.object({ bets: Count }),
  reasons: ['over', 'couponUsed'],
  hasEffect: true,
  needsReason: true,
  isForTwo: true,
  isOfMoney: true,
});

/**
 * What taking back comes to now.
 *
 * @ours
 */
export const cancelBetsPreviewCall = previewCall(cancelBetsCall);
