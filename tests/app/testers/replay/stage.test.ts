/** Parts of the stage that need no browser: its time, its engine, its way. */
import { describe, expect, it } from 'vitest';
import { callTable } from '../../../../src/worker/callTable.ts';
import { fitted } from '../../../../src/app/testers/replay/dock/fitted.ts';
import { fileAddress, handedRecording } from '../../../../src/app/testers/replay/dock/handedRecording.ts';
import { sha256Text } from '../../../../src/app/testers/replay/dock/filmPorts.ts';
import { markNear, nextOfCode, shareOf, ticksOf } from '../../../../src/app/testers/replay/dock/timeline.ts';
import { memoryStorage } from '../../../../src/app/testers/replay/stage/memoryStorage.ts';
import { createReplayEngine } from '../../../../src/app/testers/replay/stage/replayEngine.ts';
import { takeTimers, type TimerHost } from '../../../../src/app/testers/replay/stage/stageTime.ts';
import { webPorts } from '../../../../src/db/recording/webPorts.ts';

/** A window's timers, of which none goes off by itself. */
function hostOf() {
  const asked: number[] = [];
  const host: TimerHost = {
    setTimeout: (_, delay = 0) => asked.push(delay),
    clearTimeout: () => undefined,
    setInterval: (_, delay = 0) => asked.push(delay),
    clearInterval: () => undefined,
  };
  let viewers = 0;
  const time = takeTimers(host, () => viewers);
  const wait = (ms: number) => {
    viewers += ms;
  };
  return { host, time, asked, wait };
}

describe('the time of a stage', () => {
  it('RPL-4 lets a timer go off when the recording has come so far, however long the viewer waits', () => {
    const { host, time, wait } = hostOf();
    const told: number[] = [];
    time.set(10_000, true);
    host.setTimeout(() => told.push(time.now()), 3_000);
    wait(60_000);
    time.set(12_999, false);
    expect(told).toEqual([]);
    time.set(13_500, false);
    time.set(20_000, false);
    expect(told).toEqual([13_500]);
  });

  it('RPL-4 leaves short timers to the browser', () => {
    const { host, asked } = hostOf();
    host.setTimeout(() => undefined, 400);
    host.setTimeout(() => undefined, 401);
    expect(asked).toEqual([400]);
  });

  it('RPL-4 looks again after a leap, and ten times a second at most otherwise', () => {
    const { host, time, wait } = hostOf();
    let looks = 0;
    const id = host.setInterval(() => (looks += 1), 250);
    time.set(100, true);
    expect(looks).toBe(1);
    for (let turn = 0; turn < 50; turn += 1) {
      wait(20);
      time.set(1_000 * (turn + 1), false);
    }
    expect(looks).toBe(1 + 10);
    host.clearInterval(id);
    time.set(0, true);
    expect(looks).toBe(11);
  });

  it('RPL-4 lets a timer that was set before a leap back go off no later than it would have', () => {
    const { host, time } = hostOf();
    const told: number[] = [];
    time.set(50_000, true);
    host.setTimeout(() => told.push(time.now()), 1_000);
    time.set(10_000, true);
    time.set(11_000, false);
    expect(told).toEqual([11_000]);
  });
});

describe('the engine of a stage', () => {
  it('RPL-3 answers every call of the table, and asks for recorded answers of readings alone', async () => {
    const asked: string[] = [];
    const engine = createReplayEngine(async (name) => {
      asked.push(name);
      return Promise.resolve(undefined);
    });
    const calls = engine as unknown as Readonly<Record<string, () => Promise<unknown>>>;
    const awaited = new Set(['hello', 'untilOutdated', 'changedFixtures']);
    for (const name of Object.keys(callTable)) {
      if (!awaited.has(name)) await calls[name]?.();
    }
    expect(asked.toSorted()).toEqual([
      'betTotals',
      'checkGame',
      'checkRecommender',
      'findGames',
      'gamesEnded',
      'nextOfTeams',
      'protoNumbers',
      'readDraws',
      'readOdds',
      'teamResults',
    ]);
    expect(await engine.placeBet('proto', {} as never)).toEqual({ kind: 'rejected', rejection: { reason: 'stale' } });
    expect(await engine.login({} as never)).toEqual({ ok: false, failure: { kind: 'workerGone' } });
    expect(await engine.logout()).toBeNull();
    expect(await engine.claimAlert('a')).toEqual({ ok: true, value: false });
  });

  it('RPL-3 keeps what is chosen on a stage to itself', () => {
    const storage = memoryStorage();
    storage.setItem('a', '1');
    expect([storage.getItem('a'), storage.length, storage.key(0)]).toEqual(['1', 1, 'a']);
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.key(0)]).toEqual([null, null]);
    storage.setItem('b', '2');
    storage.clear();
    expect(storage.length).toBe(0);
  });
});

