/** Letters of the house: SES-11, SES-15. */
import { MessagePage } from './pages/MessagePage.ts';
import { readStoredPicks } from './support/localLog.ts';
import { expect, test } from './support/seatedSpec.ts';
import { test as visit } from './support/visitorSpec.ts';
import { PASSWORD } from './support/Tab.ts';

/** Nobody else in the specs: an unread letter sends its member away from everything. */
const READER = 'member4';

test('SES-11 an unread letter leads to the letters, once; reading it takes it from the count of every tab', async ({
  tab,
  member,
  openTab,
  house,
}) => {
  const operator = await house.operator();
  await tab.enterBoard(member);
  const other = await openTab('/bet_result');
  const [here, there] = [new MessagePage(tab.page), new MessagePage(other.page)];

  await operator.sendLetter(member, '점검 안내', '<p>내일 <b>새벽</b> 점검합니다.</p>');
  await here.goByAlert();
  await there.goByAlert();
  await here.expectUnread(1);
  await there.expectUnread(1);

  await here.letter('점검 안내').click();
  await expect(here.list).toContainText('내일 새벽 점검합니다.');
  await here.expectUnread(0);
  await there.expectUnread(0);

  await tab.header.openBetHistory();
  await expect(here.alert).toBeHidden();
});

test('SES-11 CRT-10 whoever has picks is told beside them and stays; what leaving takes off the slip is put back', async ({
  tab,
  member,
  game,
  house,
}) => {
  const operator = await house.operator();
  const messages = new MessagePage(tab.page);
  await tab.enterBoard(member);
  await tab.board.pick(game, 'home');
  await tab.slip.expectFolds(1);

  await operator.sendLetter(member, '기다리는 쪽지', '<p>안녕하세요.</p>');
  const toLetters = tab.page.getByRole('button', { name: '쪽지 확인' });
  await expect(toLetters).toBeVisible();
  await tab.slip.expectFolds(1);
  await expect(messages.alert).toBeHidden();
  await toLetters.click();
  await messages.letter('기다리는 쪽지').click();
  await messages.expectUnread(0);
  // Whoever is back before the slip was cleared has never left its page.
  await expect.poll(() => readStoredPicks(tab.page, 'wintielose')).toBe(0);
  await tab.page.goBack();
  await tab.slip.expectEmpty();
  await tab.slip.region.getByRole('button', { name: '지난 베팅 다시 담기' }).click();
  await tab.board.expectPicked(game, 'home');
  await tab.slip.expectFolds(1);
});

visit(
  'SES-11 unread letters are told of at sign-in, and the letters can be reached and left',
  async ({ tab, house }) => {
    const operator = await house.operator();
    await operator.sendLetter(READER, '새 소식', '<p>안녕하세요.</p>');
    const messages = new MessagePage(tab.page);
    await tab.board.open();
    await tab.login.submitAs(READER, PASSWORD);
    await messages.goByAlert();
    await tab.header.openBetHistory();
    await expect(messages.alert).toBeHidden();
    await messages.expectUnread(1);

    await tab.page.goto('/message');
    await messages.letter('새 소식').click();
    await messages.expectUnread(0);
  },
);

test('SES-11 COM-01 a letter is deleted after a question, in every tab, and the focus stays in the list', async ({
  tab,
  member,
  openTab,
  house,
}) => {
  const operator = await house.operator();
  await operator.sendLetter(member, '지울 쪽지', '<p>지워주세요.</p>');
  await tab.page.goto('/message');
  const messages = new MessagePage(tab.page);
  await messages.letter('지울 쪽지').click();
  await messages.expectUnread(0);
  const other = await openTab();
  await other.page.goto('/message');
  const elsewhere = new MessagePage(other.page);
  await expect(elsewhere.letter('지울 쪽지')).toBeVisible();

  const remove = messages.list.getByRole('button', { name: '삭제' });
  const question = tab.page.getByRole('alertdialog', { name: '쪽지를 삭제하시겠습니까?' });
  await remove.click();
  await question.getByRole('button', { name: '취소' }).click();
  await expect(question).toBeHidden();
  await expect(messages.letter('지울 쪽지')).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: '삭제' }).click();
  await expect(messages.letter('지울 쪽지')).toHaveCount(0);
  await expect(elsewhere.letter('지울 쪽지')).toHaveCount(0);
  await expect(tab.page.getByRole('heading', { name: '쪽지', exact: true })).toBeFocused();
});

test('SES-11 no letters, and letters that could not be fetched, are said', async ({ tab, wire }) => {
  const broken = wire.plan({ method: 'GET', path: /^\/api\/letter$/ }, { kind: 'answer', status: 503, body: '{}' }, 99);
  await tab.page.goto('/message');
  const { list } = new MessagePage(tab.page);
  await expect(list).toContainText('쪽지를 불러오지 못했습니다.');
  broken.cancel();
  const none = JSON.stringify({ rows: [], next: null, position: null });
  wire.plan({ method: 'GET', path: /^\/api\/letter$/ }, { kind: 'answer', status: 200, body: none }, 9);
  // The page asks by itself too once its line is live, and takes the button away under a press.
  const again = list.getByRole('button', { name: '다시 시도' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(list).toContainText('받은 쪽지가 없습니다.', { timeout: 5_000 });
  }).toPass();
});
