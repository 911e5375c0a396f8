/** Calls of docs/STREAMS.md: the two streams, what of them is fetched apart, and parts of their log. */
import { z } from 'zod';
import { StreamName } from '../events/catalogue.ts';
import { IndexAnswer, RangeResponse } from '../events/frames.ts';
import type { HttpCall } from './httpCall.ts';

/**
 * The offer. Header `Last-Event-ID`; query `topics`, `behind`, each any number of times, `images=blocks`, `gather=250` or `1000` (ms). 400
 * `unknownTopic`.
 *
 * @ours
 */
export const eventsCall = {
  method: 'GET',
  path: '/streams/events',
  caller: 'member',
  budget: 'streams',
  answer: 'text/event-stream',
} as const satisfies HttpCall;

/**
 * What is the member's own. Header `Last-Event-ID`.
 *
 * @ours
 */
export const ownEventsCall = {
  method: 'GET',
  path: '/streams/bets',
  caller: 'member',
  budget: 'streams',
  answer: 'text/event-stream',
} as const satisfies HttpCall;

/** The call that opens each stream. */
export const openingOf = { events: eventsCall, bets: ownEventsCall } as const satisfies Record<StreamName, HttpCall>;

/**
 * The blocks of the offer index, what they lack by now, and where that is true (S-29). 410 `gone` where there is none.
 *
 * @ours
 */
export const indexCall = {
  method: 'GET',
  path: '/streams/events/index',
  caller: 'member',
  timeoutMs: 10_000,
  answer: IndexAnswer,
} as const satisfies HttpCall;

/**
 * A block (S-25), never compressed again; 206 with header `Range: bytes=<n>-`. 410 `gone`; 416 `beyond`.
 *
 * @ours
 */
export const blockCall = {
  method: 'GET',
  path: '/streams/events/blocks/:name',
  caller: 'member',
  budget: 'blocks',
  params: z.object({ name: z.string() }),
  answer: 'application/octet-stream',
} as const satisfies HttpCall;

/**
 * Events of a stream after a position. 410 where the log does not reach back so far.
 *
 * @ours
 */
export const rangeCall = {
  method: 'GET',
  path: '/streams/:stream/range',
  caller: 'member',
  budget: 'streams',
  params: z.object({ stream: StreamName }),
  query: z.object({
    after: z.string().max(64),
    limit: z.coerce.number().int().min(1).max(500).default(500),
  }),
  answer: RangeResponse,
} as const satisfies HttpCall;
