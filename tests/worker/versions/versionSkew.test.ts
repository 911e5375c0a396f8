import { describe, expect, it } from 'vitest';
import { standingOf, type Identity } from '../../../src/worker/versions/identity.ts';
import { workerMessages, type WorkerMessage } from '../../../src/worker/versions/workerMessages.ts';
import { consentOf } from '../../support/engine/consentOf.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { fixtureIdOf, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';

const identity = (over: Partial<Identity> = {}): Identity => ({
  instanceId: 'i',
  protocol: 2,
  schemaEpoch: 1,
  build: 'b1',
  ...over,
});

/** A browser in which `b1` leads and the origin has gone on to serve `current`. */
async function afterDeploy(current: string) {
  const world = createWorld();
  const oldTab = world.openTab();
  await world.signIn(oldTab);
  world.origin.on('GET /health', { status: 200, body: { build: current } });
  const oldWorker = world.worker();
  const opened = () => world.origin.streams.filter((stream) => stream.name === 'events').length;
  return { ...world, oldTab, oldWorker, opened };
}

const told = (warnings: readonly string[]) => warnings.filter((warning) => warning.startsWith('mismatch')).length;

describe('two builds in one browser', () => {
  it('SYN-07 P6 the newer one takes over at once and resumes; the older one serves its tabs and tells them', async () => {
    const world = await afterDeploy('b2');
    const newer = world.startWorker('b2');
    await world.clock.advance(0);
    await until('handed over', () => world.opened() === 2);
    expect(world.origin.latest('events').lastEventId).toBe('e1.0');
    expect(world.origin.openStreams('events')).toHaveLength(1);
    await until('bets too', () => world.origin.openStreams('bets').length === 1);
    await until('told', () => told(world.warnings) === 1);
    await world.oldTab.engine.showPage('wintielose');
    const picked = await world.oldTab.engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'));
    expect(picked).toMatchObject({ ok: true });
    await world.clock.advance(20_000);
    expect(told(world.warnings)).toBe(1);
    await newer.stop();
    await world.close();
  });

  it('SYN-07 P6 an older one that comes later waits, and its tab is told', async () => {
    const world = await afterDeploy('b1');
    const older = world.startWorker('b0');
    world.openTab(() => older);
    await world.clock.advance(1_000);
    await until('told', () => told(world.warnings) === 1);
    await world.clock.advance(10_000);
    expect(world.opened()).toBe(1);
    await older.stop();
    await world.close();
  });

  it('SYN-07 P6 when the newer one is gone the older one leads again rather than nobody', async () => {
    const world = await afterDeploy('b2');
    const newer = world.startWorker('b2');
    await world.clock.advance(0);
    await until('handed over', () => world.opened() === 2);
    await world.clock.advance(2_000);
    newer.kill();
    await until('back', () => world.opened() === 3);
    await world.close();
  });

  it('SYN-07 P6 nobody retires anybody while the origin cannot say which build it serves', async () => {
    const world = await afterDeploy('dev');
    const other = world.startWorker('b2');
    await world.clock.advance(11_000);
    expect(world.opened()).toBe(1);
    expect(told(world.warnings)).toBe(0);
    await other.stop();
    await world.close();
  });

  it('SYN-07 P6 a leader that waits for an answer of the origin hands over all the same', async () => {
    const world = await afterDeploy('b2');
    const maintenance = 'GET /setting/maintanace';
    world.origin.on(maintenance, () => new Promise(() => undefined));
    await world.clock.advance(5_600);
    await until('asked', () => world.origin.calls(maintenance).length === 1);
    const newer = world.startWorker('b2');
    await world.clock.advance(0);
    await until('handed over', () => world.opened() === 2);
    expect(world.origin.openStreams('events')).toHaveLength(1);
    await newer.stop();
    await world.close();
  });

  it('SYN-07 P6 one that asked a leader to retire does not lead past the next one, which it never asked', async () => {
    const world = await afterDeploy('dev');
    const next = world.startWorker('b2');
    await world.clock.advance(1_000);
    world.origin.on('GET /health', { status: 200, body: { build: 'b2' } });
    const last = world.startWorker('b2');
    await world.clock.advance(0);
    await until('handed over', () => world.opened() === 2);
    await world.clock.advance(12_000);
    expect(world.opened()).toBe(2);
    expect(world.origin.latest('events').isOpen).toBe(true);
    await last.stop();
    await next.stop();
    await world.close();
  });

  it('SYN-07 P6 one that asked just before a deploy does not take itself for the newer', async () => {
    const world = await afterDeploy('b1');
    // Comes back and is told b1, which it would believe for half a minute.
    world.origin.latest('events').cut();
    await world.streamIs('events', 'waiting');
    await world.clock.advance(1_000);
    await until('back', () => world.opened() === 2);
    await until('asked', () => world.origin.calls('GET /health').length === 1);
    world.origin.on('GET /health', { status: 200, body: { build: 'b2' } });
    const newest = world.startWorker('b2');
    await world.clock.advance(0);
    await until('handed over', () => world.opened() === 3);
    await world.clock.advance(10_000);
    expect(world.opened()).toBe(3);
    expect(world.origin.openStreams('events')).toHaveLength(1);
    await newest.stop();
    await world.close();
  });

  it('SYN-07 CRT-15 a bet under way in the older worker is answered and settled there, once', async () => {
    const world = await afterDeploy('b2');
    const { engine } = world.oldTab;
    await engine.showPage('wintielose');
    await engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'));
    await engine.changeStake('wintielose', 10_000);
    let answer: () => void = () => undefined;
    world.origin.on('POST /sports-prematch/betting', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { status: 200, body: { betId: 'b1', placedAt: T0, totalRatio: '1.85', amounts: 10_000, emoney: 990_000 } };
    });
    const placing = engine.placeBet('wintielose', await consentOf(world.db));
    await until('sent', () => world.origin.calls('POST /sports-prematch/betting').length === 1);
    const newer = world.startWorker('b2');
    await world.clock.advance(0);
    await until('handed over', () => world.opened() === 2);
    // The tab is told to refresh only when nothing of its own is under way.
    await settle(10);
    expect(told(world.warnings)).toBe(0);
    answer();
    expect(await placing).toEqual({ kind: 'accepted', betId: 'b1' });
    await until('told', () => told(world.warnings) === 1);
    expect(world.origin.calls('POST /sports-prematch/betting')).toHaveLength(1);
    await newer.stop();
    await world.close();
  });

  it('SYN-07 a tab without a newer one beside it learns of a deploy when the stream comes back', async () => {
    const world = await afterDeploy('b2');
    world.origin.latest('events').cut();
    await world.streamIs('events', 'waiting');
    await world.clock.advance(1_000);
    await until('told', () => told(world.warnings) === 1);
    await world.close();
  });
});

