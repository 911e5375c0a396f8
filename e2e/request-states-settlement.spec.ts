/**
 * Every state of what a partner settles (WAL-05, rules CLC): reached by the partner's own page and by whoever pays, and looked at in two tabs, each at a desk and on a phone,
 * to the point. Another member sees nothing of it. Only with `HANPAN_SPECS=all`.
 */
import { insertBet } from '../server/betting/betRows.ts';
import { calculationId } from '../server/office/queueRows.ts';
import { openSqliteStore } from '../server/store/openSqliteStore.ts';
import { startOrigin } from '../server/origin.ts';
import { BetId, BetKey, MemberId } from '../src/domain/kernel/ids.ts';
import { formatWon } from '../src/domain/kernel/money.ts';
import { DAY_MS, seoulDate, seoulDayOf } from '../src/domain/kernel/seoulDay.ts';
import { calculatedOf } from '../src/domain/wallet/calculation.ts';
import { sampleBet } from '../tests/support/engine/sampleData.ts';
import type { FaultProxy } from '../tests/support/proxy/faultProxy.ts';
import type { Desk } from './support/Desk.ts';
import { isLongForm } from './support/isLongForm.ts';
import { atBothSizes, expect, holdCall, purseOf, say, visitorTest as test } from './support/statesSpec.ts';
import { PASSWORD, type Tab } from './support/Tab.ts';

test.skip(!isLongForm, 'HANPAN_SPECS=all');

/** The one of the demo, and whose play counts as theirs. */
const PARTNERS = { partner: 'manager1', player: 'member3' } as const;
const AREAS = [
  { area: 'sports', path: '/calculateSports', page: 'wintielose' },
  { area: 'casino', path: '/calculateCasino', page: 'minigame' },
] as const;
const DAYS = 4;
/** Won staked on a lost bet, by area and days ago. */
const stakeOf = (place: number, ago: number): number => (place * DAYS + ago) * 200_000;

/** Days that are over of a partner: a lost bet of each area in every one. */
async function playedBefore(dataDir: string): Promise<void> {
  const how = { host: '127.0.0.1', port: 0, siteDir: null, feed: null, drawnGames: [], passwordCost: 8, demo: true };
  await (await startOrigin({ ...how, dataDir })).close();
  const store = openSqliteStore(dataDir, Date.now());
  await store.write(async (tx) => {
    await tx.updateTable('members').set({ recommender: PARTNERS.partner }).where('id', '=', PARTNERS.player).execute();
    for (const [place, { page }] of AREAS.entries())
      for (let ago = 1; ago <= DAYS; ago += 1) {
        const n = place * DAYS + ago;
        const key = BetKey.parse(`d${String(n).padStart(24, '0')}`);
        const placedAt = seoulDayOf(Date.now()) - ago * DAY_MS + 3_600_000;
        const bet = { ...sampleBet(n), betId: BetId.parse(`d${n}`), key, stake: stakeOf(place, ago), page, placedAt };
        await insertBet(tx, MemberId.parse(PARTNERS.player), { ...bet, paid: 0, status: 1 });
      }
  });
  await store.close();
}

test.use({ furnishing: { furnish: playedBefore }, signsIn: { userId: PARTNERS.partner, password: PASSWORD } });

/** What a settlement is decided with. */
interface Settling {
  readonly tabs: readonly [Tab, Tab];
  readonly wire: FaultProxy;
  readonly desk: Desk;
  readonly area: 'sports' | 'casino';
  /** Epoch ms. */
  readonly day: number;
}

interface Settled {
  readonly name: string;
  /** What the day says of it. */
  readonly shown: string;
  readonly words: string;
  readonly isPaid: boolean;
  become(settling: Settling): Promise<void>;
}

const dayIn = ({ page }: Tab, day: number) =>
  page.getByRole('row').filter({ hasText: seoulDate(day).slice(5).replace('-', '.') });
const askFor = (tab: Tab, day: number) =>
  dayIn(tab, day)
    .getByRole('button', { name: /^정산 신청/ })
    .click();

async function pay({ desk, area, day }: Settling, isPaid: boolean, words: string): Promise<void> {
  const id = calculationId(PARTNERS.partner, area, day);
  const given = { area, day, userId: PARTNERS.partner, isPaid, words };
  await desk.answer('cashier1', ['calculation', id], '/calculation', given);
  expect(await desk.refusal('cashier1', ['calculation', id], '/calculation', given)).toBe('over');
}

