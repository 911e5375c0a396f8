/** What the house says and sets, written at the office (ADM-02, OPR-9): maintenance is in the day of `office-day.spec.ts`. */
import type { Page } from '@playwright/test';
import { expectNoFinding } from './support/axeFindings.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test } from './support/spec.ts';
import { longForm } from './support/isLongForm.ts';

const long = longForm(test);

/** Answers the question that an act asks, with a reason. */
async function confirm(page: Page, answer: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByLabel('사유').fill('정기 점검');
  await question.getByRole('button', { name: answer }).click();
  await expect(question).toBeHidden();
}

const HOSTILE = '<h3 onclick="__ran=1">점검</h3><script>__ran=1</script><img src=x onerror="globalThis.__ran=1">';

/** A page is hidden from a menu and another goes first: in the open tab of a member at once (MNU-1), where the hidden one opens by its address. */
async function expectMenusArranged(owner: Page, member: Page, open: (name: string) => Promise<void>): Promise<void> {
  await member.goto('/bet_result');
  const links = member.getByRole('list', { name: '바로가기' }).getByRole('link');
  await expect(links.filter({ hasText: '라이브TV' })).toBeVisible();
  await open('메뉴');
  await owner.getByRole('button', { name: '충전 위로', exact: true }).click();
  await owner.getByRole('switch', { name: /^라이브TV/ }).click();
  await expect(owner.getByRole('switch', { name: /^이용규정/ })).toBeDisabled();
  await expect(owner.getByRole('list', { name: '미리보기' }).getByRole('listitem').first()).toHaveText('충전');
  await expectNoFinding(owner, 'menus');
  await owner.getByRole('button', { name: '변경 내용 확인' }).click();
  await expect(owner.getByRole('alertdialog')).toContainText('라이브TV');
  await confirm(owner, '저장');
  await expect(links.filter({ hasText: '라이브TV' })).toHaveCount(0);
  await expect(links.first()).toHaveText('충전');
  await member.goto('/livetv');
  await expect(member.getByRole('heading', { level: 1, name: '라이브TV' })).toBeVisible();
  await owner.setViewportSize({ width: 425, height: 900 });
  await expectNoFinding(owner, 'menus on a phone');
  await owner.setViewportSize({ width: 1280, height: 720 });
}

/** What is typed of a setting waits while another, or another tab, is open (OPR-15). */
async function expectWaiting(owner: Page, open: (name: string) => Promise<void>): Promise<void> {
  await owner.getByRole('button', { name: /^상담 메신저/ }).click();
  await open('쿠폰');
  await open('설정');
  await owner.getByRole('button', { name: '자동 로그아웃 저장 전' }).click();
  await expect(owner.getByRole('textbox', { name: '자동 로그아웃' })).toHaveValue('30');
}

test('MNU-1 OPR-9 OPR-11 OPR-15 ART-3 POP-7 POP-8 a popup has an end and levels, what it is not stored with is said while it is typed, and none of it runs where members see it', async ({
  browser,
  house,
  tab,
  member,
}) => {
  const owner = await operatorIn(browser, house.url, '윤서진', '/admin/house', '하우스');
  const open = (name: string) =>
    owner.getByRole('group', { name: '하우스 화면' }).getByRole('button', { name }).click();
  await open('팝업');
  await owner.getByRole('button', { name: '새 팝업' }).click();
  await owner.getByLabel('본문 (HTML)').fill(HOSTILE);
  await expect(owner.getByText('본문에서 4가지를 지웁니다.')).toBeVisible();
  await owner.getByLabel('게시 종료').fill('2030-10-27T04:00');
  await owner.getByLabel('최소 레벨').selectOption({ label: 'Lv.2' });
  await owner.getByLabel('최대 레벨').selectOption({ label: 'Lv.1' });
  await owner.getByRole('button', { name: '게시 확인' }).click();
  await expect(owner.getByText('최대 레벨은 최소 레벨 이상이어야 합니다.')).toBeVisible();
  await owner.getByLabel('최소 레벨').selectOption({ label: 'Lv.1' });
  await owner.getByLabel('최대 레벨').selectOption({ label: 'Lv.5' });
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
  await expectWaiting(owner, open);
  await expectNoFinding(owner, 'a setting that differs');
  await owner.getByRole('button', { name: '변경 내용 확인' }).click();
  await confirm(owner, '저장');
  await expect(owner.getByRole('button', { name: /^자동 로그아웃 윤서진/ })).toBeVisible();
  await expectMenusArranged(owner, tab.page, open);
  for (const name of ['공지', '쿠폰']) {
    await open(name);
    await expectNoFinding(owner, name);
  }
  await owner.setViewportSize({ width: 425, height: 900 });
  await expectNoFinding(owner, 'coupons on a phone');
  await owner.context().close();
});

