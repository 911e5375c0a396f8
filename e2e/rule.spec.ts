/** The rules of the house: NAV-01. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/seatedSpec.ts';
import { longForm } from './support/isLongForm.ts';

const long = longForm(test);

const chapter = (page: Page, title: string) => page.getByRole('main').getByRole('button', { name: title });
const FAILED = '이용규정을 불러오지 못했습니다.';

test('NAV-01 COM-02 FAIR-05 the rules are chapters; an address with an anchor opens its chapter and goes there', async ({
  tab,
  member,
}) => {
  await tab.enterBoard(member);
  await tab.page.goto('/rule');
  await expect(tab.page).toHaveTitle('이용규정 · 한판');
  const [first, odds] = [chapter(tab.page, '이용 안내'), chapter(tab.page, '배당 변경')];
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(odds).toHaveAttribute('aria-expanded', 'false');

  await tab.page.setViewportSize({ width: 1280, height: 500 });
  await tab.page.goto('/rule#rule-odds');
  await expect(odds).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(odds).toBeInViewport();
  await expect(tab.page.getByRole('region', { name: '배당 변경' })).toContainText('배당은 경기 상황에 따라');

  await tab.page.goto('/rule#rule-nothing');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});

test('NAV-01 chapters are opened, closed and walked through by the keyboard', async ({ tab, member }) => {
  await tab.enterBoard(member);
  await tab.page.goto('/rule');
  const [first, second] = [chapter(tab.page, '이용 안내'), chapter(tab.page, '베팅 접수')];
  await first.focus();
  await tab.page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await tab.page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await tab.page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await tab.page.keyboard.press('Home');
  await expect(first).toBeFocused();
});

// It waits for a fetch to give up; what a document then says is in `tests/worker/documents`.
long(
  'SYN-05 rules that could not even be asked for end in an error that can be tried again',
  async ({ tab, openTab, member }) => {
    await tab.enterBoard(member);
    const other = await openTab('/bet_result');
    // Nobody else fetches a document while it is being fetched; here that never ends.
    await other.page.evaluate(
      () =>
        new Promise<void>((held) => {
          void navigator.locks.request('hanpan-document-rules', () => {
            held();
            return new Promise(() => undefined);
          });
        }),
    );
    await tab.page.goto('/rule');
    const main = tab.page.getByRole('main');
    await expect(main).toContainText(FAILED, { timeout: 40_000 });
    await other.page.close();
    await main.getByRole('button', { name: '다시 시도' }).click();
    await expect(chapter(tab.page, '이용 안내')).toBeVisible();
    await expect(main).not.toContainText(FAILED);
  },
);
