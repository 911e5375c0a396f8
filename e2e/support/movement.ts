/** What moves on a page whose reader asked for less movement (ACC). */
import { expect, type Page } from '@playwright/test';

interface MovingWindow {
  moved?: string[];
}

/** Notes every animation and transition that takes longer than a millisecond, from the first page on. */
export async function watchMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    (globalThis as MovingWindow).moved = moved;
    const note = (event: Event) => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (typeof duration === 'number' && duration > 1) moved.push(`${event.type} ${duration} ms`);
      }
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
  });
}

/** What moved until now was allowed to. */
export async function forgetMovement(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as MovingWindow).moved?.splice(0));
}

export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() => [
    ...((globalThis as MovingWindow).moved ?? []),
    ...document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => (animation as CSSAnimation).animationName),
  ]);
  expect(moving).toEqual([]);
}
