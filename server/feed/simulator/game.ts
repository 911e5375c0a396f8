/** One game of the simulator, whole: its teams, its offer, how it will end, and its prices at any moment. Pure. */
import type { SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { Score } from '../../../src/domain/sports/fixture.ts';
import type { PlannedGame } from './calendar.ts';
import { driftAt, driftKey } from './drift.ts';
import { sportModels, type SimulatedSport } from './models/sportModels.ts';
import { offerOf, type OfferedMarket } from './offer.ts';
import { fairChance, offeredPrice } from './price.ts';
import { normalOf, randomOf } from './random.ts';
import { scoreAt } from './scoreAt.ts';
import { minutesOf, type Expectation, type FinalScore, type Goal, type Phase } from './sportModel.ts';

/** A game from its planning to its result; the same at every call. */
export interface Game {
  readonly planned: PlannedGame;
  readonly sport: SimulatedSport;
  readonly expected: Expectation;
  readonly offer: readonly OfferedMarket[];
  readonly final: FinalScore;
  readonly phases: readonly Phase[];
  readonly seed: number;
  readonly minuteMs: number;
  /** Epoch ms. */
  readonly endAt: number;
  /** When it leaves the offer: one simulated minute after its end. Epoch ms. */
  readonly closeAt: number;
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
  const final = sport.model.finalScore(expected, randomOf('score', seed, fixtureId));
  const phases = sport.model.phases(final);
  const endAt = Math.round(startAt + minutesOf(phases) * minuteMs);
  return {
    planned,
    sport,
    expected,
    offer: offerOf(planned, sport, sport.model.outlook(expected), seed),
    final,
    phases,
    seed,
    minuteMs,
    endAt,
    closeAt: Math.round(endAt + minuteMs),
  };
}

/**
 * What every selection of some markets is offered at. The prices stop moving at the start of the game.
 *
 * @returns hundredths by selection
 */
export function pricesAt(game: Game, markets: readonly OfferedMarket[], at: number): ReadonlyMap<SelectionId, number> {
  const { planned, sport, seed, expected } = game;
  const moment = Math.min(at, planned.startAt);
  const drifted = sport.model.drifted(
    expected,
    driftAt(driftKey(seed, planned.fixtureId, 'margin'), moment),
    driftAt(driftKey(seed, planned.fixtureId, 'total'), moment),
  );
  const outlook = sport.model.outlook(drifted);
  return new Map(
    markets.flatMap(({ kind, quarters, selections }) =>
      selections.map(({ selectionId, side }) => [
        selectionId,
        offeredPrice(fairChance(kind, side, quarters, outlook), sport.overround),
      ]),
    ),
  );
}

/** Who scores when; worth keeping, it is needed at every look at the score. */
export function goalsOf({ sport, final, seed, planned }: Game): readonly Goal[] {
  return sport.model.goals(final, randomOf('goals', seed, planned.fixtureId));
}

/** The score at a moment of the game; the final one from its end on. */
export function gameScoreAt(game: Game, goals: readonly Goal[], at: number): Score {
  if (at >= game.endAt) {
    const { home, away } = game.final;
    const clockSeconds = game.phases.reduce((sum, phase) => sum + phase.clockSeconds, 0);
    return { period: game.sport.model.endCode(game.final), clockSeconds, home, away };
  }
  return scoreAt(game.phases, goals, Math.max(0, at - game.planned.startAt) / game.minuteMs);
}

/** A team's strength in standard deviations, the same in all its games. */
function strengthOf(team: string, leagueId: string, seed: number): number {
  return normalOf(randomOf('strength', seed, leagueId, team), 1.8);
}
