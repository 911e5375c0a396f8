/**
 * How far a stream can be trusted right now, as a value: fresh, late or stale (SYN-05, SYN-09; rules STL-1 … STL-4, S-14).
 *
 * Stale prices are shown with their age and cannot be bet on. The origin checks again.
 */
import { z } from 'zod';
import type { FixtureStatus } from '../reference/statuses.ts';
import { PRODUCERS, ProducerState, StreamName } from './catalogue.ts';

export type Producer = (typeof PRODUCERS)[number];
export const ProducerStates = z.partialRecord(z.enum(PRODUCERS), ProducerState);
export type ProducerStates = z.infer<typeof ProducerStates>;

/** `signedOut` has no session; `waiting` is between two tries; `live` has resumed or swapped an image in. */
export const STREAM_STATES = ['signedOut', 'connecting', 'catchingUp', 'live', 'waiting'] as const;
export const StreamState = z.enum(STREAM_STATES);
export type StreamState = z.infer<typeof StreamState>;

/** Health of one stream, as the worker last wrote it. Times are epoch ms on this machine's clock; 0 is never. */
export const StreamHealth = z.object({
  stream: StreamName,
  state: StreamState,
  /** When the last byte of a frame came that completed it: comments, and frames of no protocol of ours, do not count (S-6). */
  lastByteAt: z.number().int(),
  /** When what is stored was last known to be current: the age that a screen tells. */
  asOf: z.number().int(),
  heartbeatMs: z.number().int().min(10),
  /** When the next try is due while `waiting`, else 0. */
  retryAt: z.number().int(),
  /** Tries since the stream was last live. */
  attempt: z.number().int().min(0),
  /** Origin clock − this clock, ms, as far as heartbeats tell (STL-6). */
  clockOffset: z.number().int(),
  /**
   * How far this clock and the one that nobody sets have gone apart since that byte, ms; absent as a rule. It was set, or the machine slept, or both: how old
   * prices are, nobody knows until the next byte (C1).
   */
  apartMs: z.number().int().min(0).optional(),
  /** What the origin last said of each part of the feed; absent before it said anything, and on `bets`. */
  producers: ProducerStates.optional(),
  /** Topics so far whose stored fixtures were not the origin's, and were sent again (S-23). */
  diverged: z.number().int().min(0).optional(),
});
export type StreamHealth = z.infer<typeof StreamHealth>;

export type Staleness = 'fresh' | 'late' | 'stale';

/** Heartbeats missed before a live stream counts as late, and as stale (the watchdog's limit). */
const LATE_HEARTBEATS = 1.5;
export const WATCHDOG_HEARTBEATS = 2.5;
/** A frame from further in the future than a slow timer explains means that the clock was set back; so far apart, it was set (C1). Ms. */
const CLOCK_SLACK_MS = 60_000;
/** Whoever is about to send a bet has just read the clock: no timer is behind, and the future begins sooner. Ms. */
const CLOCK_SLACK_OF_A_BET_MS = 1_000;

/** Which part of the feed a fixture's prices come from. */
export function producerOf(fixture: { readonly status: FixtureStatus }): Producer {
  return fixture.status === 'inPlay' ? 'inPlay' : 'prematch';
}

/**
 * @param health `undefined` before anything was ever stored
 * @param now epoch ms
 * @param producer of the prices in question (S-14); without one only the connection counts
 */
export function stalenessOf(
  health: StreamHealth | undefined,
  now: number,
  producer?: Producer,
  slackMs = CLOCK_SLACK_MS,
): Staleness {
  if (health === undefined || health.state !== 'live') return 'stale';
  const state = producer === undefined ? undefined : health.producers?.[producer];
  if (state === 'down' || state === 'recovering') return 'stale';
  // Of a clock that was set nothing is known of it. Set back, it is negative until the worker has seen that, which tells by how much then.
  const silence = now - health.lastByteAt;
  const apartMs = Math.max(-silence, health.apartMs ?? 0);
  if (silence > health.heartbeatMs * WATCHDOG_HEARTBEATS || apartMs > slackMs) return 'stale';
  return silence > health.heartbeatMs * LATE_HEARTBEATS || state === 'delayed' ? 'late' : 'fresh';
}

/**
 * Whether a bet may be placed on prices of this health. Late prices may: the origin has the last word.
 *
 * @param now epoch ms, read for this bet
 */
export function canBetOn(health: StreamHealth | undefined, now: number, producer?: Producer): boolean {
  return stalenessOf(health, now, producer, CLOCK_SLACK_OF_A_BET_MS) !== 'stale';
}

/** States of a connection that is being made. */
const OPENING: ReadonlySet<StreamState> = new Set(['connecting', 'catchingUp']);

/**
 * Whether prices of this health are shown as locked: while they are stale, except during the first try to go on from what was
 * current within 2.5 heartbeats (STL-4). A page loaded anew would otherwise lock what it has just shown open, and lose a press.
 * A bet still waits for the live stream (`canBetOn`).
 *
 * @param now epoch ms
 * @param producer of the prices in question; without one only the connection counts
 */
export function isLocked(health: StreamHealth | undefined, now: number, producer?: Producer): boolean {
  const isFirstTry = health !== undefined && OPENING.has(health.state) && health.attempt === 0;
  const believed = isFirstTry ? { ...health, state: 'live' as const, lastByteAt: health.asOf } : health;
  return stalenessOf(believed, now, producer) === 'stale';
}
