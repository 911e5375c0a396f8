/** Calls for what the house tells: settings, notices, rules. Those of `houseDocuments` are fetched as documents. */
import { z } from 'zod';
import { LiveBettingTime } from '../bets/closingTime.ts';
import { houseDocuments } from '../notices/houseDocuments.ts';
import { NewsItem } from '../notices/notice.ts';
import { LevelSetting } from '../session/limits.ts';
import type { HttpCall } from './httpCall.ts';

const DOCUMENT_MS = 5_000;

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
  answer: houseDocuments.maintenance.schema,
} as const satisfies HttpCall;

/**
 * Seconds for which a bet in play is held.
 *
 * @ours
 */
export const liveBettingTimeCall = {
  method: 'GET',
  path: '/setting/liveBettingTime',
  caller: 'visitor',
  answer: LiveBettingTime,
} as const satisfies HttpCall;

/** Whom to write to, by group; `imgPath` is below `/file/download/`. */
export const messengersCall = {
  method: 'GET',
  path: '/setting/messenger',
  caller: 'visitor',
  timeoutMs: DOCUMENT_MS,
  answer: houseDocuments.messengers.schema,
} as const satisfies HttpCall;

/** 1 where nobody can join any more. */
export const signUpCall = {
  method: 'GET',
  path: '/settingSignUp',
  caller: 'visitor',
  timeoutMs: DOCUMENT_MS,
  answer: houseDocuments.signUp.schema,
} as const satisfies HttpCall;

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
  answer: houseDocuments.rules.schema,
} as const satisfies HttpCall;

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
  answer: houseDocuments.banners.schema,
} as const satisfies HttpCall;

/** The notice line. Members are told of news by `events`. */
export const newsCall = {
  method: 'GET',
  path: '/newsLink',
  caller: 'member',
  answer: z.array(NewsItem),
} as const satisfies HttpCall;

/** Notices over the page, of HTML. */
export const popupsCall = {
  method: 'GET',
  path: '/popup',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: houseDocuments.popups.schema,
} as const satisfies HttpCall;
