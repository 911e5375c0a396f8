/**
 * A member who bets through a line with the page itself: presses a price, types a stake, presses the button and says yes, and goes on to the
 * next once the screen's own browser knows what became of it. Afterwards the origin is asked, over no line, what it has.
 */
import type { Browser, Page } from 'playwright';
import { BetSlip } from '../../e2e/pages/BetSlip.ts';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import { oddsPolicyNames } from '../../src/app/kit/copy/codes.ts';
import { pause } from '../../src/worker/ports/clock.ts';
import { whatBecame, type BetOnLineOptions, type BetsOfMember } from './betOnLine.ts';
import { isOpenIntent, storedIntents } from './localOffer.ts';

export interface BetThroughPageOptions extends BetOnLineOptions {
  readonly browser: Browser;
}

const BOARD = '/korea/wintielose';
const SCREEN = { width: 1_280, height: 900 };
const STAKE = '5000';
const MOMENT_MS = 250;
/** For what the page does by itself; what takes longer is given up, and the member begins again. */
const STEP_MS = 4_000;
/** Until a bet that was said yes to is stored, or the page has said why not. */
const STORED_MS = 8_000;
/** Of each game one outcome alone: who has backed all of them is refused, on whatever line (HDG-1). */
const DRAW = /^무 \d/;
const OPEN_PRICE = 'main button[data-shape]:not(:disabled)';

export async function betThroughPage(options: BetThroughPageOptions): Promise<BetsOfMember> {
  const { browser, url, userId, count, clock, until, say } = options;
  const context = await browser.newContext({ viewport: SCREEN, baseURL: url, locale: 'ko-KR' });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  const member = { page, slip: new BetSlip(page) };
  const holds = async (condition: () => Promise<boolean>, ms = Infinity) => {
    const end = Math.min(until, clock.now() + ms);
    while (!(await condition()) && clock.now() < end) await pause(clock, MOMENT_MS);
    return condition();
  };
  const intents = () => storedIntents(page).catch(() => []);
  const unknownMs: number[] = [];
  let locked = 0;
  try {
    await holds(() => enter(page, userId));
    say(`${userId}: a price can be pressed`);
    for (let done = 0; done < count && clock.now() < until;) {
      const before = (await intents()).length;
      // Another game after each try: one that cannot be pressed is not tried for ever.
      const isAsked = await press(member, done + locked);
      if (!isAsked || !(await holds(async () => (await intents()).length > before, STORED_MS))) {
        locked += 1;
        await pause(clock, MOMENT_MS);
        continue;
      }
      let unknownFrom: number | undefined;
      await holds(async () => {
        const open = (await intents()).filter(isOpenIntent);
        if (open.some(({ state }) => state === 'unknown')) unknownFrom ??= clock.now();
        return open.length === 0;
      });
      if (unknownFrom !== undefined) unknownMs.push(clock.now() - unknownFrom);
      done += 1;
      if (done % 5 === 0) say(`${userId}: ${done} of ${count} bets, ${unknownMs.length} were unknown for a while`);
    }
    return await whatBecame(options, await intents(), { locked, unknownMs });
  } finally {
    await context.close();
  }
}

/** One look at the page, and what a member would do next to be on the board. @returns whether a price stands there */
async function enter(page: Page, userId: string): Promise<boolean> {
  if (!page.url().startsWith('http'))
    await page.goto(BOARD, { waitUntil: 'commit', timeout: 30_000 }).catch(() => null);
  if ((await page.locator(OPEN_PRICE).count()) > 0) return true;
  const password = page.locator('form input[type=password]');
  const submit = page.locator('form [type=submit]');
  if ((await password.count()) === 0 || !(await submit.isEnabled().catch(() => false))) return false;
  await page
    .locator('form input')
    .first()
    .fill(userId)
    .then(() => password.fill(DEMO_PASSWORD))
    .then(() => submit.click())
    .catch(() => undefined);
  return false;
}

interface Member {
  readonly page: Page;
  readonly slip: BetSlip;
}

/** From the board, or back to it, to the yes. @returns whether the yes was pressed */
async function press({ page, slip }: Member, turn: number): Promise<boolean> {
  try {
    if (await slip.changedOdds.isVisible()) await slip.declineChangedOdds();
    // The history lies over the board once a bet is accepted, a moment after it is.
    if (turn > 0) await page.waitForURL(/bet_result/, { timeout: MOMENT_MS }).catch(() => undefined);
    if (page.url().includes('bet_result')) await page.goBack({ waitUntil: 'commit' });
    await page.locator(OPEN_PRICE).first().waitFor();
    if (await slip.clearAll.isVisible()) await slip.clearAll.click();
    const prices = page.getByRole('main').getByRole('button', { name: DRAW, disabled: false });
    await prices.nth(turn % (await prices.count())).click();
    await slip.stake.fill(STAKE);
    await slip.chooseOddsPolicy(oddsPolicyNames.any);
    await slip.betButton.click();
    await slip.yes.click();
    return true;
  } catch {
    await page.keyboard.press('Escape').catch(() => undefined);
    return false;
  }
}
