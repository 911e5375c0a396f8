/** Processes of one house that each do a part of it (OPS-9, OPS-10), as several origins on one directory. */
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readCallTable } from '../../scripts/api/callTable.ts';
import { GAMES } from '../../src/domain/mini-games/gameTable.ts';
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';
import { Today } from '../../src/domain/office/today.ts';
import { ROLES, type Role } from '../../server/roles.ts';
import type { Clock } from '../../server/clock.ts';
import { countProcesses, type OpenCounts } from '../../server/processes.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import { startOrigin, type Origin } from '../../server/origin.ts';
import type { OriginOptions } from '../../server/originOptions.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from './support/caller.ts';
import { games, marketReport } from './support/feedReports.ts';
import { newDataDir, openOrigin } from './support/openOrigin.ts';
import { signInOperator } from './support/operator.ts';
import { openStream } from './support/streamReader.ts';
import { virtualClock, type VirtualClock } from './support/virtualClock.ts';

const table = await readCallTable(path.resolve(import.meta.dirname, '../..'));
const calls: readonly HttpCall[] = table.flatMap(({ rows }) => rows.map(({ call }) => call));

/** One process each of the same house, the writer first. */
async function openHouse(...roles: readonly Role[]): Promise<Origin[]> {
  const dataDir = newDataDir();
  const opened: Origin[] = [];
  for (const role of roles) opened.push(await openOrigin({ dataDir, role }));
  return opened;
}

/** As whoever stands in front sends it there, by method and address alone. */
function rolesFor({ method, path: address }: HttpCall): readonly Role[] {
  if (address.startsWith('/health')) return ROLES;
  if (address.startsWith('/streams/') || address === '/office/stream') return ['all', 'streams'];
  return method === 'GET' ? ['all', 'writer', 'web'] : ['all', 'writer'];
}

it.each(ROLES)(
  'OPS-9 a process of role %s answers its part of the calls, and of each other one that it is not there',
  async (role) => {
    const origin = await openOrigin({ role });
    for (const call of calls) {
      const asked = `${call.method} ${call.path}`;
      const { status } = await callOrigin(origin, call.method, call.path.replaceAll(/:\w+/g, 'x'));
      expect([asked, status === 421]).toEqual([asked, !rolesFor(call).includes(role)]);
    }
    expect(await callOrigin(origin, 'GET', '/health')).toMatchObject({ status: 200, body: { role } });
    expect(await callOrigin(origin, 'GET', '/health/ready')).toMatchObject({ status: 200 });
  },
);

it('OPS-9 SYN-04 what is written at the writer is read at the web and told by both processes of streams', async () => {
  const [writer, web, one, other] = (await openHouse('writer', 'web', 'streams', 'streams')) as [
    Origin,
    Origin,
    Origin,
    Origin,
  ];
  await writer.sink.deliver(games('g'));
  const member = await signIn(writer);
  const streams = await Promise.all([one, other].map((origin) => openStream(origin, 'bets', member.token)));
  const offers = await Promise.all([one, other].map((origin) => openStream(origin, 'events', member.token)));
  const before = (await member.on(web).call('GET', '/member/member1')).body as { emoney: number };
  const placed = await member.bet(betOn([claimOn('g')]), newKey());
  expect(placed.status).toBe(200);
  for (const stream of streams) await stream.until((frame) => JSON.stringify(frame).includes('BetAccepted'));
  const after = (await member.on(web).call('GET', '/member/member1')).body as { emoney: number };
  expect(before.emoney - after.emoney).toBe(10_000);
  await writer.sink.deliver([marketReport('g', { home: { odds: 199 } })]);
  for (const offer of offers) await offer.until((frame) => JSON.stringify(frame).includes('199'));
});

it('OPS-9 a session that ends at the writer ends its streams in other processes', async () => {
  const [writer, streams] = (await openHouse('writer', 'streams')) as [Origin, Origin];
  const member = await signIn(writer);
  const stream = await openStream(streams, 'bets', member.token);
  await writer.closeSession(member.memberId);
  await stream.ended();
  expect((await openStream(streams, 'bets', member.token)).status).toBe(556);
});

it('OPS-9 only writers draw, and feed: one that comes later takes over what nobody does', async () => {
  const dataDir = newDataDir();
  const [game] = GAMES;
  if (game === undefined) throw new Error('no game');
  const options: Partial<OriginOptions> = {
    dataDir,
    drawnGames: [game],
    feed: () => Promise.resolve({ stop: () => Promise.resolve() }),
  };
  const web = await openOrigin({ ...options, role: 'web' });
  const streams = await openOrigin({ ...options, role: 'streams' });
  const store = openSqliteStore(dataDir, 0);
  onTestFinished(() => store.close());
  const chains = () => store.read((tx) => tx.selectFrom('draw_chains').select('day').limit(1).execute());
  await Promise.all([web.drawn(), streams.drawn()]);
  expect([web.isFeeding(), streams.isFeeding()]).toEqual([false, false]);
  expect(await chains()).toEqual([]);
  const writer = await openOrigin({ ...options, role: 'writer' });
  await writer.drawn();
  expect([web.isFeeding(), streams.isFeeding(), writer.isFeeding()]).toEqual([false, false, true]);
  expect(await chains()).toHaveLength(1);
});