describe('the dock', () => {
  const at = (search: string) => ({ href: `https://a.example/replay/${search}`, origin: 'https://a.example', search });

  it.each([
    ['', undefined],
    ['?file=a.hanpan', 'https://a.example/replay/a.hanpan'],
    ['?file=/files/a.hanpan', 'https://a.example/files/a.hanpan'],
    ['?file=https://b.example/a.hanpan', 'otherSite'],
    ['?file=//b.example/a.hanpan', 'otherSite'],
    ['?file=http://a.example/a.hanpan', 'otherSite'],
    ['?file=https://a.example@b.example/a', 'otherSite'],
    ['?file=javascript:alert(1)', 'otherSite'],
    ['?file=data:,a', 'otherSite'],
    ['?file=blob:https://a.example/1', 'otherSite'],
    ['?file=https://u:p@a.example/a', 'otherSite'],
  ])('RPL-10 takes of %s what is of its own origin: %s', (search, expected) => {
    const address = fileAddress(at(search));
    expect(address instanceof URL ? address.href : address).toBe(expected);
  });

  it('RPL-10 takes the bytes that lie beside the page, and nothing that is none', () => {
    expect(handedRecording({ name: 'a', base64: btoa('abc') })).toEqual({
      name: 'a',
      bytes: new TextEncoder().encode('abc'),
    });
    expect([undefined, null, 'a', { name: 'a' }, { name: 'a', base64: '%' }].map(handedRecording)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('RPL-9 hashes as the browser does where it may not ask the browser', async () => {
    for (const text of ['', 'abc', '한판', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(10_000)]) {
      expect(sha256Text(text)).toBe(await webPorts.sha256(text));
    }
  });

  it('RPL-5 fits the recorded width into its room, and the height where that is asked for', () => {
    const room = { width: 1_000, height: 600 };
    expect(fitted(room, { width: 2_000, height: 1_000 }, 'width')).toEqual({ width: 2_000, height: 1_200, scale: 0.5 });
    expect(fitted(room, { width: 400, height: 900 }, 'width')).toEqual({ width: 400, height: 600, scale: 1 });
    expect(fitted(room, { width: 1_000, height: 1_200 }, 'whole')).toEqual({ width: 1_000, height: 1_200, scale: 0.5 });
    expect(fitted(room, { width: 1_000, height: 1_200 }, 'window')).toEqual({ ...room, scale: 1 });
  });

  it('RPL-6 knows where on the bar a moment is, and which mark a pointer means', () => {
    const span = { from: 1_000, until: 2_000 };
    expect([500, 1_000, 1_500, 9_000].map((moment) => shareOf(span, moment))).toEqual([0, 0, 0.5, 1]);
    expect(shareOf({ from: 5, until: 5 }, 5)).toBe(0);
    const bar = { kind: 'suspension', place: 1, from: 1_200, until: 1_400, about: '' } as const;
    const tick = { kind: 'bet', place: 2, from: 1_600, until: 1_600, about: '' } as const;
    expect([1_300, 1_590, 1_500, 1_405].map((moment) => markNear([bar, tick], moment, 20))).toEqual([
      bar,
      tick,
      undefined,
      bar,
    ]);
    expect(ticksOf({ from: 0, until: 60_000 }, 6)).toEqual([15_000, 30_000, 45_000]);
    expect([
      nextOfCode([1, 2, 1], 1, 0, false),
      nextOfCode([1, 2, 1], 1, 1, false),
      nextOfCode([1, 2, 1], 1, 3, true),
    ]).toEqual([1, 3, 1]);
  });
});
