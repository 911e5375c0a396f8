/**
 * What a spec of requests starts from: a house in which money can be asked for at any hour and nothing is to be staked first, operators who answer, the same page in two
 * tabs of one member, one at a desk and one on a phone, and another member who has it open too.
 */
import { HOUSE_CASHIER, type Cashier } from '../../src/domain/cashier/cashierSetting.ts';
import { ownMemberCall } from '../../src/domain/calls/session.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Member } from '../../src/domain/session/member.ts';
import { callerOf, newKey, type Caller, type CallAnswer } from '../../tests/server/support/caller.ts';
import { movedClock } from '../../tests/server/support/movedClock.ts';
import { changeSettings } from '../../tests/server/support/operator.ts';
import { FaultProxy } from '../../tests/support/proxy/faultProxy.ts';
import { Desk } from './Desk.ts';
import { House } from './House.ts';
import { expect, test as seated } from './seatedSpec.ts';
import { signal } from './signal.ts';
import { PASSWORD, Tab } from './Tab.ts';
import { test as visitor } from './visitorSpec.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 425, height: 900 };
/** Who looks on. */
const STRANGER = 'member2';

/** Bonuses without stakes, so that a charge is followed by an exchange. It approves by itself soon, and ten minutes later while an operator is there. */
export const OPEN_CASHIER: Cashier = {
  ...HOUSE_CASHIER,
  charge: { ...HOUSE_CASHIER.charge, dayMost: null },
  exchange: { ...HOUSE_CASHIER.exchange, closed: null, everyMs: 0 },
  rollingPercent: 0,
  bonuses: [{ kind: 'each', percent: 5, most: 50_000, rollingPercent: 0 }],
  approvesAfterMs: 1_000,
};

/** Points come by nothing that a spec does not do. */
const NO_FRIENDS = { stake: 1_000_000_000, points: 1 };

export interface Stranger {
  readonly tab: Tab;
  readonly caller: Caller;
}

interface AtWork {
  readonly house: House;
  /** What is in its directory before it opens. */
  readonly furnishing: { readonly furnish: (dataDir: string) => Promise<void> } | null;
  /** Its time, which passes as fast as a spec likes; browsers have their own. */
  readonly time: ReturnType<typeof movedClock>;
  readonly desk: Desk;
  /** Another member, in a browser of their own. */
  readonly stranger: Stranger;
}

interface OfTest {
  /** Who signs in as both tabs are opened; `null` where somebody is in already. */
  readonly signsIn: { readonly userId: string; readonly password: string } | null;
  /** One page in two tabs, the first at a desk and the second on a phone. */
  readonly openBoth: (path: string) => Promise<readonly [Tab, Tab]>;
  /** The member past their pages. */
  readonly caller: () => Caller;
}

const withStates = (base: typeof seated) =>
  base.extend<OfTest, AtWork>({
    drawn: 'none',
    house: [
      async ({ time, furnishing }, give) => {
        const house = new House(undefined, undefined, [], true, { trustProxy: ['loopback'], clock: time.clock });
        if (furnishing !== null) await house.furnish(furnishing.furnish);
        await house.start();
        await changeSettings(house, {
          cashier: OPEN_CASHIER,
          customerCentre: { answersAfterMs: 0 },
          friends: NO_FRIENDS,
        });
        await give(house);
        await house.remove();
      },
      { scope: 'worker' },
    ],
    furnishing: [null, { option: true, scope: 'worker' }],
    time: [async ({}, give) => give(movedClock()), { scope: 'worker' }],
    desk: [async ({ house }, give) => give(new Desk(house)), { scope: 'worker' }],
    stranger: [
      async ({ browser, house }, give) => {
        const wire = await FaultProxy.start(house.url);
        const context = await browser.newContext({ baseURL: wire.url, locale: 'ko-KR', viewport: PHONE });
        const tab = new Tab(await context.newPage());
        await tab.login.open();
        await tab.login.submitAs(STRANGER, PASSWORD);
        await tab.header.expectSignedIn();
        await give({ tab, caller: callerOf(house, MemberId.parse(STRANGER), tokenSeenBy(wire)) });
        await context.close();
        await wire.close();
      },
      { scope: 'worker' },
    ],
    signsIn: [null, { option: true }],
    openBoth: async ({ tab, openTab, signsIn }, give) => {
      await give(async (path) => {
        await tab.page.setViewportSize(DESK);
        await tab.page.goto(path);
        if (signsIn !== null) {
          await tab.login.submitAs(signsIn.userId, signsIn.password);
          // A partner is led elsewhere first.
          await expect(tab.page).not.toHaveURL(/\/login/);
          await tab.page.goto(path);
        }
        await tab.header.expectSignedIn();
        const other = await openTab(path);
        await other.page.setViewportSize(PHONE);
        return [tab, other];
      });
    },
    caller: async ({ house, member, signsIn, tokenOfBrowser }, give) => {
      await give(() => callerOf(house, MemberId.parse(signsIn?.userId ?? member), tokenOfBrowser()));
    },
  });

/** In the seat of a member who is signed in. */
export const test = withStates(seated);
/** In a browser of nobody's, for whoever `signsIn`. */
export const visitorTest = withStates(visitor);

/** Says a command past the pages. */
export const say = (caller: Caller, path: string, given: object): Promise<CallAnswer> =>
  caller.call('POST', path, given, { 'idempotency-key': newKey() });

export interface HeldCall {
  /** Resolves once it was made. */
  readonly made: () => Promise<void>;
  readonly letGo: () => void;
}

/** The next call to an address is held on its way. */
export function holdCall(wire: FaultProxy, path: string): HeldCall {
  const { given, give } = signal();
  const held = wire.plan({ path }, { kind: 'hold', until: given });
  return { made: () => expect.poll(() => held.hits).toBe(1), letGo: give };
}

/** Won and points that a member has at the origin. */
export async function purseOf(caller: Caller): Promise<Pick<Member, 'emoney' | 'point'>> {
  const { emoney, point } = ownMemberCall.answer.parse((await caller.call('GET', '/member/user')).body);
  return { emoney, point };
}

/** Looks at both tabs as they are, and again with the first on a phone and the second at a desk. */
export async function atBothSizes(tabs: readonly [Tab, Tab], look: (tab: Tab) => Promise<void>): Promise<void> {
  for (const sizes of [
    [DESK, PHONE],
    [PHONE, DESK],
  ] as const) {
    for (const [place, tab] of tabs.entries()) {
      await tab.page.setViewportSize(sizes[place] ?? DESK);
      await look(tab);
    }
  }
}

function tokenSeenBy(wire: FaultProxy): string {
  const sent = wire.traffic.requests.findLast((request) => request.headers['x-auth-token'] !== undefined);
  return String(sent?.headers['x-auth-token'] ?? '').replace(/^Bearer /, '');
}

export { expect };
