/** Lobbies in windows of their own: NAV-10, SES-04, SES-09. */
import { expect, test } from './support/seatedSpec.ts';
import { test as visit } from './support/visitorSpec.ts';
import type { Tab } from './support/Tab.ts';

const TWO_HOURS_MS = 120 * 60_000;

async function askFor(tab: Tab, lobby: string, provider: string): Promise<void> {
  await tab.chrome.sideMenu.getByRole('button', { name: new RegExp(`^${lobby}`) }).click();
  await tab.chrome.sideMenu.getByRole('button', { name: provider }).click();
}

test('NAV-10 SES-04 a confirmed casino opens in a window, without a token in any address, and keeps the session', async ({
  tab,
  member,
  wire,
  tokenOfBrowser,
}) => {
  await tab.enterBoard(member);
  await askFor(tab, '카지노', '별빛스튜디오');
  await expect(tab.chrome.question).toContainText('카지노 · 별빛스튜디오에 입장하시겠습니까?');
  const opened = tab.page.context().waitForEvent('page');
  await tab.chrome.question.getByRole('button', { name: '입장' }).click();
  const lobby = await opened;
  await expect(lobby).toHaveURL(/\/play-lobby\/casino\?provider=starlight$/);
  expect(await lobby.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(tab.chrome.question).toBeHidden();
  await expect(tab.page).toHaveURL(/\/korea\/wintielose$/);

  const left = await tab.page.evaluate(() => Number(localStorage.getItem('custom.auth')) - Date.now());
  expect(left).toBeGreaterThan(TWO_HOURS_MS - 60_000);
  const token = tokenOfBrowser();
  expect(token).not.toBe('');
  expect(wire.traffic.requests.filter(({ path }) => path.includes(token))).toEqual([]);
});

test('NAV-10 a lobby that is declined opens nothing', async ({ tab, member, wire }) => {
  await tab.enterBoard(member);
  await (await tab.chrome.europeanLobby()).click();
  await expect(tab.chrome.question).toContainText('유럽형에 입장하시겠습니까?');
  await tab.chrome.question.getByRole('button', { name: '취소' }).click();
  await expect(tab.chrome.question).toBeHidden();
  await (await tab.chrome.europeanLobby()).click();
  await tab.chrome.escapeQuestion();
  expect(tab.page.context().pages()).toHaveLength(1);
  expect(wire.traffic.count('GET', '/api/kosca/opengame')).toBe(0);
});

test('NAV-10 in-play opens at its live part, asked for by the keyboard alone', async ({ tab, member }) => {
  await tab.enterBoard(member);
  await tab.chrome.sideMenu.getByRole('button', { name: '유럽형 스포츠' }).click();
  await tab.chrome.sideMenu.getByRole('button', { name: '인플레이' }).focus();
  await tab.page.keyboard.press('Enter');
  await expect(tab.chrome.question.getByRole('button', { name: '취소' })).toBeFocused();
  await tab.page.keyboard.press('Tab');
  const opened = tab.page.context().waitForEvent('page');
  await tab.page.keyboard.press('Enter');
  await expect(await opened).toHaveURL(/#Live$/);
});

visit('SES-09 a restricted member is told whom to ask, and stays where they are', async ({ tab }) => {
  await tab.enterBoard('member8');
  await askFor(tab, '슬롯', '금강게임즈');
  await expect(tab.chrome.question).toContainText('관리자에게 문의해주세요.');
  await tab.chrome.question.getByRole('button', { name: '확인' }).click();
  await expect(tab.page).toHaveURL(/\/korea\/wintielose$/);
  expect(tab.page.context().pages()).toHaveLength(1);

  await tab.page.goto('/launch?lobby=casino&provider=starlight');
  await expect(tab.page.getByRole('alert')).toContainText('관리자에게 문의해주세요.');
});

test('NAV-10 a lobby that does not open is under maintenance, and may be tried again', async ({
  tab,
  member,
  wire,
}) => {
  await tab.enterBoard(member);
  wire.plan({ method: 'GET', path: '/api/kosca/opengame' }, { kind: 'answer', status: 404, body: '{}' });
  await tab.page.goto('/launch?lobby=european');
  await expect(tab.page.getByRole('alert')).toContainText('점검중입니다.');
  await tab.page.getByRole('button', { name: '다시 시도' }).click();
  await expect(tab.page).toHaveURL(/\/play-lobby\/european/);
});

test('NAV-12 a lobby that does not exist is a page that does not', async ({ tab, member }) => {
  await tab.enterBoard(member);
  for (const query of ['', '?lobby=poker', '?lobby=casino&provider=nobody']) {
    await tab.page.goto(`/launch${query}`);
    await expect(tab.page.getByRole('main')).toContainText('페이지를 찾을 수 없습니다.');
  }
});
