/** Calls for lists of what is on offer, with the number of games of each; prices and games come by the stream. */
import { z } from 'zod';
import { FixtureId } from '../kernel/ids.ts';
import { MAX_OF_ROUND } from '../sports/protoRound.ts';
import { Fixture } from '../sports/fixture.ts';
import type { HttpCall } from './httpCall.ts';

const Counted = z.object({ name: z.string(), cnt: z.number().int().min(0) });
const OfSport = z.object({ sportId: z.string().max(16) });

/** Sports with games on offer. */
export const sportsCall = {
  method: 'GET',
  path: '/sports-prematch/sports',
  caller: 'member',
  answer: z.array(Counted.extend({ sport_id: z.string(), name_korean: z.string() })),
} as const satisfies HttpCall;

/** Places where games of a sport are played. */
export const locationsCall = {
  method: 'GET',
  path: '/sports-prematch/location',
  caller: 'member',
  query: OfSport,
  answer: z.array(Counted.extend({ location_id: z.string() })),
} as const satisfies HttpCall;

/** Leagues of a sport in a place. */
export const leaguesCall = {
  method: 'GET',
  path: '/sports-prematch/league',
  caller: 'member',
  query: OfSport.extend({ locationId: z.string().max(64) }),
  answer: z.array(Counted.extend({ league_id: z.string() })),
} as const satisfies HttpCall;

/** The ten soonest games. */
export const topEventsCall = {
  method: 'GET',
  path: '/sports-prematch/event/top',
  caller: 'member',
  timeoutMs: 5_000,
  answer: z.array(Fixture).max(50),
} as const satisfies HttpCall;

/**
 * The games of the proto round that ends at `until`, in the order of their numbers (PRT-3): those that have left the offer too. Nothing for an end that
 * no round near to now has.
 *
 * @ours
 */
export const protoNumbersCall = {
  method: 'GET',
  path: '/sports-prematch/proto',
  caller: 'member',
  timeoutMs: 5_000,
  query: z.object({
    until: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  }),
  answer: z.array(FixtureId).max(MAX_OF_ROUND),
} as const satisfies HttpCall;
