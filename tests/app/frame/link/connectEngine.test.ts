import type { LoginStep } from '../../../../src/domain/session/loginSteps.ts';
import { expose, wrap } from 'comlink';
import { describe, expect, it } from 'vitest';
import { connectEngine } from '../../../../src/app/frame/link/connectEngine.ts';
import { BetConsent } from '../../../../src/domain/bet-slip/consent.ts';
import { SCHEMA_EPOCH } from '../../../../src/db/tables/schemaEpoch.ts';
import type { EngineCalls } from '../../../../src/worker/callTable.ts';
import { PROTOCOL, type Hello } from '../../../../src/worker/contract.ts';
import { manualClock, settle, until } from '../../../support/engine/manualClock.ts';
import { memoryLocks } from '../../../support/engine/memoryLocks.ts';
import { fixtureIdOf, selectionIdOf } from '../../../support/engine/sampleData.ts';
import { createWorld } from '../../../support/engine/world.ts';
import { lonelyTab } from '../../../worker/support/lonelyTab.ts';

const someConsent = BetConsent.parse({
  question: 'k'.repeat(24),
  terms: { picks: [], stake: 5_000, policy: 'none' },
});

describe('every call settles', () => {
  it('SYN-03 without a worker: workerGone, null, or a bet that was not sent, each at its own time limit', async () => {
    const { clock, engine } = lonelyTab(() => undefined);
    const results = Promise.all([
      engine.login({ userId: 'a', password: 'b' }),
      engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home')),
      engine.logout(),
      engine.showPage('cross'),
      engine.placeBet('wintielose', someConsent),
    ]);
    await clock.advance(27_100);
    const gone = { ok: false, failure: { kind: 'workerGone' } };
    expect(await results).toEqual([gone, gone, null, null, { kind: 'rejected', rejection: { reason: 'stale' } }]);
  });

  it('SYN-03 a worker that dies during a call: the call settles at once, a bet as unknown, and the next worker serves', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    world.origin.on('POST /member/login', 'hang');
    const login = tab.engine.login({ userId: 'a', password: 'b' });
    await settle();
    world.worker().kill();
    world.replaceWorker();
    // At once: the clock stands still.
    expect(await login).toEqual({ ok: false, failure: { kind: 'workerGone' } });
    await world.clock.advance(300);
    await tab.engine.showPage('wintielose');
    expect(await tab.engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'))).toMatchObject({
      ok: true,
    });
    await world.close();
  });

  it('SYN-03 before a worker may be started none is, and a call settles at its own time limit', async () => {
    let start: () => void = () => undefined;
    const due = new Promise<void>((resolve) => {
      start = resolve;
    });
    const { clock, engine, ports } = lonelyTab(
      () => undefined,
      async () => due,
    );
    const shown = engine.showPage('cross');
    await clock.advance(5_100);
    expect(await shown).toBeNull();
    expect(ports()).toBe(0);
    start();
    await settle();
    expect(ports()).toBe(1);
  });

  it('SYN-03 a worker that throws is a failure, not a rejection', async () => {
    const { engine, locks, clock } = lonelyTab((port) => {
      const welcome = {
        instanceId: 'i',
        protocol: PROTOCOL,
        schemaEpoch: SCHEMA_EPOCH,
        build: 'b',
        lockName: 'worker-lock',
      };
      const clearSlip = async () => {
        throw new Error('x');
      };
      expose({ hello: async () => welcome, showPage: async () => null, clearSlip }, port);
    });
    void locks.agent().request('worker-lock', {}, () => new Promise(() => undefined));
    expect(await engine.clearSlip('cross')).toEqual({ ok: false, failure: { kind: 'workerGone' } });
    expect(clock.pending).toBe(0);
  });

  it('SYN-03 a worker that dies as soon as it starts is not started in a tight loop', async () => {
    const { clock, ports } = lonelyTab((port) => {
      expose(
        {
          hello: async () => ({
            instanceId: 'i',
            protocol: PROTOCOL,
            schemaEpoch: SCHEMA_EPOCH,
            build: 'b',
            lockName: 'nobody',
          }),
          showPage: async () => null,
        },
        port,
      );
    });
    await clock.advance(10_000);
    expect(ports()).toBeGreaterThan(3);
    expect(ports()).toBeLessThan(12);
  });
});

