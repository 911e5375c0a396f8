/** The money that stands beside a page: the member's, or what a page shows in its place while its stage has not told what was won (RND-4). */
import { useSyncExternalStore } from 'react';
import type { Engine } from '../../kit/ports/engine.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

export interface ShownMoney {
  /** Won; `undefined` where the member's own is shown. */
  readonly read: () => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (won: number | undefined) => void;
}

const shownOf = new WeakMap<Engine, ShownMoney>();

/** That of a tab. */
export function shownMoneyOf(engine: Engine): ShownMoney {
  const known = shownOf.get(engine) ?? createShownMoney();
  shownOf.set(engine, known);
  return known;
}

function createShownMoney(): ShownMoney {
  const listeners = new Set<() => void>();
  let shown: number | undefined;
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(won) {
      shown = won;
      for (const listener of listeners) listener();
    },
  };
}

/** @param won that the member has */
export function useShownMoney(won: number): number {
  const { read, subscribe } = shownMoneyOf(usePorts().engine);
  return useSyncExternalStore(subscribe, read) ?? won;
}
