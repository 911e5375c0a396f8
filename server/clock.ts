/** All that the origin may know of time; handed in everywhere, so that tests decide what time it is. */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Ms since some instant of the process: whatever is done to the machine's clock, it goes on. */
  elapsed(): number;
  /** Calls back once after `ms`; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
}

/** How long, never when: what no setting of a clock moves. */
export type SteadyClock = Pick<Clock, 'elapsed'>;

/** The machine's clocks: the wall's, epoch ms, which may be set, and a steady one, ms. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
