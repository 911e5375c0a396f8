/** A recorded market as the live feed: it moves, is suspended and closes on the board. Prices are the recording's. */
import { startRecording } from '../server/feed/recording/startRecording.ts';
import { surveyRecording } from '../server/feed/recording/surveyRecording.ts';
import { FaultProxy } from '../tests/support/proxy/faultProxy.ts';
import { House } from './support/House.ts';
import { isLongForm } from './support/isLongForm.ts';
import { recordingOf } from './support/recordingOf.ts';
import { expect, test } from './support/spec.ts';
import { Tab } from './support/Tab.ts';

const MARKET = '1.185781277';

const file = recordingOf(`${MARKET}.bz2`);

/** More different prices than a market of this recording has runners: some of them moved. */
const buttonsOfAMarket = 20;

/** Notes in the page each price and each state its odds buttons ever show, however short: a suspension may last a moment. */
function collectStates(): void {
  const seen = new Set<string>();
  const note = () => {
    for (const button of document.querySelectorAll('main button[data-state]')) {
      const state = button.getAttribute('data-state') ?? '';
      seen.add(state === 'open' ? `open ${button.getAttribute('aria-label') ?? ''}` : state);
    }
    (globalThis as { seenStates?: string[] }).seenStates = [...seen];
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  note();
}

test.describe('a Betfair recording', () => {
  test.skip(!isLongForm, 'a race is played whole in whole-match.spec.ts: HANPAN_SPECS=all');
  test.skip(file === undefined, `the recording ${MARKET}.bz2 is not on this machine (HANPAN_RECORDINGS)`);

  test('SPT-01 moves, is suspended and closes', async ({ browser }) => {
    test.setTimeout(240_000);
    const house = new House(
      startRecording({
        survey: surveyRecording([file ?? '']),
        // The suspension before the close lasts 70 s, which leaves two seconds for a busy machine to draw it.
        speed: 35,
        onProgress: () => undefined,
        longestGapMs: 5_000,
        random: Math.random,
      }),
    );
    await house.start();
    const wire = await FaultProxy.start(house.url);
    const context = await browser.newContext({ baseURL: wire.url });
    try {
      const tab = new Tab(await context.newPage());
      await tab.enterBoard('member1');
      const buttons = tab.page.getByRole('main').getByRole('button', { name: / \d+\.\d{2}$/ });
      await expect(buttons.first()).toBeVisible({ timeout: 40_000 });
      await tab.page.evaluate(collectStates);
      const seen = () => tab.page.evaluate(() => (globalThis as { seenStates?: string[] }).seenStates ?? []);
      await expect
        .poll(async () => (await seen()).filter((state) => state.startsWith('open ')).length, {
          timeout: 60_000,
          message: 'moves',
        })
        .toBeGreaterThan(buttonsOfAMarket);
      await expect
        .poll(async () => (await seen()).includes('suspended'), { timeout: 90_000, message: 'suspended' })
        .toBe(true);
      const isOver = () =>
        buttons.evaluateAll((all) => all.every((button) => button.matches(':disabled[data-state="closed"]')));
      await expect.poll(isOver, { timeout: 60_000, message: 'closes' }).toBe(true);
    } finally {
      await context.close();
      await wire.close();
      await house.remove();
    }
  });
});
