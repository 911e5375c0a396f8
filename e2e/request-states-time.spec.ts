/**
 * Every state of what comes to its end with time: limits that members set themselves, and coupons (FAIR-03, WAL-04). A day passes at the house, and in no browser. Looked at
 * in two tabs, each at a desk and on a phone. Only with `HANPAN_SPECS=all`.
 */
import type { Page } from '@playwright/test';
import { formatWon } from '../src/domain/kernel/money.ts';
import { DAY_MS } from '../src/domain/kernel/seoulDay.ts';
import { OwnLimits } from '../src/domain/limits/ownDocument.ts';
import { signIn } from '../tests/server/support/caller.ts';
import { doneOf } from '../tests/server/support/operator.ts';
import type { FaultProxy } from '../tests/support/proxy/faultProxy.ts';
import { AccountDialogs, newcomer } from './pages/AccountDialogs.ts';
import type { Desk } from './support/Desk.ts';
import { isLongForm } from './support/isLongForm.ts';
import { atBothSizes, expect, holdCall, purseOf, say, visitorTest as base } from './support/statesSpec.ts';
import type { Tab } from './support/Tab.ts';

/** Less than after which whoever does nothing is signed out. */
const SHORT_MS = 20 * 60_000;

/** Each begins with somebody who has set nothing yet. */
const test = base.extend({
  signsIn: async ({ house }, give) => {
    const who = newcomer();
    await AccountDialogs.join(house.url, who);
    await give(who);
  },
});
test.skip(!isLongForm, 'HANPAN_SPECS=all');

const LIMITS = '/member/limits';
const WHICH = { kind: 'deposit', span: 'day' } as const;
const limitIn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '충전 한도 변경' }) });

