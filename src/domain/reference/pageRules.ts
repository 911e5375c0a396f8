/** How the slip of each page kind is styled, limited and named on the wire (§4, §7, §9; CRT-09, CRT-13). */
import type { PageKind } from './pages.ts';

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
  /** How long before its start a game is sold no more, ms; the house may close earlier (rule CLS-6). */
  readonly leadMs: number;
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
  leadMs: 0,
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
  proto: { ...general, isCappedByTendency: false, leadMs: 600_000, gameDetailType: '16' },
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
