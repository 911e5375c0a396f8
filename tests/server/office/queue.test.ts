/** What waits, who has it, and what is done with it: by one operator, once, written down (rules QUE, OPR, AUD, TWO). */
import { describe, expect, it } from 'vitest';
import { MoneyRequest } from '../../../src/domain/cashier/moneyRequest.ts';
import { AuditCheck, AuditEntry } from '../../../src/domain/office/audit.ts';
import { Proposal } from '../../../src/domain/office/proposal.ts';
import { QueueRow } from '../../../src/domain/office/queue.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import type { Origin } from '../../../server/origin.ts';
import { callOrigin, newKey, signIn, type Caller } from '../support/caller.ts';
import { movedClock } from '../support/movedClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { operatorOf, refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import { isEvent, openOfficeStream } from '../support/streamReader.ts';

const charge = async (member: Caller, amount: number): Promise<string> => {
  const given = { amount, bonus: null, points: 0, rolling: amount };
  const { body } = await member.call('POST', '/charge/request', given, { 'idempotency-key': newKey() });
  return MoneyRequest.parse((body as { readonly request: unknown }).request).id;
};
const wonOf = async (member: Caller) =>
  ((await member.call('GET', '/member/user')).body as { readonly emoney: number }).emoney;
const take = (operator: OperatorCaller, id: string, kind = 'charge') =>
  operator.call('POST', '/queue/take', { kind, id });
const approve = (operator: OperatorCaller, id: string, how = {}) =>
  operator.act('/request', { act: 'approve', id }, how);
const queueOf = async (operator: OperatorCaller) =>
  QueueRow.array().parse(((await operator.call('GET', '/queue')).body as { readonly rows: unknown }).rows);
const auditOf = async (operator: OperatorCaller, query = '') =>
  AuditEntry.array().parse(((await operator.call('GET', `/audit${query}`)).body as { readonly rows: unknown }).rows);
const proposalsOf = async (operator: OperatorCaller) =>
  Proposal.array().parse(((await operator.call('GET', '/proposals')).body as { readonly rows: unknown }).rows);
const sound = async (origin: Origin) => expect(isSound(await origin.inspect.ledger())).toBe(true);

describe('what waits', () => {
  it('QUE-1 OPR-7 is told to operators as it is asked, taken and over, and to those alone who may see it', async () => {
    const origin = await openOrigin();
    const [cashier, support] = [await signInOperator(origin, 'cashier1'), await signInOperator(origin, 'support1')];
    const stream = await openOfficeStream(origin, cashier.cookie);
    const other = await openOfficeStream(origin, support.cookie);
    await stream.until(({ name }) => name === 'imageEnd');
    await other.until(({ name }) => name === 'imageEnd');
    const id = await charge(await signIn(origin), 100_000);
    const told = await stream.until(isEvent('RowTold'));
    expect(told).toMatchObject({ event: { data: { list: 'queue', row: { id, kind: 'charge', amount: 100_000 } } } });
    expect(await queueOf(cashier)).toMatchObject([{ id, state: 'waiting', lease: null, member: { id: 'member1' } }]);
    expect(await queueOf(support)).toEqual([]);
    await take(cashier, id);
    await approve(cashier, id);
    await stream.until((frame) => JSON.stringify(frame).includes('"state":"over"'));
    await other.until(({ name }) => name === 'passed');
    expect(other.frames.some(isEvent('RowTold'))).toBe(false);
    expect(await queueOf(cashier)).toEqual([]);
  });

  it('QUE-2 QUE-3 is one operator’s for two minutes; nobody decides without having it', async () => {
    const { clock, pass } = movedClock();
    const origin = await openOrigin({ clock });
    const [one, two] = [await signInOperator(origin, 'cashier1'), await signInOperator(origin, 'cashier2')];
    const id = await charge(await signIn(origin), 100_000);
    expect(refusalOf(await approve(one, id)).reason).toBe('notHeld');
    expect((await take(one, id)).status).toBe(200);
    expect(await take(two, id)).toMatchObject({
      status: 409,
      body: { reason: 'taken', lease: { operatorId: 'cashier1' } },
    });
    expect(refusalOf(await approve(two, id)).reason).toBe('notHeld');
    pass(110_000);
    expect((await take(one, id)).status).toBe(200);
    pass(110_000);
    expect((await take(two, id)).status).toBe(409);
    pass(20_000);
    expect((await take(two, id)).status).toBe(200);
    expect(refusalOf(await approve(one, id)).reason).toBe('notHeld');
    expect((await approve(two, id)).status).toBe(200);
    expect((await take(one, id)).body).toEqual({ reason: 'over' });
  });

  it('OPR-4 two operators race for one: it is booked, once', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const operators = [await signInOperator(origin, 'cashier1'), await signInOperator(origin, 'cashier2')];
    const id = await charge(member, 100_000);
    const answers = await Promise.all(
      operators.flatMap((operator) => [
        take(operator, id),
        approve(operator, id),
        take(operator, id),
        approve(operator, id),
      ]),
    );
    await Promise.all(operators.map(async (operator) => take(operator, id).then(() => approve(operator, id))));
    expect(answers.length).toBe(8);
    expect(await wonOf(member)).toBe(1_100_000);
    const owner = await signInOperator(origin);
    expect((await auditOf(owner, '?act=request')).filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    await sound(origin);
  });

  it('OPR-4 a lost answer: the same key again is answered the same, also after a restart, and moves nothing', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const cashier = await signInOperator(origin, 'cashier1');
    const member = await signIn(origin);
    const id = await charge(member, 100_000);
    await take(cashier, id);
    const key = newKey();
    const first = await approve(cashier, id, { key });
    const again = await approve(cashier, id, { key });
    expect([again.status, again.body, again.headers.get('idempotency-hit')]).toEqual([200, first.body, '1']);
    expect(refusalOf(await cashier.act('/request', { act: 'reject', id, why: 'byHouse' }, { key })).reason).toBe(
      'keyUsed',
    );
    await origin.close();
    const later = await openOrigin({ dataDir });
    const after = await approve(operatorOf(later, cashier.cookie, cashier.session), id, { key });
    expect(after.body).toEqual(first.body);
    expect(await wonOf(member.on(later))).toBe(1_100_000);
    await sound(later);
  });
});

