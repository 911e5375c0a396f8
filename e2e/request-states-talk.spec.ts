/**
 * Every state of what members write to the house and to each other: inquiries and posts of the board (COM-01, COM-05). Looked at in two tabs, each at a desk and on a phone,
 * and by another member, who sees of it what everybody does. Only with `HANPAN_SPECS=all`.
 */
import { newKey, signIn, type Caller } from '../tests/server/support/caller.ts';
import { inquiriesCall } from '../src/domain/calls/lists.ts';
import type { Desk } from './support/Desk.ts';
import type { House } from './support/House.ts';
import { isLongForm } from './support/isLongForm.ts';
import { atBothSizes, expect, say, test, type Stranger } from './support/statesSpec.ts';
import type { Tab } from './support/Tab.ts';

test.skip(!isLongForm, 'HANPAN_SPECS=all');

/** More than there must be between two of what a member writes. */
const APART_MS = 31_000;

/** What is done with an inquiry that waits. */
interface Asked {
  readonly tabs: readonly [Tab, Tab];
  readonly desk: Desk;
  readonly id: string;
  readonly subject: string;
  readonly pass: (ms: number) => void;
}

interface InquiryState {
  readonly name: string;
  readonly shown: '답변 대기' | '새 답변' | '답변 완료';
  /** What stands below it, and does not. */
  readonly says: string;
  readonly isSettleable: boolean;
  become(asked: Asked): Promise<void>;
}

const QUESTION = '상태를 보는 문의';
const ANSWER = '확인해 처리했습니다.';
const FURTHER = '이어서 묻는 내용입니다.';

const answer = ({ desk, id }: Asked): Promise<void> =>
  desk.answer('support1', ['inquiry', id], '/inquiry', { id, text: ANSWER });
/** @param subject of the one that is meant */
const inquiryIn = ({ page }: Tab, subject: string) => page.getByRole('listitem').filter({ hasText: subject });

const INQUIRY_STATES: readonly InquiryState[] = [
  {
    name: 'waits',
    ...{ shown: '답변 대기', says: '답변을 준비하고 있습니다.', isSettleable: false },
    become: async () => Promise.resolve(),
  },
  {
    name: 'is answered',
    ...{ shown: '새 답변', says: ANSWER, isSettleable: true },
    become: answer,
  },
  {
    name: 'is asked on about, and waits again',
    ...{ shown: '답변 대기', says: FURTHER, isSettleable: false },
    async become(asked) {
      await answer(asked);
      asked.pass(APART_MS);
      const place = inquiryIn(asked.tabs[0], asked.subject);
      await expect(place).toContainText(ANSWER);
      await place.getByRole('button', { name: '이어서 묻기' }).click();
      await place.getByLabel('이어서 물어볼 내용').fill(FURTHER);
      await place.getByRole('button', { name: '보내기' }).click();
    },
  },
  {
    name: 'is settled by its member in the other tab',
    ...{ shown: '답변 완료', says: ANSWER, isSettleable: false },
    async become(asked) {
      await answer(asked);
      await inquiryIn(asked.tabs[1], asked.subject).getByRole('button', { name: '해결됐어요' }).click();
    },
  },
];

/** Letters of the house are read, or the next page begins with them. */
async function readLetters(caller: Caller): Promise<void> {
  const { body } = await caller.call('GET', '/letter');
  for (const { id } of (body as { readonly rows: readonly { readonly id: string }[] }).rows)
    await caller.call('POST', `/message/${id}/read`, {}, { 'idempotency-key': newKey() });
}

