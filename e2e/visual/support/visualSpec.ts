/**
 * What the visual specs start from: a house no other spec has bet in, pages whose times stand still, and pictures in both themes that
 * are compared with the baselines beside the specs.
 */
import path from 'node:path';
import type { Locator, Page, TestType } from '@playwright/test';
import { whyNotComparable } from '../../../scripts/pictures/madeWith.ts';
import { House } from '../../support/House.ts';
import { isLongForm } from '../../support/isLongForm.ts';
import { expect, test as base } from '../../support/spec.ts';
import { keepTimesStill } from './stillTimes.ts';

const root = path.resolve(import.meta.dirname, '../../..');

type Theme = 'dark' | 'light';

export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  readonly themes: readonly Theme[];
}

const BOTH: readonly Theme[] = ['dark', 'light'];

const LARGE: Screen = { viewport: { width: 1920, height: 1080 }, hasTouch: false, themes: BOTH };
/** These two have one theme in the short form. */
export const MIDDLE: Screen = themed({ width: 1280, height: 800 }, false, 'light');
export const SMALL: Screen = themed({ width: 425, height: 900 }, true, 'dark');

function themed(viewport: Screen['viewport'], hasTouch: boolean, short: Theme): Screen {
  return { viewport, hasTouch, themes: isLongForm ? BOTH : [short] };
}

/** @param short the one screen that pictures are compared on in the short form */
export const screensOr = (short: Screen): readonly Screen[] => (isLongForm ? [LARGE, MIDDLE, SMALL] : [short]);

/** From here on there is room for what small screens have behind a button. */
const LARGE_FROM = 960;

export const isSmall = ({ viewport }: Screen) => viewport.width < LARGE_FROM;

interface PerTest {
  /**
   * Compares the page, or a part of it, with its baseline in every theme of the screen.
   * @param name of the state; screen and theme are added
   */
  readonly picture: (name: string, part?: Locator) => Promise<void>;
  readonly display: Screen;
}

interface PerWorker {
  /** The site that is served; the built one unless told. */
  readonly siteDir: string | undefined;
}

type BaseArgs = typeof base extends TestType<infer Args, infer _> ? Args : never;
type BaseWorkerArgs = typeof base extends TestType<infer _, infer Args> ? Args : never;

export const test: TestType<BaseArgs & PerTest, BaseWorkerArgs & PerWorker> = base.extend<PerTest, PerWorker>({
  siteDir: [undefined, { scope: 'worker', option: true }],
  house: [
    async ({ siteDir }, give) => {
      const house = new House(undefined, siteDir);
      await house.start();
      await give(house);
      await house.remove();
    },
    { scope: 'worker' },
  ],
  display: [{ viewport: { width: 1280, height: 800 }, hasTouch: false, themes: BOTH }, { option: true }],
  viewport: async ({ display }, give) => give(display.viewport),
  hasTouch: async ({ display }, give) => give(display.hasTouch),
  contextOptions: async ({ contextOptions }, give) => give({ ...contextOptions, reducedMotion: 'reduce' }),
  page: async ({ page, browser }, give, { config }) => {
    const reason = config.updateSnapshots === 'changed' ? undefined : whyNotComparable(root, browser.version());
    test.skip(reason !== undefined, reason);
    await keepTimesStill(page);
    await give(page);
  },
  picture: async ({ page, display }, give) => {
    await give(async (name, part) => {
      // Nothing is hovered.
      await page.mouse.move(0, 0);
      for (const theme of display.themes) {
        await page.emulateMedia({ colorScheme: theme });
        await expectLoaded(page);
        const picture = `${name}-${display.viewport.width}-${theme}.png`;
        await expect.soft(part ?? page).toHaveScreenshot(picture);
      }
    });
  },
});

/** The bundled font and every picture are there: nothing is drawn anew after this. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The search of the app bar comes once the page is drawn.
  const bar = page.getByRole('banner').filter({ has: page.getByRole('link', { name: '한판' }) });
  if ((await bar.count()) > 0 && (page.viewportSize()?.width ?? 0) >= LARGE_FROM)
    await expect(bar.getByRole('combobox')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { fonts, images, body } = document;
        // The login card has its letters in a file of its own; the typeface is named once the card is painted, and asked for by a layout.
        const isNamed = [...fonts].some(({ family }) => family.includes('Pretendard'));
        body.getBoundingClientRect();
        await fonts.ready;
        const hasFont = [...fonts].some(({ status }) => status === 'loaded');
        return isNamed && hasFont && [...images].every((image) => image.complete);
      }),
    )
    .toBe(true);
}

export { expect };
