/** What operators do to one member: their money, letters and sessions (rules MBR, TWO, OPR). */
import { describe, expect, it } from 'vitest';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { Proposal } from '../../../src/domain/office/proposal.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import type { Origin } from '../../../server/origin.ts';
import { newKey, signIn, type Caller } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import { isEvent, openOfficeStream, openStream } from '../support/streamReader.ts';

const wonOf = async (member: Caller) =>
  ((await member.call('GET', '/member/user')).body as { readonly emoney: number }).emoney;
const pointsOf = async (member: Caller) =>
  ((await member.call('GET', '/member/user')).body as { readonly point: number }).point;
const adjustment = (delta: number, change = {}) => ({
  ...{ userId: 'member1', purse: 'money', delta, words: '이벤트 지급' },
  ...change,
});
const auditOf = async (operator: OperatorCaller, act: string) =>
  AuditEntry.array().parse(
    ((await operator.call('GET', `/audit?act=${encodeURIComponent(act)}`)).body as { readonly rows: unknown }).rows,
  );
const sound = async (origin: Origin) => expect(isSound(await origin.inspect.ledger())).toBe(true);

/** Looks at what it comes to, and does it. */
async function adjust(operator: OperatorCaller, delta: number, how: { readonly key?: string } = {}) {
  const given = adjustment(delta);
  const { hash } = await operator.preview('/purse', given);
  return operator.act('/purse', given, { ...how, confirms: hash, reason: '요청에 따른 지급' });
}

describe('money that the house gives or takes', () => {
  it('MBR-1 AUD-1 is shown before, booked, told to the open tabs of the member and written down', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    const office = await openOfficeStream(origin, owner.cookie);
    await office.until(({ name }) => name === 'imageEnd');
    const shown = await owner.preview('/purse', adjustment(10_000));
    expect(shown).toMatchObject({ amount: 10_000, isForTwo: false });
    expect(shown.lines).toEqual([
      { what: 'money', before: 1_000_000, after: 1_010_000 },
      { what: 'delta', before: null, after: 10_000 },
    ]);
    expect((await adjust(owner, 10_000)).body).toEqual({ outcome: 'done', done: { balance: 1_010_000 } });
    const told = await stream.until(isEvent('BalanceChanged'));
    expect(told).toMatchObject({ event: { data: { emoney: 1_010_000, delta: 10_000, kind: 'houseAdjusted' } } });
    await office.until((frame) => JSON.stringify(frame).includes('"document":"members"'));
    const [entry] = await auditOf(owner, 'purse');
    expect(entry).toMatchObject({ outcome: 'done', target: 'member:member1', amount: 10_000 });
    expect(entry).toMatchObject({ before: { money: 1_000_000 }, after: { money: 1_010_000, delta: 10_000 } });
    await sound(origin);
  });

  it('MBR-1 OPR-4 is moved once a key, and the same is answered again', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const given = adjustment(-300_000);
    const { hash } = await owner.preview('/purse', given);
    const how = { key: newKey(), confirms: hash, reason: '잘못 지급한 금액' };
    const answers = await Promise.all([owner.act('/purse', given, how), owner.act('/purse', given, how)]);
    expect(answers.map(({ body }) => body)).toEqual([
      { outcome: 'done', done: { balance: 700_000 } },
      { outcome: 'done', done: { balance: 700_000 } },
    ]);
    expect(await wonOf(member)).toBe(700_000);
    expect(await auditOf(owner, 'purse')).toHaveLength(1);
    await sound(origin);
  });

  it('MBR-1 is refused without a reason, unseen, changed since, beyond what is there, and for nobody', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const given = adjustment(10_000);
    const { hash } = await owner.preview('/purse', given);
    expect(refusalOf(await owner.act('/purse', given, { confirms: hash })).reason).toBe('needsReason');
    expect(refusalOf(await owner.act('/purse', given, { reason: '지급' })).reason).toBe('needsPreview');
    await adjust(owner, 5_000);
    const changed = await owner.act('/purse', given, { confirms: hash, reason: '지급' });
    expect(refusalOf(changed)).toMatchObject({ reason: 'changed', preview: { lines: [{ before: 1_005_000 }, {}] } });
    const short = await owner.call('POST', '/purse/preview', { given: adjustment(-1_005_001) });
    expect(refusalOf(short)).toMatchObject({ reason: 'short', numbers: { balance: 1_005_000 } });
    const nobody = await owner.call('POST', '/purse/preview', { given: adjustment(1, { userId: 'nobody' }) });
    expect(refusalOf(nobody).reason).toBe('unknown');
    const own = await owner.call('POST', '/purse/preview', { given: adjustment(10_000, { userId: 'owner1' }) });
    expect(refusalOf(own).reason).toBe('self');
    expect((await owner.act('/purse', adjustment(0), { reason: '지급' })).status).toBe(400);
    expect(await wonOf(member)).toBe(1_005_000);
  });

  it('MBR-1 TWO-1 takes another owner from the bound on; what was shown then is what is done', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const given = { id: 'cashier1', role: 'owner', isBlocked: false };
    await owner.act('/operator', given, { reason: '휴가 대리' });
    const second = await signInOperator(origin, 'cashier1');
    expect((await adjust(owner, 3_000_000)).body).toMatchObject({ outcome: 'proposed' });
    expect(await wonOf(member)).toBe(1_000_000);
    const { body } = await second.call('GET', '/proposals');
    const [proposal] = Proposal.array().parse((body as { readonly rows: unknown }).rows);
    expect(proposal).toMatchObject({ act: 'purse', amount: 3_000_000, target: 'member:member1' });
    const confirm = { act: 'confirm', id: proposal?.id, hash: proposal?.hash };
    expect(refusalOf(await owner.act('/proposal', confirm)).reason).toBe('ownProposal');
    expect((await second.act('/proposal', confirm)).status).toBe(200);
    expect(await wonOf(member)).toBe(4_000_000);
    await sound(origin);
  });

  it('MBR-1 gives points from the points of the house', async () => {
    const origin = await openOrigin();
    const [owner, member] = [await signInOperator(origin), await signIn(origin)];
    const before = await pointsOf(member);
    const given = adjustment(5_000, { purse: 'points' });
    const { hash } = await owner.preview('/purse', given);
    await owner.act('/purse', given, { confirms: hash, reason: '이벤트 당첨' });
    expect(await pointsOf(member)).toBe(before + 5_000);
    expect(await wonOf(member)).toBe(1_000_000);
    await sound(origin);
  });
});

