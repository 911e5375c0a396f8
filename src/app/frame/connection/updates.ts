/** Whether a newer version of the site is ready, and how to take it over; one per tab, fed by the composition root. */
export interface Updates {
  subscribe(changed: () => void): () => void;
  /** `undefined` while this version is the newest known. */
  ready(): (() => void) | undefined;
  /** @param apply switches to the newer version and reloads */
  announce(apply: () => void): void;
}

export function createUpdates(): Updates {
  let pending: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    ready: () => pending,
    announce(apply) {
      if (pending !== undefined) return;
      pending = apply;
      for (const changed of listeners) changed();
    },
  };
}
