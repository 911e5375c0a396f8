/**
 * By how much a line is longer than its place, px; 0 while it fits. Follows both sizes, and tells the line's own style in
 * `--overflow`.
 */
import { useCallback, useRef, useState, type RefCallback } from 'react';

export interface Overflow {
  readonly place: RefCallback<HTMLElement>;
  readonly line: RefCallback<HTMLElement>;
  readonly excess: number;
}

export function useOverflow(): Overflow {
  const parts = useRef<{ place: HTMLElement | null; line: HTMLElement | null }>({ place: null, line: null });
  const [excess, setExcess] = useState(0);
  const watch = useCallback((which: 'place' | 'line', element: HTMLElement | null) => {
    parts.current[which] = element;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { place, line } = parts.current;
      if (place === null || line === null) return;
      const over = Math.max(0, line.offsetWidth - place.clientWidth);
      line.style.setProperty('--overflow', over.toString());
      setExcess(over);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const place = useCallback((element: HTMLElement | null) => watch('place', element), [watch]);
  const line = useCallback((element: HTMLElement | null) => watch('line', element), [watch]);
  return { place, line, excess };
}
