/**
 * The one door to the library that knows which rows are near what is seen (decision 0140). What its hook answers reads what has changed since, so that whoever uses it
 * keeps nothing of it from one drawing to the next.
 */
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';

/** The rows to be drawn of a list that scrolls with the page. */
export const useWindowRows = useWindowVirtualizer;

/** Where a browser keeps what is read in its place by itself, nothing else moves the page. */
export function leaveToTheBrowser(rows: Virtualizer<Window, Element>): void {
  const anchorsItself = typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto');
  rows.shouldAdjustScrollPositionOnItemSizeChange = anchorsItself ? never : undefined;
}

const never = () => false;
