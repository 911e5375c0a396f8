/** The home page: events, the games that matter, in play and next, and the notices over them. */
import type { Locator, Page } from '@playwright/test';
import type { ScriptedGame, Side } from '../support/scriptedFeed.ts';

const SIDE_WORDS: Readonly<Record<Side, string>> = { home: '홈', draw: '무', away: '원정' };

export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  get banner() {
    return this.page.getByRole('region', { name: '이벤트', exact: true });
  }

  get top() {
    return this.page.getByRole('region', { name: '주요 경기' });
  }

  get live() {
    return this.page.getByRole('region', { name: '실시간 경기' });
  }

  get next() {
    return this.page.getByRole('region', { name: '곧 시작하는 경기' });
  }

  /** The notice popups that can be seen. */
  get popups() {
    return this.page.getByRole('dialog', { name: /^공지/ });
  }

  /** The line or card of a game within a panel. */
  game(panel: Locator, game: Pick<ScriptedGame, 'home'>): Locator {
    return panel.getByRole('listitem').filter({ hasText: game.home });
  }

  /** An odds button, by the side that is written on it. */
  odds(panel: Locator, game: ScriptedGame, side: Side): Locator {
    return this.game(panel, game).getByRole('button', { name: new RegExp(`^${SIDE_WORDS[side]} .*\\d+\\.\\d{2}$`) });
  }
}
