/** A row of links that is wider than a phone: the one that is current is in sight, whichever page it is of. The page itself stays where it is. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Room that is left beside it, px: whoever sees a piece of the next one knows that there is more. */
const BESIDE = 24;

/**
 * @param current another one is another link; `undefined` where the row has room for all
 * @returns for the row, which scrolls by itself
 */
export function useCurrentInSight<Row extends HTMLElement>(current: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const brought = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (current === undefined || brought.current === current) return;
    brought.current = current;
    const { current: element } = row;
    const link = element?.querySelector('[aria-current="page"]');
    if (!element || !link) return;
    const [room, place] = [element.getBoundingClientRect(), link.getBoundingClientRect()];
    const beyond = Math.max(0, place.right + BESIDE - room.right);
    element.scrollLeft += beyond > 0 ? beyond : Math.min(0, place.left - BESIDE - room.left);
  });
  return row;
}
