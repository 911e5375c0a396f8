/** The win-tie-lose board: games with three odds buttons each. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { ScriptedGame, Side } from '../support/scriptedFeed.ts';

const PATH = '/korea/wintielose';

export class BoardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto(PATH);
  }

  /** One odds button. `무` is every game's, so that it is looked for in the row of its game. */
  odds(game: ScriptedGame, side: Side): Locator {
    if (side === 'draw') return this.row(game).getByRole('button', { name: /^무 \d/ });
    return this.#board.getByRole('button', { name: nameOfOdds(game, side) });
  }

  /** The smallest part of the board that holds both teams' buttons. */
  row(game: ScriptedGame): Locator {
    const withOdds = (side: 'home' | 'away') => ({
      has: this.page.getByRole('button', { name: nameOfOdds(game, side) }),
    });
    return this.#board
      .locator('li, tr, [role=row], [role=listitem], [role=group], article, div')
      .filter(withOdds('home'))
      .filter(withOdds('away'))
      .last();
  }

  /** The page before it may still stand while the board loads, with odds of the same games. */
  get #board(): Locator {
    return this.page.getByRole('region', { name: '승무패', exact: true });
  }

  /**
   * @param hundredths odds, as the button's name ends with them
   * @param timeout ms, for a page that may still be on its way
   */
  async expectPrice(game: ScriptedGame, side: Side, hundredths: number, timeout = 10_000): Promise<void> {
    const odds = (hundredths / 100).toFixed(2).replace('.', String.raw`\.`);
    await expect(this.odds(game, side)).toHaveAccessibleName(new RegExp(` ${odds}$`), { timeout });
  }

  async pick(game: ScriptedGame, side: Side): Promise<void> {
    await this.odds(game, side).click();
  }

  async expectPicked(game: ScriptedGame, side: Side, isPicked = true): Promise<void> {
    await expect(this.odds(game, side)).toHaveAttribute('aria-pressed', String(isPicked));
  }

  /** Live: the button can be pressed. */
  async expectOpen(game: ScriptedGame, side: Side = 'home'): Promise<void> {
    const odds = this.odds(game, side);
    // A game that came while the board was looked at waits until the board is taken anew (ORD-1).
    await expect(async () => {
      if ((await odds.count()) === 0 && (await this.refresh.isVisible())) await this.refresh.click();
      await expect(odds).toBeEnabled({ timeout: 500 });
    }).toPass({ timeout: 40_000 });
  }

  get refresh(): Locator {
    return this.page.getByRole('button', { name: /^목록 새로고침/ });
  }

  /** Suspended, closed or stale: it cannot. */
  async expectShut(game: ScriptedGame, side: Side = 'home'): Promise<void> {
    await expect(this.odds(game, side)).toBeDisabled({ timeout: 40_000 });
  }
}

function nameOfOdds(game: ScriptedGame, side: 'home' | 'away'): RegExp {
  const start = side === 'home' ? `홈 ${game.home}` : `원정 ${game.away}`;
  return new RegExp(`^${start.replaceAll(/[()]/g, String.raw`\$&`)} \\d+\\.\\d{2}$`);
}
