/**
 * The platform's own timers under control: what a library puts off with `setImmediate` or `setTimeout` (the in-memory
 * IndexedDB and Dexie both do) runs in order of arrival, one at a time, when the simulation says so.
 */
import { plainAborts } from './plainAbort.ts';

export interface PlatformTasks {
  /** Lets promises and tasks run until none is left. */
  rest(): Promise<void>;
  /** Does `work` in a task of the platform's, where {@link restNow} may be called. */
  inTask<Value>(work: () => Value): Promise<Value>;
  /** As `rest`, at once: a task of the platform's for each step of a run costs as much as the step. */
  restNow(): void;
  /** Where timers with a delay go. */
  onTimer: (ms: number, callback: () => void) => () => void;
  /** Told of a signal on which more listeners pile up than anybody needs. */
  onPile: (listeners: number) => void;
  /** Gives the platform its timers back. */
  release(): void;
}

type Callback = (...args: readonly unknown[]) => void;

const platform = {
  setImmediate: globalThis.setImmediate,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  AbortController: globalThis.AbortController,
  queueMicrotask: globalThis.queueMicrotask,
};
const settled = Promise.resolve();
const { then } = Promise.prototype;

/** Runs whatever promises have put off until nothing is left. Node has it under the name of its first years. */
const runPromises = (process as unknown as { readonly _tickCallback: () => void })._tickCallback;

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
    onPile: () => undefined,
    rest: async () => {
      await turn();
      await tasks.inTask(tasks.restNow);
    },
    inTask: (work) =>
      new Promise((resolve, reject) => {
        platform.setImmediate(() => {
          try {
            resolve(work());
          } catch (error) {
            reject(error instanceof Error ? error : new Error('a task failed'));
          }
        });
      }),
    restNow() {
      for (;;) {
        runPromises();
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
        AbortController: { value: platform.AbortController, writable: true, configurable: true },
        queueMicrotask: { value: platform.queueMicrotask, writable: true, configurable: true },
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
  // The platform's own makes a context for each; and a library that follows promises through its zones must not follow this one.
  const queueMicrotask = (callback: () => void) => {
    void Reflect.apply(then, settled, [callback]);
  };
  Object.defineProperties(globalThis, {
    setImmediate: { value: setImmediate, writable: true, configurable: true },
    setTimeout: { value: setTimeout, writable: true, configurable: true },
    clearTimeout: { value: clearTimeout, writable: true, configurable: true },
    AbortController: {
      value: plainAborts((listeners) => {
        tasks.onPile(listeners);
      }),
      writable: true,
      configurable: true,
    },
    queueMicrotask: { value: queueMicrotask, writable: true, configurable: true },
  });
  return tasks;
}