const SETTLED: readonly Settled[] = [
  {
    name: 'is asked for',
    shown: '신청',
    words: '',
    isPaid: false,
    become: ({ tabs, day }) => askFor(tabs[0], day),
  },
  {
    name: 'is paid',
    shown: '지급',
    words: '',
    isPaid: true,
    async become(settling) {
      await askFor(settling.tabs[0], settling.day);
      await expect(dayIn(settling.tabs[1], settling.day)).toContainText('신청 · ');
      await pay(settling, true, '');
    },
  },
  {
    name: 'is rejected, and it is said why',
    shown: '반려',
    words: '기록 확인 필요',
    isPaid: false,
    async become(settling) {
      await askFor(settling.tabs[1], settling.day);
      await expect(dayIn(settling.tabs[0], settling.day)).toContainText('신청 · ');
      await pay(settling, false, '기록 확인 필요');
    },
  },
  {
    name: 'is asked for in one tab while the other asks, which is told',
    shown: '신청',
    words: '',
    isPaid: false,
    async become({ tabs: [tab, other], wire, day }) {
      const request = holdCall(wire, '/api/calculate/request');
      await askFor(tab, day);
      await request.made();
      await askFor(other, day);
      await expect(dayIn(other, day)).toContainText('신청 · ');
      request.letGo();
      await expect(tab.notice.filter({ hasText: '에 이미 신청했습니다.' }).first()).toBeVisible();
    },
  },
];

for (const [place, { area, path }] of AREAS.entries())
  for (const [index, settled] of SETTLED.entries())
    test(`WAL-05 CLC-3 CLC-4 CLC-5 a settlement of ${area} ${settled.name}`, async ({
      wire,
      desk,
      stranger,
      openBoth,
      caller,
    }) => {
      const ago = index + 1;
      const day = seoulDayOf(Date.now()) - ago * DAY_MS;
      const amount = calculatedOf(area, stakeOf(place, ago));
      const tabs = await openBoth(path);
      await stranger.tab.page.goto(path);
      const before = (await purseOf(caller())).point;
      for (const tab of tabs)
        await expect(dayIn(tab, day).getByRole('button')).toHaveText(`정산 신청 ${formatWon(amount)}P`);
      await settled.become({ tabs, wire, desk, area, day });
      const points = before + (settled.isPaid ? amount : 0);
      await atBothSizes(tabs, async (tab) => {
        const row = dayIn(tab, day);
        await expect(row).toContainText(`${settled.shown} · ${formatWon(amount)}P`);
        await expect(row).toContainText(settled.words);
        await expect(row.getByRole('button')).toHaveCount(0);
        await expect(tab.page.getByRole('banner')).toContainText(formatWon(points));
      });
      expect((await purseOf(caller())).point).toBe(points);
      const { page } = stranger.tab;
      await expect(page.getByText(/^정산 신청은 총판 회원만 할 수 있습니다\./)).toBeVisible();
      await expect(page.getByText('이 기간에는 정산할 내역이 없습니다.')).toBeVisible();
      expect(await say(stranger.caller, '/calculate/request', { area, day })).toMatchObject({
        ...{ status: 422, body: { reason: 'notEntitled' } },
      });
    });

test('WAL-05 CLC-3 SES-08 a partner, who may be on no other page of members, is led to what they settle', async ({
  tab,
  signsIn,
}) => {
  await tab.login.open();
  await tab.login.submitAs(signsIn?.userId ?? '', PASSWORD);
  await expect(tab.page.getByRole('heading', { name: '매니저 전용' })).toBeVisible();
  await tab.page.getByRole('link', { name: '정산 신청' }).click();
  await expect(tab.page).toHaveURL(/\/calculate$/);
  await tab.page.getByRole('navigation', { name: '지갑 메뉴' }).getByRole('link').nth(1).click();
  await expect(tab.page).toHaveURL(/\/calculateSports\?time=/);
  await tab.page.goto('/charge');
  await expect(tab.page).toHaveURL(/\/manager$/);
});

test('WAL-05 CLC-3 what is not settled is not asked for: all play, points given, tether', async ({ openBoth }) => {
  const tabs = await openBoth('/calculate');
  for (const path of ['/calculate', '/calculateEvent', '/calculateTether']) {
    for (const { page } of tabs) await page.goto(path);
    await atBothSizes(tabs, async ({ page }) => {
      await expect(page.getByText(/^이 화면에서는 신청하지 않습니다\./)).toBeVisible();
      await expect(page.getByRole('button', { name: /^정산 신청/ })).toHaveCount(0);
    });
  }
});