describe('what moves as much as the bound, or more', () => {
  it('TWO-1 TWO-2 is done once another operator confirms it, never by whoever proposed it', async () => {
    const origin = await openOrigin();
    const [maker, checker] = [await signInOperator(origin, 'cashier1'), await signInOperator(origin, 'cashier2')];
    const member = await signIn(origin, 'member7');
    const id = await charge(member, 3_000_000);
    await take(maker, id);
    const proposed = await approve(maker, id);
    expect(proposed.body).toMatchObject({ outcome: 'proposed' });
    expect(await wonOf(member)).toBe(10_000_000);
    expect(await queueOf(maker)).toMatchObject([{ state: 'proposed', lease: null }]);
    const [proposal] = await proposalsOf(checker);
    const confirm = { act: 'confirm', id: proposal?.id, hash: proposal?.hash };
    expect(refusalOf(await maker.act('/proposal', confirm)).reason).toBe('ownProposal');
    const support = await signInOperator(origin, 'support1');
    expect((await support.act('/proposal', confirm)).status).toBe(403);
    const answers = await Promise.all([checker.act('/proposal', confirm), checker.act('/proposal', confirm)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await wonOf(member)).toBe(13_000_000);
    const owner = await signInOperator(origin);
    const [entry] = await auditOf(owner, '?two=1');
    expect(entry).toMatchObject({ name: '최민재', proposedBy: '정하린', outcome: 'confirmed', amount: 3_000_000 });
    await sound(origin);
  });

  it('TWO-3 is taken back by who proposed it, or refused by another; what waited then waits again', async () => {
    const origin = await openOrigin();
    const [maker, checker] = [await signInOperator(origin, 'cashier1'), await signInOperator(origin, 'cashier2')];
    const id = await charge(await signIn(origin, 'member7'), 4_000_000);
    for (const [by, state] of [
      [maker, 'withdrawn'],
      [checker, 'refused'],
    ] as const) {
      await take(maker, id);
      const { body } = await approve(maker, id);
      const { proposal } = body as { readonly proposal: string };
      const answer = await by.act('/proposal', { act: 'withdraw', id: proposal });
      expect(answer.body).toMatchObject({ done: { state } });
      expect(await queueOf(maker)).toMatchObject([{ id, state: 'waiting', proposal: null }]);
    }
  });
});

describe('many at once', () => {
  it('TWO-4 are confirmed by the hash of what was shown; where something changed, nothing is done and the new effect is told', async () => {
    const origin = await openOrigin();
    const [one, two] = [await signInOperator(origin, 'cashier1'), await signInOperator(origin, 'cashier2')];
    const first = await charge(await signIn(origin, 'member1'), 100_000);
    const second = await charge(await signIn(origin, 'member2'), 200_000);
    const third = await charge(await signIn(origin, 'member7'), 3_000_000);
    const given = { act: 'approve', ids: [first, second, third] };
    const shown = await one.preview('/requests', given);
    expect(shown.amount).toBe(3_300_000);
    expect(refusalOf(await one.act('/requests', given)).reason).toBe('needsPreview');
    await take(two, second);
    const changed = await one.act('/requests', given, { confirms: shown.hash });
    expect(changed.status).toBe(409);
    const { preview } = refusalOf(changed);
    expect(preview?.amount).toBe(3_100_000);
    const done = await one.act('/requests', given, { confirms: preview?.hash ?? null });
    expect(done.body).toMatchObject({
      done: { outcomes: [{ outcome: 'approved' }, { outcome: 'taken' }, { outcome: 'proposed' }] },
    });
    await sound(origin);
  });
});

describe('the audit log', () => {
  it('AUD-1 AUD-2 AUD-3 has every act, in a chain that is checked, searched and saved as a file', async () => {
    const origin = await openOrigin();
    const cashier = await signInOperator(origin, 'cashier1');
    const id = await charge(await signIn(origin), 100_000);
    await take(cashier, id);
    await cashier.act('/request', { act: 'reject', id, why: 'notReceived' }, { reason: '=입금 없음' });
    const owner = await signInOperator(origin);
    const entries = await auditOf(owner);
    expect(entries.map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
      'session signedIn',
      'request done',
      'queue/take done',
      'session signedIn',
    ]);
    expect(entries[1]).toMatchObject({ target: `charge:${id}`, reason: '=입금 없음', from: '127.0.0.1' });
    expect(AuditCheck.parse((await owner.call('GET', '/audit/check')).body)).toMatchObject({
      entries: 4,
      brokenAt: null,
    });
    expect(await auditOf(owner, '?search=notReceived')).toHaveLength(0);
    expect(await auditOf(owner, `?search=${encodeURIComponent('입금')}`)).toHaveLength(1);
    const page = await owner.call('GET', '/audit?limit=3');
    const { next } = page.body as { readonly next: string };
    expect(await auditOf(owner, `?limit=3&after=${next}`)).toMatchObject([{ seq: 1 }]);
    const file = await owner.call('GET', '/audit.csv');
    expect(file.body).toContain(`"'=입금 없음"`.replaceAll('"', ''));
    expect(JSON.stringify(entries)).not.toContain('hanpan1234');
    expect((await cashier.call('GET', '/audit')).status).toBe(403);
  });

  it('AUD-1 takes no change and loses nothing, in the database itself', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    await signInOperator(origin);
    await origin.close();
    const store = openSqliteStore(dataDir, Date.now());
    await expect(store.write((tx) => tx.updateTable('audit_entries').set({ name: 'x' }).execute())).rejects.toThrow(
      /never changed/,
    );
    await expect(store.write((tx) => tx.deleteFrom('audit_entries').execute())).rejects.toThrow(/never removed/);
    await store.close();
  });
});

