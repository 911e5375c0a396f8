/** How far motion is behind its own clock where the page had no time for a frame just as it began (STG). */
import type { Page } from '@playwright/test';
import type { AheadWindow } from './heldClock.ts';

interface LateWindow {
  behind?: number;
}

/** Keeps the page busy for so many ms as soon as it has begun its first moves; those of another draw where these were gone before two frames came. */
export async function stallFirstMove(page: Page, ms: number): Promise<void> {
  await page.addInitScript((stall) => {
    const { animate } = Element.prototype;
    const endOf = (move: Animation) => Number(move.effect?.getComputedTiming().endTime);
    const look = async () => {
      const begun = performance.now();
      const moves = document.getAnimations().filter((move) => move.constructor === Animation);
      const [longest] = moves.toSorted((a, b) => endOf(b) - endOf(a));
      if (longest === undefined) return;
      const stood = Number(longest.currentTime);
      while (performance.now() - begun < stall);
      await new Promise(requestAnimationFrame);
      const at = await new Promise<number>(requestAnimationFrame);
      // A machine that took seconds for that: the draw is over, and its moves with it, which have no time any more.
      if (longest.currentTime === null) {
        stallNext();
        return;
      }
      const due = Math.min(endOf(longest), stood + at - begun);
      (globalThis as LateWindow).behind = due - Number(longest.currentTime);
    };
    const stallNext = () => {
      Element.prototype.animate = function (...given) {
        Element.prototype.animate = animate;
        queueMicrotask(() => void look());
        return animate.apply(this, given);
      };
    };
    stallNext();
  }, ms);
}

/** ms that the longest of those moves was behind in the second frame after that; `undefined` until then. */
export const latenessOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as LateWindow).behind);

/** Sets the page's clock by so many ms as the next draw begins. @returns ms of motion that were left when all of it could be read */
export const motionAfterWords = (page: Page, ahead: number): Promise<number> =>
  page.evaluate(async (by) => {
    const frame = () => new Promise(requestAnimationFrame);
    const stage = () => document.querySelector('section[data-phase="drawing"]:not([data-ended])');
    const moves = () =>
      (stage()?.getAnimations({ subtree: true }) ?? []).filter((one) => one.constructor === Animation);
    while (moves().length > 0) await frame();
    while (moves().length === 0) await frame();
    const begun = moves();
    (globalThis as AheadWindow).ahead = by;
    const isUnread = () => (stage()?.querySelectorAll('[data-unread]').length ?? 0) > 0;
    while (isUnread()) await frame();
    const left = (move: Animation) => Number(move.effect?.getComputedTiming().endTime) - Number(move.currentTime);
    const most = Math.max(...begun.map((move) => (move.playState === 'running' ? left(move) : 0)));
    (globalThis as AheadWindow).ahead = 0;
    return most;
  }, ahead);
