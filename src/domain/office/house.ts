/** The house as operators see it (OPR-10): every setting as it is, levels, coupons that were issued, articles, those that were withdrawn among them. */
import { z } from 'zod';
import { Article, Shelf } from '../articles/article.ts';
import { SettingField } from '../house/settingField.ts';
import { SettingKey } from '../house/settingSchemas.ts';
import { list } from '../lists/list.ts';
import { LevelSetting } from '../session/limits.ts';
import { Coupon } from '../wallet/coupon.ts';
import { QueueMember } from './queue.ts';

const Instant = z.number().int().min(0);

/** Who changed something last in the office, and when. */
export const LastChange = z.object({ at: Instant, by: z.string().max(40), isOfTwo: z.boolean() });
export type LastChange = z.infer<typeof LastChange>;

/** A setting as it holds, with what its form is made of. */
export const HouseSetting = z.object({
  key: SettingKey,
  /** As it holds now. */
  value: z.unknown(),
  /** Whether somebody set it; the house's own value holds otherwise. */
  isSet: z.boolean(),
  field: SettingField,
  /** `null` where nobody did. */
  changed: LastChange.nullable(),
});
export type HouseSetting = z.infer<typeof HouseSetting>;

/** The house at one moment. */
export const HouseFacts = z.object({
  settings: z.array(HouseSetting).max(100),
  levels: z.array(LevelSetting.extend({ changed: LastChange.nullable() })).max(100),
  /** What the limits of a level are made of. */
  levelField: SettingField,
  /** Members with a page open now. */
  online: z.number().int().min(0),
  /** Epoch ms of the origin. */
  now: Instant,
});
export type HouseFacts = z.infer<typeof HouseFacts>;

/** A coupon without its number, which is told once; `member` is `null` until somebody registers it. */
export const HouseCoupon = Coupon.extend({ member: QueueMember.nullable() });
export type HouseCoupon = z.infer<typeof HouseCoupon>;

const COUPON_STATES = ['unregistered', 'open', 'used'] as const;
/** How an issued coupon stands: nobody has registered it, its member has it, or it was used. */
export type CouponState = (typeof COUPON_STATES)[number];

/** The last issued first. */
export const houseCouponList = list({
  path: '/office/house/coupon',
  caller: 'operator',
  right: 'setting.see',
  row: HouseCoupon,
  filter: z.strictObject({ state: z.enum(COUPON_STATES).optional() }),
  pageSize: 50,
  keyOf: ({ issuedAt, couponId }) => ({ at: issuedAt, id: couponId }),
  fits: () => true,
});

/** What was written, whole, also of what was withdrawn. */
export const HouseArticle = Article.omit({ isRead: true });
export type HouseArticle = z.infer<typeof HouseArticle>;

/** The newest first. */
export const houseArticleList = list({
  path: '/office/house/article',
  caller: 'operator',
  right: 'setting.see',
  row: HouseArticle,
  filter: z.strictObject({ shelf: Shelf.optional() }),
  pageSize: 50,
  keyOf: ({ at, id }) => ({ at, id }),
  fits: () => true,
});
