/** A game on offer as the simulator last reported it: its stage, its odds, what is suspended and until when. */
import type { SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { pricesAt, type Game } from './game.ts';
import type { Goal } from './sportModel.ts';

/** `withdrawn`: another feed ran meanwhile and took the game off the boards. */
export type Stage = 'unopened' | 'withdrawn' | 'scheduled' | 'inPlay' | 'finished' | 'closed';

/** What was last reported of a game, so that only what changed is reported. */
export interface RunningGame {
  readonly game: Game;
  stage: Stage;
  /** Hundredths, as last reported. */
  readonly prices: Map<SelectionId, number>;
  /** Suspended selections, and when each opens again, epoch ms. */
  readonly suspended: Map<SelectionId, number>;
  /** Worked out at the start of the game. */
  goals: readonly Goal[] | null;
  /** The score as last reported, as text. */
  lastScore: string;
}

/** A game that was never reported. */
export function newRunningGame(game: Game, now: number): RunningGame {
  return {
    game,
    stage: 'unopened',
    prices: new Map(pricesAt(game, game.offer, now)),
    suspended: new Map(),
    goals: null,
    lastScore: '',
  };
}

/** A game as an earlier process left it. What it left suspended opens again at once. */
export function resumedGame(game: Game, fixture: Fixture, now: number): RunningGame {
  const running = newRunningGame(game, now);
  running.stage = stageOf(fixture);
  for (const { selectionId, odds, status } of fixture.markets.flatMap((market) => market.selections)) {
    if (!running.prices.has(selectionId)) continue;
    running.prices.set(selectionId, odds);
    if (status === 'suspended' && running.stage === 'scheduled') running.suspended.set(selectionId, now);
  }
  return running;
}

function stageOf({ status }: Fixture): Stage {
  switch (status) {
    case 'scheduled':
    case 'inPlay':
    case 'finished':
      return status;
    case 'cancelled':
    case 'postponed':
    case 'interrupted':
      return 'withdrawn';
  }
}
