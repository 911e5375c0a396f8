/** `globalThis.ask(what, …)`: one question at a time to a worker; its answer, or its error as text. */

export interface Question {
  readonly what: string;
  readonly given: readonly (string | number)[];
}

export type WorkerAnswer = { readonly value: number } | { readonly error: string };

export function askWorker(worker: Worker): void {
  const ask = (what: string, ...given: (string | number)[]): Promise<number> =>
    new Promise((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerAnswer>) => {
          if ('error' in data) reject(new Error(data.error));
          else resolve(data.value);
        },
        { once: true },
      );
      worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
      worker.postMessage({ what, given } satisfies Question);
    });
  Object.defineProperty(globalThis, 'ask', { value: ask });
}
