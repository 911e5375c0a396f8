/**
 * What the house has at stake, and what it says over its feed (rules RSK). Money in won, odds in hundredths, times in epoch ms.
 *
 * RSK-8 A leg counts with the whole stake and the whole possible payout of its bet, on every selection that a bet still waits for. A bet of three legs stands on three
 * fixtures: sums over fixtures are more than the house can lose at once, never less.
 */
import { z } from 'zod';
import { BetId, FixtureId, LeagueId, SelectionId } from '../kernel/ids.ts';
import { Won, WonDelta } from '../kernel/money.ts';
import { Cap, MOST_CAPS } from '../limits/caps.ts';
import { NO_PRICE_YET, Odds } from '../kernel/odds.ts';
import { SportId } from '../reference/sports.ts';
import { FixtureStatus, SelectionStatus } from '../reference/statuses.ts';
import { FIXTURE_LIMITS, offeredOdds, Score, Side, type Market } from '../sports/fixture.ts';
import { HoldTarget, MarginTarget, Shift } from '../sports/rulings.ts';
import { QueueMember } from './queue.ts';

const Instant = z.number().int().min(0);
const Count = z.number().int().min(0);

/** Most holds, most prices of the house's own, and most margins, at a time (RSK-7). */
export const MOST_RULINGS = 2_000;
/** Most fixtures of one answer; the others are added up. */
export const MOST_FIXTURES = 200;

/** By whom, when and why. */
const Said = z.object({ name: z.string().max(40), at: Instant, reason: z.string().max(200) });

/** A hold as traders see it. */
export const Hold = Said.extend({ target: HoldTarget });
/** As parsed. */
export type Hold = z.infer<typeof Hold>;

/** A margin as traders see it. */
export const Margin = Said.extend({ target: MarginTarget, shift: Shift });
/** As parsed. */
export type Margin = z.infer<typeof Margin>;

/** A cap as traders see it. */
export const StandingCap = Said.extend(Cap.shape);
/** As parsed. */
export type StandingCap = z.infer<typeof StandingCap>;

/** What a margin is of, as members know it; `null` parts where that is no longer on offer. */
const OfMargin = z.object({
  sportId: SportId.nullable(),
  leagueName: z.string().max(FIXTURE_LIMITS.leagueName).nullable(),
  home: z.string().max(FIXTURE_LIMITS.team).nullable(),
  away: z.string().max(FIXTURE_LIMITS.team).nullable(),
  marketName: z.string().max(FIXTURE_LIMITS.name).nullable(),
});

/** A margin with what it is of. */
export const NamedMargin = Margin.extend({ of: OfMargin });
/** As parsed. */
export type NamedMargin = z.infer<typeof NamedMargin>;

/** Margins and caps in force, the newest first. */
export const RulingList = z.object({
  margins: z.array(NamedMargin).max(MOST_RULINGS),
  caps: z.array(StandingCap).max(MOST_CAPS),
});
/** As parsed. */
export type RulingList = z.infer<typeof RulingList>;

/** A price of the house as traders see it. */
export const Override = Said.extend({
  fixtureId: FixtureId,
  selectionId: SelectionId,
  price: Odds,
  /** `null`: until it is lifted. */
  until: Instant.nullable(),
});
/** As parsed. */
export type Override = z.infer<typeof Override>;

/** Open legs added up: `liability` is what is paid if the worst comes, less the stakes of the market; below zero where the house has won already. */
const Stakes = { legs: Count, stakes: Won, liability: WonDelta };

