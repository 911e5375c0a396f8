/** What operators see before they decide: figures equal to the books, facts beside a request, and only what their role may see. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCallTable } from '../../../scripts/api/callTable.ts';
import { MoneyRequest } from '../../../src/domain/cashier/moneyRequest.ts';
import { may, ROLES } from '../../../src/domain/office/roles.ts';
import { RequestFacts } from '../../../src/domain/office/requestFacts.ts';
import { Today } from '../../../src/domain/office/today.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from '../support/caller.ts';
import { games, resultReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';
import { isEvent, openOfficeStream, openStream } from '../support/streamReader.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('every call of operators', () => {
  it('OPR-3 is answered to each role as the table says, and to nobody else', async () => {
    const calls = (await readCallTable(root)).flatMap(({ rows }) => rows.map(({ call }) => call));
    const office = calls.filter(({ caller }) => caller === 'operator');
    expect(office.length).toBeGreaterThan(25);
    const origin = await openOrigin({ callBudgets: null });
    const member = await signIn(origin, 'admin1');
    const roles = { owner: 'owner1', trader: 'trader1', cashier: 'cashier1', support: 'support1' } as const;
    const owner = await signInOperator(origin, 'owner1');
    const change = { id: 'cashier2', role: 'partner', isBlocked: false };
    await owner.act('/operator', change, { reason: '역할 확인' });
    const userIds: Readonly<Record<string, string>> = { ...roles, partner: 'cashier2' };
    const pathOf = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x');
    const ask = (method: string, to: string, headers: Record<string, string>) =>
      callOrigin(origin, method, pathOf(to), method === 'POST' ? { nothing: true } : undefined, headers);
    for (const { method, path: to } of office) {
      const nobody = await ask(method, to, {});
      const token = await ask(method, to, { 'x-auth-token': `Bearer ${member.token}`, 'x-office': '1' });
      expect([to, nobody.status, token.status]).toEqual([to, 401, 401]);
    }
    const walked = office.filter(({ answer, path: to }) => answer !== 'text/event-stream' && !to.endsWith('/logout'));
    for (const role of ROLES) {
      const { cookie } = role === 'owner' ? owner : await signInOperator(origin, userIds[role]);
      for (const { method, path: to, right } of walked) {
        const { status, body } = await ask(method, to, { cookie, 'x-office': '1' });
        const isLetIn = right !== undefined && may(role, right);
        expect([role, to, status === 403]).toEqual([role, to, !isLetIn]);
        if (!isLetIn) expect(body).toMatchObject({ reason: 'noRight' });
      }
    }
  });
});

describe('the figures of today', () => {
  it('OPR-8 are those of the books to the won, and are told when they change', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a', 'b', 'c'));
    const owner = await signInOperator(origin);
    const stream = await openOfficeStream(origin, owner.cookie);
    await stream.until(({ name }) => name === 'imageEnd');
    const member = await signIn(origin);
    await openStream(origin, 'bets', member.token);
    for (const [game, amounts] of [
      ['a', 10_000],
      ['b', 20_000],
      ['c', 50_000],
    ] as const) {
      expect((await member.bet(betOn([claimOn(game)], { amounts }), newKey())).status).toBe(200);
    }
    await member.bet(betOn([claimOn('a')], { amounts: 1 }), newKey());
    await origin.sink.deliver([resultReport('a', 'home'), resultReport('b', 'away')]);
    await origin.settled();
    await stream.until(isEvent('DocumentTold'));
    const today = Today.parse((await owner.call('GET', '/today')).body);
    const log = (await origin.inspect.log('bets:member1')).map(({ envelope }) => envelope).join('\n');
    expect(log).toContain('BetSettled');
    const house = (await origin.inspect.balance('house:result')) ?? 0;
    const held = (await origin.inspect.balance('held:member1')) ?? 0;
    expect(today).toMatchObject({
      stakes: { won: 80_000, bets: 3 },
      wins: { settled: 30_000 },
      gross: { won: house },
      liability: { staked: held, bets: 1 },
      online: { members: 1 },
    });
    expect(today.refusals.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect(today.stakes.byHour.reduce((sum, won) => sum + won, 0)).toBe(80_000);
    expect(today.products.reduce((sum, { gross }) => sum + gross, 0)).toBe(house);
  });
});

describe('beside a request', () => {
  it('QUE-5 stand balance, bets, stakes by product, sums and whoever comes from the same place', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const cashier = await signInOperator(origin, 'cashier1');
    const [member] = [await signIn(origin, 'member1'), await signIn(origin, 'member2')];
    const given = { amount: 100_000, bonus: null, points: 0, rolling: 100_000 };
    const asked = await member.call('POST', '/charge/request', given, { 'idempotency-key': newKey() });
    const { id } = MoneyRequest.parse((asked.body as { readonly request: unknown }).request);
    await member.bet(betOn([claimOn('a')], { amounts: 30_000 }), newKey());
    const facts = RequestFacts.parse((await cashier.call('GET', `/request/${id}`)).body);
    expect(facts).toMatchObject({
      balance: { before: 1_000_000, now: 970_000 },
      betsSince: { count: 1, won: 30_000 },
      openBets: { count: 1, won: 30_000 },
      sums: { today: { charged: 0, exchanged: 0 } },
      row: { id, state: 'waiting' },
    });
    expect(facts.shares.find(({ product }) => product === 'sports')?.won).toBe(30_000);
    expect(facts.sameAddress.map(({ userId }) => userId)).toContain('member2');
    await cashier.call('POST', '/queue/take', { kind: 'charge', id });
    await cashier.act('/request', { act: 'approve', id });
    const after = RequestFacts.parse((await cashier.call('GET', `/request/${id}`)).body);
    expect(after).toMatchObject({ sums: { today: { charged: 100_000 } }, rolling: { done: 0, needed: 100_000 } });
    const decided = await cashier.call('GET', '/decided');
    expect(decided.body).toMatchObject([{ id, state: 'approved', by: '정하린', isOfTwo: false }]);
  });

  it('QUE-3 an inquiry is answered by whoever took it, and its member is told', async () => {
    const origin = await openOrigin();
    const support = await signInOperator(origin, 'support1');
    const member = await signIn(origin);
    const asked = await member.call(
      'POST',
      '/customer/write',
      { topic: 'other', betId: null, text: '언제 되나요?' },
      { 'idempotency-key': newKey() },
    );
    const { id } = asked.body as { readonly id: string };
    const answer = { id, text: '곧 됩니다.' };
    expect((await support.act('/inquiry', answer)).body).toMatchObject({ reason: 'notHeld' });
    await support.call('POST', '/queue/take', { kind: 'inquiry', id });
    expect((await support.act('/inquiry', answer)).body).toMatchObject({ outcome: 'done' });
    const { body } = await support.call('GET', `/inquiry/${id}`);
    expect(body).toMatchObject({
      inquiry: { state: 'answered' },
      row: { state: 'over' },
      member: { userId: 'member1' },
    });
  });
});
