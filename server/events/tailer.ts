/**
 * Reads the log after each commit, this process's or another's, and hands every event on once, in commit order.
 *
 * What was handed on is what `offsetOf` says, at once and without waiting: a reader that starts at that offset misses nothing.
 */
import { breathe } from '../breathe.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { readLogAfter, type LoggedEvent, type LogStream } from './eventLog.ts';

const READ_ROWS = 1_000;

/** Where the log was handed on to, and who hears of what follows. */
export interface Tailer {
  /** Offset of the last event handed on; 0 before the first. */
  readonly offsetOf: (stream: LogStream) => number;
  /** Place in commit order, over all streams, of the last event handed on. */
  readonly seq: () => number;
  /** Resolves once everything committed before the call has been handed on. */
  readonly caughtUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Where the log stood when a state was read that the next event is to follow. */
export interface LogPlace {
  /** In commit order, over all streams. */
  readonly seq: number;
  readonly offsets: ReadonlyMap<LogStream, number>;
}

/** A state that was read, and its place. */
export interface ReadAnew extends LogPlace {
  /** Has whoever follows the log go on from that state; must not throw. */
  take(): void;
}

export interface TailerOptions extends LogPlace {
  readonly store: Store;
  readonly clock: Clock;
  /** How often other processes' commits are looked for, ms. */
  readonly pollMs: number;
  /** Gets each page of events; must not throw. */
  readonly handOn: (events: readonly LoggedEvent[]) => void;
  /** Asked where the log was trimmed past what was handed on: a process that stood still for as long as the log reaches back (S-3). */
  readonly readAnew: () => Promise<ReadAnew>;
  readonly onFailure: (error: unknown) => void;
}

/** Reads after each commit of this process, and every `pollMs` for those of others. */
export function startTailer(options: TailerOptions): Tailer {
  const { store, clock, pollMs, seq, offsets, handOn, readAnew, onFailure } = options;
  let handedOn = new Map(offsets);
  let lastSeq = seq;
  let isWanted = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let seenCommits = store.otherCommits();

  const drain = async () => {
    while (isWanted && !isStopped) {
      for (let page = await readPage(); page.length > 0 && !isStopped; page = await readPage()) {
        if (!follows(page, handedOn)) {
          const anew = await readAnew();
          // In one turn: whoever reads the state finds it where `offsetOf` says.
          [handedOn, lastSeq] = [new Map(anew.offsets), anew.seq];
          anew.take();
          continue;
        }
        for (const event of page) handedOn.set(event.stream, event.offset);
        lastSeq = page.at(-1)?.seq ?? lastSeq;
        handOn(page);
        if (page.length < READ_ROWS) break;
        await breathe();
      }
    }
  };
  const readPage = () =>
    store.read((tx) => {
      // Whatever was committed until here is in what is read now.
      isWanted = false;
      return readLogAfter(tx, lastSeq, READ_ROWS);
    });
  const wake = (): Promise<void> => {
    isWanted = true;
    running ??= drain()
      .catch((error: unknown) => {
        // No version has this number, so the next poll tries again, and nobody before.
        [seenCommits, isWanted] = [-1, false];
        onFailure(error);
      })
      .finally(() => {
        running = undefined;
        if (isWanted && !isStopped) void wake();
      });
    return running;
  };
  const caughtUp = async () => {
    const commits = store.otherCommits();
    // This process's own commits have woken it: a delivery that follows the last one at once reads nothing.
    if (commits === seenCommits && running === undefined && !isWanted) return;
    seenCommits = commits;
    await wake();
    while (running !== undefined && isWanted) await running;
  };
  const poll = () => {
    const commits = store.otherCommits();
    if (commits !== seenCommits) {
      seenCommits = commits;
      void wake();
    }
    cancelPoll = clock.after(pollMs, poll);
  };
  let cancelPoll = clock.after(pollMs, poll);
  const stopListening = store.onCommit(() => void wake());

  return {
    offsetOf: (stream) => handedOn.get(stream) ?? 0,
    seq: () => lastSeq,
    caughtUp,
    async stop() {
      isStopped = true;
      cancelPoll();
      stopListening();
      await running;
    },
  };
}

/** Whether no event is missing of any stream before or within a page: one of a member's own may have ended a session whose streams are open. */
function follows(page: readonly LoggedEvent[], handedOn: ReadonlyMap<LogStream, number>): boolean {
  const seen = new Map<LogStream, number>();
  return page.every(({ stream, offset }) => {
    const before = seen.get(stream) ?? handedOn.get(stream) ?? 0;
    seen.set(stream, offset);
    return offset === before + 1;
  });
}
