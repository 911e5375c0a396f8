/** Calls about the rounds of mini games and virtual games, and about how their draws are proved. The list of rounds is among the lists (`lists.ts`). */
import { z } from 'zod';
import { Round } from '../mini-games/round.ts';
import type { HttpCall } from './httpCall.ts';

const DRAWS_MS = 5_000;
const { gameId: GameId, roundId: RoundId, drawsAt: Instant } = Round.shape;
/** 64 hexadecimal digits. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** What members were told of a round. */
const Told = Round.pick({ state: true, drawn: true, voidedAt: true });
export type Told = z.output<typeof Told>;

/** 1 while the house has closed a game, or all of its provider's: it takes no bets (ROU-10). Nor does one that rests (ROU-19). */
export const gameMaintenanceCall = {
  method: 'GET',
  path: '/settingMinigame/:gameId',
  caller: 'visitor',
  timeoutMs: DRAWS_MS,
  params: z.object({ gameId: GameId }),
  answer: z.object({
    systemMaintenanceFlg: z.union([z.literal(0), z.literal(1)]),
    isResting: z.boolean().default(false),
    /** When a rest ends, or begins next, by the origin's clock, epoch ms. */
    restChangesAt: Instant.nullable().default(null),
  }),
} as const satisfies HttpCall;

/** The round of a game that is on now, by the origin's clock; with `currentGame` other than 1 those that follow it too. Times are epoch ms. */
export const gameEventsCall = {
  method: 'GET',
  path: '/minigame/events',
  caller: 'member',
  timeoutMs: DRAWS_MS,
  query: z.object({ gameId: GameId, currentGame: z.enum(['0', '1']).default('0') }),
  answer: z.object({
    events: z
      .array(
        z.object({
          /** The day it is counted in, of Seoul: `YYYYMMDD`. */
          date: z.string(),
          gameId: GameId,
          roundId: RoundId,
          opensAt: Instant,
          closesAt: Instant,
          drawsAt: Instant,
        }),
      )
      .max(10),
  }),
} as const satisfies HttpCall;

/**
 * What a game's draws of a day (`YYYYMMDD`, of Seoul) are checked against: the hash that all its seeds lead to, told before the day begins, and the last
 * seed told so far. With `n` also what members were told of that round, `null` before it ended. 404 for a day of which nothing is kept.
 *
 * @ours
 */
export const drawsCall = {
  method: 'GET',
  path: '/draws/:gameId/:day',
  caller: 'visitor',
  timeoutMs: DRAWS_MS,
  params: z.object({ gameId: GameId, day: z.string().regex(/^\d{8}$/) }),
  query: z.object({ n: z.coerce.number().int().min(1).max(99_999).optional() }),
  answer: z.object({
    gameId: GameId,
    day: z.string(),
    commitment: Hash,
    salt: z.string().max(64),
    /** When the commitment was written down, epoch ms. */
    committedAt: Instant,
    /** Of the whole day. */
    rounds: z.number().int().min(1),
    last: z.object({ n: z.number().int().min(1), seed: Hash }).nullable(),
    told: Told.nullable(),
  }),
} as const satisfies HttpCall;

export type DrawsKept = z.output<typeof drawsCall.answer>;
