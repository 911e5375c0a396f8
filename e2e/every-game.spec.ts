/**
 * Every mini game and venue, at a desk and on a phone: its page opens, its round runs, a bet on it is accepted, the round closes and is drawn, the bet is
 * settled, and its draw is verified (MIN-01, MIN-04, MIN-06, SPT-08). Five minutes of rounds and a page for each: only with `HANPAN_SPECS=all`.
 */
import type { Page } from '@playwright/test';
import { GAMES, type GameRow } from '../src/domain/mini-games/gameTable.ts';
import { isLongForm } from './support/isLongForm.ts';
import { Operator } from './support/Operator.ts';
import { expect, test } from './support/seatedSpec.ts';
import type { Tab } from './support/Tab.ts';

const SIZES = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 425, height: 900 },
] as const;
const STAKE = 5_000;
/** A round of a few seconds may close under whoever bets. */
const MOST_TRIES = 8;

/** What a row of the table says. */
interface Seen {
  readonly game: string;
  readonly size: string;
  readonly tries: number;
  readonly roundId: string;
}

/** The first cell that takes bets; waits for the next round where this one is closed. */
const openCell = (page: Page) => page.locator('main button[data-state="open"][aria-label]').first();

async function betOnce({ page, slip, chrome }: Tab, { periodMs }: GameRow, isPhone: boolean): Promise<boolean> {
  await openCell(page).click({ timeout: periodMs + 15_000 });
  if (isPhone) await chrome.bottomBar.getByRole('button', { name: /베팅카트/ }).click({ timeout: 3_000 });
  const foot = isPhone ? page.getByRole('dialog', { name: '베팅카트' }) : slip.region;
  await foot.getByRole('textbox', { name: '베팅금액' }).fill(String(STAKE), { timeout: 3_000 });
  await foot.getByRole('button', { name: '베팅하기' }).click({ timeout: 3_000 });
  await slip.yes.click({ timeout: 3_000 });
  await expect(page.getByText('베팅이 완료되었습니다.').first()).toBeVisible({ timeout: 6_000 });
  return true;
}

for (const size of SIZES) {
  test(`MIN-01 MIN-04 MIN-06 SPT-08 every game at a ${size.name}: opened, bet on, closed, drawn, settled, verified`, async ({
    tab,
    member,
    house,
    tokenOfBrowser,
  }) => {
    test.skip(!isLongForm, 'HANPAN_SPECS=all');
    test.setTimeout(3_600_000);
    await (await Operator.signIn(house.url)).set('popups', []);
    const { page } = tab;
    await tab.enterHome(member);
    await page.setViewportSize(size);
    const seen: Seen[] = [];
    for (const game of GAMES) {
      await test.step(`${size.name} ${game.name}`, async () => {
        await page.goto(game.path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[가-힣]|^NBA$/);
        await expect(page.getByRole('timer').first()).toHaveText(/\d\d:\d\d/);
        const [before] = await house.view.bets(tokenOfBrowser());
        let tries = 0;
        for (let isDone = false; !isDone && tries < MOST_TRIES; tries += 1) {
          isDone = await betOnce(tab, game, size.name === 'phone').catch(() => false);
          if (!isDone) await page.goto(game.path);
        }
        const [newest] = await house.view.bets(tokenOfBrowser());
        expect(newest?.betId, `a bet on ${game.name}`).not.toBe(before?.betId);
        const roundId = newest?.picks[0]?.fixtureId ?? '';
        expect(roundId).toMatch(new RegExp(`^mg\\.${game.gameId}\\.`));
        seen.push({ game: game.name, size: size.name, tries, roundId });
        console.log(`${size.name} ${String(seen.length).padStart(2)} of ${GAMES.length}: ${game.name}`);
      });
    }
    await expect.poll(() => house.view.openBets(tokenOfBrowser()), { timeout: 6 * 60_000, intervals: [2_000] }).toBe(0);
    for (const { roundId, game } of seen) {
      await page.goto(`/verify?round=${roundId}`);
      await expect(page.getByText('PASS').first(), game).toBeVisible({ timeout: 15_000 });
    }
    console.table(seen);
  });
}
