/** Whoever calls too often is answered 429 before anything is done, and nobody else notices (SEC-01, CALL-1 … CALL-3). */
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import type { SecurityEvent } from '../../../server/security/securityLog.ts';
import {
  DEFAULT_CALL_BUDGETS,
  type CallBudgets,
  type CallKind,
  type Rate,
} from '../../../src/domain/calls/callBudgets.ts';
import { betOn, callOrigin, claimOn, newKey, signIn, type CallAnswer } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';

const statusesOf = (answers: readonly CallAnswer[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);
const countOf = (answers: readonly CallAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const atOnce = (times: number, call: (index: number) => Promise<CallAnswer>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));

/** The budgets as they are but for one kind, which is never filled again. */
function withBudget(kind: CallKind, who: 'member' | 'address', burst: number): CallBudgets {
  const rate: Rate = { burst, perSecond: 0.001 };
  return { ...DEFAULT_CALL_BUDGETS, [kind]: { ...DEFAULT_CALL_BUDGETS[kind], [who]: rate } };
}

describe('a member who calls too often', () => {
  it('CALL-1 voids so many keys, and the others are not there', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const keys = Array.from({ length: 120 }, newKey);
    const answers = await atOnce(keys.length, (index) =>
      member.call('POST', `/sports-prematch/betting/key/${keys[index] ?? ''}/void`),
    );
    expect(statusesOf(answers)).toEqual([200, 429]);
    expect(countOf(answers, 200)).toBeLessThanOrEqual(DEFAULT_CALL_BUDGETS.voids.member.burst + 10);
    const refused = keys.find((_key, index) => answers[index]?.status === 429) ?? '';
    const asked = await member.call('GET', `/sports-prematch/betting/key/${refused}`);
    expect(asked.body).toEqual({ state: 'absent' });
  });

  it('CALL-1 is told when to come again, and not signed out', async () => {
    const origin = await openOrigin({ callBudgets: withBudget('renames', 'member', 3) });
    const member = await signIn(origin);
    const answers = await atOnce(20, (index) => member.call('POST', '/member/edit', { nickname: `name${index}` }));
    expect(countOf(answers, 429)).toBe(17);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ message: expect.any(String) as string, reason: 'tooManyCalls' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await member.call('GET', '/member/user')).status).toBe(200);
  });

  it('CALL-1 may call again once the origin’s own clock has gone on, whatever the machine’s says', async () => {
    let passed = 0;
    const clock = { ...systemClock, elapsed: () => passed };
    const origin = await openOrigin({ clock, callBudgets: withBudget('renames', 'member', 1) });
    const member = await signIn(origin);
    const rename = async (nickname: string) => (await member.call('POST', '/member/edit', { nickname })).status;
    expect([await rename('name1'), await rename('name2')]).toEqual([200, 429]);
    // At a thousandth of a call a second.
    passed += 1_000_000;
    expect([await rename('name3'), await rename('name4')]).toEqual([200, 429]);
  });

  it('CALL-1 opens so many streams', async () => {
    const origin = await openOrigin({ callBudgets: withBudget('streams', 'member', 4) });
    const member = await signIn(origin);
    const open = async (name: string) => {
      const response = await fetch(`${origin.url}/api/streams/${name}`, {
        headers: { 'x-auth-token': `Bearer ${member.token}` },
      });
      await response.body?.cancel();
      return response.status;
    };
    const statuses: number[] = [];
    for (const name of ['events', 'bets', 'events', 'bets', 'events', 'bets']) statuses.push(await open(name));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const { status } = await member.call('GET', '/streams/events/range?after=x.1');
    expect(status).toBe(429);
  });

  it('CALL-1 leaves every other member theirs, at the same address and elsewhere', async () => {
    const origin = await openOrigin({ callBudgets: withBudget('others', 'member', 5) });
    const [first, second] = [await signIn(origin, 'member1'), await signIn(origin, 'member2')];
    await atOnce(20, () => first.call('GET', '/popup'));
    expect((await first.call('GET', '/popup')).status).toBe(429);
    expect((await second.call('GET', '/popup')).status).toBe(200);
  });

  it('CALL-3 a bet that was refused so was not placed, and the key is there for another try', async () => {
    const origin = await openOrigin({ callBudgets: withBudget('bets', 'member', 1) });
    await origin.sink.deliver(games('a', 'b'));
    const member = await signIn(origin);
    const request = betOn([claimOn('a')]);
    expect((await member.bet(request, newKey())).status).toBe(200);
    const key = newKey();
    expect((await member.bet(request, key)).status).toBe(429);
    expect((await member.call('GET', `/sports-prematch/betting/key/${key}`)).body).toEqual({ state: 'absent' });
    expect(await origin.inspect.bets(member.memberId)).toHaveLength(1);
  });

  it('CALL-2 is written down once a minute, whatever they try', async () => {
    const events: SecurityEvent[] = [];
    const securityLog = { record: (event: SecurityEvent) => void events.push(event) };
    const origin = await openOrigin({ securityLog, callBudgets: withBudget('renames', 'member', 1) });
    const member = await signIn(origin);
    await atOnce(30, (index) => member.call('POST', '/member/edit', { nickname: `name${index}` }));
    expect(events.filter(({ name }) => name === 'callsRefused')).toEqual([
      { name: 'callsRefused', who: 'member1', from: '127.0.0.1', what: 'renames' },
    ]);
  });
});

