/** The letters of the house, in the member's words. */
import { expect, type Page } from '@playwright/test';

export class MessagePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get alert() {
    return this.page.getByRole('alertdialog', { name: '읽지 않은 쪽지가 있습니다.' });
  }

  get list() {
    return this.page.getByRole('main');
  }

  /** The card of all letters, without the page around it, which is as high as the window. */
  get card() {
    return this.list.locator('[data-orientation]').first();
  }

  letter(title: string) {
    return this.list.getByRole('button', { name: new RegExp(title) });
  }

  /** The number beside the envelope, 0 without one. */
  async expectUnread(count: number): Promise<void> {
    await expect(this.page.getByRole('banner').getByLabel(`쪽지 ${count}`, { exact: true }).first()).toBeVisible();
  }

  async goByAlert(): Promise<void> {
    await expect(this.alert).toBeVisible({ timeout: 40_000 });
    await this.alert.getByRole('button', { name: '쪽지 확인' }).click();
    await expect(this.page).toHaveURL(/\/message\?time=\d+$/);
  }
}
