/** Counting what agrees and what does not, and saying how far it is. */

export interface Comparison {
  readonly compared: number;
  readonly mismatches: number;
  /** The first few mismatches, in words. */
  readonly examples: readonly string[];
}

export interface Counter {
  /** @param explain only asked for when something does not agree */
  count(agrees: boolean, explain: () => string): void;
  /** Without a mismatch: one more that agreed. */
  agreed(): void;
  result(): Comparison;
}

/** Told how many are done of how many. */
export type Progress = (done: number, of: number) => void;

const EXAMPLES = 10;

export function createCounter(of: number, progress: Progress): Counter {
  let compared = 0;
  let mismatches = 0;
  const examples: string[] = [];
  const step = Math.max(1, Math.ceil(of / 10));
  const next = () => {
    compared += 1;
    if (compared % step === 0 || compared === of) progress(compared, of);
  };
  return {
    agreed: next,
    count(agrees, explain) {
      if (!agrees) {
        mismatches += 1;
        if (examples.length < EXAMPLES) examples.push(explain());
      }
      next();
    },
    result: () => ({ compared, mismatches, examples }),
  };
}

/** Says how many are done, in tenths, with the rate since the start. */
export function createProgress(what: string, say: (line: string) => void): Progress {
  const startedAt = performance.now();
  return (done, of) => {
    const seconds = (performance.now() - startedAt) / 1000;
    const rate = Math.round(done / Math.max(seconds, 0.001));
    say(`${what}: ${done} of ${of} in ${seconds.toFixed(1)} s, ${rate} a second`);
  };
}

export const silent: Progress = () => undefined;
