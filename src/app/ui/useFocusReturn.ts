/**
 * Where does the focus go when a panel over the page closes? Back to what opened it (WCAG 2.4.3), unless something has taken it
 * since: a field that waits for what comes next, or another panel.
 */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** @returns what a radix panel calls when it has closed: Radix knows its own triggers only, and these panels have none */
export function useFocusReturn(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  // Before the panel is there: a field of it that takes the focus by itself must not pass for the opener.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return useCallback((event: Event) => {
    event.preventDefault();
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (!isTaken && opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
}
