/**
 * Asks for a list again when somebody comes back to the page: posts are everybody's, and no stream tells of them. What the member did themselves is asked
 * for at once, and again when first rows are no longer taken for fresh (LST-7).
 */
import { useCallback, useEffect, useRef } from 'react';
import { after } from '../../kit/timing/pageTimer.ts';

/** A little longer than the worker takes first rows for fresh, ms. */
const STALE_MS = 3_200;

/** @returns asks after something that the member did */
export function useAsked(retry: () => void): () => void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return useCallback(() => {
    latest.current();
    cancel.current?.();
    cancel.current = after(STALE_MS, () => latest.current());
  }, []);
}