/** A fixture with what stands on it, and what the house says over it. */
export const RiskFixture = z.object({
  fixtureId: FixtureId,
  sportId: SportId,
  /** `null` for one that is no longer on offer. */
  leagueId: LeagueId.nullable(),
  leagueName: z.string().max(FIXTURE_LIMITS.leagueName),
  home: z.string().max(FIXTURE_LIMITS.team),
  away: z.string().max(FIXTURE_LIMITS.team),
  startAt: z.number().int(),
  /** `null` for one that is no longer on offer, or of a game of rounds. */
  status: FixtureStatus.nullable(),
  score: Score.pick({ home: true, away: true, period: true }).nullable(),
  /** Markets with open legs. */
  markets: Count,
  /** Holds over all of it, and over parts of it; prices of the house in it; margins of it or of its markets. */
  isHeld: z.boolean(),
  holds: Count,
  prices: Count,
  margins: Count,
  ...Stakes,
});
/** As parsed. */
export type RiskFixture = z.infer<typeof RiskFixture>;

/** A selection, offered and fed, with what stands on it. */
export const RiskSelection = z.object({
  selectionId: SelectionId,
  side: Side,
  name: z.string().max(FIXTURE_LIMITS.name),
  line: z.string().max(FIXTURE_LIMITS.line),
  /** What members are offered, and what the feed says; `null` for one that is no longer on offer. */
  offered: z.object({ odds: Odds, before: Odds, status: SelectionStatus }).nullable(),
  fed: z.object({ odds: Odds, status: SelectionStatus }).nullable(),
  isHeld: z.boolean(),
  override: Override.nullable(),
  /** Odds that were taken on average, weighted by stakes; `null` without a leg. */
  average: Odds.nullable(),
  /** Possible payout of its legs. */
  payout: Won,
  ...Stakes,
});
/** As parsed. */
export type RiskSelection = z.infer<typeof RiskSelection>;

/** A market at one line, with its selections. */
export const RiskMarket = z.object({
  marketId: z.string().max(FIXTURE_LIMITS.marketId),
  baseLine: z.string().max(FIXTURE_LIMITS.line),
  name: z.string().max(FIXTURE_LIMITS.name),
  isHeld: z.boolean(),
  /** The margin over it, of whatever scope (RSK-10): hundredths of a percent, 0 for none. */
  shift: z.number().int(),
  selections: z.array(RiskSelection).max(FIXTURE_LIMITS.selections),
  ...Stakes,
});
/** As parsed. */
export type RiskMarket = z.infer<typeof RiskMarket>;

/** A bet as the risk page lists it: whose, how much, on what. */
export const RiskBet = z.object({
  betId: BetId,
  member: QueueMember,
  stake: Won,
  totalOdds: z.number().int().min(100),
  payout: Won,
  folds: z.number().int().min(1),
  placedAt: Instant,
  /** Its first pick. */
  fixtureId: FixtureId,
  marketId: z.string().max(FIXTURE_LIMITS.marketId),
  side: Side,
  name: z.string().max(FIXTURE_LIMITS.name),
  line: z.string().max(FIXTURE_LIMITS.line),
  home: z.string().max(FIXTURE_LIMITS.team),
  away: z.string().max(FIXTURE_LIMITS.team),
});
export type RiskBet = z.infer<typeof RiskBet>;

/** All that is at stake, of one moment. */
export const Risk = z.object({
  at: Instant,
  /** All open bets, each once. */
  open: z.object({ bets: Count, stakes: Won, payout: Won }),
  /** Over all fixtures, by legs (RSK-8). */
  total: z.object({ fixtures: Count, ...Stakes }),
  /** The largest liability first. */
  fixtures: z.array(RiskFixture).max(MOST_FIXTURES),
  /** What is not among them. */
  rest: z.object({ fixtures: Count, ...Stakes }),
  holds: z.array(Hold).max(MOST_RULINGS),
  overrides: z.array(Override).max(MOST_RULINGS),
  margins: z.array(Margin).max(MOST_RULINGS),
  /** What the feed has on offer: fixtures, and those in play. */
  onOffer: z.object({ fixtures: Count, inPlay: Count }),
  largest: z.array(RiskBet).max(20),
  newest: z.array(RiskBet).max(40),
  members: z.array(z.object({ member: QueueMember, bets: Count, stakes: Won, payout: Won })).max(20),
});
/** As parsed. */
export type Risk = z.infer<typeof Risk>;

