/** The feed of a house, and the sink that it reports to. */
import { createSink, type CountingSink, type SinkOptions } from './ingest/createSink.ts';
import { runFeed, type FeedRunner } from './ingest/runFeed.ts';
import type { SettledOptions } from './originOptions.ts';
import { ROLE_ROWS } from './roles.ts';
import { createLease } from './store/lease.ts';

export interface Feeding {
  readonly sink: CountingSink;
  /** `undefined` where no feed is to run. */
  readonly feeding: FeedRunner | undefined;
}

/** Where it is this process's part it runs the feed once the lease is its own; a sink there is in any case. */
export async function startFeeding(
  { role, feed, randomness, leaseMs, onFailure }: SettledOptions,
  sinkOptions: Omit<SinkOptions, 'fence'>,
): Promise<Feeding> {
  const { store, clock, offer } = sinkOptions;
  const lease = createLease('feed', randomness.text(6), leaseMs);
  const isMine = feed !== null && ROLE_ROWS[role].works;
  const sink = createSink({ ...sinkOptions, fence: isMine ? lease.check : () => Promise.resolve() });
  if (!isMine) return { sink, feeding: undefined };
  const begin = () => feed(sink, clock, { fixtures: () => [...offer.fixtures.values()] });
  return { sink, feeding: await runFeed({ store, clock, lease, renewMs: leaseMs / 3, start: begin, onFailure }) };
}
