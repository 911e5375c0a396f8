/**
 * A fixture with its markets and selections: the packed row that the origin sends, the database stores and a board reads.
 *
 * What the feed's events change of it is in `evolveFixture.ts`.
 */
import { z } from 'zod';
import { FixtureId, LeagueId, LocationId, SelectionId } from '../kernel/ids.ts';
import { isAlike } from '../kernel/isAlike.ts';
import { Odds } from '../kernel/odds.ts';
import { WIN_MARKETS } from '../reference/winMarkets.ts';
import { SportId } from '../reference/sports.ts';
import { FixtureStatus, SelectionStatus, Settlement } from '../reference/statuses.ts';
import { Play } from './play.ts';

/** Longest texts, characters, and longest lists of a fixture. */
export const FIXTURE_LIMITS = {
  marketId: 16,
  name: 120,
  line: 24,
  selections: 200,
  markets: 400,
  locationName: 80,
  leagueName: 160,
  team: 160,
} as const;

export const SIDES = ['home', 'draw', 'away', 'over', 'under', 'named'] as const;
/** Whose side a selection is on. `named` selections are shown by their name (outrights, correct scores). */
export const Side = z.enum(SIDES);
export type Side = z.infer<typeof Side>;

export const Selection = z.object({
  selectionId: SelectionId,
  side: Side,
  /** The feed's bet name: '1', 'X', '2', 'Over', a runner's name. */
  name: z.string().max(FIXTURE_LIMITS.name),
  /** Line from this selection's view, `''` where the market has none. */
  line: z.string().max(FIXTURE_LIMITS.line),
  /** Hundredths. */
  odds: Odds,
  /** Odds set by an administrator; they go before `odds` (CRT-12). Hundredths. */
  oddsByAdmin: Odds.nullable(),
  status: SelectionStatus,
  settlement: Settlement.nullable(),
  /** Grows by one with every change of odds, line, status or settlement. */
  version: z.number().int().min(1),
  /** Odds before the last change of odds, in hundredths; equal to those offered if they never moved. */
  oddsBefore: Odds,
  /** When the odds last moved, epoch ms at the origin; 0 if never. */
  movedAt: z.number().int().min(0),
});
export type Selection = z.infer<typeof Selection>;

export const Market = z.object({
  marketId: z.string().min(1).max(FIXTURE_LIMITS.marketId),
  /** The feed's own name, shown only for a market the reference tables do not know. */
  name: z.string().max(FIXTURE_LIMITS.name),
  /** Key of the market line, home view; `''` where the market has none. */
  baseLine: z.string().max(FIXTURE_LIMITS.line),
  selections: z.array(Selection).max(FIXTURE_LIMITS.selections),
});
export type Market = z.infer<typeof Market>;

export const Score = z.object({
  /** Period code of the sport (100 full time, 10/20 halves, 1–9 periods …). */
  period: z.number().int(),
  /** Seconds played, as the feed counts them. */
  clockSeconds: z.number().int().min(0),
  home: z.number().int().min(0),
  away: z.number().int().min(0),
  /** What the feed tells besides; absent where it tells nothing. */
  play: Play.optional(),
  /**
   * When the origin was told this clock first, epoch ms, and what it showed then, seconds (rule SCB-4). Absent where none runs, and where that is not
   * known.
   */
  told: z.object({ at: z.number().int().min(0), shown: z.number().int().min(0) }).optional(),
});
export type Score = z.infer<typeof Score>;

/** Whether two scores say the same, whenever they were told. */
export function isSameScore(a: Score | null, b: Score | null): boolean {
  return (
    a?.home === b?.home &&
    a?.away === b?.away &&
    a?.period === b?.period &&
    a?.clockSeconds === b?.clockSeconds &&
    isAlike(a?.play, b?.play)
  );
}

export const Fixture = z.object({
  fixtureId: FixtureId,
  sportId: SportId,
  locationId: LocationId,
  locationName: z.string().max(FIXTURE_LIMITS.locationName),
  leagueId: LeagueId,
  leagueName: z.string().max(FIXTURE_LIMITS.leagueName),
  home: z.string().max(FIXTURE_LIMITS.team),
  away: z.string().max(FIXTURE_LIMITS.team),
  /** Epoch ms. */
  startAt: z.number().int(),
  status: FixtureStatus,
  /** Whether prices stay on offer after the start. */
  turnsInPlay: z.boolean(),
  score: Score.nullable(),
  markets: z.array(Market).max(FIXTURE_LIMITS.markets),
});
export type Fixture = z.infer<typeof Fixture>;

/**
 * What a fixture is, with how it stands. Named one by one: thousands a second are made here, and a spread takes several times as long.
 *
 * @param startAt epoch ms
 */
export function fixtureOf(
  facts: Omit<Fixture, 'startAt' | 'status' | 'score' | 'markets'>,
  startAt: number,
  status: Fixture['status'],
  score: Score | null,
  markets: Market[],
): Fixture {
  const { fixtureId, sportId, locationId, locationName, leagueId, leagueName, home, away, turnsInPlay } = facts;
  return {
    fixtureId,
    sportId,
    locationId,
    locationName,
    leagueId,
    leagueName,
    home,
    away,
    startAt,
    status,
    turnsInPlay,
    score,
    markets,
  };
}

/** A change of one selection, as the origin decided it. Absent fields stay as they are. */
export const SelectionChange = z.object({
  selectionId: SelectionId,
  version: z.number().int().min(1),
  odds: Odds.optional(),
  oddsByAdmin: Odds.nullable().optional(),
  status: SelectionStatus.optional(),
  settlement: Settlement.nullable().optional(),
});
export type SelectionChange = z.infer<typeof SelectionChange>;

/** What changes of one selection. */
export type FieldsChanged = Omit<SelectionChange, 'selectionId'>;

/** Whether two selections of one id say the same but for what `OddsChanged` carries. */
export function hasSameWords(a: SelectionWords, b: SelectionWords): boolean {
  return a.side === b.side && a.name === b.name && a.line === b.line;
}

type SelectionWords = Pick<Selection, 'side' | 'name' | 'line'>;

/** The odds a member is offered: an administrator's go first (CRT-12). Hundredths. */
export function offeredOdds(selection: Pick<Selection, 'odds' | 'oddsByAdmin'>): number {
  return selection.oddsByAdmin ?? selection.odds;
}

/** Whether a selection may be picked and bet on. */
export function isOpen(selection: Selection): boolean {
  return selection.status === 'open';
}

/** The market that says who wins this fixture, if it has one. */
export function winMarketOf(fixture: Fixture): Market | undefined {
  for (const marketId of WIN_MARKETS) {
    const market = fixture.markets.find((candidate) => candidate.marketId === marketId);
    if (market !== undefined) return market;
  }
  return undefined;
}

/** Whether the offer index alone names it so far: its markets are there, and their prices on the way (IDX-1). */
export const isOnlyNamed = ({ markets }: Pick<Fixture, 'markets'>): boolean =>
  markets.every(({ selections }) => selections.length === 0);

/** Finds a selection and the market it belongs to. */
export function findSelection(
  fixture: Fixture,
  selectionId: SelectionId,
): { readonly market: Market; readonly selection: Selection } | undefined {
  for (const market of fixture.markets) {
    const selection = market.selections.find((candidate) => candidate.selectionId === selectionId);
    if (selection !== undefined) return { market, selection };
  }
  return undefined;
}
