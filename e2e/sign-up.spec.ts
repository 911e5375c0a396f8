/** Joining and lost passwords: SES-12, SES-13. */
import { AccountDialogs, newcomer } from './pages/AccountDialogs.ts';
import { expect, test } from './support/visitorSpec.ts';

test('SES-12 SES-13 a visitor vouched for joins, is told their id, and signs in with it', async ({ tab }) => {
  const dialogs = new AccountDialogs(tab.page);
  const member = newcomer();
  await tab.login.open();
  await dialogs.beRecommendedBy('member1');
  await expect(dialogs.dialog).toContainText('한판승부');
  await dialogs.fillJoin({ ...member, phone: member.phone.replace(/^(\d{3})(\d{4})/, '$1-$2-') });
  await dialogs.press('가입하기');
  await expect(dialogs.dialog).toContainText('가입이 완료되었습니다.');
  await expect(dialogs.dialog).toContainText(member.userId);

  await dialogs.press('로그인하기');
  await expect(tab.login.userId).toHaveValue(member.userId);
  await expect(tab.login.password).toHaveValue('');
  await expect(tab.login.password).toBeFocused();
  await tab.login.password.fill(member.password);
  await tab.login.password.press('Enter');
  await tab.header.expectSignedIn();
});

test('SES-13 a lost password is proved, replaced, and the new one signs in', async ({ tab, house }) => {
  const member = newcomer();
  await AccountDialogs.join(house.url, member);
  const dialogs = new AccountDialogs(tab.page);
  await tab.login.open();
  await dialogs.openFindPassword();
  await dialogs.field('아이디').fill(member.userId);
  await dialogs.field('휴대폰 번호').fill(member.phone);
  await dialogs.field('비밀번호 찾기 PIN').fill('999999');
  await dialogs.press('다음');
  await expect(dialogs.dialog).toContainText('입력하신 정보와 일치하는 회원이 없습니다.');
  await dialogs.field('비밀번호 찾기 PIN').fill(member.pin);
  await dialogs.press('다음');

  await dialogs.field('새 비밀번호').fill('second1234');
  await dialogs.field('비밀번호 확인').fill('second1234');
  await dialogs.press('변경하기');
  await expect(tab.page.getByText('비밀번호가 변경되었습니다.').first()).toBeVisible();
  await expect(tab.login.userId).toHaveValue(member.userId);
  await tab.login.submitAs(member.userId, member.password);
  await expect(tab.page.getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await tab.login.submitAs(member.userId, 'second1234');
  await tab.header.expectSignedIn();
});

test('SES-13 opening and closing a dialog leaves no id and no password behind; what is wrong is said beneath its field, by the page and by the house', async ({
  tab,
  wire,
}) => {
  const dialogs = new AccountDialogs(tab.page);
  await tab.login.open();

  await test.step('nothing is left behind', async () => {
    await tab.login.userId.fill('member1');
    await tab.login.password.fill('typed before');
    await dialogs.beRecommendedBy('member1');
    await dialogs.field('아이디').fill('newcomer');
    await dialogs.field('비밀번호').fill('typed1234');
    await tab.page.keyboard.press('Escape');
    await expect(dialogs.dialog).toBeHidden();
    await expect(tab.login.userId).toHaveValue('');
    await expect(tab.login.password).toHaveValue('');
    await expect(tab.page.getByRole('button', { name: '회원가입' })).toBeFocused();

    await dialogs.beRecommendedBy('member1');
    await expect(dialogs.field('아이디')).toHaveValue('');
    await expect(dialogs.field('비밀번호')).toHaveValue('');
  });

  await test.step('what is wrong is said, and nothing is sent', async () => {
    await dialogs.fillJoin({ ...newcomer(), userId: '한판', pin: '12' });
    await dialogs.field('비밀번호 확인').fill('different1');
    await dialogs.press('가입하기');
    await expect(dialogs.field('아이디')).toHaveAccessibleDescription(/영문 소문자로 시작하는/);
    await expect(dialogs.field('비밀번호 확인')).toHaveAccessibleDescription('비밀번호가 서로 다릅니다.');
    await expect(dialogs.field('비밀번호 찾기 PIN')).toHaveAccessibleDescription('PIN은 6~8자리 숫자로 입력해주세요.');
    await expect(dialogs.field('아이디')).toBeFocused();
    expect(wire.traffic.count('POST', '/api/member/join')).toBe(0);
  });

  await test.step('the house refuses an unknown recommender, and an id that is taken', async () => {
    await tab.page.keyboard.press('Escape');
    await expect(dialogs.dialog).toBeHidden();
    await dialogs.beRecommendedBy('nobody-knows');
    await expect(dialogs.field('추천인 코드')).toHaveAccessibleDescription('추천인을 찾을 수 없습니다.');
    await dialogs.field('추천인 코드').fill('member1');
    await dialogs.press('다음');
    await dialogs.fillJoin({ ...newcomer(), userId: 'member2' });
    await dialogs.press('가입하기');
    await expect(dialogs.field('아이디')).toHaveAccessibleDescription('이미 사용중인 아이디입니다.');
    await expect(dialogs.field('닉네임')).not.toHaveValue('');
  });
});

test('SES-02 SES-12 SES-13 at the login card a password may be looked at and pasted; a visitor who is no member is told whom to ask, and that sign-up has ended', async ({
  tab,
  member,
  house,
}) => {
  // Settings are a few seconds young once somebody has read them: it ends before the card is there.
  const operator = await house.operator();
  await operator.set('joinStartEndFlg', 1);
  await tab.login.open();

  await test.step('the fields', async () => {
    const { userId, password } = tab.login;
    await expect(userId).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userId.fill(member);
    await userId.selectText();
    await tab.page.keyboard.press('Control+c');
    await password.focus();
    await tab.page.keyboard.press('Control+v');
    await expect(password).toHaveValue(member);
    await expect(password).toHaveAttribute('type', 'password');
    await tab.page.getByRole('button', { name: '입력한 글자 보기' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await tab.page.getByRole('button', { name: '입력한 글자 숨기기' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('no member', async () => {
    await tab.page.getByRole('button', { name: '비회원 안내' }).click();
    const dialog = tab.page.getByRole('dialog', { name: '비회원 안내' });
    await expect(dialog).toContainText('한판은 회원만 이용할 수 있습니다.');
    await expect(dialog.getByRole('link', { name: /카카오톡/ })).toHaveAttribute('href', /^https:/);
    await dialog.getByRole('button', { name: '닫기' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('sign-up has ended: nothing opens', async () => {
    try {
      await new AccountDialogs(tab.page).openJoin();
      const alert = tab.page.getByRole('alertdialog');
      await expect(alert).toContainText('현재 회원가입은 종료했습니다.');
      await alert.getByRole('button', { name: '확인' }).click();
      await expect(alert).toBeHidden();
      await expect(tab.page.getByRole('dialog')).toBeHidden();
      await expect(tab.login.submit).toBeVisible();
    } finally {
      await operator.set('joinStartEndFlg', 0);
    }
  });
});
