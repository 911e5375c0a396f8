import { describe, expect, it } from 'vitest';
import { untoldLogouts } from '../../../src/db/records/logouts.ts';
import { until } from '../../support/engine/manualClock.ts';
import { rowsOfMembers, theirs } from '../../support/engine/openDatabases.ts';
import { sampleMember, T0 } from '../../support/engine/sampleData.ts';
import { createWorld, TOKEN } from '../../support/engine/world.ts';

describe('one session for the whole browser', () => {
  it('SYN-01 three tabs hold one connection of each stream and one poll', async () => {
    const world = createWorld();
    const tabs = [world.openTab(), world.openTab(), world.openTab()];
    await world.signIn(tabs[0]!);
    await Promise.all(tabs.map((tab) => tab.engine.wake('visible')));
    await world.clock.advance(5_600);
    expect(world.origin.calls('GET /streams/events')).toHaveLength(1);
    expect(world.origin.calls('GET /streams/bets')).toHaveLength(1);
    expect(world.origin.calls('GET /member/m1')).toHaveLength(1);
    await world.close();
  });

  it('SYN-01 two workers sync one at a time, and the second takes over when the first dies', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    const first = world.worker();
    world.replaceWorker();
    await world.clock.advance(5_000);
    expect(world.origin.openStreams('events')).toHaveLength(1);
    first.kill();
    await until('taken over', () => world.origin.streams.filter((stream) => stream.name === 'events').length === 2);
    expect(world.origin.latest('events').lastEventId).toBe('e1.0');
    expect(world.origin.latest('events').token).toBe(`Bearer ${TOKEN}`);
    await world.close();
  });

  it('SES-02 SES-03 waits for an origin that is busy with passwords, and not for ever', async () => {
    const world = createWorld();
    const tab = world.openTab();
    world.origin.on('POST /member/login', 'hang');
    let isOver = false;
    const login = tab.engine.login({ userId: 'member1', password: 'hanpan1234' }).finally(() => {
      isOver = true;
    });
    await until('asked', () => world.origin.calls('POST /member/login').length === 1);
    await world.clock.advance(19_000);
    expect(isOver).toBe(false);
    await world.clock.advance(2_000);
    expect(await login).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    await world.close();
  });

  it('SES-02 sends the token in its header and keeps it nowhere in clear', async () => {
    const world = createWorld();
    await world.signIn(world.openTab());
    expect(world.origin.calls('GET /member/user')[0]?.headers['x-auth-token']).toBe(`Bearer ${TOKEN}`);
    for (const call of world.origin.received) expect(call.path).not.toContain(TOKEN);
    for (const table of [...world.db.tables, ...(await theirs(world.db)).tables]) {
      expect(JSON.stringify(await table.toArray())).not.toContain(TOKEN);
    }
    const row = await (await theirs(world.db)).vault.get('token');
    expect(row?.key.extractable).toBe(false);
    expect(new TextDecoder().decode(row?.cipher)).not.toContain(TOKEN);
    expect(world.warnings.join()).not.toContain(TOKEN);
    await world.close();
  });

  it('SES-03 tells the sentence of a 404, and nothing of any other failure', async () => {
    const world = createWorld();
    const { engine } = world.openTab();
    const login = () => engine.login({ userId: 'member1', password: 'wrong' });
    world.origin.on('POST /member/login', { status: 404, body: { message: 'no' } });
    expect(await login()).toEqual({ ok: false, failure: { kind: 'refused', message: 'no' } });
    world.origin.on('POST /member/login', { status: 500, body: { message: 'boom' } });
    expect(await login()).toEqual({ ok: false, failure: { kind: 'unexpected', detail: 'status 500' } });
    world.origin.on('POST /member/login', { status: 200, text: '<html>' });
    expect(await login()).toMatchObject({ ok: false, failure: { kind: 'unexpected' } });
    world.origin.on('POST /member/login', 'networkError');
    expect(await login()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await world.session()).toBeUndefined();
    expect((await world.db.quarantine.toArray()).map((row) => row.sample)).toEqual(['']);
    await world.close();
  });

  it('SES-04 ends at its one instant, not before', async () => {
    const world = createWorld();
    world.origin.on('GET /setting/autoLogoutMin', { status: 200, body: { autoLogoutMin: 5 } });
    await world.signIn(world.openTab());
    expect((await world.db.sessions.get('session'))?.expiresAt).toBe(T0 + 5 * 60_000);
    const heartbeat = () => {
      for (const name of ['events', 'bets']) world.origin.openStreams(name)[0]?.heartbeat('e1', 0);
    };
    while (world.clock.now() < T0 + 290_000) {
      heartbeat();
      await world.clock.advance(10_000);
    }
    expect(await world.session()).toBe('signedIn');
    await world.clock.advance(10_001);
    await until('expired', async () => (await world.session()) === 'signedOut');
    expect((await world.db.sessions.get('session'))?.ending).toBe('expired');
    await until('streams closed', () => world.origin.streams.every((stream) => !stream.isOpen));
    await world.close();
  });

  it('SES-04 SES-R3 ends at its instant when another worker learns how long it may last', async () => {
    const world = createWorld();
    world.origin.on('GET /setting/autoLogoutMin', 'networkError');
    await world.signIn(world.openTab());
    const expiresAt = async () => (await world.db.sessions.get('session'))?.expiresAt;
    expect(await expiresAt()).toBe(T0 + 60 * 60_000);
    await world.clock.advance(30_000);
    const first = world.worker();
    const opened = world.origin.streams.length;
    world.replaceWorker();
    first.kill();
    // It looks at the clock when it takes over, and again a minute later: in between the end comes to lie.
    await until('taken over', () => world.origin.streams.length > opened);
    world.origin.on('GET /setting/autoLogoutMin', { status: 200, body: { autoLogoutMin: 1 } });
    await world.clock.advance(5_001);
    await until('moved', async () => (await expiresAt()) === T0 + 60_000);
    await world.clock.advance(T0 + 59_999 - world.clock.now());
    expect(await world.session()).toBe('signedIn');
    await world.clock.advance(2);
    await until('expired', async () => (await world.db.sessions.get('session'))?.ending === 'expired');
    await world.close();
  });

  it('SES-05 the poll stores a newer record', async () => {
    const world = createWorld();
    await world.signIn(world.openTab());
    world.setMember(sampleMember({ point: 5, updatedAt: T0 + 1 }));
    await world.clock.advance(5_600);
    await until('point', async () => (await (await theirs(world.db)).members.get('m1'))?.point === 5);
    await world.close();
  });

  it.each([
    [555, 'replaced'],
    [556, 'closed'],
    [406, 'blank'],
    [600, 'blockedIp'],
    [500, 'serverError'],
    [401, 'unauthorized'],
  ])('SES-07 status %i of the poll ends the session once: %s', async (status, ending) => {
    const world = createWorld();
    await world.signIn(world.openTab());
    world.origin.on('GET /member/m1', { status });
    await world.clock.advance(5_600);
    await until('ended', async () => (await world.session()) === 'signedOut');
    expect(await world.db.sessions.get('session')).toMatchObject({ ending, memberId: null });
    await until('streams closed', () => world.origin.streams.every((stream) => !stream.isOpen));
    // A server error ends the session here alone, which the origin is then told (SES-16).
    const asMember = () =>
      world.origin.received.filter(({ headers, path }) => 'x-auth-token' in headers && path !== '/member/logout')
        .length;
    const calls = asMember();
    await world.clock.advance(30_000);
    expect(asMember()).toBe(calls);
    await world.close();
  });

  it('SES-07 SessionEnded on the stream ends it, too', async () => {
    const world = createWorld();
    await world.signIn(world.openTab());
    world.origin.latest('bets').event('m1', 1, { type: 'SessionEnded', at: T0, data: { ending: 'replaced' } });
    await world.clock.advance(50);
    await until('ended', async () => (await world.db.sessions.get('session'))?.ending === 'replaced');
    await world.close();
  });

  it('SES-16 SES-R6 C10 a logout without network is kept encrypted, and told as soon as there is one', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    world.origin.on('POST /member/logout', 'networkError');
    await tab.engine.logout();
    await until('kept', async () => (await world.outbox.logouts.count()) === 1);
    const [row] = await world.outbox.logouts.toArray();
    expect(row?.key.extractable).toBe(false);
    expect(new TextDecoder().decode(row?.cipher)).not.toContain(TOKEN);
    expect(await rowsOfMembers(world.db)).toBe(0);
    world.origin.on('POST /member/logout', { status: 204 });
    await tab.engine.wake('online');
    await until('told', async () => (await world.outbox.logouts.count()) === 0);
    expect(world.origin.calls('POST /member/logout').at(-1)?.headers['x-auth-token']).toBe(`Bearer ${TOKEN}`);
    const told = world.origin.calls('POST /member/logout').length;
    await world.clock.advance(600_000);
    expect(world.origin.calls('POST /member/logout')).toHaveLength(told);
    await world.close();
  });

  it('SES-16 SES-R6 C10 of two members who sign in at once the one who is not signed in is signed out at the origin', async () => {
    const world = createWorld();
    const [tab, other] = [world.openTab(), world.openTab()];
    await world.signIn(tab);
    const second = `${TOKEN}-second`;
    world.origin.on('POST /member/login', { status: 200, body: { token: second } });
    world.setMember(sampleMember({ id: 'm2' as never }));
    expect(await other.engine.login({ userId: 'member2', password: 'hanpan1234' })).toMatchObject({ ok: true });
    await until('told', () => world.origin.calls('POST /member/logout').length === 1);
    expect(world.origin.calls('POST /member/logout')[0]?.headers['x-auth-token']).toBe(`Bearer ${TOKEN}`);
    await until('forgotten', async () => (await world.outbox.logouts.count()) === 0);
    expect(await world.db.sessions.get('session')).toMatchObject({ state: 'signedIn', memberId: 'm2' });
    await world.close();
  });

  it('SES-16 one that is never answered is asked at growing intervals, and for a day only', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    world.origin.on('POST /member/logout', { status: 503 });
    await tab.engine.logout();
    await until('kept', async () => (await world.outbox.logouts.count()) === 1);
    await world.clock.advance(60_000);
    expect(world.origin.calls('POST /member/logout').length).toBeLessThan(12);
    expect(await untoldLogouts(world.outbox, T0 + 23 * 3_600_000)).toHaveLength(1);
    expect(await untoldLogouts(world.outbox, T0 + 25 * 3_600_000)).toEqual([]);
    await world.close();
  });

  it('SES-16 an expired session ends at the origin too', async () => {
    const world = createWorld();
    world.origin.on('GET /setting/autoLogoutMin', { status: 200, body: { autoLogoutMin: 1 } });
    await world.signIn(world.openTab());
    await world.clock.advance(61_000);
    await until('over', async () => (await world.session()) === 'signedOut');
    await until('told', () => world.origin.calls('POST /member/logout').length === 1);
    expect(world.origin.calls('POST /member/logout')[0]?.headers['x-auth-token']).toBe(`Bearer ${TOKEN}`);
    await world.close();
  });

  it.each([
    ['an origin that answers', { status: 204 }],
    ['an origin that is gone', 'networkError' as const],
  ])('SES-06 logout forgets the member with %s', async (_what, reply) => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    world.origin.on('POST /member/logout', reply);
    expect(await tab.engine.logout()).toBeNull();
    expect(await world.session()).toBe('signedOut');
    await until('forgotten', async () => (await rowsOfMembers(world.db)) === 0);
    await until('streams closed', () => world.origin.streams.every((stream) => !stream.isOpen));
    expect(await world.db.fixtures.count()).toBe(2);
    await world.close();
  });

  it('SES-06 SES-R8 a logout is over here as one before the origin knows, who may tell of it another way', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    world.origin.on('POST /member/logout', 'hang');
    const logout = tab.engine.logout();
    await until('asked', () => world.origin.calls('POST /member/logout').length > 0);
    expect(await world.db.sessions.get('session')).toMatchObject({ state: 'signedOut', ending: 'logout' });
    await world.clock.advance(60_000);
    await logout;
    world.origin.on('POST /member/logout', { status: 204 });
    await tab.engine.wake('online');
    await until('told', async () => {
      // Whoever was asking while it hung waits for its next try.
      await world.clock.advance(2_000);
      return (await world.outbox.logouts.count()) === 0;
    });
    await world.close();
  });

  it('SES-04 a worker that starts again goes on with the stored session', async () => {
    const world = createWorld();
    await world.signIn(world.openTab());
    world.worker().kill();
    world.replaceWorker();
    await until(
      'streams',
      () => world.origin.openStreams('events').length === 1 && world.origin.openStreams('bets').length === 1,
    );
    expect(world.origin.latest('bets')).toMatchObject({ token: `Bearer ${TOKEN}`, lastEventId: 'm1.0' });
    await world.close();
  });
});
