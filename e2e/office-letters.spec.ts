/** Letters to many as support writes them (ADM-02, rules MLG): shown to whom they go, sent once, and in a member's open tab at once. */
import type { Page } from '@playwright/test';
import { FaultProxy } from '../tests/support/proxy/faultProxy.ts';
import { MessagePage } from './pages/MessagePage.ts';
import { expectNoFinding } from './support/axeFindings.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test } from './support/seatedSpec.ts';
import { longForm } from './support/isLongForm.ts';

const long = longForm(test);

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 425, height: 900 };

/** Looks for findings at a desk and on a phone, and leaves the page as wide as it was. */
async function expectNoFindingAtBoth(page: Page, where: string): Promise<void> {
  await expectNoFinding(page, where);
  await page.setViewportSize(PHONE);
  await expectNoFinding(page, `${where} on a phone`);
  await page.setViewportSize(DESK);
}

// The origin's part is `tests/server/office/mailings.test.ts`; letters that come are in `messages.spec.ts`.
long(
  'ADM-02 MLG-1 MLG-2 MLG-5 a letter to the members of a filter is shown before it goes, and its words and its envelope are in the open tab of one of them',
  async ({ browser, house, tab, member }) => {
    await tab.enterHome(member);
    const messages = new MessagePage(tab.page);
    // The seat keeps the letters of whoever sat there before.
    const title = `점검 안내 ${Date.now()}`;
    const line = await FaultProxy.start(house.url);
    const support = await operatorIn(browser, line.url, '오지우', '/admin/letters', '쪽지');
    await support.setViewportSize(DESK);
    const form = support.getByRole('region', { name: '쪽지 쓰기' });
    const check = form.getByRole('button', { name: '받는 회원 확인' });
    const question = support.getByRole('alertdialog', { name: '쪽지를 보낼까요?' });
    const shown = question.getByRole('group', { name: '바뀌는 내용' });

    await test.step('nothing goes without words, nor to nobody, and it is said why', async () => {
      await check.click();
      await expect(form.getByRole('alert')).toHaveText('제목과 내용을 입력해주세요.');
      await form.getByLabel('제목').fill(title);
      await form.getByLabel('본문 (HTML)').fill('<p>오늘 밤 <b onclick="1">짧은</b> 점검이 있습니다.</p>');
      await expect(form.getByText('본문에서 1가지를 지웁니다.')).toBeVisible();
      await form.getByRole('combobox', { name: '레벨' }).selectOption({ label: 'Lv.9' });
      await check.click();
      await expect(form.getByRole('alert')).toHaveText('받을 회원이 없습니다.');
      await expectNoFindingAtBoth(support, 'a letter as it is written');
    });

    await test.step('nor over a line that is cut', async () => {
      await line.down();
      await expect(support.getByText('다시 연결될 때까지 처리할 수 없습니다.')).toBeVisible();
      await expect(check).toBeDisabled();
      await line.up();
      await expect(check).toBeEnabled();
    });

    await test.step('it is shown to whom it goes, of each filter', async () => {
      await form.getByRole('combobox', { name: '레벨' }).selectOption({ label: 'Lv.3' });
      await form.getByRole('combobox', { name: '파트너' }).selectOption({ label: '한강본부 (partner1)' });
      await check.click();
      await expect(shown).toContainText('한강본부 (partner1)');
      await expect(shown).toContainText('설악산다람쥐, 한라봉');
      await question.getByRole('button', { name: '취소' }).click();
      await form.getByRole('combobox', { name: '파트너' }).selectOption({ label: '모든 파트너' });
      await form.getByRole('combobox', { name: '레벨' }).selectOption({ label: 'Lv.4' });
      await form.getByRole('button', { name: '접속 중' }).click();
      await check.click();
      await expect(shown).toContainText('강남제비');
      await question.getByRole('button', { name: '보내기' }).click();
      await expect(question.getByRole('alert')).toHaveText('사유를 입력해주세요.');
      await expectNoFindingAtBoth(support, 'a letter that is asked about');
    });

    await test.step('it is sent, and comes to the open tab of its member', async () => {
      await question.getByLabel('사유').fill('정기 점검');
      await question.getByRole('button', { name: '보내기' }).click();
      await expect(support.getByText('회원 1명에게 보내기 시작했습니다.')).toBeVisible();
      const sent = support.getByRole('region', { name: '보낸 쪽지' }).getByRole('listitem').first();
      await expect(sent).toContainText(title);
      await expect(sent).toContainText('Lv.4 · 접속 중');
      await expect(sent).toContainText('완료');
      await expect(sent).toContainText('1명 중 1명');
      await expect(sent.getByRole('button')).toHaveCount(0);
      await expect(form.getByLabel('제목')).toHaveValue('');
      await expectNoFindingAtBoth(support, 'a letter that was sent');
      await messages.goByAlert();
      await messages.expectUnread(1);
      await messages.letter(title).click();
      await expect(messages.list).toContainText('오늘 밤 짧은 점검이 있습니다.');
      await messages.expectUnread(0);
    });
    await support.context().close();
    await line.down();
  },
);
