/** A member's account from the browser: lost and new passwords, the nickname, and a login without settings (SES-13, SES-R3). */
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { openOrigin } from '../../server/support/openOrigin.ts';
import { until } from '../../support/engine/manualClock.ts';
import { theirs } from '../../support/engine/openDatabases.ts';
import { sampleLevel, T0 } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';
import { browserAtOrigin } from '../support/browserAtOrigin.ts';

const DONE = { ok: true, value: null };
const MINUTE = 60_000;

describe('the account', () => {
  it('SES-13 a lost password is found, set anew with the ticket, and signs in', async () => {
    const origin = await openOrigin();
    const { tab } = browserAtOrigin(origin.url);
    const { engine } = tab;
    const proof = { userId: 'member2', phone: '01000000002', pin: '482915' };
    expect(await engine.findPassword({ ...proof, pin: '432187' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason: 'wrongDetails' },
    });
    const found = await engine.findPassword(proof);
    const ticket = found.ok ? found.value.ticket : '';
    expect(await engine.changePassword({ ticket, newPassword: 'brandnew 71' })).toEqual(DONE);
    expect(await engine.changePassword({ ticket, newPassword: 'brandnew2' })).toMatchObject({
      ok: false,
      failure: { reason: 'wrongTicket' },
    });
    expect(await engine.login({ userId: 'member2', password: 'brandnew 71' })).toEqual(DONE);
  });

  it('ENT-9 an operator is signed in by the last answer to what is asked after the password', async () => {
    let password = '';
    const origin = await openOrigin({
      demo: false,
      onProgress: (progress) => {
        if (progress.phase === 'founded') password = progress.administrator?.password ?? '';
      },
    });
    const { tab, db } = browserAtOrigin(origin.url);
    const { engine } = tab;
    const next = async (asked: ReturnType<typeof engine.continueLogin>) => {
      const answer = await asked;
      if (!answer.ok || answer.value === null) throw new Error(JSON.stringify(answer));
      return answer.value;
    };
    const first = await next(engine.login({ userId: 'admin', password }) as ReturnType<typeof engine.continueLogin>);
    const enrol = await next(engine.continueLogin({ ticket: first.ticket, answer: 'my own pass 7' }));
    if (enrol.step !== 'enrol') throw new Error(enrol.step);
    expect(await engine.continueLogin({ ticket: enrol.ticket, answer: '000000' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason: 'wrongCode', field: 'answer' },
    });
    const answer = new TOTP({ secret: Secret.fromBase32(enrol.secret) }).generate();
    const codes = await next(engine.continueLogin({ ticket: enrol.ticket, answer }));
    expect((await db.sessions.get('session'))?.state).not.toBe('signedIn');
    expect(await engine.continueLogin({ ticket: codes.ticket, answer: '' })).toEqual(DONE);
    expect((await db.sessions.get('session'))?.state).toBe('signedIn');
  });

  it('SES-13 ACC-6 ACC-11 a new password and a new PIN by the current one keep this session', async () => {
    const origin = await openOrigin();
    const { tab, db } = browserAtOrigin(origin.url);
    const { engine } = tab;
    const change = (currentPassword: string) => engine.changePassword({ currentPassword, newPassword: 'brandnew 71' });
    expect(await change('hanpan1234')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    await engine.login({ userId: 'member1', password: 'hanpan1234' });
    expect(await change('nonsense')).toMatchObject({ ok: false, failure: { field: 'currentPassword' } });
    expect(await change('hanpan1234')).toEqual(DONE);
    expect((await db.sessions.get('session'))?.state).toBe('signedIn');
    expect(await engine.changePin({ currentPassword: 'nonsense', pin: '730582' })).toMatchObject({
      ok: false,
      failure: { field: 'currentPassword' },
    });
    expect(await engine.changePin({ currentPassword: 'brandnew 71', pin: '730582' })).toEqual(DONE);
    await engine.logout();
    expect(await engine.login({ userId: 'member1', password: 'brandnew 71' })).toEqual(DONE);
  });

  it('SES-13 a new nickname is in the record at once', async () => {
    const origin = await openOrigin();
    const { tab, db } = browserAtOrigin(origin.url);
    await tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
    expect(await tab.engine.editMember({ nickname: '새별명' })).toEqual(DONE);
    expect((await (await theirs(db)).members.get('member1'))?.nickname).toBe('새별명');
    expect(await tab.engine.editMember({ nickname: '동해바다' })).toMatchObject({
      ok: false,
      failure: { reason: 'nicknameTaken', field: 'nickname' },
    });
    expect(await tab.engine.editMember({ nickname: '' })).toMatchObject({ ok: false, failure: { kind: 'unexpected' } });
  });
});

describe('a login without settings', () => {
  it('SES-R3 signs in under the defaults, and asks again until they are known', async () => {
    const world = createWorld();
    const down = { status: 503, body: { message: 'full' } };
    world.origin.on('GET /setting/level', down);
    world.origin.on('GET /setting/autoLogoutMin', down);
    await world.signIn(world.openTab());
    const expiresAt = async () => (await world.db.sessions.get('session'))?.expiresAt;
    expect(await expiresAt()).toBe(T0 + 60 * MINUTE);
    expect(await (await theirs(world.db)).settings.get('levels')).toBeUndefined();
    world.origin.on('GET /setting/level', { status: 200, body: [sampleLevel] });
    await world.clock.advance(5_600);
    await until('levels', async () => (await (await theirs(world.db)).settings.get('levels')) !== undefined);
    expect(await expiresAt()).toBe(T0 + 60 * MINUTE);
    world.origin.on('GET /setting/autoLogoutMin', { status: 200, body: { autoLogoutMin: 90 } });
    await world.clock.advance(10_100);
    await until('minutes', async () => (await (await theirs(world.db)).settings.get('autoLogoutMin')) !== undefined);
    expect(await expiresAt()).toBe(T0 + 90 * MINUTE);
    const asked = world.origin.calls('GET /setting/level').length;
    await world.clock.advance(30_000);
    expect(world.origin.calls('GET /setting/level')).toHaveLength(asked);
    await world.close();
  });
});
