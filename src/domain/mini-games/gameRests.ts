/**
 * When games rest (rules ROU-19 to ROU-21): hours of each Seoul day whose rounds take no bets. Rounds are counted, drawn and proved as ever: a rest moves none of
 * them, so that nobody but the house that takes bets has to know of it.
 */
import { z } from 'zod';
import { ClosedHours, isClosedAt, nextMinute } from '../house/closedHours.ts';
import type { GameRow } from './gameTable.ts';
import { gameOfRound, roundOf, timesOf, type RoundId } from './round.ts';

/** Hours by game; some of the day are left. */
export const GameRests = z.record(
  z.string().regex(/^\d{1,6}$/),
  ClosedHours.refine(({ from, until }) => from !== until),
);
export type GameRests = Readonly<z.infer<typeof GameRests>>;

/** Whether a game rests, and when that changes next, epoch ms; `null` for one that never does. */
export interface Rest {
  readonly isResting: boolean;
  readonly changesAt: number | null;
}

/** A round rests for the whole of its life or not at all: by the minute in which it opens. @throws RangeError for what is no round */
export function isRestingRound(rests: GameRests, roundId: RoundId): boolean {
  return isClosedAt(rests[gameOfRound(roundId).gameId] ?? null, timesOf(roundId).opensAt);
}

/** Of the round that is on at a moment. @param at epoch ms */
export function restAt(rests: GameRests, game: GameRow, at: number): Rest {
  const hours = rests[game.gameId];
  if (hours === undefined) return { isResting: false, changesAt: null };
  const round = roundOf(game, at);
  const isResting = isRestingRound(rests, round);
  const opensAt = openingFrom(game, nextMinute(isResting ? hours.until : hours.from, timesOf(round).opensAt));
  // Of hours in which no round opens there is none to rest.
  const isOther = isRestingRound(rests, roundOf(game, opensAt)) !== isResting;
  return { isResting, changesAt: isOther ? opensAt : null };
}

/** When the first round opens that opens at a moment or after it. */
function openingFrom(game: GameRow, at: number): number {
  const round = roundOf(game, at);
  const { opensAt, drawsAt } = timesOf(round);
  return opensAt === at ? at : drawsAt;
}
