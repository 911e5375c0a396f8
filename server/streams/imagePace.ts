/**
 * How often images in blocks are made: never more than a sixth of the time, so that a house where prices move every moment is not
 * compressed anew for each of those who come one by one. Who comes meanwhile waits, and all who wait get the next one together (S-25).
 */
import type { Clock } from '../clock.ts';

/** How long nothing is made after an image, for each ms that it took; and no longer than this, ms. */
const REST = 5;
const MAX_REST_MS = 5_000;

export interface ImagePace {
  /** Resolves when an image may be made. */
  readonly turn: () => Promise<void>;
  readonly make: <Made>(work: () => Promise<Made>) => Promise<Made>;
}

export function createImagePace(clock: Pick<Clock, 'elapsed' | 'after'>): ImagePace {
  let making = 0;
  let cancelRest: (() => void) | undefined;
  let waiting: { readonly gate: Promise<void>; readonly open: () => void } | undefined;
  const openGate = () => {
    cancelRest = undefined;
    waiting?.open();
    waiting = undefined;
  };
  return {
    async turn() {
      if (making === 0 && cancelRest === undefined) return;
      waiting ??= closedGate();
      await waiting.gate;
    },
    async make(work) {
      cancelRest?.();
      cancelRest = undefined;
      making += 1;
      const begun = clock.elapsed();
      try {
        return await work();
      } finally {
        making -= 1;
        const rest = Math.min(REST * (clock.elapsed() - begun), MAX_REST_MS);
        if (making === 0) cancelRest = clock.after(rest, openGate);
      }
    },
  };
}

function closedGate() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
}