describe('after signing in', () => {
  it('D6 asks the browser to keep our storage, after a login that worked and after no other', async () => {
    const clock = manualClock();
    const locks = memoryLocks();
    let asked = 0;
    let isAccepted = false;
    let step: LoginStep | null = { step: 'code', ticket: 't'.repeat(32) };
    const engine = connectEngine({
      tabId: 'tab1',
      build: 'b1',
      clock,
      locks: locks.agent(),
      createPort: () => {
        const { port1, port2 } = new MessageChannel();
        const welcome = {
          instanceId: 'i',
          protocol: PROTOCOL,
          schemaEpoch: SCHEMA_EPOCH,
          build: 'b1',
          lockName: 'worker-lock',
        };
        const login = async () =>
          isAccepted ? { ok: true, value: step } : { ok: false, failure: { kind: 'unreachable' } };
        const continueLogin = async () => ({ ok: true, value: null });
        const calls = { hello: async () => welcome, showPage: async () => null, login, continueLogin };
        expose(calls, port2);
        return { endpoint: port1, close: () => undefined };
      },
      onMismatch: () => undefined,
      onHide: () => undefined,
      onShow: () => undefined,
      persist: async () => {
        asked += 1;
        throw new Error('refused');
      },
    });
    void locks.agent().request('worker-lock', {}, () => new Promise(() => undefined));
    expect(await engine.login({ userId: 'a', password: 'b' })).toMatchObject({ ok: false });
    expect(asked).toBe(0);
    isAccepted = true;
    // Not signed in yet: a code is asked for first.
    expect(await engine.login({ userId: 'a', password: 'b' })).toMatchObject({ ok: true });
    expect(asked).toBe(0);
    expect(await engine.continueLogin({ ticket: 't'.repeat(32), answer: '123456' })).toEqual({ ok: true, value: null });
    expect(asked).toBe(1);
    step = null;
    expect(await engine.login({ userId: 'a', password: 'b' })).toEqual({ ok: true, value: null });
    expect(asked).toBe(2);
  });
});

describe('tab and worker', () => {
  it('SYN-07 a worker of another protocol is not talked to, and the tab is told', async () => {
    const { clock, engine, mismatches, ports } = lonelyTab((port) => {
      expose({ hello: async () => ({ instanceId: 'i', protocol: PROTOCOL + 1, build: 'b2', lockName: 'l' }) }, port);
    });
    await until('told', () => mismatches.length === 1);
    const cleared = engine.clearSlip('cross');
    await clock.advance(3_100);
    expect(await cleared).toEqual({ ok: false, failure: { kind: 'workerGone' } });
    // It asks again with growing pauses, and does not spin.
    expect(ports()).toBeLessThan(8);
  });

  it('SYN-07 a tab of another protocol is answered and not served', async () => {
    const world = createWorld();
    const { port1, port2 } = new MessageChannel();
    world.worker().host.connect(port2);
    const calls = wrap<EngineCalls>(port1);
    const hello: Hello = {
      tabId: 'old',
      protocol: PROTOCOL - 1,
      schemaEpoch: SCHEMA_EPOCH,
      build: 'b0',
      lockName: 'never-held',
    };
    expect(await calls.hello(hello)).toMatchObject({ protocol: PROTOCOL, build: 'b1' });
    await calls.showPage('old', 'wintielose');
    await settle();
    expect(world.locks.isHeld('hanpan-page-wintielose')).toBe(false);
    port1.close();
    await world.close();
  });

  it('SYN-06 exposes the calls and nothing else', async () => {
    const world = createWorld();
    const { port1, port2 } = new MessageChannel();
    world.worker().host.connect(port2);
    const remote = wrap<{ hasOwnProperty(name: string): boolean; toString(): string }>(port1);
    await expect(remote.hasOwnProperty('hello')).rejects.toThrow();
    await expect(remote.toString()).rejects.toThrow();
    port1.close();
    await world.close();
  });

  it('P8 hiding lets go of the tab lock and the port; showing says hello again, page included', async () => {
    const world = createWorld();
    const tab = world.openTab();
    await world.signIn(tab);
    await tab.engine.showPage('wintielose');
    expect(world.locks.isHeld('hanpan-tab-tab1-1')).toBe(true);
    tab.hide();
    await settle();
    expect(world.locks.isHeld('hanpan-tab-tab1-1')).toBe(false);
    expect(world.locks.isHeld('hanpan-page-wintielose')).toBe(false);
    tab.show();
    await until('shown again', () => world.locks.isHeld('hanpan-page-wintielose'));
    expect(world.locks.isHeld('hanpan-tab-tab1-2')).toBe(true);
    expect(await tab.engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'))).toMatchObject({
      ok: true,
    });
    await world.close();
  });

  it('SYN-06 with a worker for each tab, one syncs, all serve, and the next takes over', async () => {
    const world = createWorld();
    const first = world.openTab();
    await world.signIn(first);
    const leader = world.worker();
    world.replaceWorker();
    const second = world.openTab();
    await second.engine.showPage('wintielose');
    await first.engine.showPage('wintielose');
    expect(await second.engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'))).toMatchObject({
      ok: true,
    });
    expect(world.origin.openStreams('events')).toHaveLength(1);
    // Wake reaches the leader through the channel, whichever worker is asked.
    world.origin.latest('events').cut();
    await world.streamIs('events', 'waiting');
    await until('wake reached the leader', async () => {
      await second.engine.wake('member');
      return world.origin.openStreams('events').length === 1;
    });
    first.die();
    leader.kill();
    await until('taken over', () => world.origin.openStreams('bets').length === 1 && world.origin.streams.length >= 5);
    await world.clock.advance(8_000);
    expect((await world.slip())?.picks).toHaveLength(1);
    await world.close();
  });
});
