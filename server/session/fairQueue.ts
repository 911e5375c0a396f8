/**
 * Work of which only some may run at once, taken in turns of whoever asks: a crowd of one waits behind itself, not before others.
 *
 * Who waits is bounded, for each and in all; what would be more is not done.
 */
export interface FairQueueOptions {
  readonly atOnce: number;
  /** Of one that asks; less than all, so that a crowd of one leaves room. */
  readonly atOnceEach: number;
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
}

/** Turns go from one asker to the next, not by who came first. */
export interface FairQueue {
  /** @returns `undefined` if too many wait already */
  run<Value>(whose: string, work: () => Promise<Value>): Promise<Value | undefined>;
}

/** Bounds are numbers of pieces of work: at once and waiting, for each asker and in all. */
export function createFairQueue({ atOnce, atOnceEach, maxWaiting, maxWaitingEach }: FairQueueOptions): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, (() => void)[]>();
  /** How many of each run. */
  const runs = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  const waitFor = (whose: string): Promise<void> | undefined => {
    const line = lines.get(whose) ?? [];
    if (waiting >= maxWaiting || line.length >= maxWaitingEach) return undefined;
    waiting += 1;
    lines.set(whose, line);
    return new Promise((resolve) => line.push(resolve));
  };
  const begin = (whose: string) => {
    running += 1;
    runs.set(whose, (runs.get(whose) ?? 0) + 1);
  };
  const mayRun = (whose: string) => running < atOnce && (runs.get(whose) ?? 0) < atOnceEach;
  /** The place goes to the next one directly; nobody can slip in between. */
  const release = (whose: string) => {
    running -= 1;
    const left = (runs.get(whose) ?? 1) - 1;
    if (left > 0) runs.set(whose, left);
    else runs.delete(whose);
    const turn = [...lines].find(([name]) => mayRun(name));
    if (turn === undefined) return;
    const [name, line] = turn;
    const next = line.shift();
    waiting -= 1;
    // Whoever had a turn goes to the end.
    lines.delete(name);
    if (line.length > 0) lines.set(name, line);
    begin(name);
    next?.();
  };
  return {
    async run(whose, work) {
      if (mayRun(whose)) begin(whose);
      else {
        const turn = waitFor(whose);
        if (turn === undefined) return undefined;
        await turn;
      }
      try {
        return await work();
      } finally {
        release(whose);
      }
    },
  };
}
