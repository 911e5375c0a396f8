/** Guessing at a real origin, all at once: what is tried is counted by what it does (rules ENT, SEC-01, SEC-03). */
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../../server/clock.ts';
import type { SecurityEvent } from '../../../server/security/securityLog.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

type Origin = Awaited<ReturnType<typeof openOrigin>>;

/** Another caller's address, as a trusted proxy tells it. */
const via = (address: string) => ({ 'x-forwarded-for': address });
const behindProxy = { trustProxy: ['127.0.0.1'] };

const login = (origin: Origin, password: string, from = '10.0.0.1', userId = 'member1') =>
  callOrigin(origin, 'POST', '/member/login', { userId, password }, via(from));

const tally = (answers: readonly { readonly status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Time that passes when it is told to, and a wall clock that is set as it is told to. */
function manualClock() {
  let passed = 0;
  let set = 0;
  return {
    elapsed: () => passed,
    now: () => systemClock.now() + set,
    after: () => () => undefined,
    pass: (ms: number) => {
      passed += ms;
    },
    setBy: (ms: number) => {
      set += ms;
    },
  };
}

describe('guessing a password', () => {
  it('ENT-1 sixty at once: eight are tried, and the right one among the last is not', async () => {
    const origin = await openOrigin(behindProxy);
    const guesses = Array.from({ length: 60 }, (_, n) => login(origin, n < 50 ? `wrong${n}` : 'hanpan1234'));
    const counts = tally(await Promise.all(guesses));
    expect((counts[404] ?? 0) + (counts[200] ?? 0)).toBeLessThanOrEqual(8);
    expect(counts[429]).toBeGreaterThanOrEqual(52);
  });

  it('ENT-2 from as many addresses: twenty are tried, of a name nobody has as well', async () => {
    const origin = await openOrigin(behindProxy);
    for (const userId of ['member1', 'nobody']) {
      const answers: { readonly status: number }[] = [];
      for (let n = 0; n < 40; n += 1) answers.push(await login(origin, 'wrong', `10.0.1.${n}`, userId));
      expect(tally(answers)).toEqual({ 404: 20, 429: 20 });
    }
  });

  it('ENT-3 does not lock a member out where they have signed in before', async () => {
    const clock = manualClock();
    const origin = await openOrigin({ ...behindProxy, clock });
    expect((await login(origin, 'hanpan1234', '10.0.0.1')).status).toBe(200);
    for (let n = 0; n < 30; n += 1) await login(origin, 'wrong', `10.0.1.${n}`);
    expect((await login(origin, 'hanpan1234', '10.9.9.9')).status).toBe(429);
    expect((await login(origin, 'hanpan1234', '10.0.0.1')).status).toBe(200);
    // Elsewhere they wait; not longer than a quarter of an hour.
    clock.pass(15 * 60_000);
    expect((await login(origin, 'hanpan1234', '10.9.9.9')).status).toBe(200);
  });

  it('ENT-4 the wall clock set forward opens nothing, and set back closes nothing', async () => {
    const clock = manualClock();
    const origin = await openOrigin({ ...behindProxy, clock });
    for (let n = 0; n < 8; n += 1) await login(origin, 'wrong');
    clock.setBy(24 * 3_600_000);
    expect((await login(origin, 'hanpan1234')).status).toBe(429);
    clock.setBy(-48 * 3_600_000);
    clock.pass(60_000);
    expect((await login(origin, 'hanpan1234')).status).toBe(200);
  });

  it('tells the security log who was refused and why, and never what was typed', async () => {
    const events: SecurityEvent[] = [];
    const origin = await openOrigin({ ...behindProxy, securityLog: { record: (event) => events.push(event) } });
    await login(origin, 'my secret', '10.0.0.1');
    await login(origin, 'hanpan1234', '10.0.0.1', 'typed-my-password-here');
    await login(origin, 'hanpan1234', '10.0.0.1');
    expect(events).toEqual([
      { name: 'loginRefused', who: 'member1', from: '10.0.0.1', what: 'wrong' },
      { name: 'loginRefused', who: null, from: '10.0.0.1', what: 'wrong' },
      { name: 'login', who: 'member1', from: '10.0.0.1' },
    ]);
  });
});

describe('a hash of an earlier cost', () => {
  it('ENT-8 is made anew at the next login, once, and opens as before', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir, passwordCost: 6 })).close();
    const origin = await openOrigin({ dataDir, passwordCost: 7 });
    const callers = await Promise.all([signIn(origin), signIn(origin), signIn(origin)]);
    expect(callers).toHaveLength(3);
    await origin.close();
    const database = new Database(`${dataDir}/origin.db`);
    const rows = database.prepare('SELECT password_hash FROM members WHERE id IN (?, ?) ORDER BY id');
    const hashes = (rows.all(['member1', 'member2']) as { password_hash: string }[]).map((row) => row.password_hash);
    database.close();
    expect(hashes.map((hash) => hash.split('.')[1])).toEqual(['7', '6']);
  });
});

