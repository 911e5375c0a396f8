/**
 * How a page draws what it learns while it is being put together: in slices, so that no answer of the database makes a task that a tap has
 * to wait for. Once the page has settled every change is drawn at once, as a price must be.
 */
import { startTransition } from 'react';
import { whenIdle } from './whenIdle.ts';

let settling: Promise<void> | undefined;
let isSettled = false;

/** @param draw sets state */
export function drawCalmly(draw: () => void): void {
  settling ??= whenIdle().then(() => {
    isSettled = true;
  });
  if (isSettled) draw();
  else startTransition(draw);
}
