/**
 * Virtual time: everything that waits is an entry here, run in order of its time, and between two entries all promises and
 * platform tasks come to rest. Nothing in a run depends on how fast the machine is.
 */
import type { Clock } from '../../../src/worker/ports/clock.ts';
import type { PlatformTasks } from './platformTasks.ts';

/** When the virtual time of a run begins, epoch ms. */
export const START = 1_700_000_000_000;

export interface Agenda extends Clock {
  /** Runs entries until `at` (epoch ms), or until `holds` is true after one; says whether it was. */
  runUntil(at: number, holds?: () => boolean): Promise<boolean>;
  /** Waits for work that needs no time to pass: reading storage, for one. */
  settle<Value>(work: Promise<Value>): Promise<Value>;
  /** Entries run so far. */
  readonly steps: number;
}

interface Entry {
  readonly at: number;
  readonly order: number;
  callback: (() => void) | undefined;
}

/** A min-heap by time, then by order of arrival. */
function createHeap() {
  const heap: Entry[] = [];
  const isBefore = (a: Entry, b: Entry) => a.at < b.at || (a.at === b.at && a.order < b.order);
  const at = (index: number): Entry => heap[index] as Entry;
  const swap = (a: number, b: number) => {
    const kept = at(a);
    heap[a] = at(b);
    heap[b] = kept;
  };
  return {
    peek: (): Entry | undefined => heap[0],
    push(entry: Entry): void {
      heap.push(entry);
      for (let child = heap.length - 1; child > 0;) {
        const parent = (child - 1) >> 1;
        if (!isBefore(at(child), at(parent))) return;
        swap(child, parent);
        child = parent;
      }
    },
    pop(): void {
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      heap[0] = last;
      for (let parent = 0; ;) {
        const left = parent * 2 + 1;
        if (left >= heap.length) return;
        const right = left + 1;
        const child = right < heap.length && isBefore(at(right), at(left)) ? right : left;
        if (!isBefore(at(child), at(parent))) return;
        swap(child, parent);
        parent = child;
      }
    },
  };
}

export function createAgenda(
  start: number,
  tasks: Pick<PlatformTasks, 'onTimer' | 'rest' | 'inTask' | 'restNow'>,
): Agenda {
  const heap = createHeap();
  let now = start;
  let order = 0;
  let steps = 0;
  const after = (ms: number, callback: () => void) => {
    order += 1;
    const entry: Entry = { at: now + Math.max(0, Math.ceil(ms)), order, callback };
    heap.push(entry);
    return () => {
      entry.callback = undefined;
    };
  };
  tasks.onTimer = after;
  const run = (end: number, holds: (() => boolean) | undefined): boolean => {
    for (;;) {
      if (holds?.() === true) return true;
      const next = heap.peek();
      if (next === undefined || next.at > end) break;
      heap.pop();
      if (next.callback === undefined) continue;
      now = next.at;
      steps += 1;
      next.callback();
      tasks.restNow();
    }
    now = Math.max(now, end);
    return holds?.() === true;
  };
  return {
    now: () => now,
    after,
    async runUntil(end, holds) {
      await tasks.rest();
      return tasks.inTask(() => run(end, holds));
    },
    async settle(work) {
      let isDone = false;
      const note = () => {
        isDone = true;
      };
      work.then(note, note);
      for (let turns = 0; !isDone && turns < 10_000; turns += 1) await tasks.rest();
      if (!isDone) throw new Error('work that should need no time never ended');
      return work;
    },
    get steps() {
      return steps;
    },
  };
}
