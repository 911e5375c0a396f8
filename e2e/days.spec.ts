/** What members allow themselves and what days bring, in two tabs, at a desk and on a phone: FAIR-03, COM-03. */
import { expect, test } from './support/seatedSpec.ts';

const PHONE = { width: 425, height: 900 };

test('FAIR-03 FAIR-04 COM-03 OWN-2 ATT-1 LVT-1 limits, a stamp and quests are the same in every tab, on a phone too', async ({
  page,
  openTab,
}) => {
  await page.goto('/member/limits');
  const { page: other } = await openTab('/member/limits');
  await other.setViewportSize(PHONE);

  await test.step('a limit holds at once, a raise waits', async () => {
    const say = async (won: string) => {
      await page.getByRole('button', { name: '충전 한도 변경' }).click();
      await page.getByLabel('금액 (원)').fill(won);
      await page.getByRole('button', { name: '저장' }).click();
    };
    await say('1000000');
    await expect(other.getByText('/ 1,000,000원')).toBeVisible();
    await say('2000000');
    await expect(other.getByText('2,000,000원으로 올리기 대기')).toBeVisible();
    await expect(other.getByText('/ 1,000,000원')).toBeVisible();
    await other.getByRole('button', { name: '취소' }).click();
    await expect(page.getByText('올리기 대기')).toBeHidden();
  });

  await test.step('today is stamped once', async () => {
    await Promise.all([page.goto('/attendance'), other.goto('/attendance')]);
    await page.getByRole('button', { name: '오늘 출석하기' }).click();
    for (const tab of [page, other])
      await expect(tab.getByRole('button', { name: '오늘 출석했습니다' })).toBeDisabled();
  });

  await test.step('the programme says that it has no pictures, and quests how far they are', async () => {
    await Promise.all([page.goto('/livetv'), other.goto('/eventMission')]);
    await expect(page.getByText('중계 영상은 라이선스가 없어')).toBeVisible();
    await expect(other.getByRole('progressbar')).toHaveCount(5);
  });
});
