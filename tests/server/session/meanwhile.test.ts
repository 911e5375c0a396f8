/** What changes while a password or a PIN is compared and hashed: what was proved before holds only if it still is so (ACC-4, ACC-6, ACC-11). */
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callOrigin, newKey, signIn, type Caller } from '../support/caller.ts';
import { heldPasswords } from '../support/heldPasswords.ts';
import { signInOperator } from '../support/operator.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

type Origin = Awaited<ReturnType<typeof openOrigin>>;

const PIN = '482915';
const PASSWORD = 'hanpan1234';

const find = (origin: Origin, pin = PIN) =>
  callOrigin(origin, 'POST', '/member/findPassword', { userId: 'member1', phone: '01000000001', pin });
const recover = async (origin: Origin, newPassword: string) => {
  const { ticket } = z.object({ ticket: z.string() }).parse((await find(origin)).body);
  expect((await callOrigin(origin, 'POST', '/member/password', { ticket, newPassword })).status).toBe(204);
};
const setPin = (member: Caller, pin: string) => member.call('POST', '/member/pin', { currentPassword: PASSWORD, pin });
const setPassword = (member: Caller, newPassword: string) =>
  member.call('POST', '/member/password', { currentPassword: PASSWORD, newPassword });

function change(dataDir: string, sql: string): Promise<void> {
  const database = new Database(`${dataDir}/origin.db`);
  database.exec(sql);
  database.close();
  return Promise.resolve();
}

async function openHeld() {
  const held = heldPasswords();
  const origin = await openOrigin({ openPasswords: held.open });
  return { held, origin, member: await signIn(origin) };
}

/** How the session ends while it hashes, and what it is told then. */
const endings: readonly (readonly [string, number, (origin: Origin, member: Caller) => Promise<unknown>])[] = [
  ['the password is recovered', 556, (origin) => recover(origin, 'brandnew 71')],
  ['the member signs in elsewhere', 555, (origin) => signIn(origin)],
  ['the member signs out', 401, (_origin, member) => member.call('POST', '/member/logout')],
];

describe('a session that ends while it hashes', () => {
  it.each(endings)('ACC-11 sets no PIN where %s', async (_how, status, end) => {
    const { held, origin, member } = await openHeld();
    const hashing = held.hold('hash', '730582');
    const asked = setPin(member, '730582');
    await hashing.reached;
    await end(origin, member);
    hashing.release();
    expect((await asked).status).toBe(status);
    expect((await find(origin, '730582')).status).toBe(404);
    expect((await find(origin)).status).toBe(200);
  });

  it.each(endings)('ACC-6 sets no password where %s, and ends no session', async (_how, status, end) => {
    const { held, origin, member } = await openHeld();
    const hashing = held.hold('hash', 'stolen pass 1');
    const asked = setPassword(member, 'stolen pass 1');
    await hashing.reached;
    const next = await end(origin, member);
    hashing.release();
    expect((await asked).status).toBe(status);
    await expect(signIn(origin, 'member1', 'stolen pass 1')).rejects.toThrow('404');
    if (next !== undefined && 'token' in (next as object))
      expect((await (next as Caller).call('GET', '/member/user')).status).toBe(200);
  });

  it('ACC-6 REQ-8 takes no play money out by a password that is another by now', async () => {
    const { held, origin, member } = await openHeld();
    const comparing = held.hold('verify', PASSWORD);
    const asked = member.call(
      'POST',
      '/exchange/request',
      { amount: 50_000, password: PASSWORD },
      { 'idempotency-key': newKey() },
    );
    await comparing.reached;
    await recover(origin, 'brandnew 71');
    comparing.release();
    expect(await asked).toMatchObject({ status: 422, body: { reason: 'wrongPassword' } });
  });
});

describe('a PIN that changes while it is compared', () => {
  const changes: readonly (readonly [string, (member: Caller, dataDir: string) => Promise<unknown>])[] = [
    ['the PIN is another', (member) => setPin(member, '730582')],
    [
      'the telephone number is another',
      (_member, dataDir) => change(dataDir, "UPDATE members SET phone = '01099990001' WHERE id = 'member1'"),
    ],
  ];

  it.each(changes)('ACC-11 ACC-5 gives no ticket where %s by then, and says so to nobody', async (_what, happen) => {
    const held = heldPasswords();
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir, openPasswords: held.open });
    const member = await signIn(origin);
    const comparing = held.hold('verify', PIN);
    const asked = find(origin);
    await comparing.reached;
    await happen(member, dataDir);
    comparing.release();
    expect(await asked).toMatchObject({ status: 404, body: { reason: 'wrongDetails' } });
    expect((await member.call('GET', '/message/unread')).body).toBe(0);
  });
});

describe('a password that is stored at a new cost while it is compared', () => {
  it('ENT-8 ACC-11 is the same password still', async () => {
    const dataDir = newDataDir();
    const before = await openOrigin({ dataDir });
    const operator = await signIn(before, 'owner1');
    await before.close();
    const held = heldPasswords();
    const origin = await openOrigin({ dataDir, openPasswords: held.open, passwordCost: 9 });
    const hashing = held.hold('hash', '730582');
    const asked = setPin(operator.on(origin), '730582');
    await hashing.reached;
    await signInOperator(origin);
    hashing.release();
    expect((await asked).status).toBe(204);
  });
});
