/**
 * Escape for what lies over the page, from the moment it has the focus. Where something else lies there already, a panel, a question or
 * a short message, Radix lets the newcomer listen only once it has been drawn a second time: a key that comes in between would be
 * nobody's, or would close what lies beneath.
 */
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Keys that a panel left to what lies over it. */
const left = new WeakSet<Event>();

/** For `onEscapeKeyDown` of a panel: a key pressed in another panel is not its own. */
export function leaveToOther(event: KeyboardEvent, panel: Element | null): void {
  const own = event.target instanceof Element ? event.target.closest('[data-modal]') : null;
  if (own === null || own === panel) return;
  event.preventDefault();
  left.add(event);
}

/**
 * For `onKeyDown` of what has the focus.
 * @param close called unless somebody has taken the key
 */
export const takeEscape = (close: () => void) => (event: ReactKeyboardEvent) => {
  if (event.key !== 'Escape' || (event.isDefaultPrevented() && !left.delete(event.nativeEvent))) return;
  event.preventDefault();
  close();
};
