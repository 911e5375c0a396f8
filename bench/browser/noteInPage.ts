/** What a page notes of itself while it is measured: how long presses take, and how far apart its frames are. */
import type { Page } from 'playwright';

/** Of the browser's own. */
const LEAST_TOLD_MS = 16;

/** In the page, from its first script on: the longest event of each interaction, as INP counts them. */
export const NOTE_PRESSES = `
  globalThis.pressesNoted = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) pressesNoted.set(interactionId, Math.max(duration, pressesNoted.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: ${LEAST_TOLD_MS}, buffered: true });
`;

/** @returns how long each of so many presses took, ms: one that took less than the least that is told took no longer than that */
export const withUntold = (noted: readonly number[], presses: number): readonly number[] => [
  ...noted,
  ...Array.from({ length: Math.max(0, presses - noted.length) }, () => LEAST_TOLD_MS),
];

/** As fast as one scrolls who looks for something, px a second. */
export const LOOKING = 800;

/**
 * Scrolls the page by the compositor's own gesture, by so many px one after the other; below zero it goes down.
 *
 * @param speed px a second
 */
export async function scrollBy(page: Page, distances: readonly number[], speed = LOOKING): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const yDistance of distances)
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 640,
      y: 600,
      yDistance,
      speed,
      gestureSourceType: 'mouse',
    });
  await devtools.detach();
}

/** A script of its own, so that no loader's helper is missing in the page. */
export const NOTE_FRAMES = `(() => {
  const noted = [];
  let last = performance.now();
  let isOn = true;
  const note = (now) => { noted.push(now - last); last = now; if (isOn) requestAnimationFrame(note); };
  requestAnimationFrame(note);
  Object.assign(globalThis, { framesNoted: noted, stopFrames: () => { isOn = false; } });
})()`;

/** From now on, until they are taken. */
export async function noteFrames(page: Page): Promise<void> {
  await page.evaluate(NOTE_FRAMES);
}

/** Ms between frames since they are noted, but for the first two; none are noted any more. */
export const TAKE_FRAMES = '(stopFrames(), framesNoted.slice(2))';

export async function takeFrames(page: Page): Promise<readonly number[]> {
  return page.evaluate<readonly number[]>(TAKE_FRAMES);
}