/** By the page. @param won of the limit */
async function setLimit({ page }: Tab, won: number): Promise<void> {
  await page.getByRole('button', { name: '충전 한도 변경' }).click();
  await page.getByLabel('금액 (원)').fill(String(won));
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

interface Limiting {
  readonly tabs: readonly [Tab, Tab];
  readonly wire: FaultProxy;
  /** A day later: both are signed in again, and there. */
  readonly nextDay: () => Promise<void>;
}

interface LimitState {
  readonly name: string;
  /** Won that hold, and that wait. */
  readonly holds: number;
  readonly waits: number | null;
  /** What the house answers who says it again past the page. */
  readonly again: 'nothingWaits' | 'notYet';
  become(limiting: Limiting): Promise<void>;
}

async function raise([tab, other]: readonly [Tab, Tab]): Promise<void> {
  await setLimit(tab, 100_000);
  await expect(limitIn(other.page)).toContainText('100,000원');
  await setLimit(tab, 300_000);
  await expect(limitIn(other.page)).toContainText('300,000원으로 올리기 대기');
}

const LIMIT_STATES: readonly LimitState[] = [
  {
    name: 'OWN-1 that is lowered holds at once',
    ...{ holds: 50_000, waits: null, again: 'nothingWaits' },
    async become({ tabs }) {
      await setLimit(tabs[0], 100_000);
      await setLimit(tabs[0], 50_000);
    },
  },
  {
    name: 'OWN-2 that is raised waits a day, as it was until then',
    ...{ holds: 100_000, waits: 300_000, again: 'notYet' },
    become: ({ tabs }) => raise(tabs),
  },
  {
    name: 'OWN-2 whose raise is taken back in the other tab stays as it was',
    ...{ holds: 100_000, waits: null, again: 'nothingWaits' },
    async become({ tabs }) {
      await raise(tabs);
      await limitIn(tabs[1].page).getByRole('button', { name: '취소' }).click();
      await expect(tabs[1].notice.filter({ hasText: '올리기를 취소했습니다.' }).first()).toBeVisible();
    },
  },
  {
    name: 'OWN-1 OWN-2 that is lowered while a raise waits takes it back',
    ...{ holds: 50_000, waits: null, again: 'nothingWaits' },
    async become({ tabs }) {
      await raise(tabs);
      await setLimit(tabs[1], 50_000);
    },
  },
  {
    name: 'OWN-2 whose raise was said again a day later holds',
    ...{ holds: 300_000, waits: null, again: 'nothingWaits' },
    async become({ tabs, nextDay }) {
      await raise(tabs);
      await nextDay();
      for (const { page } of tabs) await expect(limitIn(page)).toContainText('지금 확인하면 적용됩니다');
      await limitIn(tabs[0].page).getByRole('button', { name: '확인' }).click();
    },
  },
  {
    name: 'OWN-2 whose raise is taken back as it is said again stays as it was, which is said',
    ...{ holds: 100_000, waits: null, again: 'nothingWaits' },
    async become({ tabs: [tab, other], wire, nextDay }) {
      await raise([tab, other]);
      await nextDay();
      const confirm = holdCall(wire, '/api/member/limits/confirm');
      await limitIn(tab.page).getByRole('button', { name: '확인' }).click();
      await confirm.made();
      await limitIn(other.page).getByRole('button', { name: '취소' }).click();
      await expect(limitIn(other.page)).not.toContainText('대기');
      confirm.letGo();
      await expect(tab.notice.filter({ hasText: '대기 중인 변경이 없습니다.' }).first()).toBeVisible();
    },
  },
];

/** The amount that holds, the one that waits, and what may be pressed. */
async function expectLimit({ page }: Tab, { holds, waits }: LimitState): Promise<void> {
  const row = limitIn(page);
  await expect(row).toContainText(`/ ${formatWon(holds)}원`);
  const waiting = waits === null ? '' : `${formatWon(waits)}원으로 올리기 대기`;
  if (waits === null) await expect(row).not.toContainText('대기');
  else await expect(row).toContainText(waiting);
  await expect(row.getByRole('button', { name: '취소' })).toHaveCount(waits === null ? 0 : 1);
  await expect(row.getByRole('button', { name: '확인' })).toHaveCount(0);
}

for (const state of LIMIT_STATES) {
  test(`FAIR-03 a limit ${state.name}`, async ({ house, wire, time, tab, signsIn, openBoth, caller }) => {
    const tabs = await openBoth(LIMITS);
    const balance = await tab.header.balance();
    const nextDay = async () => {
      time.pass(DAY_MS);
      await tab.page.reload();
      await tab.login.submitAs(signsIn?.userId ?? '', signsIn?.password ?? '');
      await tab.header.expectSignedIn();
      for (const { page } of tabs) await page.goto(LIMITS);
    };
    await state.become({ tabs, wire, nextDay });
    await atBothSizes(tabs, (each) => expectLimit(each, state));
    expect(await say(caller(), '/member/limits/confirm', WHICH)).toMatchObject({
      ...{ status: 422, body: { reason: state.again } },
    });
    const tooMuch = { amount: state.holds + 10_000, bonus: null, points: 0, rolling: 0 };
    expect(await say(caller(), '/charge/request', tooMuch)).toMatchObject({ body: { reason: 'aboveOwnLimit' } });
    for (const { header } of tabs) await header.expectBalance(balance);
    const other = await signIn(house, 'member2');
    expect(OwnLimits.parse((await other.call('GET', LIMITS)).body).limits).toEqual([]);
  });
}

const TITLE = '상태를 보는 쿠폰';
const AMOUNT = 30_000;

/** @returns its id */
async function issue(desk: Desk, userId: string, kind: 'money' | 'points'): Promise<string> {
  const answer = await desk.act('owner1', '/coupon', { userId, kind, amount: AMOUNT, title: TITLE, days: 1 });
  return (doneOf(answer) as { readonly couponId: string }).couponId;
}

const couponIn = ({ page }: Tab) => page.getByRole('listitem').filter({ hasText: TITLE });
const take = (tab: Tab) => couponIn(tab).getByRole('button', { name: '받기' }).click();
const show = ({ page }: Tab, standing: string) => page.getByRole('radio', { name: new RegExp(`^${standing}`) }).check();

interface CouponState {
  readonly name: string;
  readonly kind: 'money' | 'points';
  /** The list it stands in, and what is said of it there. */
  readonly standing: '사용 가능' | '사용함' | '지난 쿠폰';
  readonly shown: RegExp;
  /** What the house answers who uses it past the page; `null` where it does. */
  readonly again: 'used' | 'expired' | null;
  become(given: {
    readonly tabs: readonly [Tab, Tab];
    readonly wire: FaultProxy;
    pass(ms: number): void;
  }): Promise<void>;
}

const COUPON_STATES: readonly CouponState[] = [
  {
    name: 'is there to be used',
    ...{ kind: 'money', standing: '사용 가능', shown: /까지/, again: null },
    become: async () => Promise.resolve(),
  },
  {
    name: 'of money is used',
    ...{ kind: 'money', standing: '사용함', shown: / 사용/, again: 'used' },
    async become({ tabs }) {
      await take(tabs[0]);
      await expect(tabs[0].notice.filter({ hasText: '보유머니로 받았습니다.' }).first()).toBeVisible();
    },
  },
  {
    name: 'of points is used',
    ...{ kind: 'points', standing: '사용함', shown: / 사용/, again: 'used' },
    async become({ tabs }) {
      await take(tabs[1]);
      await expect(tabs[1].notice.filter({ hasText: '포인트로 받았습니다.' }).first()).toBeVisible();
    },
  },
  {
    name: 'is used in one tab while the other uses it, once',
    ...{ kind: 'money', standing: '사용함', shown: / 사용/, again: 'used' },
    async become({ tabs: [tab, other], wire }) {
      const use = holdCall(wire, '/api/coupon/use');
      await take(tab);
      await use.made();
      await take(other);
      await expect(couponIn(other)).toHaveCount(0);
      use.letGo();
      await expect(tab.notice.filter({ hasText: '에 이미 사용한 쿠폰입니다.' }).first()).toBeVisible();
    },
  },
  {
    name: 'comes to its end while it is looked at, by the clock of the house',
    ...{ kind: 'money', standing: '지난 쿠폰', shown: /에 기간이 끝났습니다\./, again: 'expired' },
    async become({ pass }) {
      pass(SHORT_MS);
      return Promise.resolve();
    },
  },
];

for (const state of COUPON_STATES) {
  test(`WAL-04 CPN-2 CPN-3 CPN-4 a coupon ${state.name}`, async ({
    house,
    wire,
    desk,
    time,
    signsIn,
    openBoth,
    caller,
  }) => {
    const couponId = await issue(desk, signsIn?.userId ?? '', state.kind);
    // Who signs in now is signed in for longer than it lasts.
    time.pass(DAY_MS - SHORT_MS);
    const tabs = await openBoth('/coupon');
    for (const tab of tabs) await expect(couponIn(tab)).toContainText(formatWon(AMOUNT));
    const before = await purseOf(caller());
    await state.become({ tabs, wire, pass: time.pass });
    const gained = state.standing === '사용함' ? AMOUNT : 0;
    const after = {
      emoney: before.emoney + (state.kind === 'money' ? gained : 0),
      point: before.point + (state.kind === 'points' ? gained : 0),
    };
    await atBothSizes(tabs, async (tab) => {
      await show(tab, state.standing);
      await expect(couponIn(tab)).toContainText(state.shown);
      await expect(couponIn(tab).getByRole('button', { name: '받기' })).toHaveCount(state.again === null ? 1 : 0);
      await tab.header.expectBalance(after.emoney);
      await expect(tab.page.getByRole('banner')).toContainText(formatWon(after.point));
    });
    expect(await purseOf(caller())).toEqual(after);
    const other = await signIn(house, 'member2');
    expect(await say(other, '/coupon/use', { couponId })).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    const late = await say(caller(), '/coupon/use', { couponId });
    if (state.again === null) expect(late.status).toBe(200);
    else expect(late).toMatchObject({ status: 422, body: { reason: state.again } });
  });
}
