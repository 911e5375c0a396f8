/**
 * One stream of the model origin: a log of numbered events, an epoch, what can still be replayed (docs/STREAMS.md S-1 … S-4).
 * Written from the contract, without the origin's code, so that the two can disagree.
 */
import type { LoggedEvent, StreamTruth } from './simulatedOrigin.ts';

export interface ModelEvent {
  readonly type: string;
  readonly at: number;
  readonly data: unknown;
}

export interface StreamModel extends StreamTruth {
  epoch: string;
  append(event: ModelEvent, isForeign?: boolean): number;
  /** Whether events after `offset` can be replayed. */
  reaches(offset: number): boolean;
  /** Forgets all but the newest `kept` events. */
  trim(kept: number): void;
  /** A new log that cannot prove what came before. */
  restart(epoch: string): void;
  /** Told after each append. */
  readonly listeners: Set<() => void>;
}

export function createStreamModel(firstEpoch: string): StreamModel {
  let events: LoggedEvent[] = [];
  let trimmed = 0;
  const model: StreamModel = {
    epoch: firstEpoch,
    get head() {
      return events.length;
    },
    append({ type, at, data }, isForeign = false) {
      events.push({ text: JSON.stringify({ type, v: 1, at, data }), isForeign });
      for (const listener of model.listeners) listener();
      return events.length;
    },
    at: (offset) => events[offset - 1],
    reaches: (offset) => offset >= trimmed && offset <= events.length,
    trim(kept) {
      trimmed = Math.max(trimmed, events.length - kept);
    },
    restart(epoch) {
      model.epoch = epoch;
      events = [];
      trimmed = 0;
    },
    listeners: new Set(),
  };
  return model;
}
