/** The figures of a day of Seoul as operators see them: read out of the books at one moment, equal to them to the won (OPR-8). */
import { z } from 'zod';
import { PRODUCERS, ProducerState } from '../events/catalogue.ts';
import { Won, WonDelta } from '../kernel/money.ts';
import { QueueKind } from './queue.ts';
import { ShareProduct } from './requestFacts.ts';

const Instant = z.number().int().min(0);
const Count = z.number().int().min(0);
/** One number for each hour that has begun. */
const hours = <Value extends z.ZodType>(value: Value) => z.array(value).max(24);

export const Today = z.object({
  /** Beginning of the day and moment of the figures, epoch ms. */
  day: Instant,
  at: Instant,
  /** Won staked on bets made today that were not taken back; `lastDay` is yesterday's until the same time of day. */
  stakes: z.object({ won: Won, bets: Count, byHour: hours(Won), lastDay: Won }),
  /** Won paid for bets settled today, and staked on them. */
  wins: z.object({ won: Won, settled: Won, byHour: hours(Won) }),
  /** Won staked on what was settled today, less what it paid; in all, hour by hour from the beginning. */
  gross: z.object({ won: WonDelta, byHour: hours(WonDelta), lastDay: WonDelta }),
  /** Won that open bets pay if all of them win, and what is staked on them. */
  liability: z.object({ won: Won, bets: Count, staked: Won }),
  /** Members with a page open now, and pages. */
  online: z.object({ members: Count, streams: Count }),
  queue: z.array(z.object({ kind: QueueKind, waiting: Count, late: Count, amount: Won, oldest: Instant.nullable() })),
  /** Requests decided today, and how long half of them waited at most, ms. */
  decided: z.object({ requests: Count, medianMs: Count.nullable() }),
  products: z.array(z.object({ product: ShareProduct, stakes: Won, gross: WonDelta })),
  /** Bets that were refused today, by reason, the most frequent first. */
  refusals: z.array(z.object({ reason: z.string().max(40), count: Count })).max(20),
  producers: z.array(z.object({ producer: z.enum(PRODUCERS), state: ProducerState, changedAt: Instant.nullable() })),
  /** `head`: offset of the last event; `open`: connections; `behind`: those that do not keep up. */
  streams: z.array(
    z.object({ name: z.enum(['events', 'members', 'office']), head: Count, open: Count, behind: Count }),
  ),
});
export type Today = z.infer<typeof Today>;
