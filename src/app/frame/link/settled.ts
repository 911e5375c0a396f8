/** What became of a call to the worker, which may die without a word: a call to a dead worker hangs for ever. */
import type { Clock } from '../../../worker/ports/clock.ts';

/** `lost` may or may not have had its effect; `neverSent` had none. */
export type Settled<Value> =
  | { readonly at: 'answered'; readonly value: Value }
  | { readonly at: 'lost' }
  | { readonly at: 'neverSent' };

/** The answer, or `lost` as soon as the worker is dead or the time is up. */
export function answerBefore<Value>(
  invoke: () => Promise<Value>,
  ended: AbortSignal,
  late: AbortSignal,
): Promise<Settled<Value>> {
  return new Promise((resolve) => {
    const settle = (settled: Settled<Value>) => {
      ended.removeEventListener('abort', lost);
      resolve(settled);
    };
    const lost = () => {
      settle({ at: 'lost' });
    };
    ended.addEventListener('abort', lost, { once: true });
    late.addEventListener('abort', lost, { once: true });
    invoke().then((value) => {
      settle({ at: 'answered', value });
    }, lost);
  });
}

/** @returns a signal that is aborted after `ms`, unless that is cancelled */
export function lateAfter(clock: Clock, ms: number): { readonly signal: AbortSignal; readonly cancel: () => void } {
  const late = new AbortController();
  const cancel = clock.after(ms, () => {
    late.abort();
  });
  return { signal: late.signal, cancel };
}

/** What is made of the answer of a call that nobody waits for. */
export const ignore = () => undefined;
