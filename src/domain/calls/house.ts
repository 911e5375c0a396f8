/** Calls for what the house tells: settings, notices, rules. Those of `documentCalls` are fetched as documents. */
import { z } from 'zod';
import { Cashier } from '../cashier/cashierSetting.ts';
import { BetCancelling } from '../bets/cancelling.ts';
import { LiveBettingTime } from '../bets/closingTime.ts';
import { HouseMenus } from '../house/menuRows.ts';
import { EventBanner, MessengerGroup, RuleChapter } from '../notices/houseDocuments.ts';
import { NewsItem } from '../notices/notice.ts';
import { Popup } from '../notices/popup.ts';
import { Cap, MOST_CAPS } from '../limits/caps.ts';
import { ToldPayouts } from '../mini-games/payoutSchema.ts';
import { LevelSetting } from '../session/limits.ts';
import { houseLaunchesCall } from './houseGames.ts';
import type { HttpCall } from './httpCall.ts';
import { cashierStandingCall, tetherDepositUrlCall, tetherRateCall } from './cashier.ts';
import { attendanceCall, friendsCall, questsCall, tournamentsCall } from './days.ts';
import { lettersCall } from './letters.ts';
import { ownLimitsCall } from './limits.ts';
import { boardHeadCall } from './posts.ts';
import { topEventsCall } from './sports.ts';

const DOCUMENT_MS = 5_000;
const Flag = z.union([z.literal(0), z.literal(1)]);

/**
 * A call whose answer is a document: small, whole, replaced whole, and kept by the browser. Who may call is for whom it is kept: anybody, or the
 * signed-in member alone.
 */
export type DocumentCall = HttpCall & {
  readonly method: 'GET';
  readonly caller: 'visitor' | 'member';
  readonly timeoutMs: number;
  readonly answer: z.ZodType;
  /** The setting that it is, word for word, where it is one. */
  readonly setting?: string;
};

/** What members of each level may stake and win. */
export const levelsCall = {
  method: 'GET',
  path: '/setting/level',
  caller: 'member',
  timeoutMs: 5_000,
  answer: z.array(LevelSetting).max(100),
} as const satisfies HttpCall;

/** Minutes without use until a session ends. */
export const autoLogoutCall = {
  method: 'GET',
  path: '/setting/autoLogoutMin',
  caller: 'visitor',
  timeoutMs: 5_000,
  answer: z.object({
    autoLogoutMin: z
      .number()
      .min(1)
      .max(60 * 24 * 365),
  }),
} as const satisfies HttpCall;

/** 1 while the site is under maintenance. */
export const maintenanceCall = {
  method: 'GET',
  path: '/setting/maintanace',
  caller: 'visitor',
  timeoutMs: DOCUMENT_MS,
  answer: z.object({ siteNoticeFlg: Flag }),
} as const satisfies DocumentCall;

/**
 * Seconds for which a bet in play is held.
 *
 * @ours
 */
export const liveBettingTimeCall = {
  method: 'GET',
  path: '/setting/liveBettingTime',
  caller: 'visitor',
  timeoutMs: DOCUMENT_MS,
  answer: LiveBettingTime,
  setting: 'liveBettingTime',
} as const satisfies DocumentCall;

/**
 * How long a member may take a bet back, and how often.
 *
 * @ours
 */
export const betCancellingCall = {
  method: 'GET',
  path: '/setting/betCancelling',
  caller: 'visitor',
  timeoutMs: DOCUMENT_MS,
  answer: BetCancelling,
  setting: 'betCancelling',
} as const satisfies DocumentCall;

/** Whom to write to, by group; `imgPath` is below `/file/download/`. */
export const messengersCall = {
  method: 'GET',
  path: '/setting/messenger',
  caller: 'visitor',
  timeoutMs: DOCUMENT_MS,
  answer: z.array(MessengerGroup).max(10),
  setting: 'messenger',
} as const satisfies DocumentCall;

/**
 * Which pages the menus name that come after the first picture, and in which order (MNU-1).
 *
 * @ours
 */
export const menusCall = {
  method: 'GET',
  path: '/setting/menus',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: HouseMenus,
  setting: 'menus',
} as const satisfies DocumentCall;

/** 1 where nobody can join any more. */
export const signUpCall = {
  method: 'GET',
  path: '/settingSignUp',
  caller: 'visitor',
  timeoutMs: DOCUMENT_MS,
  answer: z.object({ joinStartEndFlg: Flag }),
} as const satisfies DocumentCall;

