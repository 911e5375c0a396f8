/** Whether something has been so for a while: what comes and goes within it tells nobody anything. */
import { useEffect, useState } from 'react';

/** @returns `true` once it has been so for `afterMs` without a break; `false` at once when it is not */
export function useIsLasting(isTrue: boolean, afterMs: number): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsLasting(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isTrue, afterMs]);
  return isTrue && isLasting;
}
