/** How far below the top of the page an element stands, whatever comes above it later. */
import { useLayoutEffect, useState } from 'react';

/** A `ref` of whatever element. */
export type TakesElement = (element: Element | null) => void;

export interface PageOffset {
  /** For the element. */
  readonly start: TakesElement;
  /** `null` until it is drawn. */
  readonly element: Element | null;
  /** Px; 0 until it is drawn. */
  readonly offset: number;
}

export function usePageOffset(): PageOffset {
  const [element, setElement] = useState<Element | null>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (element === null) return;
    const look = () => setOffset(Math.round(element.getBoundingClientRect().top + scrollY));
    look();
    // What grows above it makes the page longer.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return { start: setElement, element, offset };
}
