/**
 * Shows the calls to the worker in the browser's own timeline, begun and settled, so that one that hangs can be seen (P2). Keeps nothing:
 * observers are told of each entry, and the buffer is cleared at once.
 */
import type { Settled } from './settled.ts';

const CALL = 'hanpan.call';

/** @returns to be called when the call has settled */
export function timeCall(): (at: Settled<unknown>['at']) => void {
  const { startTime } = performance.mark(CALL);
  performance.clearMarks(CALL);
  return (at) => {
    performance.measure(CALL, { start: startTime, detail: at });
    performance.clearMeasures(CALL);
  };
}