/** What could not be read is said in one place, with a button as high as others, and comes by a press of it. */
async function expectReadAgain(owner: Page): Promise<void> {
  await owner.route('**/api/office/house', (route) => route.abort());
  await owner.reload();
  const again = owner.getByRole('button', { name: '다시 시도' });
  await expect(again).toBeVisible();
  expect((await again.boundingBox())?.height).toBeLessThan(60);
  await owner.unroute('**/api/office/house');
  await again.click();
  await expect(again).toBeHidden();
}

// A rest that begins is on the open page of its game in `mini-games.spec.ts`.
long(
  'ROU-20 OPR-10 NAV-10 hours of a provider whose games have different ones are ended at once, no span is none, and a question gives the focus back',
  async ({ browser, house }) => {
    const owner = await operatorIn(browser, house.url, '윤서진', '/admin/house?tab=rests', '하우스');
    await expectReadAgain(owner);
    const ofProvider = owner.getByRole('region', { name: '로투스' });
    const check = owner.getByRole('button', { name: '변경 내용 확인' });
    await ofProvider.getByRole('button', { name: /^로투스 홀짝/ }).click();
    await owner.getByRole('switch', { name: '사용' }).click();
    await expect(owner.getByText('시작 시각과 끝 시각을 다르게 정하세요.')).toBeVisible();
    await expect(check).toBeDisabled();
    await owner.getByLabel('시작 시각').fill('04:00');
    await owner.getByLabel('끝 시각').fill('05:30');
    await expect(ofProvider.getByRole('button', { name: '로투스 홀짝 저장 전' })).toBeVisible();
    await expect(owner.getByText('241회차부터 330회차까지 베팅을 받지 않습니다.')).toBeVisible();
    await owner.getByLabel('시작 시각').press('Delete');
    await expect(owner.getByLabel('시작 시각')).toHaveValue('04:00');
    await owner.route('**/api/office/setting/preview', (route) => route.abort(), { times: 1 });
    await check.press('Enter');
    await expect(owner.getByRole('alert').first()).toBeVisible();
    await expect(check).toBeFocused();
    await owner.getByLabel('끝 시각').fill('05:30');
    await expect(owner.getByRole('alert').first()).toBeHidden();
    await check.press('Enter');
    const question = owner.getByRole('alertdialog');
    await expect(question).toContainText('05:30');
    await owner.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(check).toBeFocused();
    await owner.keyboard.press('Enter');
    await confirm(owner, '저장');
    await ofProvider.getByRole('button', { name: '전체 게임 4개' }).click();
    await expect(owner.getByText('게임마다 다름')).toBeVisible();
    await expectNoFinding(owner, 'hours of rest that differ');
    await owner.getByRole('button', { name: '모두 휴식 없음으로' }).click();
    await expect(question).toContainText('로투스 홀짝');
    await confirm(owner, '저장');
    await expect(ofProvider.getByText('휴식 없음')).toHaveCount(4);
    await expect(owner.getByRole('button', { name: '모두 휴식 없음으로' })).toBeHidden();
    await owner.context().close();
  },
);
