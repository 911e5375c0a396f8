/** What may leave of the settings, by key: a setting that is not decided upon here does not compile. */
import { z } from 'zod';
import { ALERT_CHOICES, MAX_TOLD } from '../../domain/alerts/alerts.ts';
import { MAX_PRICE_MARKS, PriceMark } from '../../domain/alerts/priceMarks.ts';
import { SlipChoices } from '../../domain/bet-slip/slipChoices.ts';
import { LINE_CHOICES } from '../../domain/events/line.ts';
import { PageTopic, Topic } from '../../domain/events/topics.ts';
import { FAVOURITE_KINDS, FavouriteId, MAX_FAVOURITES } from '../../domain/favourites/favourites.ts';
import { MAX_ID } from '../../domain/kernel/ids.ts';
import { SHORTCUTS } from '../../domain/reference/shortcuts.ts';
import { FIXTURE_LIMITS } from '../../domain/sports/fixture.ts';
import type { ChoiceName } from '../tables/choiceRows.ts';
import type { SettingRow } from '../tables/rows.ts';
import { privateId, type AllowedParts } from './allowedParts.ts';
import type { Pseudonym } from './pseudonyms.ts';

type SettingKey = Exclude<SettingRow, { key: `${ChoiceName} ${string}` }>['key'];

const id = z.string().min(1).max(MAX_ID);
const name = z.string().max(FIXTURE_LIMITS.leagueName);
const at = z.number().int();
const count = z.number().int().min(0);

/** Names of games that are on offer, or were. */
export const gameNames = z.object({
  ...{ fixtureId: id, sportId: id, leagueId: id, leagueName: name, locationId: id, locationName: name },
  ...{ home: name, away: name, startAt: at },
});

/** Values by key; `null` for what screens do not read. */
const valuesOf = (parts: AllowedParts): { readonly [Key in SettingKey]: z.ZodType | null } => ({
  levels: parts.levels,
  autoLogoutMin: z.number(),
  news: z.array(z.string().max(10_000)).max(20),
  term: z.object({ number: count, holder: parts.id }),
  storage: z.object({ state: z.enum(['full', 'madeAnew']), at }),
  followed: z.array(Topic),
  partial: z.object({ pages: z.partialRecord(PageTopic, z.array(id)) }),
  image: null,
  projections: null,
  progress: z.object({ bytes: count, had: count }),
  index: null,
  gamesChangedAt: at,
  line: z.enum(['good', 'slow', 'saving']),
  lineChoice: z.enum(LINE_CHOICES),
  wide: z.literal(true),
  popupSnoozes: z.record(z.string().max(80), at),
  // What was said and what it came to is the member's own.
  commands: z.array(
    z.object({ key: parts.id, name: z.string().max(40), standing: z.string().max(20), createdAt: at, updatedAt: at }),
  ),
});

const CHOICES: { readonly [Name in ChoiceName]: z.ZodType } = {
  favourites: z.array(z.object({ kind: z.enum(FAVOURITE_KINDS), id: FavouriteId, name })).max(4 * MAX_FAVOURITES),
  slip: SlipChoices,
  viewed: z.array(gameNames).max(100),
  silentShortcuts: z.array(z.enum(SHORTCUTS)),
  alerts: z.array(z.enum(ALERT_CHOICES)),
  told: z.object({ since: at, ids: z.array(z.string().max(120)).max(MAX_TOLD) }),
  priceMarks: z.array(PriceMark).max(MAX_PRICE_MARKS),
};

const isChoice = (text: string): text is ChoiceName => Object.hasOwn(CHOICES, text);

/** Reads rows and keys of settings; `undefined` for what stays at home. */
export function allowedSettings(parts: AllowedParts, pseudonym: Pseudonym) {
  const values: Readonly<Record<string, z.ZodType | null>> = valuesOf(parts);
  const owner = privateId(pseudonym);

  /** Behind the name of a choice stands whose it is. */
  const keyOf = (key: unknown): string | undefined => {
    if (typeof key !== 'string') return undefined;
    const [choice = '', ...rest] = key.split(' ');
    if (rest.length === 0) return Object.hasOwn(values, key) && values[key] !== null ? key : undefined;
    const whose = owner.safeParse(rest.join(' '));
    return isChoice(choice) && whose.success ? `${choice} ${whose.data}` : undefined;
  };

  return {
    keyOf,
    rowOf(row: unknown): unknown {
      const read = z.object({ key: z.string(), value: z.unknown() }).safeParse(row);
      const key = read.success ? keyOf(read.data.key) : undefined;
      if (!read.success || key === undefined) return undefined;
      const choice = key.split(' ')[0] ?? '';
      const value = (isChoice(choice) && choice !== key ? CHOICES[choice] : values[key])?.safeParse(read.data.value);
      return value?.success === true ? { key, value: value.data } : undefined;
    },
  };
}
