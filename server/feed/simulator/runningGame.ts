/** A game on offer as the simulator last reported it: its stage, its lines, their prices, what is suspended and until when. */
import type { SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { SelectionStatus, Settlement } from '../../../src/domain/reference/statuses.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { quartersOf } from '../../../src/domain/sports/outcomes/lineResults.ts';
import type { Game } from './game.ts';
import { lineKey, marketAt, type OfferedMarket } from './markets/offeredMarkets.ts';

/** `withdrawn`: another feed ran meanwhile and took the game off the boards. */
export type Stage = 'unopened' | 'withdrawn' | 'scheduled' | 'inPlay' | 'finished' | 'closed';

/** A selection as it was last reported. */
export interface Reported {
  /** Hundredths. */
  readonly odds: number;
  readonly status: SelectionStatus;
  readonly settlement: Settlement | null;
}

/** What was last reported of a game, so that only what changed is reported. */
export interface RunningGame {
  readonly game: Game;
  stage: Stage;
  /** Every line it was ever offered with, by market and base line. */
  readonly lines: Map<string, OfferedMarket>;
  readonly reported: Map<SelectionId, Reported>;
  /** Suspended selections, and when each opens again, epoch ms. */
  readonly suspended: Map<SelectionId, number>;
  /** Whether it is offered with all its markets. */
  isWhole: boolean;
  /** What of its course was last told, as text. */
  told: string;
  /** Whether its prices were held when that was told. */
  isHeld: boolean;
  /** When all its prices in play were last looked at, epoch ms. */
  lookedAt: number;
}

/** A game that was never reported. */
export function newRunningGame(game: Game): RunningGame {
  return {
    game,
    stage: 'unopened',
    lines: new Map(),
    reported: new Map(),
    suspended: new Map(),
    isWhole: false,
    told: '',
    isHeld: false,
    lookedAt: 0,
  };
}

/** A game as an earlier process left it. What it left suspended opens again at once. */
export function resumedGame(game: Game, fixture: Fixture, now: number): RunningGame {
  const running = newRunningGame(game);
  running.stage = stageOf(fixture);
  for (const { marketId, baseLine, selections } of fixture.markets) {
    const plan = game.sport.markets.find((candidate) => candidate.marketId === marketId);
    const quarters = plan?.lines === null ? 0 : quartersOf(baseLine);
    if (plan === undefined || quarters === undefined) continue;
    running.lines.set(lineKey(marketId, baseLine), marketAt(plan, quarters, game.idOf));
    for (const { selectionId, odds, status, settlement } of selections) {
      running.reported.set(selectionId, { odds, status, settlement });
      if (status === 'suspended' && running.stage === 'scheduled') running.suspended.set(selectionId, now);
    }
  }
  running.isWhole = [...running.lines.values()].some(({ plan }) => !plan.isMain);
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
