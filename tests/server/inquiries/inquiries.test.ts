/** The customer centre at a running origin (rules INQ): asked, answered, asked on, and nobody else's. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Inquiry } from '../../../src/domain/inquiries/inquiry.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { movedClock } from '../support/movedClock.ts';
import { changeSettings, signInOperator } from '../support/operator.ts';

const perform = (member: Caller, path: string, given: unknown) =>
  member.call('POST', path, given, { 'idempotency-key': randomBytes(18).toString('base64url') });
const ask = (member: Caller, text = '언제 정산되나요?') =>
  perform(member, '/customer/write', { topic: 'betting', betId: null, text });
const listed = async (member: Caller) => {
  const { body } = await member.call('GET', '/customer');
  return Inquiry.array().parse((body as { readonly rows: unknown }).rows);
};
const idOf = ({ body }: { readonly body: unknown }) => (body as { readonly id: string }).id;

async function openCentre() {
  const { clock, pass } = movedClock();
  const origin = await openOrigin({ clock });
  const [member, other] = [await signIn(origin), await signIn(origin, 'member2')];
  await changeSettings(origin, { customerCentre: { answersAfterMs: 0 } });
  return { origin, member, other, pass };
}

describe('an inquiry', () => {
  it('INQ-1 COM-05 waits, is answered in canned words, asked on and closed, and each is told to its member', async () => {
    const { origin, member, pass } = await openCentre();
    const operator = await signInOperator(origin, 'support1');
    const id = idOf(await ask(member));
    expect(await listed(member)).toMatchObject([{ id, state: 'waiting', topic: 'betting' }]);
    const answer = (said: object) => operator.takes('inquiry', id, '/inquiry', { id, ...said });
    const { body } = await operator.call('GET', '/queue');
    expect(body).toMatchObject({ rows: [{ kind: 'inquiry', id, member: { id: 'member1' } }] });
    expect(await answer({ canned: 'betting-delayed' })).toMatchObject({ status: 200 });
    expect((await listed(member))[0]).toMatchObject({ state: 'answered', turns: [{ by: 'member' }, { by: 'house' }] });
    pass(6_000);
    await perform(member, '/customer/further', { id, text: '하나 더요.' });
    expect((await listed(member))[0]).toMatchObject({ state: 'waiting' });
    await answer({ text: '네, 확인했습니다.' });
    await perform(member, '/customer/close', { id });
    expect((await listed(member))[0]).toMatchObject({ state: 'closed', turns: { length: 4 } });
    const told = (await origin.inspect.log('bets:member1')).filter(({ envelope }) => envelope.includes('"inquiries"'));
    expect(told).toHaveLength(5);
  });

  it("INQ-2 SEC-01 another member's is listed, asked on and closed by nobody else, and no bet of theirs is taken", async () => {
    const { member, other } = await openCentre();
    const id = idOf(await ask(member));
    expect(await listed(other)).toEqual([]);
    for (const path of ['/customer/further', '/customer/close']) {
      const given = path.endsWith('close') ? { id } : { id, text: '엿보기' };
      expect(await perform(other, path, given)).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    }
    const theirs = await perform(member, '/customer/write', { topic: 'betting', betId: 'b-none', text: '?' });
    expect(theirs).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    expect((await listed(member))[0]?.turns).toHaveLength(1);
  });

  it('INQ-3 COM-05 one comes no sooner than five seconds after another, and five may wait', async () => {
    const { member, pass } = await openCentre();
    await ask(member);
    expect(await ask(member)).toMatchObject({
      status: 422,
      body: { reason: 'tooSoon' },
    });
    for (let asked = 1; asked < 5; asked++) {
      pass(6_000);
      expect(await ask(member)).toMatchObject({ status: 200 });
    }
    pass(6_000);
    expect(await ask(member)).toMatchObject({ body: { reason: 'tooMany', numbers: { most: 5 } } });
  });

  it('INQ-4 COM-05 an answer comes with a letter, which says no word of the member', async () => {
    const { origin, member } = await openCentre();
    const id = idOf(await ask(member, '<b>몰래</b> 적은 말'));
    const operator = await signInOperator(origin, 'support1');
    await operator.takes('inquiry', id, '/inquiry', { id, text: '확인했습니다.' });
    const { body } = await member.call('GET', '/message');
    expect(body).toContainEqual(
      expect.objectContaining({ title: '문의하신 내용에 답변이 등록되었습니다', readAt: null }),
    );
    expect(JSON.stringify(body)).not.toContain('몰래');
  });

  it('INQ-5 COM-05 a demo house answers by itself once its setting says so', async () => {
    const { origin, member } = await openCentre();
    await changeSettings(origin, { customerCentre: { answersAfterMs: 1 } });
    await ask(member);
    await expect.poll(async () => (await listed(member))[0]?.state, { timeout: 60_000 }).toBe('answered');
  });

  it('INQ-6 COM-05 a file is not taken, under whatever name', async () => {
    const { member } = await openCentre();
    const asked = { topic: 'other', betId: null, text: '사진입니다.' };
    for (const extra of [{ file: 'data:image/png;base64,AA==' }, { picture: 'x' }, { attachments: [] }]) {
      expect(await perform(member, '/customer/write', { ...asked, ...extra })).toMatchObject({ status: 400 });
    }
    expect(await listed(member)).toEqual([]);
  });
});
