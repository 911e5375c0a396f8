/**
 * Every state of what a member asks for with money (WAL-01, WAL-02, WAL-08): reached by the member's own page and by whoever answers, and looked at in two tabs, each at a
 * desk and on a phone, to the won. Another member sees nothing of it. Only with `HANPAN_SPECS=all`.
 */
import type { Page } from '@playwright/test';
import { requestsCall } from '../src/domain/calls/lists.ts';
import type { MoneyRequest, RejectionReason } from '../src/domain/cashier/moneyRequest.ts';
import { formatWon } from '../src/domain/kernel/money.ts';
import { callOrigin, type Caller } from '../tests/server/support/caller.ts';
import type { FaultProxy } from '../tests/support/proxy/faultProxy.ts';
import type { Desk } from './support/Desk.ts';
import type { House } from './support/House.ts';
import { longForm } from './support/isLongForm.ts';
import { atBothSizes, expect, holdCall, purseOf, say, test, type Stranger } from './support/statesSpec.ts';
import { PASSWORD, type Tab } from './support/Tab.ts';

const long = longForm(test);

/** What a request is made with. */
interface Asking {
  readonly page: Page;
  readonly house: House;
  readonly wire: FaultProxy;
  readonly caller: Caller;
  /** Won, or tether. */
  readonly sum: number;
}

interface Kind {
  readonly name: string;
  readonly path: string;
  readonly kind: 'charge' | 'exchange';
  /** Of one row, and from one to the next: no two rows ask for as much. */
  readonly sums: readonly [first: number, step: number];
  /** Points that come with so many won. */
  readonly points: (won: number) => number;
  readonly reason: readonly [RejectionReason, words: string];
  ask(asking: Asking): Promise<void>;
}

const none = () => 0;

const apply = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: '신청', exact: true }).click();

/** Answers the question before what leaves. */
async function givePassword(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByLabel('비밀번호').fill(PASSWORD);
  await apply(page);
}

/** A house behind TLS: its window is https, and it knows. Where it leads is nobody's. */
async function depositBehindTls({ page, house, wire, caller, sum }: Asking): Promise<void> {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'hanpan.example' };
  await page.getByLabel('보냄').fill(String(sum));
  const { body } = await callOrigin(house, 'GET', '/charge/tetherDepositUrl', undefined, {
    ...https,
    'x-auth-token': `Bearer ${caller.token}`,
  });
  const address = String(body);
  wire.plan({ path: '/api/charge/tetherDepositUrl' }, { kind: 'answer', status: 200, body: JSON.stringify(address) });
  await page.context().route('https://hanpan.example/**', (route) => route.fulfill({ body: '' }));
  await page.getByRole('button', { name: '모의 입금 창 열기' }).click();
  const opened = page.context().waitForEvent('page');
  await apply(page);
  const deposit = await opened;
  await expect.poll(() => deposit.url()).toBe(address);
  await deposit.close();
}

const KINDS: readonly Kind[] = [
  {
    name: 'WAL-01 WAL-08 REQ-2 REQ-6 a charge',
    path: '/charge',
    kind: 'charge',
    sums: [110_000, 10_000],
    points: (won) => won / 20,
    reason: ['depositorDiffers', '입금자명이 등록한 이름과 다름'],
    async ask({ page, sum }) {
      await page.getByLabel('충전금액').fill(String(sum));
      await page.getByRole('radio', { name: /매충 5%/ }).check();
      await page.getByRole('button', { name: /충전 신청$/ }).click();
      await apply(page);
    },
  },
  {
    name: 'WAL-01 WAL-08 REQ-3 REQ-8 an exchange',
    path: '/exchange',
    kind: 'exchange',
    sums: [310_000, 10_000],
    points: none,
    reason: ['accountDiffers', '등록한 계좌와 다름'],
    async ask({ page, sum }) {
      await page.getByLabel('환전금액').fill(String(sum));
      await page.getByRole('button', { name: /원 환전 신청$/ }).click();
      await givePassword(page);
    },
  },
  {
    name: 'WAL-02 WAL-08 REQ-2 REQ-11 REQ-12 a charge of tether',
    path: '/chargeCrypto',
    kind: 'charge',
    sums: [110, 10],
    points: none,
    reason: ['notReceived', '입금이 확인되지 않음'],
    ask: depositBehindTls,
  },
  {
    name: 'WAL-02 WAL-08 REQ-3 REQ-11 an exchange of tether',
    path: '/exchangeCrypto',
    kind: 'exchange',
    sums: [310, 10],
    points: none,
    reason: ['byHouse', '운영 정책에 따라 반려'],
    async ask({ page, sum }) {
      await page.getByLabel('받음').fill(String(sum));
      await page.getByRole('button', { name: /USDT 출금 신청$/ }).click();
      await givePassword(page);
    },
  },
];

