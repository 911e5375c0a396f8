/**
 * Whether the page that a component stands in has been painted and the browser has had a moment to spare. What lies over a page and is
 * closed waits for it: drawn together with the page, it makes the first drawing longer and shows nothing.
 */
import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** @returns `false` for at most three seconds, then `true` for as long as the component is shown */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let isShown = true;
    void whenIdle().then(() => {
      if (isShown) setIsSettled(true);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return isSettled;
}
