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

  /** One for each bet that is shown. */
  get bets() {
    return this.content.locator('[data-row]');
  }

  /** Where the list goes on, or what is tried again. */
  get more() {
    return this.content.getByRole('button', { name: /^(더보기|다시 시도|불러오는 중입니다\.)$/ });
  }

  /** With the pointer. */
  async choose(group: string, name: string): Promise<void> {
    await this.content.getByRole('group', { name: group }).getByText(name, { exact: true }).click();
  }

  choice(group: string, name: string) {
    return this.content.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  }
}
