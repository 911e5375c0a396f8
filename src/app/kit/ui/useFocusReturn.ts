/**
 * Where does the focus go when a panel over the page closes? Back to what opened it (WCAG 2.4.3), unless something has taken it
 * since: a field that waits for what comes next, or another panel. A panel that takes the place of another gives the focus back to
 * what opened the first: what opened itself went with that one.
 */
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** What opened the panel whose place another has taken, by the other. */
const inherited = new WeakMap<Element, HTMLElement>();

/**
 * @param pressed what was pressed to open it, where that was locked meanwhile and has lost the focus by itself
 * @returns what a radix panel calls when it has closed: Radix knows its own triggers only, and these panels have none
 */
export function useFocusReturn(isOpen: boolean, pressed?: RefObject<Element | null>): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  // Before the panel is there: a field of it that takes the focus by itself must not pass for the opener.
  useLayoutEffect(() => {
    if (isOpen) opener.current = placeOf(document.activeElement) ?? pressed?.current ?? null;
  }, [isOpen, pressed]);
  return useCallback((event: Event) => {
    event.preventDefault();
    const place = placeOf(opener.current) ?? inheritedBy(event.currentTarget);
    const focused = placeOf(document.activeElement);
    if (focused === undefined) {
      place?.focus();
      return;
    }
    const successor = focused.closest('[data-modal]');
    if (successor !== null && place !== undefined) inherited.set(successor, place);
  }, []);
}

/** An element that can have the focus, while it is on the page. */
function placeOf(element: Element | null): HTMLElement | undefined {
  return element instanceof HTMLElement && element.isConnected && element !== document.body ? element : undefined;
}

function inheritedBy(panel: EventTarget | null): HTMLElement | undefined {
  return panel instanceof Element ? placeOf(inherited.get(panel) ?? null) : undefined;
}
