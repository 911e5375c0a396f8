/**
 * `POST /sports-prematch/betting` (§7, CRT-13): what is sent and what comes back. One schema for both sides.
 */
import { z } from 'zod';
import { BetId, FixtureId, MemberId, SelectionId } from '../kernel/ids.ts';
import { formatOdds, totalOdds } from '../kernel/odds.ts';
import { Won } from '../kernel/money.ts';
import type { SlipPick } from '../bet-slip/slipPick.ts';
import { gameDetailTypeOf, pageRules } from '../reference/pageRules.ts';
import { MAX_PICKS, SPORTS_MINIGAME_ID, type PageKind } from '../reference/pages.ts';
import { SportId } from '../reference/sports.ts';

/** Odds as the product's wire writes them: text with exactly two decimals. */
const OddsText = z.string().regex(/^\d{1,6}\.\d{2}$/);

/** One claim: "I bet on this selection, which I saw at this price, line and version". The origin checks all of it. */
export const BettingLine = z.object({
  betBaseline: z.string().max(24),
  betPrice: OddsText,
  fixtureId: FixtureId,
  oddsId: SelectionId,
  sportId: SportId,
  version: z.number().int().min(1),
});
export type BettingLine = z.infer<typeof BettingLine>;

export const BettingRequest = z
  .object({
    memberId: MemberId,
    totalRatio: z.string().regex(/^\d{1,15}\.\d{2}$/),
    /** Stake in won. */
    amounts: Won,
    bettings: z.array(BettingLine).min(1).max(MAX_PICKS),
    gameDetailType: z.string().regex(/^\d{2}$/),
    betStyle: z.enum(['KR', 'EU']),
    /** Number of the game that the rounds are of; of sports always the same (ROU-7). */
    minigameId: z.number().int().min(1).max(999_999),
    /** 1: accept any change of odds without asking (CRT-17). */
    changeFlag: z.union([z.literal(0), z.literal(1)]),
  })
  // What is sent for a game with the number of another comes from no page of ours.
  .refine(({ minigameId, bettings }) => minigameId === minigameIdOf(bettings));
export type BettingRequest = z.infer<typeof BettingRequest>;

/** Builds the payload from a slip's picks, at the odds the member agreed to. */
export function bettingRequestOf(
  page: PageKind,
  memberId: MemberId,
  picks: readonly SlipPick[],
  stake: number,
  changeFlag: 0 | 1,
): BettingRequest {
  return {
    memberId,
    totalRatio: formatOdds(totalOdds(picks.map((pick) => pick.odds))),
    amounts: stake,
    bettings: picks.map((pick) => ({
      betBaseline: pick.baseLine,
      betPrice: formatOdds(pick.odds),
      fixtureId: pick.fixtureId,
      oddsId: pick.selectionId,
      sportId: pick.sportId,
      version: pick.version,
    })),
    gameDetailType: gameDetailTypeOf(page, picks.length),
    betStyle: pageRules[page].betStyle,
    minigameId: minigameIdOf(picks),
    changeFlag,
  };
}

/** `minigameId` of a bet: the number of its first round's game (`mg.<number>.<day>.<n>`), or the one of all sports bets. */
export function minigameIdOf(picks: readonly Pick<SlipPick, 'fixtureId'>[]): number {
  const gameIds = picks.flatMap(({ fixtureId }) => /^mg\.(\d{1,6})\./.exec(fixtureId)?.[1] ?? []);
  return Number(gameIds[0] ?? SPORTS_MINIGAME_ID);
}

/** The answer to an accepted bet. */
export const BettingAccepted = z.object({
  betId: BetId,
  /** Epoch ms. */
  placedAt: z.number().int(),
  totalRatio: z.string(),
  amounts: Won,
  /** Won available after the debit. */
  emoney: Won,
});
export type BettingAccepted = z.infer<typeof BettingAccepted>;

/** One changed selection of the array answer (§3 "Changed-odds item"): what the member claimed and what holds now. */
export const OddsChange = z.object({
  old: z.object({
    oddsId: SelectionId,
    marketName: z.string(),
    betName: z.string(),
    betBaseline: z.string(),
    betPrice: OddsText,
  }),
  new: z.object({
    id: SelectionId,
    version: z.number().int().min(1),
    betPrice: OddsText,
    /** Goes before `betPrice` when set. */
    betPriceByAdmin: OddsText.nullable(),
    betBaseline: z.string(),
    fixtureId: FixtureId,
  }),
});
export type OddsChange = z.infer<typeof OddsChange>;

export const OddsChanges = z.array(OddsChange).min(1).max(MAX_PICKS);

/** `GET|POST /sports-prematch/betting/key/{key}`: what the origin knows of a key. */
export const BetKeyState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('absent') }),
  z.object({ state: z.literal('void') }),
  /** An in-play bet that is held until `decideAt`, epoch ms: neither debited nor refused yet. */
  z.object({ state: z.literal('pending'), decideAt: z.number().int() }),
  z.object({ state: z.literal('decided'), status: z.number().int(), body: z.unknown() }),
]);
export type BetKeyState = z.infer<typeof BetKeyState>;