describe('a PIN that was hashed at an earlier cost', () => {
  it('ENT-8 ACC-5 is hashed anew where it is right, and proves its member as before', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir, passwordCost: 6 })).close();
    const origin = await openOrigin({ dataDir, passwordCost: 7 });
    const find = (pin: string, phone = '01000000001') =>
      callOrigin(origin, 'POST', '/member/findPassword', { userId: 'member1', phone, pin });
    const cost = () => {
      const database = new Database(`${dataDir}/origin.db`);
      const row = database.prepare("SELECT pin_hash FROM members WHERE id = 'member1'").get() as { pin_hash: string };
      database.close();
      return row.pin_hash.split('.')[1];
    };
    expect([(await find('730582')).status, (await find('482915', '01000000002')).status, cost()]).toEqual([
      404,
      404,
      '6',
    ]);
    expect([(await find('482915')).status, cost()]).toEqual([200, '7']);
    expect([(await find('482915')).status, (await find('730582')).status]).toEqual([200, 404]);
  });
});

describe('guessing a PIN', () => {
  const find = (origin: Origin, pin: string, from: string, phone = '01000000001') =>
    callOrigin(origin, 'POST', '/member/findPassword', { userId: 'member1', phone, pin }, via(from));

  it('ENT-1 ACC-5 sixty at once: five are tried, then none for an hour, from wherever', async () => {
    const clock = manualClock();
    const origin = await openOrigin({ ...behindProxy, clock });
    const guesses = Array.from({ length: 60 }, (_, n) => find(origin, `${100_000 + n}`, `10.0.${n}.1`));
    expect(tally(await Promise.all(guesses))).toEqual({ 404: 5, 429: 55 });
    expect((await find(origin, '482915', '10.1.1.1')).status).toBe(429);
    clock.pass(3_600_000 - 1);
    expect((await find(origin, '482915', '10.1.1.1')).status).toBe(429);
    clock.pass(1);
    expect((await find(origin, '482915', '10.1.1.1')).status).toBe(200);
  });

  it('ACC-5 whoever does not know the telephone number locks nobody out', async () => {
    const origin = await openOrigin(behindProxy);
    for (let n = 0; n < 12; n += 1) await find(origin, '111111', `10.0.${n}.1`, '01099999999');
    expect((await find(origin, '482915', '10.1.1.1')).status).toBe(200);
  });

  it('ACC-10 a PIN of four digits is no PIN any more', async () => {
    const origin = await openOrigin(behindProxy);
    expect((await find(origin, '1234', '10.1.1.1')).status).toBe(400);
  });
});