for (const state of INQUIRY_STATES) {
  test(`COM-01 COM-05 INQ-1 INQ-2 an inquiry ${state.name}`, async ({
    desk,
    time,
    tab,
    stranger,
    openBoth,
    caller,
  }) => {
    time.pass(APART_MS);
    const subject = `${QUESTION}: ${state.name}`;
    const tabs = await openBoth('/customer');
    const before = await tab.header.balance();
    await tab.page.getByRole('button', { name: '문의하기' }).click();
    const form = tab.page.getByRole('dialog');
    await form.getByLabel('내용').fill(subject);
    await form.getByRole('button', { name: '보내기' }).click();
    await expect(tab.page).toHaveURL(/\/customer\/view\//);
    const { body } = await caller().call('GET', '/customer');
    const id = inquiriesCall.answer.parse(body).rows[0]?.id ?? '';
    // The other tab hears of it, and opens it.
    await tabs[1].page.getByRole('link').filter({ hasText: subject }).click();
    await state.become({ tabs, desk, id, subject, pass: time.pass });
    await atBothSizes(tabs, async (each) => {
      const place = inquiryIn(each, subject);
      await expect(place.getByRole('link').first()).toContainText(state.shown);
      await expect(place).toContainText(state.says);
      await expect(place.getByRole('button', { name: '해결됐어요' })).toHaveCount(state.isSettleable ? 1 : 0);
      await expect(place.getByRole('button', { name: '이어서 묻기' })).toHaveCount(1);
      await each.header.expectBalance(before);
    });
    await readLetters(caller());
    await stranger.tab.page.goto(`/customer/view/${id}`);
    await expect(stranger.tab.page.getByText('등록된 문의가 없습니다.')).toBeVisible();
    await expect(stranger.tab.page.getByRole('main')).not.toContainText(QUESTION);
    for (const [path, given] of [
      ['/customer/further', { id, text: FURTHER }],
      ['/customer/close', { id }],
    ] as const)
      expect(await say(stranger.caller, path, given)).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    await say(caller(), '/customer/close', { id });
  });
}

/** Who finds fault with a post, beside whoever looks on. */
const REPORTERS = ['member1', 'member3'] as const;

interface Posted {
  readonly house: House;
  readonly desk: Desk;
  readonly tabs: readonly [Tab, Tab];
  readonly stranger: Stranger;
  readonly id: string;
}

interface PostState {
  readonly name: string;
  /** What its writer reads above it; `null` for nothing. */
  readonly toWriter: string | null;
  /** What everybody else reads in its place; `null` for the post itself. */
  readonly toOthers: string | null;
  /** The button of whoever reads. */
  readonly report: '신고' | '신고함' | null;
  become(posted: Posted): Promise<void>;
}

const HELD = '신고가 접수되어 확인하는 동안 숨긴 글입니다.';
const HIDDEN = '운영 규정에 따라 숨긴 글입니다.';
const TEXT = '모두가 읽는 글입니다.';

async function reportByStranger({ stranger: { tab }, id }: Posted): Promise<void> {
  await tab.page.goto(`/free/view/${id}`);
  await tab.page.getByRole('article').getByRole('button', { name: '신고' }).click();
  await tab.page.getByRole('dialog').getByRole('button', { name: '신고' }).click();
  await expect(tab.notice.filter({ hasText: '신고가 접수되었습니다.' }).first()).toBeVisible();
}

async function reportByAll(posted: Posted): Promise<void> {
  await reportByStranger(posted);
  for (const name of REPORTERS) {
    const who = await signIn(posted.house, name);
    const { status } = await say(who, '/free/report', { what: 'post', id: posted.id, why: 'abuse' });
    expect(status).toBe(200);
  }
}

const judge = async ({ desk, id }: Posted, state: 'shown' | 'hidden') =>
  desk.act('support1', '/post', { what: 'post', id, state });

const POST_STATES: readonly PostState[] = [
  {
    name: 'FRE-2 is shown',
    ...{ toWriter: null, toOthers: null, report: '신고' },
    become: async () => Promise.resolve(),
  },
  {
    name: 'FRE-6 is reported by one, and stays',
    ...{ toWriter: null, toOthers: null, report: '신고함' },
    become: reportByStranger,
  },
  {
    name: 'FRE-6 is held by the third report',
    ...{ toWriter: HELD, toOthers: HELD, report: '신고함' },
    become: reportByAll,
  },
  {
    name: 'FRE-6 FRE-10 is hidden by the house',
    ...{ toWriter: HIDDEN, toOthers: HIDDEN, report: '신고함' },
    async become(posted) {
      await reportByAll(posted);
      await judge(posted, 'hidden');
    },
  },
  {
    name: 'FRE-6 FRE-10 was held and is shown by the house',
    ...{ toWriter: null, toOthers: null, report: '신고함' },
    async become(posted) {
      await reportByAll(posted);
      await judge(posted, 'shown');
    },
  },
  {
    name: 'FRE-3 is deleted by its writer while it is reported, which is said',
    ...{ toWriter: '작성자가 삭제한 글입니다.', toOthers: '작성자가 삭제한 글입니다.', report: null },
    async become({ tabs: [tab], stranger, id }) {
      const { page } = stranger.tab;
      await page.goto(`/free/view/${id}`);
      await page.getByRole('article').getByRole('button', { name: '신고' }).click();
      await tab.page.getByRole('article').getByRole('button', { name: '삭제' }).click();
      await tab.page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
      await expect(tab.page).toHaveURL(/\/free$/);
      await page.getByRole('dialog').getByRole('button', { name: '신고' }).click();
      await expect(page.getByRole('dialog')).toContainText('삭제되었거나 볼 수 없는 글입니다.');
    },
  },
];

for (const state of POST_STATES) {
  test(`COM-01 COM-05 a post ${state.name}`, async ({ house, desk, time, tab, stranger, openBoth }) => {
    time.pass(APART_MS);
    const title = `글 ${Date.now()}`;
    const tabs = await openBoth('/free');
    await tab.page.getByRole('button', { name: '글쓰기' }).click();
    await tab.page.getByLabel('제목', { exact: true }).fill(title);
    await tab.page.getByLabel('내용').fill(TEXT);
    await tab.page.getByRole('button', { name: '등록하기' }).click();
    await expect(tab.page).toHaveURL(/\/free\/view\//);
    const id = new URL(tab.page.url()).pathname.split('/').at(-1) ?? '';
    const { page: other } = tabs[1];
    // What was asked for a moment ago is not asked for again (LST-7).
    await expect(async () => {
      await other.getByRole('button', { name: '새 글 확인' }).click();
      await expect(other.getByRole('listitem').filter({ hasText: title })).toContainText('나', { timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
    await state.become({ house, desk, tabs, stranger, id });
    // Of posts no stream tells: both come back to it.
    for (const { page } of tabs) await page.goto(`/free/view/${id}`);
    await atBothSizes(tabs, async ({ page }) => {
      const post = page.getByRole('article');
      const isDeleted = state.report === null;
      if (state.toWriter !== null) await expect(post).toContainText(state.toWriter);
      else for (const why of [HELD, HIDDEN]) await expect(post).not.toContainText(why);
      await expect(post.getByText(TEXT)).toHaveCount(isDeleted ? 0 : 1);
      await expect(post.getByRole('button', { name: '삭제' })).toHaveCount(isDeleted ? 0 : 1);
      await expect(post.getByRole('button', { name: /^신고/ })).toHaveCount(0);
    });
    const { page } = stranger.tab;
    await page.goto(`/free/view/${id}`);
    const seen = page.getByRole('article');
    await expect(seen).toContainText(state.toOthers ?? TEXT);
    await expect(seen.getByText(TEXT)).toHaveCount(state.toOthers === null ? 1 : 0);
    await expect(seen.getByRole('button', { name: /^(?:수정|삭제)$/ })).toHaveCount(0);
    if (state.report === null) await expect(seen.getByRole('button')).toHaveCount(0);
    else await expect(seen.getByRole('button', { name: state.report, exact: true })).toHaveCount(1);
    expect(await say(stranger.caller, '/free/delete', { what: 'post', id })).toMatchObject({ status: 403 });
  });
}

test('COM-05 FRE-4 a post that is changed more than ten minutes after its writing is refused, which is said', async ({
  time,
  tab,
  openBoth,
}) => {
  time.pass(APART_MS);
  await openBoth('/free/write');
  await tab.page.getByLabel('제목', { exact: true }).fill('고치는 글');
  await tab.page.getByLabel('내용').fill(TEXT);
  await tab.page.getByRole('button', { name: '등록하기' }).click();
  await tab.page.getByRole('article').getByRole('button', { name: '수정' }).click();
  await tab.page.getByLabel('내용').fill('늦게 고친 글입니다.');
  time.pass(11 * 60_000);
  await tab.page.getByRole('button', { name: '수정하기' }).click();
  await expect(tab.page.getByRole('alert')).toContainText('작성하고 10분이 지나 수정할 수 없습니다.');
});
