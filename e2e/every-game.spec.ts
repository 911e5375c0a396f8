/**
 * Every mini game and venue, at a desk and on a phone: its page opens, its round runs, a bet on it is accepted, the round closes and is drawn, the bet is
 * settled, and its draw is verified (MIN-01, MIN-04, MIN-06, SPT-08). Five minutes of rounds and a page for each: only with `HANPAN_SPECS=all`.
 *
 * What fails keeps no other game from its walk; the last line says which were not done, as `HANPAN_GAMES=name,…` takes them for the next run.
 */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Bet } from '../src/domain/bets/bet.ts';
import { bettingRequestOf } from '../src/domain/bets/bettingCall.ts';
import { slipOfGame } from '../src/domain/bets/slipOfGame.ts';
import { MemberId } from '../src/domain/kernel/ids.ts';
import { GAMES, type GameRow } from '../src/domain/mini-games/gameTable.ts';
import { gameOfRound, timesOf, type RoundId } from '../src/domain/mini-games/round.ts';
import { isLongForm } from './support/isLongForm.ts';
import { expect, test } from './support/seatedSpec.ts';
import type { Tab } from './support/Tab.ts';

test.use({ drawn: 'all' });

const SIZES = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 425, height: 900 },
] as const;
const STAKE = 5_000;
/** A round of a few seconds may close under whoever bets. */
const MOST_TRIES = 8;

const SETTLED = { '-1': 'void', 0: 'open', 1: 'lost', 2: 'won', 3: 'special' } as const;

/** A row of the table that is printed: what was seen of a game. */
interface Walked {
  readonly game: string;
  readonly size: string;
  opened: string;
  tries: number;
  roundId: string;
  /** How long before its round's last instant the bet was taken, ms, and what the origin said of the same bet afterwards. */
  closed: string;
  settled: string;
  verified: string;
}

/** The slip that a bet was on. */
const slipOf = ({ picks: [pick] }: Bet) => slipOfGame(gameOfRound(pick!.fixtureId));

const named = process.env['HANPAN_GAMES']?.split(',');
const wanted = GAMES.filter(({ name }) => named?.includes(name) ?? true);

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

/** Opens a game's page and bets on it, on a later round where the first closed under it. */
async function openAndBet(tab: Tab, game: GameRow, walked: Walked, isPhone: boolean): Promise<void> {
  const { page } = tab;
  await page.goto(game.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[가-힣]|^NBA$/);
  await expect(page.getByRole('timer').first()).toHaveText(/\d\d:\d\d/);
  walked.opened = 'yes';
  for (let isDone = false; !isDone;) {
    walked.tries += 1;
    try {
      isDone = await betOnce(tab, game, isPhone);
    } catch (error) {
      if (walked.tries === MOST_TRIES) throw error;
      await page.goto(game.path);
    }
  }
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
    await (await house.operator()).set('popups', []);
    const { page } = tab;
    await tab.enterHome(member);
    await page.setViewportSize(size);
    const table: Walked[] = [];
    const faults: string[] = [];
    const began = Date.now();
    /** Goes on with the next game whatever comes of this one. */
    const attempt = async (walked: Walked, step: string, run: () => Promise<void>) => {
      const ended = await run().then(
        () => 'ok',
        (error: unknown) => String(error).split('\n')[0] ?? '',
      );
      if (ended !== 'ok') faults.push(`${walked.game} ${step}: ${ended}`);
      const seconds = Math.round((Date.now() - began) / 1_000);
      console.log(`${size.name} ${step} ${table.length} of ${wanted.length}, ${seconds} s: ${walked.game} ${ended}`);
    };

    for (const game of wanted) {
      const blank = { opened: '', tries: 0, roundId: '', closed: '', settled: '', verified: '' };
      const walked: Walked = { game: game.name, size: size.name, ...blank };
      table.push(walked);
      await attempt(walked, 'bet', async () => {
        const [before] = await house.view.bets(tokenOfBrowser());
        await openAndBet(tab, game, walked, size.name === 'phone');
        const [newest] = await house.view.bets(tokenOfBrowser());
        expect(newest?.betId).not.toBe(before?.betId);
        walked.roundId = newest?.picks[0]?.fixtureId ?? '';
        expect(walked.roundId).toMatch(new RegExp(`^mg\\.${game.gameId}\\.`));
      });
    }

    await expect.poll(() => house.view.openBets(tokenOfBrowser()), { timeout: 6 * 60_000, intervals: [2_000] }).toBe(0);
    const bets = await house.view.bets(tokenOfBrowser());
    const again = (bet: Bet) =>
      fetch(`${house.url}/api/sports-prematch/betting`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-auth-token': `Bearer ${tokenOfBrowser()}`,
          'idempotency-key': randomBytes(18).toString('base64url'),
        },
        body: JSON.stringify(bettingRequestOf(slipOf(bet), MemberId.parse(member), bet.picks, bet.stake, 0)),
      });
    for (const walked of table.filter(({ roundId }) => roundId !== '')) {
      await attempt(walked, 'verify', async () => {
        const bet = bets.find(({ picks }) => picks[0]?.fixtureId === walked.roundId);
        if (bet === undefined) throw new Error('no bet');
        const { status, placedAt, paid } = bet;
        walked.settled = `${SETTLED[status]} ${paid}`;
        const before = timesOf(walked.roundId as RoundId).closesAt - placedAt;
        const late = await again(bet);
        walked.closed = `${before} ms before, then ${late.status}`;
        expect(before).toBeGreaterThan(0);
        expect(late.status).toBe(422);
        await page.goto(`/verify?round=${walked.roundId}`);
        await expect(page.getByText('PASS').first()).toBeVisible({ timeout: 40_000 });
        walked.verified = 'PASS';
      });
    }
    console.table(table);
    const missing = table.filter(({ verified }) => verified === '').map(({ game }) => game);
    console.log(missing.length === 0 ? `${size.name}: none missing` : `HANPAN_GAMES=${missing.join(',')}`);
    expect(faults).toEqual([]);
    expect(table).toHaveLength(wanted.length);
  });
}
