/** The member's own record: NAV-01, NAV-11, SES-06, SES-13. Whoever changes something here has just joined, and is nobody else's. */
import { AccountDialogs, newcomer } from './pages/AccountDialogs.ts';
import { test as seated } from './support/seatedSpec.ts';
import { expect, test } from './support/spec.ts';

seated(
  'NAV-01 NAV-11 the record shows who is signed in, with money and points as in the panel',
  async ({ tab, member }) => {
    await tab.page.goto('/member');
    await expect(tab.page).toHaveTitle('회원정보 · 한판');
    const facts = tab.page.getByRole('region', { name: '기본 정보' });
    await expect(facts).toContainText(member);
    await tab.header.expectSignedIn();
    const balance = await tab.header.balance();
    expect(balance).toBeGreaterThan(0);
    const shown = async (name: string) => {
      const line = facts.locator('dl > div').filter({ hasText: name });
      return Number((await line.locator('dd').innerText()).replaceAll(/\D/g, ''));
    };
    expect(await shown('보유머니')).toBe(balance);
    await tab.page
      .getByRole('banner')
      .getByRole('button', { name: /내 정보$/ })
      .click();
    const points = await shown('포인트');
    expect(points).toBeGreaterThan(0);
    await expect(tab.chrome.memberPanel).toContainText(points.toLocaleString('en-US'));
  },
);

test('NAV-11 a new nickname stands in every tab; a taken or short one is refused beneath the field', async ({
  tab,
  openTab,
  house,
}) => {
  const member = newcomer();
  await AccountDialogs.join(house.url, member);
  await tab.page.goto('/member');
  await tab.login.submitAs(member.userId, member.password);
  const other = await openTab('/bet_result');
  await expect(other.page.getByRole('banner')).toContainText(member.nickname);

  const field = tab.page.getByLabel('닉네임', { exact: true });
  const save = tab.page.getByRole('button', { name: '저장', exact: true });
  await field.fill('가');
  await save.click();
  await expect(field).toHaveAccessibleDescription('닉네임은 한글, 영문, 숫자 2~12자로 입력해주세요.');
  await expect(field).toBeFocused();
  await field.fill('한판승부');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/이미 사용중인 닉네임/);

  const changed = member.nickname.replace('새내기', '고수');
  await field.fill(changed);
  await save.click();
  await expect(tab.page.getByText('닉네임이 변경되었습니다.').first()).toBeVisible();
  for (const { page } of [tab, other]) await expect(page.getByRole('banner')).toContainText(changed);
});

test('SES-13 SES-06 ACC-11 a PIN and a password are changed by whoever knows the present password, and alone signs in afterwards', async ({
  tab,
  openTab,
  house,
}) => {
  const member = newcomer();
  await AccountDialogs.join(house.url, member);
  await tab.page.goto('/member');
  await tab.login.submitAs(member.userId, member.password);
  const other = await openTab('/bet_result');
  const main = tab.page.getByRole('main');
  const pins = main.getByRole('region', { name: 'PIN 변경' });
  await pins.getByLabel('현재 비밀번호', { exact: true }).fill(member.password);
  await pins.getByLabel('비밀번호 찾기 PIN', { exact: true }).fill('730582');
  await pins.getByRole('button', { name: '변경하기' }).click();
  await expect(tab.page.getByText('PIN이 변경되었습니다.').first()).toBeVisible();

  const form = main.getByRole('region', { name: '비밀번호 변경' });
  const present = form.getByLabel('현재 비밀번호', { exact: true });
  const change = async (current: string) => {
    await present.fill(current);
    await main.getByLabel('새 비밀번호', { exact: true }).fill('second1234');
    await main.getByLabel('비밀번호 확인', { exact: true }).fill('second1234');
    await form.getByRole('button', { name: '변경하기' }).click();
  };
  await change('not the password1');
  await expect(present).toHaveAccessibleDescription(/\S/);
  await expect(present).toBeFocused();
  await change(member.password);
  await expect(tab.page.getByText('비밀번호가 변경되었습니다.').first()).toBeVisible();
  await expect(present).toHaveValue('');

  await main.getByRole('button', { name: '로그아웃' }).click();
  for (const { page } of [tab, other]) await expect(page).toHaveURL(/\/login/);
  await tab.login.submitAs(member.userId, member.password);
  await expect(tab.page.getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await tab.login.submitAs(member.userId, 'second1234');
  await tab.header.expectSignedIn();
});
