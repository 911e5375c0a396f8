/**
 * What a sport is offered with: which markets, what each asks of which part of a game, at which lines, and what the house keeps of it. The ids are
 * those of the market table; what that leaves to the feed is said here.
 */
import type { KnownMarketId } from '../../../../src/domain/reference/markets.ts';
import { marketTable, type OutcomeKind } from '../../../../src/domain/reference/marketTable.ts';
import type { Side } from '../../../../src/domain/sports/fixture.ts';
import type { PartName } from '../sportModel.ts';

/** What the house keeps, by the kind of market: what all chances sum to as offered, 1.05 is a margin of 5 %. */
export const MARGINS = {
  threeWay: 1.05,
  twoWay: 1.045,
  europeanHandicap: 1.06,
  /** Halves, quarters, innings, sets, periods, maps. */
  part: 1.06,
  corners: 1.07,
  first: 1.07,
  /** Half time and full time, winner and total. */
  combined: 1.16,
  score: 1.18,
} as const;
export type MarginKind = keyof typeof MARGINS;

/** Lines of a market, in quarters of a point from home's view. */
export type LinePlan =
  | {
      readonly kind: 'ladder';
      /** Lines stand on numbers that leave one of these when divided by four. */
      readonly remainders: readonly number[];
      /** From one line to the next. */
      readonly step: number;
      /** How many stand on either side of the balanced one. */
      readonly reach: number;
      /** Lines nearer to nil than this are another market's. */
      readonly least: number;
    }
  | { readonly kind: 'fixed'; readonly quarters: readonly number[] };

/** One answer of a market. */
export type Seat = readonly [side: Side, name: string];

export interface MarketPlan {
  readonly marketId: KnownMarketId;
  /** The feed's own name. */
  readonly marketName: string;
  readonly asks: Exclude<OutcomeKind, 'fromFeed' | 'overtimePlayed'> | 'first';
  readonly part: PartName;
  readonly margin: MarginKind;
  readonly lines: LinePlan | null;
  readonly seats: readonly Seat[];
  /** Whether a game is offered with it from the beginning; the rest comes when the game is near. */
  readonly isMain: boolean;
}

const HOME: Seat = ['home', '1'];
const DRAW: Seat = ['draw', 'X'];
const AWAY: Seat = ['away', '2'];
const THREE: readonly Seat[] = [HOME, DRAW, AWAY];
const TWO: readonly Seat[] = [HOME, AWAY];
const OVER_UNDER: readonly Seat[] = [
  ['over', 'Over'],
  ['under', 'Under'],
];
const named = (...names: readonly string[]): readonly Seat[] => names.map((name) => ['named', name]);

const seatsOf: { readonly [Asks in MarketPlan['asks']]?: readonly Seat[] } = {
  oneXTwo: THREE,
  europeanHandicap: THREE,
  oneTwo: TWO,
  handicap: TWO,
  overUnder: OVER_UNDER,
  homeOverUnder: OVER_UNDER,
  awayOverUnder: OVER_UNDER,
  oddEven: named('Odd', 'Even'),
  bothToScore: named('Yes', 'No'),
  doubleChance: named('1X', '12', 'X2'),
  halfFull: named('1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2'),
  winnerAndTotal: named('1 & Over', '1 & Under', 'X & Over', 'X & Under', '2 & Over', '2 & Under'),
};

/** Lines on quarters, as Asia has them: some can push, some are half won. */
export const QUARTERS = [0, 1, 2, 3] as const;
/** Lines on halves: nothing is pushed. */
export const HALVES = [2] as const;

/** A ladder of lines around the balanced one. */
export function ladder(remainders: readonly number[], step: number, reach: number, least = 0): LinePlan {
  return { kind: 'ladder', remainders, step, reach, least };
}

interface PlanDetails {
  readonly margin: MarginKind;
  readonly lines?: LinePlan;
  readonly isMain?: boolean;
  readonly seats?: readonly Seat[];
  /** Where the market table leaves it to the feed. */
  readonly asks?: MarketPlan['asks'];
  readonly part?: PartName;
}

/** A market by its id: what it asks of which part is the market table's to say, or the feed's where that leaves it. */
export function plan(marketId: KnownMarketId, marketName: string, details: PlanDetails): MarketPlan {
  const { outcome, scope } = marketTable[marketId];
  const asks = details.asks ?? outcome;
  if (asks === 'fromFeed' || asks === 'overtimePlayed') throw new RangeError(`market ${marketId}: what does it ask?`);
  const { margin, lines = null, isMain = false, part = scope } = details;
  return { marketId, marketName, asks, part, margin, lines, isMain, seats: details.seats ?? seatsOf[asks] ?? [] };
}

/** `0-0` to `most-most`, home first. */
export function scoreSeats(most: number): readonly Seat[] {
  const goals = Array.from({ length: most + 1 }, (_, count) => count);
  return named(...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)));
}

/** Seats of what is first: either side, or none. */
export const firstSeats = (none: string | null): readonly Seat[] => (none === null ? TWO : [...TWO, ['named', none]]);

/** Seats of exact sets to a majority. */
export function setSeats(needed: number): readonly Seat[] {
  const lost = Array.from({ length: needed }, (_, count) => count);
  return named(...lost.map((sets) => `${needed}-${sets}`), ...lost.map((sets) => `${sets}-${needed}`).toReversed());
}