describe('whoever runs the house', () => {
  it('OPR-6 OSN-3 shut out or given another role is out at once, in open streams too', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    for (const change of [
      { role: 'support', isBlocked: false },
      { role: 'support', isBlocked: true },
    ]) {
      const cashier = await signInOperator(origin, 'cashier1');
      const stream = await openOfficeStream(origin, cashier.cookie);
      await stream.until(({ name }) => name === 'imageEnd');
      const given = { id: 'cashier1', ...change };
      expect((await owner.act('/operator', given, { reason: '자리 이동' })).status).toBe(200);
      await stream.ended();
      expect((await cashier.call('GET', '/queue')).status).toBe(401);
    }
    // Nobody there, as for any member; a code, which opens in half a minute, is asked for later.
    const again = await callOrigin(origin, 'POST', '/office/login', { userId: 'cashier1', password: 'hanpan1234' });
    expect(again).toMatchObject({ status: 404 });
    const itself = await owner.act('/operator', { id: 'owner1', role: 'owner', isBlocked: true }, { reason: '실수' });
    expect(refusalOf(itself).reason).toBe('self');
    expect(refusalOf(await owner.act('/operator', { id: 'trader1', role: 'cashier', isBlocked: false })).reason).toBe(
      'needsReason',
    );
  });
});
