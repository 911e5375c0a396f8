/** One game of the simulator, whole: its teams, its true course, and its chances at any moment. Pure. */
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import type { PlannedGame } from './calendar.ts';
import { once } from './chances/part.ts';
import { minutesOf, NOT_STARTED, standingAt, type Course, type Standing } from './course.ts';
import { driftAt, driftKey } from './drift.ts';
import {
  offeredMarkets,
  selectionIds,
  type Depth,
  type OfferedMarket,
  type OfferedSelection,
  type SelectionIds,
} from './markets/offeredMarkets.ts';
import { sportModels, type SimulatedSport } from './models/sportModels.ts';
import { normalOf, randomOf } from './random.ts';
import { decidedOf } from './settle.ts';
import type { Expectation, Prospect } from './sportModel.ts';

/** A game from its planning to its result; the same at every call. */
export interface Game {
  readonly planned: PlannedGame;
  readonly sport: SimulatedSport;
  readonly expected: Expectation;
  readonly idOf: SelectionIds;
  readonly seed: number;
  /** Real ms of one simulated minute. */
  readonly minuteMs: number;
  /** Drawn when it is asked for. */
  readonly course: () => Course;
  /** Epoch ms. */
  readonly endAt: () => number;
}

/**
 * @param minuteMs real ms of one simulated minute
 * @throws RangeError for a sport without a model
 */
export function gameOf(planned: PlannedGame, seed: number, minuteMs: number): Game {
  const { league, fixtureId, startAt } = planned;
  const sport = sportModels[league.sportId];
  if (sport === undefined) throw new RangeError(`sport ${league.sportId} has no model`);
  const edge = strengthOf(planned.home, league.leagueId, seed) - strengthOf(planned.away, league.leagueId, seed);
  const expected = sport.model.expectation(edge, league.scoring);
  const course = once(() => sport.model.course(expected, randomOf('course', seed, fixtureId)));
  return {
    planned,
    sport,
    expected,
    idOf: selectionIds(fixtureId, seed),
    seed,
    minuteMs,
    course,
    endAt: once(() => Math.round(startAt + minutesOf(course().phases) * minuteMs)),
  };
}

/** When it leaves the offer: one simulated minute after its end. Epoch ms. */
export const closeAt = (game: Game): number => Math.round(game.endAt() + game.minuteMs);

/** Simulated minutes since the start, below zero before it. From the end on it is past all that happens, whatever was rounded. */
export function minuteAt({ planned, minuteMs, endAt }: Game, at: number): number {
  return at >= planned.startAt && at >= endAt() ? Infinity : (at - planned.startAt) / minuteMs;
}

/** How far the game has come. */
export function standingOf(game: Game, at: number): Standing {
  return at < game.planned.startAt ? NOT_STARTED : standingAt(game.course(), minuteAt(game, at));
}

/** The chances of the game at a moment. Opinion drifts until the start; from there on the game itself speaks. */
export function prospectAt(game: Game, at: number, standing = standingOf(game, at)): Prospect {
  const { planned, sport, seed, expected } = game;
  const moment = Math.min(at, planned.startAt);
  const drifted = sport.model.drifted(
    expected,
    driftAt(driftKey(seed, planned.fixtureId, 'margin'), moment),
    driftAt(driftKey(seed, planned.fixtureId, 'total'), moment),
  );
  return sport.model.prospect(drifted, standing);
}

/** The markets it is offered with before the start, at the lines that balance by the chances of the moment they open. */
export function openingMarkets({ sport, idOf }: Game, depth: Depth, prospect: Prospect): readonly OfferedMarket[] {
  return offeredMarkets(sport.markets, prospect, depth, idOf);
}

/** The markets that balance where the game stands, of the parts that are not over. */
export function marketsInPlay(game: Game, prospect: Prospect, standing: Standing): readonly OfferedMarket[] {
  const found = offeredMarkets(game.sport.markets, prospect, 'inPlay', game.idOf);
  return found.filter((market) =>
    market.selections.some((selection) => resultIn(game, market, selection, standing) === undefined),
  );
}

/** The result of a selection as the game stands; `undefined` while it is open. */
export function resultIn(
  { planned, course }: Game,
  market: OfferedMarket,
  selection: OfferedSelection,
  standing: Standing,
): Settlement | undefined {
  return decidedOf(market, selection, { sportId: planned.league.sportId, standing, answers: course().answers });
}

/** A team's strength in standard deviations, the same in all its games. */
function strengthOf(team: string, leagueId: string, seed: number): number {
  return normalOf(randomOf('strength', seed, leagueId, team), 1.8);
}
