/** How operators come in, how long they stay, and who never does (rules OSN). */
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { callOrigin, signIn } from '../support/caller.ts';
import { movedClock } from '../support/movedClock.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';
import { storedText } from '../support/storedText.ts';
import { isEvent, openOfficeStream } from '../support/streamReader.ts';
import { newDataDir } from '../support/openOrigin.ts';

const MINUTE = 60_000;

describe('an operator', () => {
  it('OSN-1 comes in by password and code alone, and has a cookie that no page reads', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const answer = await callOrigin(origin, 'POST', '/office/login', { userId: 'owner1', password: 'hanpan1234' });
    expect(answer.body).toMatchObject({ step: 'code' });
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { ticket } = answer.body as { ticket: string };
    const wrong = await callOrigin(origin, 'POST', '/office/login/step', { ticket, answer: '000000' });
    expect([wrong.status, wrong.body]).toMatchObject([422, { reason: 'wrongCode' }]);
    const owner = await signInOperator(origin);
    expect(owner.session.operator).toMatchObject({ id: 'owner1', role: 'owner' });
    const { status, body } = await owner.call('GET', '/session');
    expect([status, body]).toMatchObject([200, { operator: { role: 'owner' } }]);
    const [, token = ''] = owner.cookie.split('=');
    expect(token.length).toBeGreaterThan(40);
    expect(storedText(dataDir)).not.toContain(token);
  });

  it('OSN-1 behind TLS has a cookie that no other host and no plain text can set, and is known by no other', async () => {
    const origin = await openOrigin({ trustProxy: ['loopback'] });
    const tls = { 'x-forwarded-proto': 'https' };
    const asked = await callOrigin(origin, 'POST', '/office/login', { userId: 'owner1', password: 'hanpan1234' }, tls);
    const { ticket } = asked.body as { ticket: string };
    const { code } = (await callOrigin(origin, 'GET', '/office/demo-code', undefined, tls)).body as { code: string };
    const entered = await callOrigin(origin, 'POST', '/office/login/step', { ticket, answer: code }, tls);
    const [cookie = '', ...attributes] = (entered.headers.get('set-cookie') ?? '').split('; ');
    expect(cookie).toMatch(/^__Host-hanpan-office=/);
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure']));
    const session = (given: string) =>
      callOrigin(origin, 'GET', '/office/session', undefined, { ...tls, cookie: given, 'x-office': '1' });
    expect((await session(cookie)).status).toBe(200);
    expect((await session(cookie.replace('__Host-', ''))).status).toBe(401);
  });

  it('OSN-1 is nobody without a row of their own: no member, no partner, no former administrator', async () => {
    const origin = await openOrigin();
    for (const userId of ['member1', 'manager1', 'admin1']) {
      const { status } = await callOrigin(origin, 'POST', '/office/login', { userId, password: 'hanpan1234' });
      expect([userId, status]).toEqual([userId, 404]);
    }
    const member = await signIn(origin, 'admin1');
    expect((await member.call('GET', '/office/session')).status).toBe(401);
  });

  it('OSN-2 is out after a quarter of an hour without an act, and after eight hours in all', async () => {
    const { clock, pass } = movedClock();
    const origin = await openOrigin({ clock });
    const owner = await signInOperator(origin);
    pass(14 * MINUTE);
    expect((await owner.call('GET', '/session')).status).toBe(200);
    pass(2 * MINUTE);
    expect(await owner.call('GET', '/session')).toMatchObject({ status: 401, body: { reason: 'ended' } });

    const again = await signInOperator(origin);
    for (let minutes = 0; minutes < 8 * 60 - 10; minutes += 10) {
      pass(10 * MINUTE);
      expect((await again.call('POST', '/session/keep')).status).toBe(200);
    }
    pass(10 * MINUTE);
    expect(await again.call('POST', '/session/keep')).toMatchObject({ status: 401, body: { reason: 'ended' } });
  });

  it('OSN-3 has one session: another sign-in ends it, and so does signing out', async () => {
    const origin = await openOrigin();
    const first = await signInOperator(origin);
    const second = await signInOperator(origin);
    expect((await first.call('GET', '/session')).status).toBe(401);
    const out = await second.call('POST', '/logout');
    expect([out.status, out.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect((await second.call('GET', '/session')).status).toBe(401);
  });

  it('OSN-4 changes nothing from a page of another site, nor without the header of ours', async () => {
    const origin = await openOrigin();
    const owner = await signInOperator(origin);
    const { cookie } = owner;
    const bare = await callOrigin(origin, 'POST', '/office/session/keep', undefined, { cookie });
    expect(bare).toMatchObject({ status: 403, body: { reason: 'forged' } });
    const foreign = await owner.call('POST', '/session/keep', undefined, { origin: 'https://elsewhere.example' });
    expect(foreign).toMatchObject({ status: 403, body: { reason: 'forged' } });
    const own = await owner.call('POST', '/session/keep', undefined, { origin: origin.url });
    expect(own.status).toBe(200);
  });

  it('OSN-5 of a demo alone has a code that is told', async () => {
    const origin = await openOrigin({ demo: false });
    expect((await callOrigin(origin, 'GET', '/office/demo-code?userId=admin')).status).toBe(404);
    const { status } = await callOrigin(origin, 'POST', '/office/login', { userId: 'owner1', password: 'hanpan1234' });
    expect(status).toBe(404);
  });
});

describe('an operator’s password that changes', () => {
  it('ACC-4 by a ticket ends their session, and their stream with it', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const [cashier, owner] = [await signInOperator(origin, 'cashier1'), await signInOperator(origin)];
    const [stream, told] = [
      await openOfficeStream(origin, cashier.cookie),
      await openOfficeStream(origin, owner.cookie),
    ];
    const phone = '01077770001';
    const database = new Database(`${dataDir}/origin.db`);
    database
      .prepare(
        "UPDATE members SET phone = ?, pin_hash = (SELECT pin_hash FROM members WHERE id = 'member1') WHERE id = 'cashier1'",
      )
      .run(phone);
    database.close();
    const proof = { userId: 'cashier1', phone, pin: '482915' };
    const found = await callOrigin(origin, 'POST', '/member/findPassword', proof);
    const { ticket } = found.body as { ticket: string };
    const change = { ticket, newPassword: 'brandnew 71' };
    expect((await callOrigin(origin, 'POST', '/member/password', change)).status).toBe(204);
    expect((await cashier.call('GET', '/queue')).status).not.toBe(200);
    await stream.ended();
    await told.until(isEvent('DocumentTold'));
    expect((await owner.call('GET', '/queue')).status).toBe(200);
  });

  it('ACC-6 by the current one ends their session', async () => {
    const origin = await openOrigin();
    const cashier = await signInOperator(origin, 'cashier1');
    const member = await signIn(origin, 'cashier1');
    const change = { currentPassword: 'hanpan1234', newPassword: 'brandnew 71' };
    expect((await member.call('POST', '/member/password', change)).status).toBe(204);
    expect((await cashier.call('GET', '/queue')).status).not.toBe(200);
    expect((await member.call('GET', '/member/user')).status).toBe(200);
  });
});