describe('who is newer', () => {
  it.each([
    ['a higher protocol', { protocol: 3, schemaEpoch: 0 }, undefined, 'newer'],
    ['a lower protocol', { protocol: 1, schemaEpoch: 9 }, 'b1', 'older'],
    ['a higher schema epoch', { schemaEpoch: 2 }, 'b1', 'newer'],
    ['a lower schema epoch', { schemaEpoch: 0 }, undefined, 'older'],
    ['the same build', {}, 'other', 'same'],
    ['the build that the origin serves', { build: 'b2' }, 'b2', 'newer'],
    ['another than the origin serves', { build: 'b2' }, 'b1', 'older'],
    ['another build and an origin that says neither', { build: 'b2' }, 'b3', 'unknown'],
    ['another build and an origin that cannot be asked', { build: 'b2' }, undefined, 'unknown'],
  ] as const)('SYN-07 P6 %s', (_what, own, current, standing) => {
    expect(standingOf(identity(own), identity(), current)).toBe(standing);
  });
});

describe('messages between workers', () => {
  it('SYN-07 what does not parse is ignored', () => {
    const heard: WorkerMessage[] = [];
    let deliver: (message: unknown) => void = () => undefined;
    const messages = workerMessages({
      post: () => undefined,
      listen: (listener) => {
        deliver = listener;
      },
    });
    messages.listen((message) => {
      heard.push(message);
    });
    for (const nonsense of [1, null, {}, 'wake', '{', '{"say":"retire"}', '{"say":"sing"}']) deliver(nonsense);
    expect(heard).toEqual([]);
    deliver('{"say":"wake"}');
    expect(heard).toEqual([{ say: 'wake' }]);
  });
});
