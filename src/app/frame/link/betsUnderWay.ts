/** Counts a tab's bet calls between question and answer, so that nothing reloads the page in between (SYN-07). */
export interface BetsUnderWay {
  during<Value>(call: () => Promise<Value>): Promise<Value>;
  /** Resolves when there is none: at once, or after the last answer. */
  none(): Promise<void>;
}

export function createBetsUnderWay(): BetsUnderWay {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    async during(call) {
      count += 1;
      try {
        return await call();
      } finally {
        count -= 1;
        if (count === 0) for (const resolve of waiting.splice(0)) resolve();
      }
    },
    none: () =>
      count === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting = [...waiting, resolve];
          }),
  };
}
