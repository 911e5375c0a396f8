/** Opening lobbies: the worker against a real origin where the house decides, a scripted one where it lies (NAV-10, SES-04, SES-09). */
import { describe, expect, it } from 'vitest';
import { openOrigin } from '../../server/support/openOrigin.ts';
import { until } from '../../support/engine/manualClock.ts';
import { theirs } from '../../support/engine/openDatabases.ts';
import { sampleMember, T0 } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';
import { browserAtOrigin } from '../support/browserAtOrigin.ts';
import { changeSettings } from '../../server/support/operator.ts';

const MINUTE = 60_000;

describe('a lobby', () => {
  it('NAV-10 LOB-1 opens at an address of this site, in play with #Live', async () => {
    const origin = await openOrigin();
    const { tab } = browserAtOrigin(origin.url);
    await tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
    const urls = await Promise.all([
      tab.engine.launch('european', null),
      tab.engine.launch('inPlay', null),
      tab.engine.launch('casino', 'starlight'),
      tab.engine.launch('slot', 'pado'),
    ]);
    expect(urls).toEqual(
      [
        '/play-lobby/european',
        '/play-lobby/inPlay#Live',
        '/play-lobby/casino?provider=starlight',
        '/play-lobby/slot?provider=pado',
      ].map((path) => ({ ok: true, value: { url: origin.url + path } })),
    );
  });

  it('LOB-3 under maintenance says so, and a visitor is told to sign in', async () => {
    const origin = await openOrigin();
    await changeSettings(origin, { lobbyMaintenance: { slot: 1 } });
    const { tab } = browserAtOrigin(origin.url);
    expect(await tab.engine.launch('slot', 'onnuri')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    await tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
    expect(await tab.engine.launch('slot', 'onnuri')).toEqual({ ok: false, failure: { kind: 'maintenance' } });
  });

  it('SES-09 LOB-2 is refused to tendency 22 here already, and nothing is asked', async () => {
    const origin = await openOrigin();
    const { tab, asked } = browserAtOrigin(origin.url);
    await tab.engine.login({ userId: 'member8', password: 'hanpan1234' });
    expect(await tab.engine.launch('casino', 'onnuri')).toEqual({ ok: false, failure: { kind: 'restricted' } });
    expect(await tab.engine.launch('casino', 'nobody')).toMatchObject({ ok: false, failure: { kind: 'unexpected' } });
    expect(asked).not.toContain('POST /playfun/auth');
    expect(await tab.engine.launch('european', null)).toMatchObject({ ok: true });
  });

  it.each([
    ['https://games.example/x', true],
    ['http://games.example/x', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//games.example/x', false],
    [{ other: 1 }, false],
    ['/play-lobby/european', true],
  ])('LOB-1 an address is https or of this site: %j', async (address, isFine) => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    world.origin.on('GET /kosca/opengame?type=EU', { status: 200, body: address });
    const opened = await tab.engine.launch('european', null);
    expect(opened).toMatchObject(isFine ? { ok: true } : { ok: false, failure: { kind: 'unexpected' } });
    await world.close();
  });
});

describe('the session of who enters', () => {
  it('SES-04 casino and slot keep it for 120 minutes from now, the others do not touch it', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    const launchTo = { status: 200, body: { launch_url: '/play-lobby/casino' } };
    world.origin.on('POST /playfun/auth', launchTo);
    world.origin.on('GET /kosca/opengame?type=EU', { status: 200, body: '/play-lobby/european' });
    const expiresAt = async () => (await world.db.sessions.get('session'))?.expiresAt;
    await tab.engine.launch('european', null);
    expect(await expiresAt()).toBe(T0 + 60 * MINUTE);
    await tab.engine.launch('casino', 'onnuri');
    expect(await expiresAt()).toBe(world.clock.now() + 120 * MINUTE);
    await world.close();
  });

  it('SES-04 a moved instant is honoured by the worker that watches it already', async () => {
    const world = createWorld();
    const tab = world.openTab();
    world.origin.on('GET /setting/autoLogoutMin', { status: 200, body: { autoLogoutMin: 2 } });
    world.origin.on('POST /playfun/auth', { status: 200, body: { launch_url: '/play-lobby/casino' } });
    await world.signIn(tab);
    await tab.engine.launch('casino', 'onnuri');
    await world.db.sessions.update('session', { expiresAt: T0 + 4 * MINUTE });
    const alive = async (until_: number) => {
      while (world.clock.now() < until_) {
        for (const name of ['events', 'bets']) world.origin.openStreams(name)[0]?.heartbeat('e1', 0);
        await world.clock.advance(10_000);
      }
    };
    await alive(T0 + 3 * MINUTE + 50_000);
    expect(await world.session()).toBe('signedIn');
    await alive(T0 + 4 * MINUTE + 1_000);
    await until('expired', async () => (await world.db.sessions.get('session'))?.ending === 'expired');
    await world.close();
  });

  it('SES-09 a tendency that changed is known from the record', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    world.setMember(sampleMember({ tendency: 22, updatedAt: T0 + 1 }));
    await world.clock.advance(5_600);
    await until('known', async () => (await (await theirs(world.db)).members.get('m1'))?.tendency === 22);
    expect(await tab.engine.launch('slot', 'onnuri')).toEqual({ ok: false, failure: { kind: 'restricted' } });
    await world.close();
  });
});
