/** Calls by which operators see the house and write for it (OPR-10): settings and levels, coupons, articles. What changes a setting or issues a coupon is in `officeActs.ts`. */
import { z } from 'zod';
import { ArticleId, WrittenArticle } from '../articles/article.ts';
import { LevelChange } from '../house/levelChange.ts';
import { listCall } from '../lists/listCall.ts';
import { HouseFacts, houseArticleList, houseCouponList } from '../office/house.ts';
import { officeCall, operatorAct, previewCall } from '../office/operatorAct.ts';

const READ_MS = 8_000;

/**
 * Every setting with its value, what it is made of and who changed it last, the limits of every level, and how many members are here.
 *
 * @ours
 */
export const houseCall = officeCall({
  method: 'GET',
  path: '/office/house',
  right: 'setting.see',
  timeoutMs: READ_MS,
  answer: HouseFacts,
});

/**
 * Coupons that were issued, the last first: of a `state` (`unregistered`, `open`, `used`). No number is told again.
 *
 * @ours
 */
export const houseCouponsCall = listCall(houseCouponList);

/**
 * Articles of the house, the newest first, withdrawn ones among them, of a `shelf`.
 *
 * @ours
 */
export const houseArticlesCall = listCall(houseArticleList);

/**
 * Changes what members of a level may stake and win. `unknown`: the house has no such level; `unchanged`: it says that already.
 *
 * @ours
 */
export const changeLevelCall = operatorAct({
  path: '/level',
  right: 'setting.change',
  given: LevelChange,
  done: z.object({ level: z.number().int() }),
  reasons: ['unchanged'],
  hasEffect: true,
  needsReason: true,
});

/**
 * What a change of a level comes to now.
 *
 * @ours
 */
export const changeLevelPreviewCall = previewCall(changeLevelCall);

/**
 * Writes an article, or changes the one of `id`, which shows it again if it was withdrawn. Its effect says what of its HTML is left out. `unknown`: an `id` that is
 * nobody's; `unchanged`; `tooLong`: its HTML is longer than it may be once it is written as it may be stored.
 *
 * @ours
 */
export const officeArticleCall = operatorAct({
  path: '/article',
  right: 'article.write',
  given: WrittenArticle,
  done: z.object({ id: ArticleId }),
  reasons: ['unchanged', 'tooLong'],
  hasEffect: true,
  needsReason: true,
});

/**
 * What writing an article comes to.
 *
 * @ours
 */
export const officeArticlePreviewCall = previewCall(officeArticleCall);

/**
 * Takes an article back: its text leaves every list. `over`: it was taken back already.
 *
 * @ours
 */
export const withdrawOfficeArticleCall = operatorAct({
  path: '/article/withdraw',
  right: 'article.write',
  given: z.strictObject({ id: ArticleId }),
  done: z.object({ id: ArticleId }),
  reasons: ['over'],
  needsReason: true,
});
