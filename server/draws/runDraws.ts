/** Draws in exactly one process of a data directory: whoever holds the lease of draws, which is taken and fenced as the feed's is (ROU-2). */
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import type { Clock } from '../clock.ts';
import { runFeed } from '../ingest/runFeed.ts';
import type { Randomness } from '../randomness.ts';
import { createLease } from '../store/lease.ts';
import type { Store } from '../store/store.ts';
import { createChains } from './chains.ts';
import { startDrawing, type Drawing } from './drawing.ts';

export interface DrawsRunner {
  /** Resolves once every round has ended that is due, and all chains are published, where this process draws; at once where another does. */
  readonly drawn: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface DrawsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** None draws nothing, and no bet is taken on a round. */
  readonly games: readonly GameRow[];
  /** How long the lease holds without renewal, ms. */
  readonly leaseMs: number;
  readonly onResults: () => void;
  readonly onFailure: (error: unknown) => void;
}

export async function runDraws(options: DrawsOptions): Promise<DrawsRunner> {
  const { store, clock, randomness, games, leaseMs, onResults, onFailure } = options;
  if (games.length === 0) return { drawn: () => Promise.resolve(), stop: () => Promise.resolve() };
  const lease = createLease('draws', randomness.text(6), leaseMs);
  const { check: fence } = lease;
  let drawing: Drawing | undefined;
  const start = () => {
    const chains = createChains({ store, clock, randomness, fence });
    drawing = startDrawing({ store, clock, chains, games, fence, onResults, onFailure });
    return Promise.resolve(drawing);
  };
  const runner = await runFeed({ store, clock, lease, renewMs: leaseMs / 3, start, onFailure });
  return {
    drawn: async () => (runner.isRunning() ? drawing?.idle() : undefined),
    stop: () => runner.stop(),
  };
}