/** What a request is brought to its end with. */
interface Deciding {
  readonly tabs: readonly [Tab, Tab];
  readonly wire: FaultProxy;
  readonly desk: Desk;
  readonly kind: Kind;
  readonly request: MoneyRequest;
}

interface End {
  readonly name: string;
  /** Chosen as nobody sits at the desk. */
  readonly isByItself?: boolean;
  readonly state: '대기' | '완료' | '반려' | '취소';
  /** Over its card. */
  readonly title: string;
  /** What a card says of what its money did. */
  readonly note: { readonly charge: string; readonly exchange: string };
  /** Whether its money has moved for good. */
  readonly isPaid: boolean;
  become(deciding: Deciding): Promise<void>;
}

const decide = ({ desk, kind, request }: Deciding, verdict: object): Promise<void> =>
  desk.answer('cashier1', [kind.kind, request.id], '/request', { id: request.id, ...verdict });

/** Asked for and answered yes. */
async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: '신청 취소' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '신청 취소' }).click();
}

const UNCHANGED = { charge: '보유머니는 바뀌지 않았습니다.', exchange: '뺐던 금액을 보유머니로 돌려드렸습니다.' };
/** Of whatever was approved. */
const PAID = {
  state: '완료',
  title: '완료',
  note: { charge: '보유머니에 반영', exchange: '지급 완료' },
  isPaid: true,
} as const;

const ENDS: readonly End[] = [
  {
    name: 'is approved by an operator',
    ...PAID,
    become: (deciding) => decide(deciding, { act: 'approve' }),
  },
  {
    name: 'waits',
    state: '대기',
    title: '처리 중인 신청',
    note: { charge: '보통 1분 안에 처리합니다.', exchange: '신청할 때 보유머니에서 뺐습니다.' },
    isPaid: false,
    become: async () => Promise.resolve(),
  },
  {
    name: 'is rejected, and it is said why',
    state: '반려',
    title: '반려',
    note: UNCHANGED,
    isPaid: false,
    become: (deciding) => decide(deciding, { act: 'reject', why: deciding.kind.reason[0] }),
  },
  {
    name: 'is taken back by its member, and operators find it over',
    state: '취소',
    title: '취소',
    note: UNCHANGED,
    isPaid: false,
    async become({ tabs: [, other], desk, kind, request: { id } }) {
      await takeBack(other.page);
      await expect(other.notice.filter({ hasText: '신청을 취소했습니다.' }).first()).toBeVisible();
      const late = await desk.refusal('cashier1', [kind.kind, id], '/request', { id, act: 'approve' });
      expect(late).toBe('over');
    },
  },
  {
    name: 'is approved while it is taken back, which is said',
    ...PAID,
    async become(deciding) {
      const { wire, tabs } = deciding;
      const cancel = holdCall(wire, '/api/charge/cancel');
      await takeBack(tabs[0].page);
      await cancel.made();
      await decide(deciding, { act: 'approve' });
      cancel.letGo();
      await expect(tabs[0].notice.filter({ hasText: '이미 처리된 신청입니다.' }).first()).toBeVisible();
    },
  },
  {
    name: 'is approved by a house that nobody sits in',
    isByItself: true,
    ...PAID,
    become: async () => Promise.resolve(),
  },
];

