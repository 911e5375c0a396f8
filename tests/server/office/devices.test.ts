/** Browsers that members signed in with: what is kept of one, and who sees it (MBR-6, MBR-7). */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import { SharedDevice } from '../../../src/domain/office/devices.ts';
import { MemberRecord } from '../../../src/domain/office/members.ts';
import { forgetDevices, keepDevice } from '../../../server/session/knownDevices.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { callOrigin, type Address } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator, type OperatorCaller } from '../support/operator.ts';

const markOf = (digit: string) => digit.repeat(32);
const login = (origin: Address, userId: string, device?: string) =>
  callOrigin(origin, 'POST', '/member/login', { userId, password: 'hanpan1234', device });
const Page = z.object({ rows: z.array(SharedDevice), next: z.string().nullable() });
const pageOf = async (operator: OperatorCaller, query = '') =>
  Page.parse((await operator.call('GET', `/devices${query}`)).body);
const recordOf = async (operator: OperatorCaller, userId: string) =>
  MemberRecord.parse((await operator.call('GET', `/member/${userId}`)).body);

function beside(dataDir: string) {
  const store = openSqliteStore(dataDir, 0);
  onTestFinished(() => store.close());
  return store;
}

describe('the mark of a browser', () => {
  it('MBR-6 is kept as a digest, in no log, and a sign-in without one is as ever', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const mark = markOf('a');
    expect((await login(origin, 'member1', mark)).status).toBe(200);
    expect((await login(origin, 'member2')).status).toBe(200);
    expect((await login(origin, 'member3', 'no mark')).status).toBe(400);
    const rows = await beside(dataDir).read((tx) => tx.selectFrom('known_devices').selectAll().execute());
    expect(rows.map((row) => row.member_id)).toEqual(['member1']);
    expect(rows[0]?.device).toMatch(/^[\w-]{24}$/);
    // What is written down is on the disk once it is closed.
    await origin.close();
    const folder = join(dataDir, 'security');
    const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(written.join('')).toContain('"login"');
    for (const text of [...written, JSON.stringify(rows)]) expect(text).not.toContain(mark);
    expect(written.join('')).not.toContain(rows[0]?.device);
  });

  it('MBR-6 of ten browsers of a member at most, for half a year since the last sign-in', async () => {
    const dataDir = newDataDir();
    await (await openOrigin({ dataDir })).close();
    const store = beside(dataDir);
    const member = MemberId.parse('member1');
    for (let turn = 0; turn < 12; turn += 1) {
      await store.write((tx) => keepDevice(tx, member, `${turn}`.padStart(32, '0'), 1_000 + turn));
    }
    await store.write((tx) => keepDevice(tx, member, '2'.padStart(32, '0'), 2_000));
    const kept = () =>
      store.read((tx) => tx.selectFrom('known_devices').select(['first_at', 'seen_at']).orderBy('seen_at').execute());
    expect((await kept()).map((row) => row.seen_at)).toEqual([
      1_003, 1_004, 1_005, 1_006, 1_007, 1_008, 1_009, 1_010, 1_011, 2_000,
    ]);
    expect((await kept()).at(-1)?.first_at).toBe(1_002);
    await forgetDevices(store, 2_000 + 180 * DAY_MS);
    expect((await kept()).map((row) => row.seen_at)).toEqual([2_000]);
  });
});

describe('members of one browser', () => {
  it('MBR-7 are listed with when each of them signed in, page by page, and beside a record', async () => {
    const origin = await openOrigin();
    for (const userId of ['member1', 'member2', 'admin1']) await login(origin, userId, markOf('a'));
    for (const userId of ['member3', 'member4', 'member1']) await login(origin, userId, markOf('b'));
    await login(origin, 'member5', markOf('c'));
    const support = await signInOperator(origin, 'support1');
    const { rows } = await pageOf(support);
    const named = rows.map(({ members }) => members.map(({ userId }) => userId).toSorted());
    expect(named).toEqual([
      ['member1', 'member3', 'member4'],
      ['member1', 'member2'],
    ]);
    expect(rows.map(({ count }) => count)).toEqual([3, 2]);
    const [latest] = rows[0]?.members ?? [];
    expect(latest).toMatchObject({ userId: 'member1', lastAt: rows[0]?.at, firstAt: rows[0]?.at });
    expect(JSON.stringify(rows)).not.toMatch(/(?:a|b){32}/);
    const first = await pageOf(support, '?limit=1');
    const next = await pageOf(support, `?limit=1&after=${first.next}`);
    expect([...first.rows, ...next.rows]).toEqual(rows);
    expect(next.next).toBeNull();
    const sameDevice = (await recordOf(support, 'member1')).sameDevice.map(({ userId }) => userId);
    expect(sameDevice.toSorted()).toEqual(['member2', 'member3', 'member4']);
    expect((await recordOf(support, 'member5')).sameDevice).toEqual([]);
  });
});
