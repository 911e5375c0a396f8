/** Rounds of mini games that close under whoever bets: what a member does is done again on the next one, so that no spec depends on when within a round it begins. */
import type { Page } from '@playwright/test';
import { expect } from './spec.ts';
import type { Tab } from './Tab.ts';

/** Drawn every half minute, and every minute: a busy machine has time for a bet within a round. */
export const HALF = {
  path: '/minigame/skypark/speed_baccarat1',
  gameId: '403',
  name: '스카이파크 스피드 바카라1',
} as const;
export const MINUTE = { path: '/minigame/skypark/baccarat1', gameId: '401', name: '스카이파크 바카라1' } as const;

export const STAKE = 5_000;
/** Of one step within a round. */
export const SOON = { timeout: 8_000 } as const;
/** Of as many rounds as a busy machine needs. */
export const ROUNDS = { timeout: 150_000 } as const;

/** Cells that take bets and are not picked. */
export const openCell = (page: Page) => page.locator('main button[data-state="open"][aria-pressed="false"]').first();

/** Bets until it is said that it was taken; before that, what a round closed under is done anew. */
export async function betOnRound({ page, slip }: Tab, game: typeof HALF | typeof MINUTE): Promise<void> {
  await expect(async () => {
    await page.goto(game.path);
    await openCell(page).click({ timeout: 30_000 });
    await slip.stake.fill(String(STAKE), SOON);
    await slip.betButton.click(SOON);
    await slip.yes.click(SOON);
    await expect(page.getByText('베팅이 완료되었습니다.').first()).toBeVisible(SOON);
  }).toPass(ROUNDS);
}