/** What a row comes to. */
interface Come {
  readonly kind: Kind;
  readonly end: End;
  readonly request: MoneyRequest;
  /** Won, after it. */
  readonly balance: number;
}

/** The list, the card beside it, what may be pressed, and the money. */
async function expectState({ page, header }: Tab, { kind, end, request, balance }: Come): Promise<void> {
  const amount = formatWon(request.amount);
  const row = page.getByRole('table').getByRole('row').filter({ hasText: amount });
  await expect(row).toContainText(end.state);
  const card = page.getByRole('region', { name: end.title, exact: true }).filter({ hasText: amount });
  await expect(card).toContainText(end.note[kind.kind]);
  if (request.tether !== null) await expect(row).toContainText(String(request.tether.usdt));
  if (end.state === '반려') for (const place of [row, card]) await expect(place).toContainText(kind.reason[1]);
  await expect(card.getByRole('button', { name: '신청 취소' })).toHaveCount(end.state === '대기' ? 1 : 0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await header.expectBalance(balance);
}

/** Another member has nothing of it on their page, and can do nothing to it. */
async function expectNothingOf({ tab: { page }, caller }: Stranger, { amount, id }: MoneyRequest): Promise<void> {
  await expect(page.getByText('신청 내역이 없습니다.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(formatWon(amount));
  expect((await caller.call('GET', '/charge/requests')).body).toMatchObject({ rows: [] });
  expect(await say(caller, '/charge/cancel', { id })).toMatchObject({ status: 403, body: { reason: 'notYours' } });
  expect((await caller.call('GET', '/member/user')).body).toMatchObject({ emoney: 500_000 });
}

/** The one that was asked for last. */
async function lastOf(caller: Caller): Promise<MoneyRequest> {
  const { body } = await caller.call('GET', '/charge/requests');
  const [last] = requestsCall.answer.parse(body).rows;
  if (last === undefined) throw new Error('nothing was asked for');
  return last;
}

/** Won that a member has more at the end. */
const movedBy = ({ kind: { kind }, end, request: { amount } }: Omit<Come, 'balance'>): number =>
  kind === 'charge' ? (end.isPaid ? amount : 0) : end.isPaid || end.state === '대기' ? -amount : 0;

const ROWS = KINDS.flatMap((kind) =>
  ENDS.map((end, place) => ({ kind, end, sum: kind.sums[0] + place * kind.sums[1] })),
);

for (const { kind, end, sum } of ROWS) {
  long(`${kind.name} ${end.name}`, async ({ house, wire, desk, stranger, openBoth, caller }) => {
    if (end.isByItself === true) await desk.leave();
    else await desk.as('cashier1');
    const tabs = await openBoth(kind.path);
    await stranger.tab.page.goto(kind.path);
    await expect(stranger.tab.page.getByText('신청 내역이 없습니다.')).toBeVisible();
    const who = caller();
    const before = await purseOf(who);
    await tabs[0].header.expectBalance(before.emoney);
    await kind.ask({ page: tabs[0].page, house, wire, caller: who, sum });
    // A house that decides by itself may have done so by now.
    const asked = tabs[1].page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: end.isByItself === true ? '완료' : '대기' });
    await expect(asked.first()).toBeVisible();
    const request = await lastOf(who);
    await end.become({ tabs, wire, desk, kind, request });
    const balance = before.emoney + movedBy({ kind, end, request });
    await atBothSizes(tabs, (tab) => expectState(tab, { kind, end, request, balance }));
    const points = end.isPaid ? kind.points(request.amount) : 0;
    expect(await purseOf(who)).toEqual({ emoney: balance, point: before.point + points });
    const late = await say(who, '/charge/cancel', { id: request.id });
    if (end.state === '대기') expect(late.status).toBe(200);
    else expect(late).toMatchObject({ status: 422, body: { reason: 'over' } });
    await expectNothingOf(stranger, request);
  });
}
