/** A bet as the origin keeps it and the member's history shows it (§3, SPT-06). */
import { z } from 'zod';
import { BetId, BetKey, FixtureId, SelectionId } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import { Odds } from '../kernel/odds.ts';
import { SportId } from '../reference/sports.ts';
import { BetStatus, Settlement } from '../reference/statuses.ts';
import { Side } from '../sports/fixture.ts';

/** One pick of a bet, with the words needed to show it after its fixture is gone. */
export const BetPick = z.object({
  selectionId: SelectionId,
  fixtureId: FixtureId,
  sportId: SportId,
  marketId: z.string(),
  marketName: z.string(),
  side: Side,
  name: z.string(),
  line: z.string(),
  baseLine: z.string(),
  leagueName: z.string(),
  home: z.string(),
  away: z.string(),
  startAt: z.number().int(),
  /** The odds accepted, hundredths. */
  odds: Odds,
  version: z.number().int().min(1),
  settlement: Settlement.nullable(),
});
export type BetPick = z.infer<typeof BetPick>;

export const Bet = z.object({
  betId: BetId,
  key: BetKey,
  page: z.string(),
  betStyle: z.enum(['KR', 'EU']),
  stake: Won,
  /** Hundredths. */
  totalOdds: z.number().int().min(100),
  /** What it pays if every pick wins, stake included. Won. */
  expectedWinnings: Won,
  /** What it paid; 0 until settled. Won. */
  paid: Won,
  status: BetStatus,
  /** Epoch ms. */
  placedAt: z.number().int(),
  settledAt: z.number().int().nullable(),
  picks: z.array(BetPick).min(1),
});
export type Bet = z.infer<typeof Bet>;