it('OPS-2 OPS-9 one that only reads is ready while another process has the store, and goes on telling', async () => {
  const dataDir = newDataDir();
  const writer = await openOrigin({ dataDir, role: 'writer' });
  const streams = await openOrigin({ dataDir, role: 'streams' });
  const member = await signIn(writer);
  await openStream(streams, 'bets', member.token);
  const held = openSqliteStore(dataDir, 0);
  onTestFinished(() => held.close());
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    void held.write(async () => {
      resolve();
      await new Promise<void>((done) => (letGo = done));
    });
  });
  await isHeld;
  onTestFinished(() => letGo());
  expect(await callOrigin(streams, 'GET', '/health/ready')).toMatchObject({ status: 200, body: { lacks: [] } });
  expect(await callOrigin(writer, 'GET', '/health/ready')).toMatchObject({ status: 503, body: { lacks: ['store'] } });
  letGo();
});

it('OPS-9 three that are started at once found one house', async () => {
  const dataDir = newDataDir();
  const failures: unknown[] = [];
  const start = (role: Role) =>
    startOrigin({
      ...{ dataDir, role, port: 0, host: '127.0.0.1', siteDir: null, feed: null, drawnGames: [] },
      ...{ passwordCost: 8, onFailure: (error) => failures.push(error) },
    });
  const started = await Promise.all((['web', 'writer', 'streams'] as const).map(start));
  onTestFinished(async () => {
    for (const origin of started) await origin.close();
  });
  const epochOf = async (origin: Origin) =>
    ((await callOrigin(origin, 'GET', '/health')).body as { epoch: string }).epoch;
  expect(new Set(await Promise.all(started.map(epochOf))).size).toBe(1);
  expect(failures).toEqual([]);
});

it('OPS-10 ADM-02 what operators see open is of all processes, and of none that is gone', async () => {
  const [writer, web, one, other] = (await openHouse('writer', 'web', 'streams', 'streams')) as [
    Origin,
    Origin,
    Origin,
    Origin,
  ];
  const owner = (await signInOperator(writer)).on(web);
  const members = await Promise.all(['member1', 'member2', 'member3'].map((userId) => signIn(writer, userId)));
  const open = async () => Today.parse((await owner.call('GET', '/today')).body).online;
  for (const [index, member] of members.entries()) await openStream(index === 0 ? one : other, 'bets', member.token);
  await expect.poll(open).toEqual({ members: 3, streams: 3 });
  await other.close();
  await expect.poll(open).toEqual({ members: 1, streams: 1 });
});

it('OPS-10 a process that was killed counts for twenty-two seconds at most, and one that says the same writes every ten', async () => {
  const store = openSqliteStore(newDataDir(), 0);
  onTestFinished(() => store.close());
  const [killed, clock] = [virtualClock(1_000_000), virtualClock(1_000_000)];
  const written = () =>
    store.read((tx) => tx.selectFrom('processes').select(['id', 'seen_at']).orderBy('id').execute());
  const own: OpenCounts = { events: 2, bets: 1, office: 0, members: 1, behind: 0 };
  const failures: unknown[] = [];
  const start = (id: string, of: Clock) =>
    countProcesses({
      store,
      clock: of,
      id,
      role: 'streams',
      own: () => own,
      onFailure: (error) => failures.push(error),
    });
  const step = async (of: VirtualClock) => {
    of.advance(2_000);
    await expect.poll(() => of.pending).toBe(1);
  };
  start('killed', killed);
  // Of a process that is killed the clock stands still.
  await step(killed);
  const killedAt = killed.now();
  clock.advance(2_000);
  const alive = start('alive', clock);
  await step(clock);
  expect(alive.counts()).toEqual({ events: 4, bets: 2, office: 0, members: 2, behind: 0 });
  const saidAt = clock.now();
  while (clock.now() - killedAt <= 22_000) await step(clock);
  expect(alive.counts()).toEqual(own);
  const seen = (await written()).find(({ id }) => id === 'alive')?.seen_at ?? 0;
  expect((seen - saidAt) % 10_000).toBe(0);
  await alive.stop();
  expect((await written()).some(({ id }) => id === 'alive')).toBe(false);
  expect(failures).toEqual([]);
});
