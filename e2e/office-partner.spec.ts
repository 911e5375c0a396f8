/** A partner at their own page, and what operators find and add up: bets and reports (ADM-01, ADM-04, ADM-05). */
import { expectNoFinding } from './support/axeFindings.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test } from './support/spec.ts';
import { longForm } from './support/isLongForm.ts';

const long = longForm(test);

test('ADM-01 MGR-1 MGR-2 MGR-5 a partner sees whom they brought, and gives to one of them from their own money', async ({
  browser,
  house,
}) => {
  const partner = await operatorIn(browser, house.url, '마포점', '/manager', '파트너');
  await expect(partner).toHaveURL(/\/manager$/);
  const tree = partner.getByRole('region', { name: '내 조직' });
  await expect(tree.getByRole('button')).toHaveText([/마포점/]);
  const members = partner.getByRole('region', { name: '회원', exact: true });
  await members
    .getByRole('button', { name: / 조정$/ })
    .first()
    .click();
  const form = partner.getByRole('region', { name: / 조정$/ });
  await form.getByLabel('금액').fill('10000');
  await form.getByLabel('회원에게 보이는 사유').fill('지급');
  await form.getByRole('button', { name: '내용 확인' }).click();
  const question = partner.getByRole('alertdialog');
  await question.getByLabel('사유').fill('이벤트 지급');
  await question.getByRole('button', { name: '조정', exact: true }).click();
  await expect(partner.getByText(/보유머니가 .*원이 되었습니다/)).toBeVisible();
  await members
    .getByRole('button', { name: / 정보$/ })
    .first()
    .click();
  await expect(partner.getByRole('dialog')).toContainText('partner2');
  await partner.keyboard.press('Escape');
  await expectNoFinding(partner, 'partner');
  await partner.setViewportSize({ width: 425, height: 900 });
  await expectNoFinding(partner, 'partner on a phone');
  await partner.context().close();
});

// The origin's part is in `tests/server/office`; what an operator does to a member is in their open tab in `office.spec.ts`.
long(
  'ADM-04 ADM-05 BOP-1 BOP-2 ODR-1 an owner takes a bet back before the eyes of its member, and finds it in the report',
  async ({ browser, house, tab, member, game }) => {
    const before = await tab.betOnBoard(member, game, 'home', 10_000);
    await expect.poll(() => tab.header.balance()).toBe(before - 10_000);
    const owner = await operatorIn(browser, house.url, '윤서진', '/admin/bets', '베팅');
    await owner.getByRole('searchbox', { name: '베팅번호, 아이디, 닉네임' }).fill(member);
    await owner.getByRole('button', { name: /열기$/ }).first().click();
    const record = owner.getByRole('region', { name: '베팅 상세' });
    await record.getByRole('button', { name: '베팅 취소' }).click();
    await expectNoFinding(owner, 'bets');
    const question = owner.getByRole('alertdialog');
    await question.getByLabel('사유').fill('회원 요청');
    await question.getByRole('button', { name: '베팅 취소' }).click();
    await expect.poll(() => tab.header.balance()).toBe(before);
    await expect(record).toContainText('취소 시각');
    await owner.getByRole('link', { name: '보고서' }).click();
    await expect(owner.getByRole('table').last()).toContainText('합계');
    await expectNoFinding(owner, 'reports');
    await owner.context().close();
  },
);
