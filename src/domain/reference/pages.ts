/** Page kinds that hold a slip: how each is styled, limited and named on the wire (§4, §7, §9; CRT-09, CRT-13). */
import { z } from 'zod';

export const PAGE_KINDS = [
  'cross',
  'wintielose',
  'handicap',
  'special',
  'live',
  'proto',
  'europe',
  'inplay',
  'virtual',
  'minigame',
] as const;

/** The last path segment of a pre-match page decides its kind; the last three hold the slips of their own products. */
export const PageKind = z.enum(PAGE_KINDS);
export type PageKind = z.infer<typeof PageKind>;

export type BetStyle = 'KR' | 'EU';

/** Which of a level's three limit sets counts. */
export type LimitSet = 'normal' | 'live' | 'special';

/**
 * `fixture`: one pick a fixture. `fixtureMarket`: one pick a market of a fixture. `inPlayFamily`: two of different families.
 * `single`: one pick in all.
 */
export type ReplacementRule = 'fixture' | 'fixtureMarket' | 'inPlayFamily' | 'single';

interface PageRules {
  readonly betStyle: BetStyle;
  /** Which picks a new pick pushes off the slip (CRT-07). */
  readonly replacement: ReplacementRule;
  readonly limitSet: LimitSet;
  /** Whether a member's tendency caps the total odds: the general pre-match pages (rule LIM-4). */
  readonly isCappedByTendency: boolean;
  /** Changed odds that are declined are handed to the page instead of clearing the slip (CRT-12). */
  readonly keepsDeclined: boolean;
  /** `gameDetailType` of a KR bet; EU bets count their picks instead. */
  readonly gameDetailType: string;
}

/** What most pages share: one pick a fixture, the normal limits, tendency caps. */
const general = {
  betStyle: 'KR',
  replacement: 'fixture',
  limitSet: 'normal',
  isCappedByTendency: true,
  keepsDeclined: false,
} as const;

export const pageRules: { readonly [Kind in PageKind]: PageRules } = {
  cross: { ...general, gameDetailType: '11' },
  wintielose: { ...general, gameDetailType: '12' },
  handicap: { ...general, gameDetailType: '13' },
  special: {
    ...general,
    replacement: 'fixtureMarket',
    limitSet: 'special',
    isCappedByTendency: false,
    gameDetailType: '14',
  },
  live: { ...general, limitSet: 'live', isCappedByTendency: false, gameDetailType: '15' },
  proto: { ...general, isCappedByTendency: false, gameDetailType: '16' },
  europe: { ...general, betStyle: 'EU', keepsDeclined: true, gameDetailType: '91' },
  inplay: {
    ...general,
    replacement: 'inPlayFamily',
    limitSet: 'live',
    isCappedByTendency: false,
    gameDetailType: '21',
  },
  virtual: { ...general, limitSet: 'special', isCappedByTendency: false, gameDetailType: '31' },
  minigame: {
    ...general,
    replacement: 'single',
    limitSet: 'special',
    isCappedByTendency: false,
    gameDetailType: '41',
  },
};

/** `gameDetailType` of a bet (§7): the page's own for KR; 91, 92 or 93 by number of picks for EU. */
export function gameDetailTypeOf(page: PageKind, folds: number): string {
  const rules = pageRules[page];
  if (rules.betStyle === 'KR') return rules.gameDetailType;
  return folds <= 1 ? '91' : folds === 2 ? '92' : '93';
}

/** `minigameId` of every sports bet (§7). */
export const SPORTS_MINIGAME_ID = 1015;

/** Games on one page of a board (§9). */
export const PAGE_SIZE = 15;

/** Most picks one slip may hold. The specification names no number; twenty is more than any member limit pays for. */
export const MAX_PICKS = 20;

export const QUICK_AMOUNTS: readonly number[] = [
  5_000, 10_000, 50_000, 100_000, 300_000, 500_000, 1_000_000, 2_000_000,
];
