/** A real origin that draws, by a clock that a test moves, and bets on its rounds. */
import { onTestFinished } from 'vitest';
import type { BettingLine, BettingRequest } from '../../../../src/domain/bets/bettingCall.ts';
import { formatOdds } from '../../../../src/domain/kernel/odds.ts';
import type { GameRow } from '../../../../src/domain/mini-games/gameTable.ts';
import { timesOf, type RoundId } from '../../../../src/domain/mini-games/round.ts';
import { slipOfGame } from '../../../../src/domain/bets/slipOfGame.ts';
import { fixtureOfRound } from '../../../../src/domain/mini-games/roundFixture.ts';
import { drawnAfter } from '../../../../server/draws/dueRound.ts';
import type { Origin } from '../../../../server/origin.ts';
import type { OriginOptions } from '../../../../server/originOptions.ts';
import { createManualClock, type ManualClock } from '../../feed/manualClock.ts';
import { betOn, newKey, type CallAnswer, type Caller } from '../../support/caller.ts';
import { openOrigin } from '../../support/openOrigin.ts';

/** 2026-11-22 12:00:00 in Seoul. */
export const NOON = Date.UTC(2026, 10, 22, 3);
const FAR = 10 * 24 * 3_600_000;

export interface DrawHouse {
  readonly origin: Origin;
  readonly clock: ManualClock;
  /** Moves on, a minute at a time, and waits until what is due then is drawn and settled. */
  pass(ms: number): Promise<void>;
}

/** Options of an origin that nothing but a test's clock moves. */
export const byClock = (clock: ManualClock, games: readonly GameRow[]): Partial<OriginOptions> => ({
  clock,
  drawnGames: games,
  // These would go round thousands of times in an hour that passes at once.
  heartbeatMs: FAR,
  logPollMs: FAR,
  upkeepMs: FAR,
  feedSilenceMs: FAR,
  leaseMs: FAR,
  sessionLifeMs: FAR,
  // Waits by the clock that stands still.
  groupCommit: null,
  callBudgets: null,
});

export async function openDrawHouse(
  games: readonly GameRow[],
  { start = NOON, ...options }: Partial<OriginOptions> & { readonly start?: number } = {},
): Promise<DrawHouse> {
  const clock = createManualClock(start);
  const origin = await openOrigin({ ...byClock(clock, games), ...options });
  const house = { origin, clock, pass: (ms: number) => pass({ origin, clock }, ms) };
  await origin.drawn();
  onTestFinished(() => origin.close());
  return house;
}

export async function pass(
  { origin, clock }: Pick<DrawHouse, 'origin' | 'clock'>,
  ms: number,
  step = 1_000,
): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    await clock.advance(Math.min(step, left));
    await origin.drawn();
  }
  await origin.settled();
}

export interface Pressed {
  readonly market?: number;
  readonly cell?: number;
  readonly odds?: string;
}

/** What a page would send for one cell of a round. */
export function lineOn(roundId: RoundId, { market = 0, cell = 0, odds }: Pressed = {}): BettingLine {
  const fixture = fixtureOfRound(roundId);
  const selection = fixture?.markets[market]?.selections[cell];
  if (fixture === undefined || selection === undefined) throw new Error(`no cell ${market}/${cell} of ${roundId}`);
  return {
    betBaseline: '',
    betPrice: odds ?? formatOdds(selection.odds),
    fixtureId: roundId,
    oddsId: selection.selectionId,
    sportId: fixture.sportId,
    version: selection.version,
  };
}

/** @param lines of rounds of one game's page */
export function requestOn(
  game: GameRow,
  lines: readonly BettingLine[],
  change: Partial<BettingRequest> = {},
): BettingRequest {
  return betOn(lines, {
    gameDetailType: slipOfGame(game) === 'virtual' ? '31' : '41',
    minigameId: Number(game.gameId),
    ...change,
  });
}

export const betOnRound = (
  member: Caller,
  game: GameRow,
  roundId: RoundId,
  pressed?: Pressed,
  change?: Partial<BettingRequest>,
): Promise<CallAnswer> =>
  member.bet(requestOn(game, [lineOn(roundId, pressed)], { memberId: member.memberId, ...change }), newKey());

/** The round of a game that is on. */
export const roundOn = (game: GameRow, now: number): RoundId => drawnAfter(game, now).roundId;
export const closesAt = (roundId: RoundId): number => timesOf(roundId).closesAt;
export const drawsAt = (roundId: RoundId): number => timesOf(roundId).drawsAt;
