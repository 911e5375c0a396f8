/** How far motion is behind its own clock where the page had no time for a frame just as it began (STG). */
import type { Page } from '@playwright/test';

interface LateWindow {
  behind?: number;
}

/** Keeps the page busy for so many ms as soon as it has begun its first moves. */
export async function stallFirstMove(page: Page, ms: number): Promise<void> {
  await page.addInitScript((stall) => {
    const { animate } = Element.prototype;
    const endOf = (move: Animation) => Number(move.effect?.getComputedTiming().endTime);
    const look = async () => {
      const begun = performance.now();
      const moves = document.getAnimations().filter((move) => move.constructor === Animation);
      // One that is over stands still, so the longest is looked at.
      const [longest] = moves.toSorted((a, b) => endOf(b) - endOf(a));
      const stood = Number(longest?.currentTime);
      while (performance.now() - begun < stall);
      await new Promise(requestAnimationFrame);
      const at = await new Promise<number>(requestAnimationFrame);
      (globalThis as LateWindow).behind = at - begun - (Number(longest?.currentTime) - stood);
    };
    Element.prototype.animate = function (...given) {
      Element.prototype.animate = animate;
      queueMicrotask(() => void look());
      return animate.apply(this, given);
    };
  }, ms);
}

/** ms that the longest of those moves was behind in the second frame after that; `undefined` until then. */
export const latenessOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as LateWindow).behind);
