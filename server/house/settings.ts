/** The house's settings: a key, its schema and what holds until it is set. */
import { z } from 'zod';
import { LiveBettingTime } from '../../src/domain/bets/closingTime.ts';
import { MessengerEntry } from '../../src/domain/notices/notice.ts';
import type { Work } from '../store/store.ts';

const Flag = z.union([z.literal(0), z.literal(1)]);

/** One group of `GET /setting/messenger`. */
const MessengerGroup = z.object({ imgPath: z.string().max(200), entries: z.array(MessengerEntry).max(10) });

/** A notice over the page (§3 "Popup"), spelled as the specification spells it. */
const Popup = z.object({
  id: z.string(),
  contents: z.string().max(10_000),
  width: z.number().int(),
  pcLeftLocation: z.number().int(),
  pcTopLocation: z.number().int(),
  popupFlg: Flag,
  visiableFlag: Flag,
  notShowingexpireTime: z.number().int(),
});

/** How betting is limited beyond the level settings. Times in ms, money in won. */
const BettingRules = z.object({
  /** How long before its start a game closes. */
  closingLeadMs: z
    .number()
    .int()
    .min(0)
    .max(24 * 3_600_000),
  /** Least time between two bets of a member; 0 for none. */
  minBetIntervalMs: z.number().int().min(0).max(60_000),
  /** Whether bets that insure each other are refused (HDG-1 … HDG-4). */
  refusesHedges: z.boolean(),
  /** Most a member may have at stake on one game, by member level; a level without an entry has twice its largest stake. */
  fixtureMax: z.record(z.string().regex(/^\d{1,3}$/), z.number().int().min(0)),
  /** How long after its start a game may be without a result before it is on the operator's list. */
  resultOverdueMs: z.number().int().min(60_000),
});
export type BettingRules = z.infer<typeof BettingRules>;

export const settingSchemas = {
  /** Minutes. */
  autoLogoutMin: z.number().int().min(1),
  siteNoticeFlg: Flag,
  joinStartEndFlg: Flag,
  messenger: z.array(MessengerGroup).max(10),
  popups: z.array(Popup).max(10),
  /** Seconds. */
  liveBettingTime: LiveBettingTime,
  bettingRules: BettingRules,
};

type Schemas = typeof settingSchemas;
export type SettingKey = keyof Schemas;
export type Settings = { [Key in SettingKey]: z.infer<Schemas[Key]> };

const DEFAULTS: Settings = {
  autoLogoutMin: 60,
  siteNoticeFlg: 0,
  joinStartEndFlg: 0,
  messenger: [],
  popups: [],
  liveBettingTime: { baseball: 5, basic: 5, basketball: 4, hockey: 5, soccer: 6, volleyball: 4 },
  bettingRules: {
    closingLeadMs: 0,
    minBetIntervalMs: 0,
    refusesHedges: true,
    fixtureMax: {},
    resultOverdueMs: 12 * 3_600_000,
  },
};

/** A setting; its default if it is not set, or if what is stored no longer fits its schema. */
export async function readSetting<Key extends SettingKey>(tx: Work, key: Key): Promise<Settings[Key]> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  if (row === undefined) return DEFAULTS[key];
  const parsed = settingSchemas[key].safeParse(JSON.parse(row.value));
  return parsed.success ? (parsed.data as Settings[Key]) : DEFAULTS[key];
}

export async function storeSetting<Key extends SettingKey>(tx: Work, key: Key, value: Settings[Key]): Promise<void> {
  const text = JSON.stringify(value);
  await tx
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}
