/**
 * Whether what is drawn comes as often as its market says. A market whose rounds are all alike is held against its cells by chi-square; one whose chances
 * change from round to round, or of which two cells may win at once, cell by cell.
 */
import { familyOf } from '../../src/domain/mini-games/families.ts';
import type { FamilyId } from '../../src/domain/mini-games/familyId.ts';
import type { GameMarket } from '../../src/domain/mini-games/family.ts';
import { gameOfRound, timesOf, type RoundId } from '../../src/domain/mini-games/round.ts';
import { cardOf } from '../../src/domain/mini-games/virtual/offer.ts';
import { VENUES } from '../../src/domain/mini-games/virtual/venues.ts';

/** A cell as it was counted and as it was drawn, over all rounds. */
export interface CellSeen {
  readonly key: string;
  won: number;
  expected: number;
  variance: number;
  /** What a won on it in every round was to give back, and gave back; pushes with it. */
  owed: number;
  paid: number;
}

interface MarketTally {
  readonly cells: CellSeen[];
  readonly push: CellSeen;
  rounds: number;
  /** Whether one statistic may be made of all its cells. */
  isWhole: boolean;
}

/** Numbers that were drawn, in one of the rounds that they were drawn in. */
interface Seen {
  readonly roundId: RoundId;
  readonly drawn: readonly number[];
  times: number;
}

/** Draws that are kept before they are settled. */
const MOST_SEEN = 50_000;

interface Ended {
  /** How each cell ended. */
  readonly ends: readonly number[];
  readonly times: number;
  /** Whether the markets are others than before. */
  readonly isNew: boolean;
}

export interface Fit {
  readonly marketId: string;
  readonly rounds: number;
  /** Chi-square, of the worst cell where cells stand alone, and what it is not to exceed. */
  readonly statistic: number;
  readonly bound: number;
  readonly isFair: boolean;
  readonly cells: readonly CellSeen[];
}

export class Fairness {
  readonly #tallies = new Map<string, MarketTally>();
  readonly #family: FamilyId;
  readonly #seen = new Map<string, Seen>();
  readonly #priced = new Map<string, readonly GameMarket[]>();
  #markets: readonly GameMarket[] | undefined;

  constructor(family: FamilyId) {
    this.#family = family;
  }

  add(roundId: RoundId, drawn: readonly number[]): void {
    const offered = this.#marketsOf(roundId);
    const isNew = this.#markets !== undefined && offered !== this.#markets;
    if (isNew) this.#settle();
    this.#markets = offered;
    if (isNew) {
      this.#count({ roundId, drawn, times: 1 }, offered, true);
      return;
    }
    const key = drawn.join();
    const seen = this.#seen.get(key);
    if (seen === undefined) this.#seen.set(key, { roundId, drawn, times: 1 });
    else seen.times += 1;
    if (this.#seen.size > MOST_SEEN) this.#settle();
  }

  /** What was drawn more than once of the same markets is settled once: of those that were offered last. */
  #settle(): void {
    for (const seen of this.#seen.values()) this.#count(seen, this.#markets ?? [], false);
    this.#seen.clear();
  }

  #count({ roundId, drawn, times }: Seen, offered: readonly GameMarket[], isNew: boolean): void {
    const { settle } = familyOf(this.#family);
    for (const market of offered) {
      const ends = market.cells.map(({ key }) => settle(drawn, market.marketId, key, roundId));
      this.#countMarket(market, { ends, times, isNew });
    }
  }

  /** Matches of equal ratings are priced alike: a million rounds have some thousand of them. */
  #marketsOf(roundId: RoundId): readonly GameMarket[] {
    const { markets } = familyOf(this.#family);
    const ratings = ratingsOf(roundId);
    if (ratings === undefined) return markets(roundId);
    const known = this.#priced.get(ratings) ?? markets(roundId);
    this.#priced.set(ratings, known);
    return known;
  }

  #countMarket({ marketId, cells, of, pushWays = 0 }: GameMarket, { ends, times, isNew }: Ended): void {
    const tally = this.#tallies.get(marketId) ?? { cells: [], push: nothing('push'), rounds: 0, isWhole: true };
    this.#tallies.set(marketId, tally);
    tally.rounds += times;
    const hasPush = ends.includes(3);
    const isOne = ends.filter((end) => end === 2).length <= 1 && (!hasPush || ends.every((end) => end === 3));
    if (isNew || !isOne) tally.isWhole = false;
    cells.forEach(({ key, ways, odds }, at) => {
      const cell = (tally.cells[at] ??= nothing(key));
      tell(cell, ways / of, ends[at] === 2, times);
      cell.owed += ((ways * odds) / 100 / of + pushWays / of) * times;
      cell.paid += (ends[at] === 2 ? odds / 100 : ends[at] === 3 ? 1 : 0) * times;
    });
    // Where stakes go back cell by cell, those on the first are counted.
    tell(tally.push, pushWays / of, ends[0] === 3, times);
  }

