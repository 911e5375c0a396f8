/**
 * Work of which only some may run at once, taken in turns of whoever asks: a crowd of one waits behind itself, not before others.
 *
 * Who waits is bounded, for each and in all; what would be more is not done.
 */
export interface FairQueueOptions {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
}

export interface FairQueue {
  /** @returns `undefined` if too many wait already */
  run<Value>(whose: string, work: () => Promise<Value>): Promise<Value | undefined>;
}

export function createFairQueue({ atOnce, maxWaiting, maxWaitingEach }: FairQueueOptions): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;
  const waitFor = (whose: string): Promise<void> | undefined => {
    const line = lines.get(whose) ?? [];
    if (waiting >= maxWaiting || line.length >= maxWaitingEach) return undefined;
    waiting += 1;
    lines.set(whose, line);
    return new Promise((resolve) => line.push(resolve));
  };
  const release = () => {
    const [turn] = lines;
    if (turn === undefined) {
      running -= 1;
      return;
    }
    const [whose, line] = turn;
    const next = line.shift();
    waiting -= 1;
    // Whoever had a turn goes to the end.
    lines.delete(whose);
    if (line.length > 0) lines.set(whose, line);
    // The place goes to the next one directly; nobody can slip in between.
    next?.();
  };
  return {
    async run(whose, work) {
      if (running < atOnce) running += 1;
      else {
        const turn = waitFor(whose);
        if (turn === undefined) return undefined;
        await turn;
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
