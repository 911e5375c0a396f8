/** The settings of the house that an administrator may change: a key each, and the schema of its value. */
import { z } from 'zod';
import { settingDocuments } from '../calls/house.ts';
import { AttendanceRules } from '../days/attendance.ts';
import { FriendRules } from '../days/friends.ts';
import { Quest } from '../days/quests.ts';
import { TournamentRules } from '../days/tournament.ts';
import { DAY_MS } from '../kernel/seoulDay.ts';
import { CheckMinutes } from '../limits/ownDocument.ts';
import { GameRests } from '../mini-games/gameRests.ts';
import { LobbyKind } from '../reference/lobbies.ts';
import { AddressRange } from './addressRange.ts';
import { HousePopup, isPopupSound } from './housePopup.ts';

const Flag = z.union([z.literal(0), z.literal(1)]);

/** More than any stake there is, and far from where sums lose a won. */
const MOST_WON = 1_000_000_000_000;

/** Members from whom on a letter to many takes a second operator, until the house says otherwise. */
export const LETTERS_FOR_TWO = 1_000;

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
  fixtureMax: z
    .record(z.string().regex(/^\d{1,3}$/), z.number().int().min(0).max(MOST_WON))
    .refine((limits) => Object.keys(limits).length <= 100),
  /** How long after its start a game may be without a result before it is on the operator's list. */
  resultOverdueMs: z
    .number()
    .int()
    .min(60_000)
    .max(30 * 24 * 3_600_000),
});
export type BettingRules = z.infer<typeof BettingRules>;

/** What holds of rounds of mini games and virtual games. */
const DrawRules = z.object({
  /** How long after its instant a round is still drawn; one that was missed by more is void (ROU-6). Ms. */
  missedMs: z.number().int().min(5_000).max(3_600_000),
  /** Days for which rounds, and what proves their draws, are kept (ROU-9). */
  keptDays: z.number().int().min(2).max(366),
});

/** What holds of the limits that members set themselves (OWN-2, OWN-7). */
const OwnLimitRules = z.object({
  /** How long a raise waits before it can be said again; a day at the least. Ms. */
  waitMs: z
    .number()
    .int()
    .min(DAY_MS)
    .max(30 * DAY_MS),
  /** How often the reality check comes to a member who has not chosen. */
  checkMinutes: CheckMinutes,
});

/** Mini games and virtual games that take no bets for a while, one by one or all of a provider (ROU-10). */
const GameMaintenance = z.object({
  games: z.record(z.string().regex(/^\d{1,6}$/), Flag),
  providers: z.record(z.string().regex(/^[a-z0-9]{1,20}$/), Flag),
});

/** A document of the house that is a setting is what it says there. */
const documentSchemas = Object.fromEntries(
  Object.entries(settingDocuments).map(([key, call]) => [key, call.answer]),
) as { readonly [Key in keyof typeof settingDocuments]: (typeof settingDocuments)[Key]['answer'] };

export const settingSchemas = {
  /** Minutes; a day at most, which is longer than anybody looks at odds without a pause. */
  autoLogoutMin: z
    .number()
    .int()
    .min(1)
    .max(24 * 60),
  siteNoticeFlg: Flag,
  joinStartEndFlg: Flag,
  ...documentSchemas,
  popups: z.array(HousePopup.refine(isPopupSound)).max(10),
  /** Where lobbies are instead of the play-money ones served here. */
  lobbyUrls: z.partialRecord(LobbyKind, z.url({ protocol: /^https$/ }).max(500)),
  /** Lobbies that are closed for a while. */
  lobbyMaintenance: z.partialRecord(LobbyKind, Flag),
  /** How long an inquiry waits in a demo house until it is answered by itself, ms; 0 for never (INQ-5). */
  customerCentre: z.object({ answersAfterMs: z.number().int().min(0).max(3_600_000) }),
  bettingRules: BettingRules,
  drawRules: DrawRules,
  gameMaintenance: GameMaintenance,
  /** When mini games and virtual games rest each day (ROU-19). */
  gameRests: GameRests,
  ownLimits: OwnLimitRules,
  /** From where no member signs in or joins (SES-R9), each with what operators note of it. */
  shutAddresses: z.array(z.object({ range: AddressRange, note: z.string().max(100) })).max(100),
  attendance: AttendanceRules,
  quests: z.array(Quest).max(20),
  tournaments: z.object({ sports: TournamentRules, casino: TournamentRules }),
  friends: FriendRules,
  /** From which on an act takes a second operator: won (TWO-1), and members whom a letter goes to (MLG-2). */
  office: z.object({
    twoFrom: z.number().int().min(1).max(MOST_WON),
    twoFromMembers: z.number().int().min(1).max(1_000_000_000).default(LETTERS_FOR_TWO),
  }),
};

type Schemas = typeof settingSchemas;
export type SettingKey = keyof Schemas;
export const SettingKey = z.enum(Object.keys(settingSchemas) as readonly SettingKey[]);
export type Settings = { [Key in SettingKey]: z.infer<Schemas[Key]> };

/**
 * A setting with a value of its own, and the one that it was made from, as its page showed it: what the two have alike stays as it is stored by then (OPR-14).
 * Without that the value takes the place of all that is stored.
 */
export const SettingChange = z
  .object({ key: SettingKey, value: z.unknown(), was: z.unknown().optional() })
  .transform(({ key, value, was }, context) => {
    const fit = settingSchemas[key].safeParse(value);
    const fitWas = was === undefined ? undefined : settingSchemas[key].safeParse(was);
    if (fit.success && fitWas?.success !== false) return { key, value: fit.data, was: fitWas?.data };
    context.addIssue({ code: 'custom', path: [fit.success ? 'was' : 'value'] });
    return z.NEVER;
  });