  fits(): readonly Fit[] {
    this.#settle();
    const markets = [...this.#tallies];
    return markets.map(([marketId, tally]) => ({
      ...{ marketId, rounds: tally.rounds, cells: tally.cells },
      ...fitOf(tally),
    }));
  }
}

/** `undefined` for what is no match. */
function ratingsOf(roundId: RoundId): string | undefined {
  const venue = VENUES.find(({ gameId }) => gameId === gameOfRound(roundId).gameId);
  const card = venue && cardOf(venue, timesOf(roundId).drawsAt);
  return card?.kind === 'match' ? `${card.match.home.rating} ${card.match.away.rating}` : undefined;
}

const nothing = (key: string): CellSeen => ({ key, won: 0, expected: 0, variance: 0, owed: 0, paid: 0 });

function tell(tally: CellSeen, chance: number, hasCome: boolean, times: number): void {
  if (hasCome) tally.won += times;
  tally.expected += chance * times;
  tally.variance += chance * (1 - chance) * times;
}

/** How many deviations a fair draw may be off: once in some two million markets. */
const SIGMAS = 5;
/** Outcomes rarer than so many in all are counted together: chi-square says nothing of them. */
const LEAST = 10;

function fitOf(tally: MarketTally): Pick<Fit, 'statistic' | 'bound' | 'isFair'> {
  const all = [...tally.cells, tally.push];
  if (tally.isWhole) return wholeFit(all, tally.rounds);
  const bound = SIGMAS ** 2;
  const common = all.filter(({ variance }) => variance >= LEAST);
  const statistic = Math.max(0, ...common.map(({ won, expected, variance }) => (won - expected) ** 2 / variance));
  return { statistic, bound, isFair: statistic <= bound };
}

function wholeFit(cells: readonly CellSeen[], rounds: number): Pick<Fit, 'statistic' | 'bound' | 'isFair'> {
  const sum = (list: readonly CellSeen[], of: 'won' | 'expected') => list.reduce((total, cell) => total + cell[of], 0);
  const none = { won: rounds - sum(cells, 'won'), expected: Math.max(0, rounds - sum(cells, 'expected')) };
  const common = cells.filter(({ expected }) => expected >= LEAST);
  const rare = cells.filter(({ expected }) => expected < LEAST);
  const rest = { won: sum(rare, 'won') + none.won, expected: sum(rare, 'expected') + none.expected };
  const groups = rest.expected >= LEAST ? [...common, rest] : common;
  const statistic = groups.reduce((total, { won, expected }) => total + (won - expected) ** 2 / expected, 0);
  const bound = chiSquareBound(Math.max(1, groups.length - 1));
  // What cannot come must not have come: an outcome that no cell counts.
  const canCome = rest.expected > rounds * 1e-9 || rest.won === 0;
  return { statistic, bound, isFair: statistic <= bound && canCome };
}

/** What chi-square exceeds as rarely as `SIGMAS` deviations are (Wilson and Hilferty). */
const chiSquareBound = (freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + SIGMAS * Math.sqrt(spread)) ** 3;
};
