/** What stands around every page: tabs, menus, drawers, the member's panel, the choice of layout. */
import { expect, type Locator, type Page } from '@playwright/test';

export class Chrome {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get tabs() {
    return this.page.getByRole('navigation', { name: '주요 메뉴' });
  }

  /** The tree of sports with lobbies and links. */
  get sideMenu() {
    return this.page.getByRole('navigation', { name: '종목', exact: true });
  }

  /** The entry to the lobby of European bets, in its group of the side menu. */
  async europeanLobby(): Promise<Locator> {
    const group = this.sideMenu.getByRole('button', { name: '유럽형 스포츠' });
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
    return this.sideMenu.getByRole('button', { name: '유럽형', exact: true });
  }

  get quickButtons() {
    return this.page.getByRole('navigation', { name: '바로가기' }).first();
  }

  get bottomBar() {
    return this.page.getByRole('navigation', { name: '하단 메뉴' });
  }

  get footer() {
    return this.page.getByRole('contentinfo', { name: '사이트 정보' });
  }

  get contacts() {
    return this.page.getByRole('complementary', { name: '상담 안내' });
  }

  /** The user-info panel behind the member's name. */
  get memberPanel() {
    return this.page.getByRole('dialog', { name: '내 정보' });
  }

  get menuDrawer() {
    return this.page.getByRole('dialog', { name: '메뉴' });
  }

  get search() {
    return this.page.getByRole('searchbox', { name: '팀 · 리그 검색' });
  }

  /** The search over all games: in the app bar, and on small screens in a sheet. */
  get finder() {
    return this.page.getByRole('combobox', { name: '경기 검색' });
  }

  /** To the search by its key, which is there some time after the page is drawn. */
  async findByKey(): Promise<void> {
    await expect(async () => {
      if (!(await this.finder.evaluate((field) => field === document.activeElement)))
        await this.page.keyboard.press('/');
      await expect(this.finder).toBeFocused({ timeout: 1_000 });
    }).toPass();
  }

  get found() {
    return this.page.getByRole('grid', { name: '검색 결과' });
  }

  get question() {
    return this.page.getByRole('alertdialog');
  }

  /** Sends the question away by Escape, once the key is its: with the focus it has taken it. */
  async escapeQuestion(): Promise<void> {
    await expect(this.question.getByRole('button').first()).toBeFocused();
    await this.page.keyboard.press('Escape');
    await expect(this.question).toBeHidden();
  }

  /** Chosen on the page the member looks at: `자동`, `모바일` or `PC`. */
  async chooseLayout(name: string, within: Locator = this.footer): Promise<void> {
    await within.getByRole('radio', { name }).click();
  }

  /** Left and right edge, px. */
  async edges(part: Locator): Promise<{ readonly left: number; readonly right: number }> {
    const box = await part.boundingBox();
    if (box === null) throw new Error('not drawn');
    return { left: Math.round(box.x), right: Math.round(box.x + box.width) };
  }

  async expectNarrow(): Promise<void> {
    await expect(this.bottomBar).toBeVisible();
    await expect(this.sideMenu).toBeHidden();
  }

  async expectWide(): Promise<void> {
    await expect(this.bottomBar).toBeHidden();
    await expect(this.contacts).toBeVisible();
  }
}
