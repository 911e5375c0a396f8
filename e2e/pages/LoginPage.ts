/** The sign-in page, in the member's words. */
import { expect, type Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get userId() {
    return this.page.getByLabel('아이디');
  }

  get password() {
    return this.page.getByLabel('비밀번호');
  }

  get submit() {
    return this.page.getByRole('button', { name: '로그인', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
    await expect(this.submit).toBeVisible();
  }

  /** Fills in the form and presses the button; what follows is the caller's to expect. */
  async submitAs(userId: string, password: string): Promise<void> {
    await this.userId.fill(userId);
    await this.password.fill(password);
    await this.submit.click();
  }
}
