/** A password that everybody may read opens no house that others can reach (SEC-02, rule ENT-12). */
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { isLoopback, mayBeDemo } from '../../../server/house/houseKind.ts';
import { startOrigin } from '../../../server/origin.ts';
import type { OriginProgress } from '../../../server/originOptions.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const start = (dataDir: string, demo: boolean | null, host = '127.0.0.1') =>
  startOrigin({ dataDir, port: 0, host, siteDir: null, feed: null, passwordCost: 8, demo });

describe('a demo house', () => {
  it.each([
    ['127.0.0.1', null, [], true],
    ['::1', null, [], true],
    ['localhost', null, [], true],
    ['0.0.0.0', null, [], false],
    ['::', null, [], false],
    ['192.168.0.2', null, [], false],
    ['127.0.0.1', null, ['127.0.0.1'], false],
    ['0.0.0.0', true, [], true],
    ['127.0.0.1', false, [], false],
  ] as const)('ENT-12 at %s, told %j, behind %j: %j', (host, demo, trustProxy, expected) => {
    expect(mayBeDemo({ host, demo, trustProxy })).toBe(expected);
  });

  it('knows a loopback address from a name that begins like one', () => {
    expect(isLoopback('127.0.0.1.example.com')).toBe(false);
  });

  it('ENT-12 does not open beyond this machine with the passwords it was founded with, unless it is told to', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    await expect(start(dataDir, null, '0.0.0.0')).rejects.toThrow('is published');
    await expect(start(dataDir, false)).rejects.toThrow('is published');
    const told = await start(dataDir, true, '0.0.0.0');
    await told.close();
  });

  it('ENT-12 founded elsewhere has one administrator, whose password is told once and kept nowhere', async () => {
    const dataDir = newDataDir();
    const progress: OriginProgress[] = [];
    const origin = await openOrigin({
      dataDir,
      demo: null,
      host: '0.0.0.0',
      onProgress: (each) => progress.push(each),
    });
    const login = (userId: string, password: string) =>
      callOrigin({ url: `http://127.0.0.1:${origin.port}` }, 'POST', '/member/login', { userId, password });
    expect((await login('member1', 'hanpan1234')).status).toBe(404);
    const [founded] = progress;
    const administrator = founded?.phase === 'founded' ? founded.administrator : null;
    expect(administrator?.password).toHaveLength(20);
    expect((await login('admin', administrator?.password ?? '')).body).toMatchObject({ step: 'newPassword' });
    await origin.close();
    const database = new Database(`${dataDir}/origin.db`);
    const rows = database.prepare('SELECT user_id, password_hash FROM members').all();
    database.close();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(administrator?.password);
    await expect(start(dataDir, true)).rejects.toThrow('not founded as a demo');
  });

  it('gives demo members of before the PIN that is published now', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const database = new Database(`${dataDir}/origin.db`);
    database.exec(`UPDATE members SET pin_hash = ''; DELETE FROM meta WHERE key IN ('house', 'demoPin')`);
    database.close();
    const origin = await openOrigin({ dataDir });
    const proof = { userId: 'member1', phone: '01000000001', pin: '482915' };
    expect((await callOrigin(origin, 'POST', '/member/findPassword', proof)).status).toBe(200);
    expect((await signIn(origin)).token).toHaveLength(43);
  });
});
