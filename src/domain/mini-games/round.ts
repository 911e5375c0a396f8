/**
 * Rounds of mini games: when each is open, drawn and shown follows from the clock and the table, and from nothing else (rules RND). A round is of the
 * Seoul day in which it is drawn; the one drawn at midnight is the last of the day that ends.
 */
import { z } from 'zod';
import { FixtureId } from '../kernel/ids.ts';
import { DAY_MS, dayOfDate, seoulDate, seoulDayOf } from '../kernel/seoulDay.ts';
import { gameOf, GameId, type GameRow } from './gameTable.ts';

/** `mg.<game>.<YYYYMMDD>.<n>`, n from 1: a round is backed as a fixture is, by its id. */
export type RoundId = FixtureId;

/** Most numbers that a round is drawn of, and the highest. */
const MAX_DRAWN = 64;
const HIGHEST = 999;

/**
 * How a round ended: what was drawn, in its order, with the seed it came from; both empty if it was not drawn and all stakes went back. One that an
 * operator made void has both too, once it was drawn (ROU-16).
 */
export const Round = z.object({
  roundId: FixtureId,
  gameId: GameId,
  /** Epoch ms. */
  drawsAt: z.number().int().min(0),
  state: z.enum(['drawn', 'void']),
  drawn: z.array(z.number().int().min(0).max(HIGHEST)).max(MAX_DRAWN).readonly(),
  /** 32 bytes in hex. */
  seed: z.string().regex(/^(?:[0-9a-f]{64})?$/),
  /** When an operator made it void, before its draw or after it, epoch ms; absent of all others. */
  voidedAt: z.number().int().min(0).optional(),
});
export type Round = z.infer<typeof Round>;

/** Instants of a round, epoch ms. It takes bets from `opensAt` on and before `closesAt`; until `shownAt` its draw is drawn. */
export interface RoundTimes {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly shownAt: number;
}

/** A round's id in its parts. */
export interface RoundParts {
  readonly game: GameRow;
  /** `YYYYMMDD` of Seoul. */
  readonly day: string;
  readonly n: number;
  /** When that day begins, epoch ms. */
  readonly dayAt: number;
}

const ROUND = /^mg\.(\d{1,6})\.(\d{8})\.([1-9]\d{0,4})$/;

/** Whether an id looks like that of a round. */
export const isRoundId = (id: string): id is RoundId => id.startsWith('mg.');

/** @returns `undefined` for what is no round of a game of the table */
export function partsOf(id: string): RoundParts | undefined {
  const match = ROUND.exec(id);
  const [, gameId = '', day = '', number = ''] = match ?? [];
  const game = gameOf(gameId);
  const dayAt = dayOfDate(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`);
  const n = Number(number);
  return game === undefined || dayAt === undefined || n > roundsOfDay(game) ? undefined : { game, day, n, dayAt };
}

export const roundsOfDay = ({ periodMs }: GameRow): number => DAY_MS / periodMs;

/** The round that an instant is in: from the draw of the one before on, until it is drawn. @param at epoch ms */
export function roundOf({ gameId, periodMs, phaseMs }: GameRow, at: number): RoundId {
  const toDraw = periodMs - modulo(at - seoulDayOf(at) - phaseMs, periodMs);
  const drawsAt = at + toDraw;
  // What is drawn at midnight is of the day that ends.
  const dayAt = seoulDayOf(drawsAt - 1);
  const n = Math.ceil((drawsAt - dayAt) / periodMs);
  return `mg.${gameId}.${seoulDate(dayAt).replaceAll('-', '')}.${n}` as RoundId;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** @throws RangeError for what is no round */
export function timesOf(roundId: RoundId): RoundTimes {
  const parts = partsOf(roundId);
  if (parts === undefined) throw new RangeError(`no round ${roundId}`);
  const { game, dayAt, n } = parts;
  const { periodMs, phaseMs, closesBeforeMs, showsMs } = game;
  const drawsAt = dayAt + (phaseMs === 0 ? n * periodMs : phaseMs + (n - 1) * periodMs);
  return { opensAt: drawsAt - periodMs, closesAt: drawsAt - closesBeforeMs, drawsAt, shownAt: drawsAt + showsMs };
}

/** @throws RangeError for what is no round */
export function nextRound(roundId: RoundId): RoundId {
  return roundOf(gameOfRound(roundId), timesOf(roundId).drawsAt);
}

/** @throws RangeError for what is no round */
export function previousRound(roundId: RoundId): RoundId {
  return roundOf(gameOfRound(roundId), timesOf(roundId).opensAt - 1);
}

/** @throws RangeError for what is no round */
export function gameOfRound(roundId: RoundId): GameRow {
  const parts = partsOf(roundId);
  if (parts === undefined) throw new RangeError(`no round ${roundId}`);
  return parts.game;
}

/** Rounds of a game drawn after `from` and not after `until`, the first first, `most` at the most. Epoch ms. */
export function roundsBetween(game: GameRow, from: number, until: number, most: number): RoundId[] {
  const rounds: RoundId[] = [];
  for (let id = roundOf(game, from); rounds.length < most && timesOf(id).drawsAt <= until; id = nextRound(id)) {
    rounds.push(id);
  }
  return rounds;
}
