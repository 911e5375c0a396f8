/** When what nobody waits for may take the line and the page's thread: not between two presses of one act. */
import { after } from './pageTimer.ts';

const PRESSES = ['pointerdown', 'keydown'] as const;
/** From one press of a bet to the next on a slow phone, which takes up to four seconds to open what is pressed next, ms. */
const BETWEEN_PRESSES_MS = 5_000;
/** Somebody who never pauses gets it beside what they do, ms. */
const LONGEST_MS = 30_000;

/** Resolves when nobody has pressed or typed for five seconds from now on, or half a minute later (LIN-9). */
export function whenLeftAlone(): Promise<void> {
  return new Promise((resolve) => {
    const act = new AbortController();
    const end = () => {
      act.abort();
      stopLongest();
      stopPause();
      resolve();
    };
    const stopLongest = after(LONGEST_MS, end);
    let stopPause = after(BETWEEN_PRESSES_MS, end);
    const pauseAgain = () => {
      stopPause();
      stopPause = after(BETWEEN_PRESSES_MS, end);
    };
    // On their way down, so that no part of a page can keep one for itself.
    for (const press of PRESSES)
      window.addEventListener(press, pauseAgain, { capture: true, passive: true, signal: act.signal });
  });
}
