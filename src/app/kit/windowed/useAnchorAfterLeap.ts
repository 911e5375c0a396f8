/**
 * What is read stays in its place after a leap too. A browser chooses what it keeps in place (`overflow-anchor`) as it lays out after a scroll: where one has leapt, or a
 * page is come back to, there is only room of rows then. It takes something around it that no row moves, and keeps to that until the next scroll.
 */
import { useEffect } from 'react';

/**
 * @param room the one before the first row that is drawn; `null` where there is none
 * @param leaps how many there were
 */
export function useAnchorAfterLeap(room: Element | null, leaps: number): void {
  useEffect(() => {
    if (leaps === 0 || !(room instanceof HTMLElement)) return;
    // Once the rows have their place, those that have none are not chosen: after a frame that is drawn whole.
    let asked = requestAnimationFrame(() => {
      asked = requestAnimationFrame(() => letChooseAgain(room));
    });
    return () => cancelAnimationFrame(asked);
  }, [room, leaps]);
}

/** A browser lets go of its choice as it sees another `overflow-anchor` anywhere, and chooses again before it lays out the next time. */
function letChooseAgain(room: HTMLElement): void {
  for (const anchor of ['auto', '']) {
    room.style.setProperty('overflow-anchor', anchor);
    // Seen as it is asked for, and before anything is laid out: room is never chosen.
    getComputedStyle(room).getPropertyValue('overflow-anchor');
  }
}