describe('letters and sessions', () => {
  it('MBR-2 a letter arrives at the open tabs, and its words are not in the log', async () => {
    const origin = await openOrigin();
    const [support, member] = [await signInOperator(origin, 'support1'), await signIn(origin)];
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    const letter = { userId: 'member1', title: '안내', contents: '<b>점검</b>이 있습니다' };
    expect((await support.act('/letter', letter)).status).toBe(200);
    expect(await stream.until(isEvent('RowTold'))).toMatchObject({
      event: { data: { list: 'letters', row: { title: '안내', contents: '<b>점검</b>이 있습니다' } } },
    });
    const [entry] = await auditOf(await signInOperator(origin), 'letter');
    expect(entry).toMatchObject({ target: 'member:member1', after: { title: '안내', characters: 15 } });
    expect(JSON.stringify(entry)).not.toContain('점검');
  });

  it.each([
    [555, 'replaced'],
    [556, 'closed'],
  ])('MBR-2 %s ends the session and its open stream at once, saying why', async (status, ending) => {
    const origin = await openOrigin();
    const [support, member] = [await signInOperator(origin, 'support1'), await signIn(origin)];
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    const given = { userId: 'member1', status };
    expect((await support.act('/member/session', given)).body).toEqual({ outcome: 'done', done: { hasEnded: true } });
    expect(await stream.until(isEvent('SessionEnded'))).toMatchObject({ event: { data: { ending } } });
    await stream.ended();
    expect((await member.call('GET', '/member/user')).status).toBe(status);
    expect((await support.act('/member/session', given)).body).toEqual({ outcome: 'done', done: { hasEnded: false } });
  });

  it('OPR-3 each is refused to roles without its right, and moves nothing', async () => {
    const origin = await openOrigin();
    const [cashier, support] = [await signInOperator(origin, 'cashier1'), await signInOperator(origin, 'support1')];
    const member = await signIn(origin);
    const letter = { userId: 'member1', title: '안내', contents: '내용' };
    const answers = [
      await cashier.act('/purse', adjustment(10_000), { reason: '지급' }),
      await support.act('/purse', adjustment(10_000), { reason: '지급' }),
      await cashier.act('/letter', letter),
      await cashier.act('/member/session', { userId: 'member1', status: 556 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await wonOf(member)).toBe(1_000_000);
  });
});
