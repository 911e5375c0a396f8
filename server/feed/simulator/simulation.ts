/** One step of the simulator after another: what there is to report at a moment. Holds all of its state; knows no clock. */
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import type { FeedReport } from '../feed.ts';
import { withdrawnReports } from '../withdrawnFixtures.ts';
import { createCalendar } from './calendar.ts';
import { createGameBook, type GameBook } from './gameBook.ts';
import { leagueTable } from './leagues/leagueTable.ts';
import { advance, courseReports, overtakenReports, deepen } from './lifecycle.ts';
import { pastGames } from './pastGames.ts';
import { movePrices, type Watched } from './priceMoves.ts';
import { randomOf, type Random } from './random.ts';
import type { RunningGame } from './runningGame.ts';
import { endSuspensions, suspendSomething } from './suspensions.ts';

/** Seed and pace: another seed, or another time scale, is another world. */
export interface SimulationOptions {
  readonly seed: number;
  /** Price changes per second, on average. */
  readonly changesPerSecond: number;
  /** Simulated minutes per real minute. */
  readonly timeScale: number;
}

/** Reports that belong together: one game's, or one step's. Never split between deliveries. */
export type ReportGroup = readonly FeedReport[];

/** Asked for what there is to report at a moment, epoch ms. */
export interface Simulation {
  /**
   * Takes over what an earlier process left, and brings everything to `now`.
   *
   * @returns one group per game that has something to say
   */
  begin(fixtures: readonly Fixture[], now: number): readonly ReportGroup[];
  /** What happened since the last step. `now` must not go back. */
  step(now: number): ReportGroup;
  /** How many games are on offer. */
  readonly size: number;
}

/** How often the most watched games are looked up anew, ms. */
const WATCH_MS = 5_000;
/** Mean time between two suspensions, ms. */
const SUSPENSION_MS = 4_000;
/** Games that get all their markets in one step: at the first start some hundred are near, and nobody shall wait for them. */
const DEEPENED_AT_ONCE = 1;
/** Past games that are told in one step. */
const TOLD_AT_ONCE = 80;
/** However much happens in play, prices elsewhere stand no longer than this for it. */
const LONGEST_QUIET_SECONDS = 1.5;
/** A step after a pause moves no more prices than one of this length, ms. */
const LONGEST_STEP_MS = 2_000;

/** Reports nothing by itself: whoever holds it asks by a clock of theirs. */
export function createSimulation({ seed, changesPerSecond, timeScale }: SimulationOptions): Simulation {
  const calendar = createCalendar(seed, timeScale, leagueTable);
  const book = createGameBook(calendar, seed);
  let watched: Watched = { topOfBoard: [], soonest: [], inPlay: [], all: [] };
  let near: RunningGame[] = [];
  let past: Iterator<FeedReport> = [][Symbol.iterator]();
  let watchedAt = -Infinity;
  let toppedUpAt = -Infinity;
  let last = 0;
  let owed = 0;

  const turn = (now: number): readonly FeedReport[] => {
    if (now - toppedUpAt >= Math.min(1_000, calendar.minuteMs)) {
      toppedUpAt = now;
      book.topUp(now);
    }
    return advanceAll(book, now).flat();
  };
  const watch = (now: number) => {
    if (now - watchedAt < WATCH_MS) return;
    watchedAt = now;
    watched = book.watched();
    near = book.near(now);
  };

  return {
    get size() {
      return book.games.size;
    },
    begin(fixtures, now) {
      const foreign = fixtures.filter((fixture) => !book.resume(fixture, now)).map(withdrawnReports);
      book.topUp(now);
      toppedUpAt = now;
      last = now;
      const groups = [...foreign, ...advanceAll(book, now)].filter((group) => group.length > 0);
      watch(now);
      past = pastGames(calendar, seed, now);
      return groups;
    },
    step(now) {
      const elapsed = Math.min(now - last, LONGEST_STEP_MS);
      last = now;
      const random = randomOf('step', seed, now);
      const turns = turn(now);
      watch(now);
      const played = inPlayReports(book, now);
      owed = Math.min(owed + (changesPerSecond * elapsed) / 1_000, changesPerSecond * 2);
      const due = Math.max(0, Math.floor(owed));
      const moves = movePrices(watched, due, random, now);
      owed -= due;
      // What games in play change by themselves counts, so that a goal is followed by a little quiet elsewhere.
      owed = Math.max(owed - changesIn(played), -changesPerSecond * LONGEST_QUIET_SECONDS);
      const deepened = near.splice(0, DEEPENED_AT_ONCE).flatMap((game) => deepen(game, now));
      return [
        ...turns,
        ...played,
        ...moves,
        ...running(book, watched, random, elapsed, now),
        ...deepened,
        ...some(past, TOLD_AT_ONCE),
      ];
    },
  };
}

/** At most so many of what is left. */
function some(reports: Iterator<FeedReport>, most: number): readonly FeedReport[] {
  const taken: FeedReport[] = [];
  while (taken.length < most) {
    const next = reports.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}

function inPlayReports(book: GameBook, now: number): readonly FeedReport[] {
  return [...book.games.values()].flatMap((game) =>
    game.stage === 'inPlay' ? [...courseReports(game, now), ...overtakenReports(game, now)] : [],
  );
}

function changesIn(reports: readonly FeedReport[]): number {
  return reports.reduce((sum, report) => sum + (report.kind === 'market' ? report.selections.length : 0), 0);
}

/** Suspensions. After the moves, so that a suspension reports the price just moved to. */
function running(
  book: GameBook,
  watched: Watched,
  random: Random,
  elapsed: number,
  now: number,
): readonly FeedReport[] {
  const reports: FeedReport[] = [];
  for (const game of book.games.values()) {
    reports.push(...endSuspensions(game, now));
  }
  if (random() < elapsed / SUSPENSION_MS) reports.push(...suspendSomething(watched, random, now));
  return reports;
}

function advanceAll(book: GameBook, now: number): readonly ReportGroup[] {
  const groups: ReportGroup[] = [];
  for (const game of book.games.values()) {
    groups.push(advance(game, now));
    if (game.stage === 'closed') book.remove(game);
  }
  return groups;
}
