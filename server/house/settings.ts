/** The house's settings: what is stored of each, and what holds until it is set. */
import { HOUSE_CANCELLING } from '../../src/domain/bets/cancelling.ts';
import { HOUSE_CASHIER } from '../../src/domain/cashier/cashierSetting.ts';
import {
  LETTERS_FOR_TWO,
  settingSchemas,
  type SettingKey,
  type Settings,
} from '../../src/domain/house/settingSchemas.ts';
import type { LaterPlace } from '../../src/domain/reference/pageShape.ts';
import { pagesOfMenu } from '../../src/domain/reference/pagesOfMenu.ts';
import { prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';
import { houseBanners } from './copy/houseBanners.ts';

/** A menu as the page table has it. */
const usualRows = (place: LaterPlace) => pagesOfMenu(place).map((id) => ({ id, isShown: true }));

/** Points of the first ten places. */
const PRIZES = [1_200_000, 700_000, 500_000, 300_000, 300_000, 200_000, 200_000, 200_000, 200_000, 200_000] as const;

const DEFAULTS: Settings = {
  autoLogoutMin: 60,
  siteNoticeFlg: 0,
  joinStartEndFlg: 0,
  messenger: [],
  popups: [],
  banners: [...houseBanners],
  lobbyUrls: {},
  lobbyMaintenance: {},
  liveBettingTime: { baseball: 5, basic: 5, basketball: 4, hockey: 5, soccer: 6, volleyball: 4 },
  betCancelling: HOUSE_CANCELLING,
  cashier: HOUSE_CASHIER,
  customerCentre: { answersAfterMs: 0 },
  bettingRules: {
    closingLeadMs: 0,
    minBetIntervalMs: 0,
    refusesHedges: true,
    fixtureMax: {},
    resultOverdueMs: 12 * 3_600_000,
  },
  drawRules: { missedMs: 60_000, keptDays: 7 },
  gameMaintenance: { games: {}, providers: {} },
  gameRests: {},
  attendance: {
    daily: 500,
    streaks: [
      { days: 5, points: 1_000 },
      { days: 7, points: 3_000 },
    ],
    month: { days: 20, points: 10_000 },
  },
  quests: [
    { id: 'folds3', measure: 'bets', folds: 3, target: 2, points: 1_000 },
    { id: 'charge', measure: 'charge', target: 10_000, points: 1_500 },
    { id: 'sports', measure: 'stake', product: 1, target: 500_000, points: 1_500 },
    { id: 'mini', measure: 'bets', product: 3, target: 5, points: 1_000 },
    { id: 'win', measure: 'wins', target: 1, points: 1_000 },
  ],
  tournaments: {
    sports: { minStake: 10_000, minFolds: 2, prizes: [...PRIZES] },
    casino: { minStake: 5_000, minFolds: 1, prizes: [...PRIZES] },
  },
  friends: { stake: 100_000, points: 5_000 },
  office: { twoFrom: 3_000_000, twoFromMembers: LETTERS_FOR_TWO },
  ownLimits: { waitMs: 24 * 3_600_000, checkMinutes: 60 },
  shutAddresses: [],
  menus: { side: usualRows('side'), rules: usualRows('rules'), results: usualRows('results') },
};

const settingRow = prepareOne(({ key }: { readonly key: string }, database) =>
  database.selectFrom('settings').select('value').where('key', '=', key),
);

/** A setting; its default if it is not set, or if what is stored no longer fits its schema. */
export async function readSetting<Key extends SettingKey>(tx: Work, key: Key): Promise<Settings[Key]> {
  const row = await settingRow(tx, { key });
  return settingOf(key, row?.value);
}

/** @param stored JSON text; `undefined` for a setting that is not set */
export function settingOf<Key extends SettingKey>(key: Key, stored: string | undefined): Settings[Key] {
  if (stored === undefined) return DEFAULTS[key];
  const parsed = settingSchemas[key].safeParse(JSON.parse(stored));
  return parsed.success ? (parsed.data as Settings[Key]) : DEFAULTS[key];
}

/** Takes the place of what was set before; told to browsers when they ask next. */
export async function storeSetting<Key extends SettingKey>(tx: Work, key: Key, value: Settings[Key]): Promise<void> {
  const text = JSON.stringify(value);
  await tx
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}
