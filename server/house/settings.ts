/** The house's settings: a key, its schema and what holds until it is set. */
import { z } from 'zod';
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

export const settingSchemas = {
  /** Minutes. */
  autoLogoutMin: z.number().int().min(1),
  siteNoticeFlg: Flag,
  joinStartEndFlg: Flag,
  messenger: z.array(MessengerGroup).max(10),
  popups: z.array(Popup).max(10),
};

type Schemas = typeof settingSchemas;
export type SettingKey = keyof Schemas;
export type Settings = { [Key in SettingKey]: z.infer<Schemas[Key]> };

const DEFAULTS: Settings = { autoLogoutMin: 60, siteNoticeFlg: 0, joinStartEndFlg: 0, messenger: [], popups: [] };

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
