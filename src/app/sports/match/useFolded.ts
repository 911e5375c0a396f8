/** Which markets of a match are folded, while its page is open. */
import { useCallback, useMemo, useState } from 'react';
import type { MarketBlock } from './marketBlocks.ts';

export interface Folded {
  has(marketId: string): boolean;
  /** The same function for as long as the page is open. */
  toggle(marketId: string): void;
  setAll(blocks: readonly MarketBlock[], isFolded: boolean): void;
}

export function useFolded(): Folded {
  const [ids, setIds] = useState<ReadonlySet<string>>(NONE);
  const toggle = useCallback(
    (marketId: string) =>
      setIds(
        (before) => new Set(before.has(marketId) ? [...before].filter((id) => id !== marketId) : [...before, marketId]),
      ),
    [],
  );
  const setAll = useCallback((blocks: readonly MarketBlock[], isFolded: boolean) => {
    const named = new Set(blocks.map(({ marketId }) => marketId));
    setIds((before) => new Set([...[...before].filter((id) => !named.has(id)), ...(isFolded ? named : [])]));
  }, []);
  return useMemo(() => ({ has: (marketId) => ids.has(marketId), toggle, setAll }), [ids, toggle, setAll]);
}

const NONE: ReadonlySet<string> = new Set();
