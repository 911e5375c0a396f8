/** Asks for a list again when somebody comes back to the page: posts are everybody's, and no stream tells of them. */
import { useEffect, useRef } from 'react';

export function useAsked(retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
}
