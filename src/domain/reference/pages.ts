/** Page kinds that hold a slip: how each is styled, limited and named on the wire (§4, §7, §9; CRT-09, CRT-13). */
import { z } from 'zod';

export const PAGE_KINDS = ['cross', 'wintielose', 'handicap', 'special', 'live', 'proto', 'europe'] as const;

/** The last path segment of a pre-match page decides its kind. */
export const PageKind = z.enum(PAGE_KINDS);
export type PageKind = z.infer<typeof PageKind>;

export type BetStyle = 'KR' | 'EU';

/** Which of a level's three limit sets counts. */
export type LimitSet = 'normal' | 'live' | 'special';

/** `fixture`: one pick a fixture. `fixtureMarket`: one pick a market of a fixture. `inPlayFamily`: two of different families. */
export type ReplacementRule = 'fixture' | 'fixtureMarket' | 'inPlayFamily';

interface PageRules {
  readonly betStyle: BetStyle;
  /** Which picks a new pick pushes off the slip (CRT-07). */
  readonly replacement: ReplacementRule;
  readonly limitSet: LimitSet;
  /** `gameDetailType` of a KR bet; EU bets count their picks instead. */
  readonly gameDetailType: string;
}

export const pageRules: { readonly [Kind in PageKind]: PageRules } = {
  cross: { betStyle: 'KR', replacement: 'fixture', limitSet: 'normal', gameDetailType: '11' },
  wintielose: { betStyle: 'KR', replacement: 'fixture', limitSet: 'normal', gameDetailType: '12' },
  handicap: { betStyle: 'KR', replacement: 'fixture', limitSet: 'normal', gameDetailType: '13' },
  special: { betStyle: 'KR', replacement: 'fixture', limitSet: 'special', gameDetailType: '14' },
  live: { betStyle: 'KR', replacement: 'fixture', limitSet: 'live', gameDetailType: '15' },
  proto: { betStyle: 'KR', replacement: 'fixture', limitSet: 'normal', gameDetailType: '16' },
  europe: { betStyle: 'EU', replacement: 'fixture', limitSet: 'normal', gameDetailType: '91' },
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
