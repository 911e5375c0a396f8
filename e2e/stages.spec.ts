/** A draw as it is seen: under way while the origin's round is, at rest on what the origin tells of it, and within the page's policy (MIN-05, STG). */
import { z } from 'zod';
import { cardTable, faceName } from '../src/app/mini-games/stages/cardTables.ts';
import { stageWords } from '../src/app/mini-games/copy/stages.ts';
import { Round } from '../src/domain/mini-games/round.ts';
import { holdClock, openedAhead, roundShown, roundsWhileSet } from './support/heldClock.ts';
import { latenessOf, motionAfterWords, stallFirstMove } from './support/lateMotion.ts';
import { expect, test } from './support/seatedSpec.ts';

/** Drawn every five seconds. */
const GAME = { path: '/minigame/token/highrow5', gameId: '503' } as const;
const TWO_MINUTES_MS = 120_000;
const ROUNDS_IN_TWO_MINUTES = 24;
/** They are counted from one each day. */
const ROUNDS_A_DAY = 17_280;
const Answer = z.object({ rows: z.array(Round) });

/** What a round's cards are called, in the order dealt. */
const namesOf = (drawn: readonly number[]) =>
  (cardTable('hiLo', drawn)?.hands ?? []).map(({ name, cards }, place) =>
    cards.map(({ face }) => `${place + 1}. ${name} ${faceName(face)}`).join(''),
  );

// As most members see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Every spec fails on a violation of the policy (`support/spec.ts`).
test('MIN-05 STG-1 STG-2 STL-7 a draw runs with its round and rests on what the origin tells, on any size, and rounds go on though the clock is set back', async ({
  tab,
  member,
  house,
  tokenOfBrowser,
}) => {
  await tab.enterHome(member);
  const { page } = tab;
  await page.setViewportSize({ width: 1280, height: 900 });
  await stallFirstMove(page, 600);
  await holdClock(page);
  await page.goto(GAME.path);
  const order = page.getByRole('list', { name: stageWords.order }).getByRole('listitem');
  // Under way: not all of it can be read. What turns then changes its size as well.
  await expect(page.locator('[data-phase="drawing"]')).toBeVisible();
  // Told and seen at once, though the page had no time for a frame just as it began.
  await expect.poll(() => latenessOf(page)).toBeLessThan(150);
  expect(await motionAfterWords(page, 700)).toBeLessThan(150);
  await page.setViewportSize({ width: 425, height: 900 });
  await expect(order).toHaveCount(2);
  const seen = await order.allTextContents();
  const response = await fetch(`${house.url}/api/game-result/rounds?gameId=${GAME.gameId}`, {
    headers: { 'x-auth-token': `Bearer ${tokenOfBrowser()}` },
  });
  const { rows } = Answer.parse(await response.json());
  expect(rows.slice(0, 4).map(({ drawn }) => namesOf(drawn))).toContainEqual(seen);
  await test.step('C1 a clock that is set back shows no round that is over', async () => {
    // The worker's clock is not set here: where it tells the offset anew just then, this page goes by its own, and another try is due.
    await expect(async () => {
      const seen = await roundsWhileSet(page, -30_000, 800);
      expect(seen[0]).toBeGreaterThan(0);
      expect(Math.min(...seen)).toBe(seen[0]);
    }).toPass({ timeout: 20_000 });
  });
  await test.step('C1 a page that is opened while its clock is ahead for a moment is right at the next heartbeat', async () => {
    // Told of a new offset in the step before, this page may be ahead by seconds until the next heartbeat: one that is loaded now is right.
    await page.reload();
    await page.getByRole('timer').first().waitFor();
    const before = await roundShown(page);
    const roundsSince = (round: number) => (round - before + ROUNDS_A_DAY) % ROUNDS_A_DAY;
    expect(roundsSince(await openedAhead(page, TWO_MINUTES_MS))).toBeGreaterThanOrEqual(ROUNDS_IN_TWO_MINUTES);
    await expect.poll(async () => roundsSince(await roundShown(page))).toBeLessThan(ROUNDS_IN_TWO_MINUTES);
  });
});
