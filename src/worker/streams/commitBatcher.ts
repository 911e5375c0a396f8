/**
 * Gathers events and stores them a few times a second: a live query that is overtaken by the next commit shows nothing, so
 * storing each event at once would starve the screens.
 *
 * Waits at most 33 ms from the first event; 100 where screens are told beside the database, and 300 where much comes then; holds at most
 * 16,000; one commit at a time, in order. What comes while one is stored goes into the next, so that whoever is behind stores more at once:
 * storing costs by the row, and a row is written once a commit however often it changed.
 */
import type { IngestOutcome, StreamBatch, StreamEntry } from '../../db/log/admit.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { Clock } from '../ports/clock.ts';

const LONGEST_WAIT_MS = 33;
/** Prices that change often are written once instead of three times. */
const LONGEST_WAIT_WHILE_TOLD_MS = 100;
/** So many by then, and it waits on: of a busy feed a third of the rows that were written ten times a second need not be. */
const MUCH = 50;
const LONGEST_WAIT_WHILE_MUCH_COMES_MS = 300;
const MAX_EVENTS = 16_000;

/** Events in order, stored together; whoever needs them stored at once flushes. */
export interface CommitBatcher<Event> {
  /**
   * Adds the next event, `null` for one that counts as applied unread, or for all passed over since `from`. All of a batch are of one epoch: flush before another.
   * Resolves at once unless the batch is full: then when there is room again.
   */
  add(position: Position, event: Event | null, from?: number): Promise<void>;
  /** Stores what is gathered. Resolves with whether everything so far is stored. */
  flush(): Promise<boolean>;
}

export interface CommitBatcherDeps<Event> {
  readonly clock: Clock;
  store(batch: StreamBatch<Event>): Promise<IngestOutcome>;
  /** Whether screens hear of what comes before it is stored. */
  isTold?(): boolean;
  /** Storing failed or did not fit; nothing more will be stored by this batcher. */
  onFailed(outcome: 'discontinuous' | 'otherSession' | 'otherTerm' | 'storage'): void;
}

/** At most 16,000 events wait; of a batch that could not be stored nothing counts, and the connection must end. */
export function createCommitBatcher<Event>(deps: CommitBatcherDeps<Event>): CommitBatcher<Event> {
  let gathered: StreamEntry<Event>[] = [];
  let epoch = '';
  let cancelTimer: (() => void) | undefined;
  let tail: Promise<void> = Promise.resolve();
  let failed = false;

  async function storeGathered(): Promise<void> {
    const events = gathered;
    gathered = [];
    if (events.length === 0 || failed) return;
    try {
      const outcome = await deps.store({ epoch, events });
      if (outcome.kind === 'applied' || outcome.kind === 'nothingNew') return;
      failed = true;
      deps.onFailed(outcome.kind);
    } catch {
      failed = true;
      deps.onFailed('storage');
    }
  }

  const flush = async (): Promise<boolean> => {
    cancelTimer?.();
    cancelTimer = undefined;
    tail = tail.then(storeGathered);
    await tail;
    return !failed;
  };

  const flushIn = (ms: number): void => {
    cancelTimer = deps.clock.after(ms, () => {
      void flush();
    });
  };

  /** Whatever waits for what was told has it stored at once (PSH-5): nobody waits for this. */
  const flushWhileTold = (): void => {
    cancelTimer = deps.clock.after(LONGEST_WAIT_WHILE_TOLD_MS, () => {
      if (gathered.length < MUCH || deps.isTold?.() !== true) void flush();
      else flushIn(LONGEST_WAIT_WHILE_MUCH_COMES_MS - LONGEST_WAIT_WHILE_TOLD_MS);
    });
  };

  return {
    async add(position, event, from = position.offset) {
      epoch = position.epoch;
      gathered.push({ from, offset: position.offset, event });
      if (gathered.length >= MAX_EVENTS) {
        // The next ones are read and gathered while these are stored, and no further.
        const before = tail;
        void flush();
        await before;
        return;
      }
      if (cancelTimer !== undefined) return;
      if (deps.isTold?.() === true) flushWhileTold();
      else flushIn(LONGEST_WAIT_MS);
    },
    flush,
  };
}
