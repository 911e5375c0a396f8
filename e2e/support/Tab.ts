/** One browser tab with everything a member does in it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { BetHistoryPage } from '../pages/BetHistoryPage.ts';
import { BetSlip } from '../pages/BetSlip.ts';
import { BoardPage } from '../pages/BoardPage.ts';
import { Chrome } from '../pages/Chrome.ts';
import { Header } from '../pages/Header.ts';
import { HomePage } from '../pages/HomePage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import type { ScriptedGame, Side } from './scriptedFeed.ts';

export const PASSWORD = 'hanpan1234';

export class Tab {
  readonly page: Page;
  readonly login: LoginPage;
  readonly chrome: Chrome;
  readonly header: Header;
  readonly home: HomePage;
  readonly board: BoardPage;
  readonly slip: BetSlip;
  readonly history: BetHistoryPage;
  readonly #isSignedIn: boolean;

  /** @param isSignedIn whether its browser is, before its first page is opened */
  constructor(page: Page, isSignedIn = false) {
    this.page = page;
    this.#isSignedIn = isSignedIn;
    this.login = new LoginPage(page);
    this.chrome = new Chrome(page);
    this.header = new Header(page);
    this.home = new HomePage(page);
    this.board = new BoardPage(page);
    this.slip = new BetSlip(page);
    this.history = new BetHistoryPage(page);
  }

  /** Asks for the board as a visitor, signs in where nobody is signed in yet, and is on the board. */
  async enterBoard(userId: string): Promise<void> {
    await this.board.open();
    if (!this.#isSignedIn) await this.login.submitAs(userId, PASSWORD);
    await expect(this.page).toHaveURL(/\/korea\/wintielose$/);
    await this.header.expectSignedIn();
  }

  /** Enters the board and bets so many won on a price there; where that leads to is looked at by whoever asks. @returns the balance before, won */
  async betOnBoard(userId: string, game: ScriptedGame, side: Side, stake: number): Promise<number> {
    await this.enterBoard(userId);
    await this.board.expectOpen(game);
    const before = await this.header.balance();
    await this.board.pick(game, side);
    await this.slip.setStake(stake);
    await this.slip.placeBet();
    return before;
  }

  /** Asks for the home page as a visitor, signs in where nobody is signed in yet, and is there. */
  async enterHome(userId: string): Promise<void> {
    await this.home.open();
    if (!this.#isSignedIn) await this.login.submitAs(userId, PASSWORD);
    await expect(this.home.next).toBeVisible();
  }

  /**
   * Reloads until `text` is there: a document a few seconds young is not asked for again (DOC-2), and a first reload may miss it. Each
   * round waits longer than the one before, so that a slow page is not sent away while it draws.
   */
  async reloadUntilShown(place: Locator, text: string): Promise<void> {
    let timeout = 0;
    await expect(async () => {
      timeout += 2_000;
      await this.page.reload();
      await expect(place).toContainText(text, { timeout });
    }).toPass({ timeout: 40_000 });
  }

  /** Waits until the page asks for no more: nothing came in twice the time for which it waits for an idle moment, which is when it loads what it shows later. */
  async expectQuiet(): Promise<void> {
    const quietMs = () =>
      this.page.evaluate(() => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return performance.now() - Math.max(0, ...files.map(({ responseEnd }) => responseEnd));
      });
    await expect.poll(quietMs, { timeout: 20_000 }).toBeGreaterThan(2_000);
  }

  /** Anything this page says in an alert or a status. */
  get notice() {
    return this.page.locator('[role=alert], [role=status], [role=alertdialog], [role=log]');
  }
}
