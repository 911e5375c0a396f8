/** Running the house from the office (ADM-02, OPR-9, OPR-10): maintenance announced, begun and ended before the eyes of a member, by an owner; who may only look changes nothing. */
import type { Browser, Page } from '@playwright/test';
import { expectNoFinding } from './support/axeFindings.ts';
import { expect, test } from './support/spec.ts';

async function houseOf(browser: Browser, url: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'ko-KR' })).newPage();
  await page.goto('/admin/house');
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: '인증번호 채우기' }).click();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '하우스' })).toBeVisible();
  return page;
}

/** Answers the question that an act asks, with a reason. */
async function confirm(page: Page, answer: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByLabel('사유').fill('정기 점검');
  await question.getByRole('button', { name: answer }).click();
  await expect(question).toBeHidden();
}

test('ADM-02 OPR-9 OPR-10 an owner announces maintenance, closes and opens the site; an open tab of a member follows', async ({
  browser,
  house,
  tab,
  member,
}) => {
  await tab.enterBoard(member);
  const owner = await houseOf(browser, house.url, '윤서진');
  const trader = await houseOf(browser, house.url, '한도윤');
  await owner.getByRole('button', { name: '점검 예고' }).click();
  await owner.getByLabel('점검 시작', { exact: true }).fill('2030-10-27T04:00');
  await owner.getByLabel('점검 종료').fill('2030-10-27T04:30');
  await owner.getByRole('button', { name: '점검 예고' }).click();
  await confirm(owner, '점검 예고');
  await expect(owner.getByText('10.27 (일) 04:00 – 04:30')).toBeVisible();
  await expect(trader.getByText('10.27 (일) 04:00 – 04:30')).toBeVisible();
  await expectNoFinding(owner, 'maintenance of the house');

  await owner.getByRole('button', { name: '점검 시작' }).click();
  await expect(owner.getByRole('alertdialog')).toHaveCSS('opacity', '1');
  await expectNoFinding(owner, 'question before maintenance');
  await confirm(owner, '점검 시작');
  await expect(tab.page.getByRole('heading', { name: '점검중입니다.' })).toBeVisible({ timeout: 40_000 });
  await expect(trader.getByText('사이트를 점검하고 있습니다.')).toBeVisible();
  await expect(trader.getByRole('button', { name: '사이트 열기' })).toBeDisabled();
  await owner.getByRole('button', { name: '사이트 열기' }).click();
  await confirm(owner, '사이트 열기');
  await expect(tab.page.getByRole('heading', { name: '점검중입니다.' })).toBeHidden({ timeout: 40_000 });
  for (const page of [owner, trader]) await page.context().close();
});

const HOSTILE = '<h3 onclick="__ran=1">점검</h3><script>__ran=1</script><img src=x onerror="globalThis.__ran=1">';

test('OPR-9 OPR-11 ART-3 what a popup is not stored with is said while it is typed, and none of it runs where members see it', async ({
  browser,
  house,
  tab,
  member,
}) => {
  const owner = await houseOf(browser, house.url, '윤서진');
  const open = (name: string) =>
    owner.getByRole('group', { name: '하우스 화면' }).getByRole('button', { name }).click();
  await open('팝업');
  await owner.getByRole('button', { name: '새 팝업' }).click();
  await owner.getByLabel('본문 (HTML)').fill(HOSTILE);
  await expect(owner.getByText('본문에서 4가지를 지웁니다.')).toBeVisible();
  await expectNoFinding(owner, 'a popup as it is written');
  await owner.getByRole('button', { name: '게시 확인' }).click();
  await confirm(owner, '게시 확인');
  await expect(owner.getByLabel('본문 (HTML)')).toHaveValue('<h3>점검</h3><img>');
  await tab.enterBoard(member);
  await tab.page.goto('/');
  await expect(tab.page.getByRole('heading', { name: '점검', exact: true })).toBeVisible();
  expect(await tab.page.evaluate(() => '__ran' in globalThis)).toBe(false);
  expect(await owner.evaluate(() => '__ran' in globalThis)).toBe(false);
  await open('설정');
  await owner.getByRole('button', { name: /^자동 로그아웃/ }).click();
  await owner.getByRole('textbox', { name: '자동 로그아웃' }).fill('30');
  await expectNoFinding(owner, 'a setting that differs');
  await owner.getByRole('button', { name: '변경 내용 확인' }).click();
  await confirm(owner, '저장');
  await expect(owner.getByRole('button', { name: /^자동 로그아웃 윤서진/ })).toBeVisible();
  for (const name of ['공지', '쿠폰']) {
    await open(name);
    await expectNoFinding(owner, name);
  }
  await owner.setViewportSize({ width: 425, height: 900 });
  await expectNoFinding(owner, 'coupons on a phone');
  await owner.context().close();
});