/**
 * Chapters of HTML.
 *
 * @ours
 */
export const rulesCall = {
  method: 'GET',
  path: '/rule',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: z.array(RuleChapter).max(30),
} as const satisfies DocumentCall;

/**
 * Events of the house, as the home page draws them.
 *
 * @ours
 */
export const bannersCall = {
  method: 'GET',
  path: '/event/banner',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: z.array(EventBanner).max(10),
  setting: 'banners',
} as const satisfies DocumentCall;

/** The notice line. Members are told of news by `events`. */
export const newsCall = {
  method: 'GET',
  path: '/newsLink',
  caller: 'member',
  answer: z.array(NewsItem),
} as const satisfies HttpCall;

/** Notices over the page, of HTML: those that are for a member of this level and not over (POP-7, POP-8). `popupFlg` 1 stands at `pcLeftLocation` and `pcTopLocation`, 0 in the middle of the window (POP-9). */
export const popupsCall = {
  method: 'GET',
  path: '/popup',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: z.array(Popup).max(10),
} as const satisfies DocumentCall;

/**
 * What the cashier does: amounts, bonuses, hours, tether.
 *
 * @ours
 */
export const cashierCall = {
  method: 'GET',
  path: '/setting/cashier',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: Cashier,
  setting: 'cashier',
} as const satisfies DocumentCall;

/**
 * What the house caps by page, sport and type of market, below what the level allows (LIM-6). Told as another document whenever a cap changes.
 *
 * @ours
 */
export const capsCall = {
  method: 'GET',
  path: '/setting/caps',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: z.array(Cap).max(MOST_CAPS),
} as const satisfies DocumentCall;

/**
 * What the house pays on mini games where it is not what the table says (PAY-3): of each such game the book in force, the one that is to come, and the one before.
 *
 * @ours
 */
export const gamePayoutsCall = {
  method: 'GET',
  path: '/setting/gamePayouts',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: ToldPayouts,
} as const satisfies DocumentCall;

/** The documents of the house by name. Of what a member alone may read, the browser keeps one for each member. */
export const documentCalls = {
  signUp: signUpCall,
  maintenance: maintenanceCall,
  messengers: messengersCall,
  menus: menusCall,
  popups: popupsCall,
  messages: lettersCall,
  banners: bannersCall,
  rules: rulesCall,
  /** Which games the house puts first; their prices are read from the board, not from here. */
  topEvents: topEventsCall,
  /** How long a bet in play is held, for whoever waits for one. */
  liveBettingTime: liveBettingTimeCall,
  /** Until when a bet may be taken back. */
  betCancelling: betCancellingCall,
  /** A member's own limits and reality check. */
  limits: ownLimitsCall,
  /** For the slip: its largest stake and most winnings. */
  caps: capsCall,
  /** For pages of mini games, and slips with a round on them. */
  gamePayouts: gamePayoutsCall,
  cashier: cashierCall,
  /** How the member stands with the cashier: bonuses used, stakes done, what was charged today. */
  cashierStanding: cashierStandingCall,
  tetherRate: tetherRateCall,
  tetherDepositUrl: tetherDepositUrlCall,
  /** What days bring. */
  attendance: attendanceCall,
  quests: questsCall,
  tournaments: tournamentsCall,
  friends: friendsCall,
  /** The newest posts of the free board. */
  boardHead: boardHeadCall,
  /** Launches of house games, with what was committed to before they began. */
  houseLaunches: houseLaunchesCall,
} as const satisfies Readonly<Record<string, DocumentCall>>;

type Documents = typeof documentCalls;
export type DocumentName = keyof Documents;
export const DocumentName = z.enum(Object.keys(documentCalls) as readonly DocumentName[]);
export type DocumentOf<Name extends DocumentName> = z.infer<Documents[Name]['answer']>;
/** Who may read a document of this name. */
export type AudienceOf<Name extends DocumentName> = Documents[Name]['caller'];

/** Documents that are a setting, by its key. */
type SettingDocuments = {
  readonly [
    Name in DocumentName as Documents[Name] extends { readonly setting: infer Key extends string } ? Key : never
  ]: Documents[Name];
};
export const settingDocuments = Object.fromEntries(
  Object.values(documentCalls).flatMap((call) => ('setting' in call ? [[call.setting, call]] : [])),
) as SettingDocuments;