describe('an address that calls too often', () => {
  it('CALL-1 is refused before anybody is looked up, and by a trusted proxy’s word only its own members', async () => {
    const origin = await openOrigin({ callBudgets: withBudget('others', 'address', 5), trustProxy: ['loopback'] });
    const from = (address: string) =>
      callOrigin(origin, 'GET', '/member/user', undefined, { 'x-forwarded-for': address });
    const answers = await atOnce(20, () => from('203.0.113.7'));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([5, 15]);
    expect((await from('203.0.113.8')).status).toBe(401);
  });

  it('CALL-1 is its whole /64', async () => {
    const origin = await openOrigin({ callBudgets: withBudget('others', 'address', 5), trustProxy: ['loopback'] });
    const answers = await atOnce(20, (index) =>
      callOrigin(origin, 'GET', '/member/user', undefined, { 'x-forwarded-for': `2001:db8:1:2::${index + 1}` }),
    );
    expect(countOf(answers, 429)).toBe(15);
  });
});

it.each([
  ['HEAD', '/streams/events', 'streams'],
  ['DELETE', '/message/x', 'letters'],
  ['POST', '/sports-prematch/betting/key/x/void', 'voids'],
  ['GET', '/sports-prematch/betting/key/x', 'others'],
  ['GET', '/health', 'others'],
] as const)('CALL-1 %s %s counts among %s', async (method, path, kind) => {
  const events: SecurityEvent[] = [];
  const securityLog = { record: (event: SecurityEvent) => void events.push(event) };
  const origin = await openOrigin({ securityLog, callBudgets: withBudget(kind, 'address', 1) });
  const ask = async () => (await fetch(`${origin.url}/api${path}`, { method })).status;
  expect(await ask()).not.toBe(429);
  expect(await ask()).toBe(429);
  expect(events).toMatchObject([{ name: 'callsRefused', what: kind }]);
});

it('CALL-1 eight tabs of a hasty member stay far below their budget', () => {
  const { bets, streams, others, letters } = DEFAULT_CALL_BUDGETS;
  // A tab asks for a dozen documents when it opens; the poll is one call in five seconds for all tabs together.
  expect(others.member.burst).toBeGreaterThan(2 * (8 * 12 + 12));
  expect(streams.member.burst).toBeGreaterThan(2 * 8 * 2);
  expect(bets.member.burst).toBeGreaterThan(60);
  expect(letters.member.burst).toBeGreaterThan(200);
});