/** An opened fixture. */
export const RiskOfFixture = z.object({
  at: Instant,
  fixture: RiskFixture,
  /** Those with open legs first, by liability; then the others as the feed has them. */
  markets: z.array(RiskMarket).max(FIXTURE_LIMITS.markets),
  /** How many selections a hold of each scope would reach. */
  reach: z.object({ fixture: Count, league: Count, sport: Count, all: Count }),
});
export type RiskOfFixture = z.infer<typeof RiskOfFixture>;

/** One leg that is open: whose market and selection it is of, its bet's whole stake and possible payout. */
export interface OpenLegs {
  readonly fixtureId: string;
  readonly marketId: string;
  readonly baseLine: string;
  readonly selectionId: string;
  readonly legs: number;
  readonly stakes: number;
  readonly payout: number;
}

/** What a market has at stake: its worst selection (RSK-8). */
export interface Stake {
  readonly legs: number;
  readonly stakes: number;
  readonly liability: number;
}

/** The market of some legs: its worst selection. All of them are of one market. */
export function stakeOfMarket(legs: readonly OpenLegs[]): Stake {
  const stakes = legs.reduce((sum, leg) => sum + leg.stakes, 0);
  const worst = legs.reduce((most, leg) => Math.max(most, leg.payout), 0);
  return { legs: legs.reduce((sum, leg) => sum + leg.legs, 0), stakes, liability: worst - stakes };
}

/** Markets, or fixtures, added up. */
export const sumOfStakes = (parts: readonly Stake[]): Stake => ({
  legs: parts.reduce((sum, part) => sum + part.legs, 0),
  stakes: parts.reduce((sum, part) => sum + part.stakes, 0),
  liability: parts.reduce((sum, part) => sum + part.liability, 0),
});

/** What a market pays back of all that is staked at these odds, in hundredths of a percent; `undefined` for none. */
export function returnRate(odds: readonly number[]): number | undefined {
  if (odds.length === 0) return undefined;
  const inverse = odds.reduce((sum, price) => sum + 100 / price, 0);
  return Math.round(10_000 / inverse);
}

/** A shift as it is written, up with a plus: `+2.5%p`. @param shift hundredths of a percent */
export const shiftText = (shift: number): string =>
  `${shift < 0 ? '−' : '+'}${(Math.abs(shift) / 100).toFixed(shift % 10 === 0 ? 1 : 2)}%p`;

/** What one market pays back before and after a ruling, in hundredths of a percent. */
export interface ReturnMoved {
  readonly before: number;
  readonly after: number;
}

/** What a ruling does to what markets pay back (RSK-11). */
export interface ReturnsMoved {
  /** Of the market that pays back most after it; `undefined` where none was reckoned. */
  readonly most: ReturnMoved | undefined;
  /** How many were not reckoned since they pay back more than is staked at the feed's own prices: half a market, or one that the feed has wrong. */
  readonly overFed: number;
}

/**
 * Reckoned are markets of which the feed has priced each outcome and none has its result. Half a market would seem to pay back twice what it does.
 *
 * @param markets pairs of one market before and after
 */
export function returnsMoved(markets: Iterable<readonly [Market, Market]>): ReturnsMoved {
  let most: ReturnMoved | undefined;
  let overFed = 0;
  for (const [before, after] of markets) {
    if (before.selections.some(({ status, odds }) => status === 'settled' || odds <= NO_PRICE_YET)) continue;
    const fed = returnRate(before.selections.map(({ odds }) => odds));
    if (fed === undefined) continue;
    if (fed > ALL_BACK) {
      overFed += 1;
      continue;
    }
    const moved = { before: offeredReturn(before), after: offeredReturn(after) };
    if (most === undefined || moved.after > most.after) most = moved;
  }
  return { most, overFed };
}

/** All that is staked, in hundredths of a percent. */
const ALL_BACK = 10_000;

const offeredReturn = ({ selections }: Market): number => returnRate(selections.map(offeredOdds)) ?? 0;
