/** The member's bets, newest first. */
import { expect, type Page } from '@playwright/test';

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

  /** Of a list without gaps: bets that are here, those that are not drawn among them. */
  async expectCount(count: number): Promise<void> {
    await expect(this.content.locator('table')).toHaveAttribute('aria-rowcount', String(count + 1));
  }

  /** At once, as by the bar of the window. @returns a bet that stands in the middle of it then, and where, px */
  leapToEnd(): Promise<{ readonly id: string; readonly top: number }> {
    return this.content.locator('table').evaluate(async (table) => {
      scrollBy({ top: table.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
      // One frame draws the rows, after the next two the browser has chosen what it keeps in its place.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      const middle = [...table.querySelectorAll<HTMLElement>('[data-row]')].find(
        (row) => row.getBoundingClientRect().top > innerHeight / 3,
      );
      if (middle === undefined) throw new Error('no bet is in sight');
      return { id: middle.dataset['row'] ?? '', top: middle.getBoundingClientRect().top };
    });
  }

  /** How far below the top of the window a bet stands, px. */
  topOf(id: string): Promise<number> {
    return this.content.locator(`[data-row="${id}"]`).evaluate((row) => row.getBoundingClientRect().top);
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
