/** Page kinds that hold a slip; how they differ is in `pageRules.ts`. Every page's first script has this file. */
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

/** `minigameId` of every sports bet (§7). */
export const SPORTS_MINIGAME_ID = 1015;

/** Games on one page of a board (§9). */
export const PAGE_SIZE = 15;

/** Most picks one slip may hold. The specification names no number; twenty is more than any member limit pays for. */
export const MAX_PICKS = 20;

export const QUICK_AMOUNTS: readonly number[] = [
  5_000, 10_000, 50_000, 100_000, 300_000, 500_000, 1_000_000, 2_000_000,
];
