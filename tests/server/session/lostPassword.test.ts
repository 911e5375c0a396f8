/** A lost password and a new one, at a real origin (SES-13, ACC-4 … ACC-6). */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Member } from '../../../src/domain/session/member.ts';
import type { OriginOptions } from '../../../server/originOptions.ts';
import { createPasswords } from '../../../server/session/password.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { countedWork } from '../support/countedWork.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { laterClock } from '../support/laterClock.ts';
import { storedText } from '../support/storedText.ts';

type Origin = Awaited<ReturnType<typeof openOrigin>>;

const proof = { userId: 'member1', phone: '01000000001', pin: '482915' };
const find = (origin: Origin, change: object = {}) =>
  callOrigin(origin, 'POST', '/member/findPassword', { ...proof, ...change });
const ticketOf = async (origin: Origin) => z.object({ ticket: z.string() }).parse((await find(origin)).body).ticket;
const setBy = (origin: Origin, ticket: string, newPassword = 'brandnew 71') =>
  callOrigin(origin, 'POST', '/member/password', { ticket, newPassword });

describe('a lost password', () => {
  it('SES-13 ACC-4 is set anew by a ticket, once; the member’s session ends everywhere', async () => {
    const origin = await openOrigin();
    const signedIn = await signIn(origin);
    const ticket = await ticketOf(origin);
    expect((await setBy(origin, ticket, 'short1')).body).toMatchObject({ reason: 'malformed' });
    expect((await setBy(origin, ticket)).status).toBe(204);
    expect((await signedIn.call('GET', '/member/user')).status).toBe(556);
    await expect(signIn(origin)).rejects.toThrow('404');
    expect((await signIn(origin, 'member1', 'brandnew 71')).token).toHaveLength(43);
    expect(await setBy(origin, ticket)).toMatchObject({ status: 410, body: { reason: 'wrongTicket' } });
  });

  it('ACC-4 a ticket ends after ten minutes, and with the next one', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const first = await ticketOf(origin);
    const second = await ticketOf(origin);
    expect((await setBy(origin, first)).status).toBe(410);
    await origin.close();
    const later = await openOrigin({ dataDir, clock: laterClock(10 * 60_000 + 1_000) });
    expect((await setBy(later, second)).status).toBe(410);
  });

  it.each([
    ['user', { userId: 'nobody' }],
    ['telephone number', { phone: '01000000002' }],
    ['PIN', { pin: '999999' }],
  ])('ACC-5 says the same of a wrong %s', async (_what, change) => {
    const origin = await openOrigin();
    expect(await find(origin, change)).toMatchObject({
      status: 404,
      body: { message: '입력하신 정보와 일치하는 회원이 없습니다.', reason: 'wrongDetails' },
    });
  });

  it('ACC-5 does the same work for a user nobody knows as for a wrong PIN, whenever that was hashed', async () => {
    const dataDir = newDataDir();
    const work = countedWork();
    const openPasswords: OriginOptions['openPasswords'] = (randomness, cost) =>
      createPasswords(randomness, cost, work.derive);
    await (await openOrigin({ dataDir, openPasswords, passwordCost: 6 })).close();
    const origin = await openOrigin({ dataDir, openPasswords, passwordCost: 10 });
    for (const change of [{ userId: 'nobody' }, { phone: '01000000002' }, { pin: '999999' }]) {
      work.forget();
      expect((await find(origin, change)).status).toBe(404);
      expect([change, work.rounds()]).toEqual([change, 2 ** 10]);
    }
  });

  it('ACC-5 slows guessing by name', async () => {
    const origin = await openOrigin();
    for (let n = 0; n < 5; n += 1) expect((await find(origin, { pin: `${100_000 + n}` })).status).toBe(404);
    expect(await find(origin)).toMatchObject({ status: 429, body: { reason: 'tooManyAttempts' } });
    expect((await find(origin, { userId: 'member2', phone: '01000000002' })).status).toBe(200);
  });

  it('keeps no ticket in the data directory', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const ticket = await ticketOf(origin);
    const stored = storedText(dataDir);
    expect(stored).toContain('password_tickets');
    expect(stored).not.toContain(ticket);
  });
});

describe('a member’s own changes', () => {
  it('SES-13 ACC-6 the current password sets a new one and the session goes on', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const change = (currentPassword: string) =>
      member.call('POST', '/member/password', { currentPassword, newPassword: 'brandnew 71' });
    expect(await change('wrong')).toMatchObject({
      status: 422,
      body: { reason: 'wrongPassword', field: 'currentPassword' },
    });
    expect((await change('hanpan1234')).status).toBe(204);
    expect((await member.call('GET', '/member/user')).status).toBe(200);
    expect((await change('hanpan1234')).status).toBe(422);
    expect((await signIn(origin, 'member1', 'brandnew 71')).token).toHaveLength(43);
    const form = { currentPassword: 'brandnew 71', newPassword: 'another 711' };
    expect((await callOrigin(origin, 'POST', '/member/password', form)).status).toBe(401);
  });

  it('SES-13 ACC-2 the nickname, unless it is another’s', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const before = Member.parse((await member.call('GET', '/member/user')).body);
    const answer = await member.call('POST', '/member/edit', { nickname: ' 새별명 ' });
    const after = Member.parse(answer.body);
    expect(after).toEqual({ ...before, nickname: '새별명', updatedAt: after.updatedAt, revision: 1 });
    expect(after.updatedAt).toBeGreaterThanOrEqual(before.updatedAt);
    expect((await member.call('POST', '/member/edit', { nickname: '새별명' })).status).toBe(200);
    expect(await member.call('POST', '/member/edit', { nickname: '동해바다' })).toMatchObject({
      status: 409,
      body: { reason: 'nicknameTaken', field: 'nickname' },
    });
  });
});
