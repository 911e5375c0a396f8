/** The member's bets, newest first. */
import type { Page } from '@playwright/test';

export class BetHistoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/bet_result');
  }

  get content() {
    return this.page.getByRole('main');
  }
}
