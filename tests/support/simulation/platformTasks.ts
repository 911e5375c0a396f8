/**
 * The platform's own timers under control: what a library puts off with `setImmediate` or `setTimeout` (the in-memory
 * IndexedDB and Dexie both do) runs in order of arrival, one at a time, when the simulation says so.
 */
export interface PlatformTasks {
  /** Lets promises and tasks run until none is left. */
  rest(): Promise<void>;
  /** Where timers with a delay go. */
  onTimer: (ms: number, callback: () => void) => () => void;
  /** Gives the platform its timers back. */
  release(): void;
}

type Callback = (...args: readonly unknown[]) => void;

const platform = {
  setImmediate: globalThis.setImmediate,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
};

/** One macrotask of real time: by its end all promises that could settle have settled. */
const turn = () =>
  new Promise<void>((resolve) => {
    platform.setImmediate(resolve);
  });

/** Takes the timers over until `release`. Only one may hold them at a time. */
export function takePlatformTasks(): PlatformTasks {
  const queue: (() => void)[] = [];
  let head = 0;
  const tasks: PlatformTasks = {
    onTimer: () => () => undefined,
    async rest() {
      for (;;) {
        await turn();
        const next = queue[head];
        if (next === undefined) break;
        head += 1;
        next();
      }
      queue.length = 0;
      head = 0;
    },
    release() {
      Object.defineProperties(globalThis, {
        setImmediate: { value: platform.setImmediate, writable: true, configurable: true },
        setTimeout: { value: platform.setTimeout, writable: true, configurable: true },
        clearTimeout: { value: platform.clearTimeout, writable: true, configurable: true },
      });
    },
  };
  const setImmediate = (callback: Callback, ...args: readonly unknown[]) => {
    queue.push(() => {
      callback(...args);
    });
  };
  const setTimeout = (callback: Callback, ms = 0, ...args: readonly unknown[]) => {
    if (ms <= 1) {
      setImmediate(callback, ...args);
      return () => undefined;
    }
    return tasks.onTimer(ms, () => {
      callback(...args);
    });
  };
  const clearTimeout = (cancel: unknown) => {
    if (typeof cancel === 'function') (cancel as () => void)();
  };
  Object.defineProperties(globalThis, {
    setImmediate: { value: setImmediate, writable: true, configurable: true },
    setTimeout: { value: setTimeout, writable: true, configurable: true },
    clearTimeout: { value: clearTimeout, writable: true, configurable: true },
  });
  return tasks;
}