describe('a password that was changed', () => {
  const ticketOf = async (origin: Origin) => {
    const proof = { userId: 'member1', phone: '01000000001', pin: '482915' };
    const answer = await callOrigin(origin, 'POST', '/member/findPassword', proof);
    return z.object({ ticket: z.string() }).parse(answer.body).ticket;
  };

  it('ACC-9 leaves no ticket: one that was given before opens nothing', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const ticket = await ticketOf(origin);
    const change = { currentPassword: 'hanpan1234', newPassword: 'brand new 71' };
    expect((await member.call('POST', '/member/password', change)).status).toBe(204);
    const redeemed = await callOrigin(origin, 'POST', '/member/password', { ticket, newPassword: 'stolen pass 1' });
    expect(redeemed).toMatchObject({ status: 410, body: { reason: 'wrongTicket' } });
    expect((await signIn(origin, 'member1', 'brand new 71')).token).toHaveLength(43);
  });

  it('ACC-9 sixty uses of one ticket at once change it once', async () => {
    const origin = await openOrigin();
    const ticket = await ticketOf(origin);
    const uses = Array.from({ length: 60 }, (_, n) =>
      callOrigin(origin, 'POST', '/member/password', { ticket, newPassword: `brand new 71${n}` }),
    );
    const counts = tally(await Promise.all(uses));
    expect(counts[204]).toBe(1);
  });

  it('ACC-11 a new PIN takes the place of one that others may know, with the tickets it gave', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const ticket = await ticketOf(origin);
    const change = (currentPassword: string, pin: string) =>
      member.call('POST', '/member/pin', { currentPassword, pin });
    expect(await change('hanpan1234', '7305')).toMatchObject({ status: 400, body: { field: 'pin' } });
    expect(await change('wrong', '730582')).toMatchObject({ status: 422, body: { reason: 'wrongPassword' } });
    expect((await change('hanpan1234', '730582')).status).toBe(204);
    const find = (pin: string) =>
      callOrigin(origin, 'POST', '/member/findPassword', { userId: 'member1', phone: '01000000001', pin });
    expect((await find('482915')).status).toBe(404);
    const used = await callOrigin(origin, 'POST', '/member/password', { ticket, newPassword: 'stolen pass 1' });
    expect(used).toMatchObject({ status: 410, body: { reason: 'wrongTicket' } });
    expect((await find('730582')).status).toBe(200);
    expect((await member.call('GET', '/member/user')).status).toBe(200);
  });

  it('ACC-12 a new PIN is not one that is tried first, nor part of a telephone number', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    for (const pin of ['000000', '123456', '654321', '000001', '00000001']) {
      const answer = await member.call('POST', '/member/pin', { currentPassword: 'hanpan1234', pin });
      expect([pin, answer]).toMatchObject([pin, { status: 422, body: { reason: 'easyPin', field: 'pin' } }]);
    }
    // Only who knows the password learns what stands in the telephone number.
    const stranger = await member.call('POST', '/member/pin', { currentPassword: 'wrong', pin: '000001' });
    expect(stranger.body).toMatchObject({ reason: 'wrongPassword' });
  });

  it('ACC-6 is not the one of before', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    const set = (currentPassword: string) =>
      member.call('POST', '/member/password', { currentPassword, newPassword: 'brandnew 71' });
    expect((await set('hanpan1234')).status).toBe(204);
    expect(await set('brandnew 71')).toMatchObject({
      status: 422,
      body: {
        reason: 'samePassword',
        field: 'newPassword',
        message: '지금 사용 중인 비밀번호와 다른 비밀번호를 입력해주세요.',
      },
    });
    expect((await set('wrong guess 7')).body).toMatchObject({ reason: 'wrongPassword' });
  });

  it('ACC-10 is told in a letter where it was lost', async () => {
    const origin = await openOrigin();
    await ticketOf(origin);
    const member = await signIn(origin);
    expect((await member.call('GET', '/message/unread')).body).toBe(1);
  });

  it.each([
    ['most used', ['abcd1234', 'Qwer1234!', 'trustno1', '1q2w3e4r', 'password', '12345678']],
    ['ours and of Korean keyboards', ['hanpan1234', 'hanpan_2026!', 'tkfkdgo1004', '비밀번호1234', 'P@ssw0rd!']],
    ['leaked', ['xXhmwD56', 'xxHOdv3xSvWbE', 'XXHUBRIS']],
    [
      'known of who chooses it',
      ['Member1!', 'member1member1', '01000000001', 'member11234', '010-0000-0001', '1rebmem1'],
    ],
    ['a telephone number, a birthday, a pattern', ['01098765432', '19880315', 'abcabcabc', '        ']],
  ])('ENT-6 is not one that is tried first: %s', async (_kind, passwords) => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    for (const newPassword of passwords) {
      const change = { currentPassword: 'hanpan1234', newPassword };
      const { status, body } = await member.call('POST', '/member/password', change);
      expect({ newPassword, status, body }).toMatchObject({ status: 422, body: { reason: 'commonPassword' } });
    }
  });

  it('ENT-6 may be of letters alone, or of any others', async () => {
    const origin = await openOrigin();
    const member = await signIn(origin);
    let currentPassword = 'hanpan1234';
    for (const newPassword of ['correct horse battery', '우리집고양이는까망', '70419358264471']) {
      expect(await member.call('POST', '/member/password', { currentPassword, newPassword })).toMatchObject({
        status: 204,
      });
      currentPassword = newPassword;
    }
  });
});

describe('a session', () => {
  it('ENT-7 lives a day however much it is used, whatever is done to the wall clock', async () => {
    const clock = manualClock();
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir, clock });
    const member = await signIn(origin);
    // Set back all the time, it makes a day of 24 hours one of 26 hours and 40 minutes.
    for (let hour = 1; hour <= 26; hour += 1) {
      clock.pass(3_600_000);
      clock.setBy(-3_600_000);
      expect((await member.call('GET', '/member/user')).status).toBe(200);
    }
    clock.pass(3_600_000);
    expect((await member.call('GET', '/member/user')).status).toBe(556);
  });

  it('ENT-7 is not longer for a restart', async () => {
    const dataDir = newDataDir();
    const first = await openOrigin({ dataDir });
    const member = await signIn(first);
    await first.close();
    const second = await openOrigin({ dataDir, sessionLifeMs: 1 });
    expect((await member.on(second).call('GET', '/member/user')).status).toBe(556);
  });
});
