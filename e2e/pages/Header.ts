/** What stands above every screen: who is signed in, with how much, and whether the prices are live. */
import { expect, type Page } from '@playwright/test';

export class Header {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get #banner() {
    return this.page.getByRole('banner');
  }

  /** On large and middle screens; a small one has it in the member's drawer. */
  get logout() {
    return this.#banner.getByRole('button', { name: '로그아웃' });
  }

  /** Server time, the notice line or what is wrong, and how live the site is. */
  get strip() {
    return this.page.getByRole('region', { name: '사이트 상태' });
  }

  /** What is wrong with the connection, in the place of the notice line. */
  get trouble() {
    return this.strip.getByRole('status');
  }

  /** Goes to the bets by the menu, without loading the page anew. */
  async openBetHistory(): Promise<void> {
    await this.page.getByRole('link', { name: '베팅내역' }).first().click();
    await expect(this.page).toHaveURL(/\/bet_result(?:\?|$)/);
  }

  /** The amount beside `보유머니`, won. */
  async balance(): Promise<number> {
    const text = await this.#banner.innerText();
    const amount = /보유머니\s*₩?\s*([\d,]+)/.exec(text)?.[1];
    if (amount === undefined) throw new Error(`no balance in: ${text}`);
    return Number(amount.replaceAll(',', ''));
  }

  async expectBalance(won: number): Promise<void> {
    await expect(this.#banner).toContainText('보유머니');
    await expect.poll(() => this.balance(), { message: 'balance' }).toBe(won);
  }

  /** On every size of screen. */
  async expectSignedIn(): Promise<void> {
    await expect(this.#banner).toContainText('보유머니');
  }
}
