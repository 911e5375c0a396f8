/** Who runs a house: added by an owner, who is never the last to go (rules OPR). */
import { describe, expect, it } from 'vitest';
import { insertBet } from '../../../server/betting/betRows.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { Proposal } from '../../../src/domain/office/proposal.ts';
import { sampleBet } from '../../support/engine/sampleData.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { doneOf, refusalOf, signInOperator } from '../support/operator.ts';

const PASSWORD = 'hanpan1234';

describe('an operator more', () => {
  it('OPR-12 OSN-1 is made of a member, who is signed out and sets up a factor of their own', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const given = { userId: 'member1', name: '새 담당', role: 'cashier' };
    expect(doneOf(await owner.does('/operator/add', given))).toEqual({ id: 'member1', role: 'cashier' });
    expect(refusalOf(await owner.does('/operator/add', given)).reason).toBe('already');
    expect((await member.call('GET', '/member/user')).status).toBe(556);
    const entered = await callOrigin(origin, 'POST', '/office/login', { userId: 'member1', password: PASSWORD });
    expect(entered.body).toMatchObject({ step: 'enrol' });
    const { body } = await owner.call('GET', '/operators');
    expect(body).toContainEqual(expect.objectContaining({ userId: 'member1', name: '새 담당', role: 'cashier' }));
  });

  it('OPR-12 is nobody who has a bet or money under way, and nobody but an owner says it', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    await member.bet(betOn([claimOn('a')]), newKey());
    const given = { userId: 'member1', name: '새 담당', role: 'support' };
    expect(refusalOf(await owner.does('/operator/add', given)).reason).toBe('inPlay');
    const charge = { amount: 100_000, bonus: null, points: 0, rolling: 100_000 };
    const waiting = await signIn(origin, 'member2');
    await waiting.call('POST', '/charge/request', charge, { 'idempotency-key': newKey() });
    expect(refusalOf(await owner.does('/operator/add', { ...given, userId: 'member2' })).reason).toBe('inPlay');
    expect(refusalOf(await owner.does('/operator/add', { ...given, userId: 'nobody' })).reason).toBe('unknown');
    const cashier = await signInOperator(origin, 'cashier1');
    expect((await cashier.does('/operator/add', { ...given, userId: 'member3' })).status).toBe(403);
  });

  it('OPR-13 decides nothing of their own account, one by one or many at once, nor gives themselves a coupon', async () => {
    const origin = await openOrigin();
    const [cashier, owner] = [await signInOperator(origin, 'cashier1'), await signInOperator(origin)];
    const own = await signIn(origin, 'cashier1');
    const charge = { amount: 100_000, bonus: null, points: 0, rolling: 100_000 };
    const { body } = await own.call('POST', '/charge/request', charge, { 'idempotency-key': newKey() });
    const { id } = (body as { readonly request: { readonly id: string } }).request;
    expect(refusalOf(await cashier.decides(id, { act: 'approve' })).reason).toBe('self');
    await cashier.call('POST', '/queue/release', { kind: 'charge', id });
    const many = await cashier.does('/requests', { act: 'approve', ids: [id] });
    expect(doneOf(many)).toMatchObject({ outcomes: [{ id, outcome: 'taken' }] });
    const coupon = { kind: 'money', amount: 5_000, title: 'x', days: 3, userId: 'owner1' };
    expect(refusalOf(await owner.does('/coupon', coupon)).reason).toBe('self');
    const other = await signInOperator(origin, 'cashier2');
    expect((await other.decides(id, { act: 'approve' })).status).toBe(200);
  });

  it('OPR-13 takes back no bet of their own among others, decides no game they backed, and confirms neither', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = openSqliteStore(dataDir, 1);
    await store.write(async (tx) => {
      for (const [n, memberId] of ['trader1', 'member4'].entries()) {
        const bet = { ...sampleBet(n, { stake: 4_000_000, status: 1 }), placedAt: Date.now() - 60_000 };
        await insertBet(tx, MemberId.parse(memberId), bet);
      }
    });
    await store.close();
    const origin = await openOrigin({ dataDir });
    const [trader, owner] = [await signInOperator(origin, 'trader1'), await signInOperator(origin)];
    const [own, other] = [0, 1].map((n) => sampleBet(n).betId);
    const both = { betIds: [other, own] };
    expect(refusalOf(await trader.does('/bet/cancel', both)).reason).toBe('self');
    const { fixtureId } = sampleBet(0).picks[0] ?? {};
    expect(refusalOf(await trader.does('/result', { act: 'void', fixtureId, market: null })).reason).toBe('self');
    const asked = await owner.does('/bet/cancel', both);
    expect(asked.body).toMatchObject({ outcome: 'proposed' });
    const { body } = await trader.call('GET', '/proposals');
    const [proposal] = Proposal.array().parse((body as { readonly rows: unknown }).rows);
    const confirm = { act: 'confirm', id: proposal?.id, hash: proposal?.hash };
    expect(refusalOf(await trader.act('/proposal', confirm)).reason).toBe('self');
  });

  it('OPR-4 takes no reason that nobody can read', async () => {
    const owner = await signInOperator(await openOrigin());
    const given = { userId: 'member1', purse: 'money', delta: 1_000, words: '\u200B\u200B' };
    expect((await owner.does('/purse', given)).status).toBe(400);
    const said = { ...given, words: '이벤트' };
    const { hash } = await owner.preview('/purse', said);
    const unseen = await owner.act('/purse', said, { reason: '\u200B\u2060\u00AD', confirms: hash });
    expect(refusalOf(unseen).reason).toBe('needsReason');
  });
});
