/** When a stream reader gives a connection up, and when it tries again. */
import { describe, expect, it } from 'vitest';
import { settle, until } from '../../support/engine/manualClock.ts';
import { oddsChanged } from '../../support/engine/sampleData.ts';
import type { ScriptedOrigin } from '../../support/engine/scriptedOrigin.ts';
import { live, reading } from '../support/readingStream.ts';

describe('a connection that is given up', () => {
  it('S-6 gives up a silent connection after two and a half heartbeats of its own interval', async () => {
    const it = await live();
    it.stream().heartbeat('e1', 10, 2_000);
    await settle();
    await it.clock.advance(4_900);
    expect(await it.state()).toBe('live');
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    await settle();
    await it.clock.advance(4_900);
    expect(await it.state()).toBe('live');
    await it.clock.advance(200);
    await it.in('waiting');
    expect(it.stream().isOpen).toBe(false);
    await it.stop();
  });

  it('S-15 S14 gives up a line that never ends, however steadily it drips', async () => {
    const it = await live();
    for (let n = 0; n < 9; n += 1) {
      it.stream().raw('x'.repeat(10));
      await settle();
      await it.clock.advance(10_000);
    }
    expect(await it.state()).not.toBe('live');
    await it.stop();
  });

  it('S-5 reconnects when an announced event does not come within a heartbeat', async () => {
    const it = await live();
    it.stream().heartbeat('e1', 11);
    await settle();
    expect(await it.state()).toBe('live');
    it.stream().heartbeat('e1', 11);
    await it.in('waiting');
    await it.stop();
  });

  it('S-6 a wake drops a connection that was silent for two heartbeats', async () => {
    const it = await live();
    it.reader.wake();
    await settle();
    expect(await it.state()).toBe('live');
    await it.clock.advance(10_500);
    it.reader.wake();
    await it.in('waiting');
    await it.stop();
  });
});

describe('the next try', () => {
  it('S-10 waits longer with each failure, starts again after ten healthy seconds', async () => {
    const it = await live();
    it.stream().cut();
    await it.in('waiting');
    const delays: number[] = [];
    for (let n = 2; n < 6; n += 1) {
      const { retryAt } = (await it.db.health.get('events'))!;
      delays.push(retryAt - it.clock.now());
      await it.clock.advance(retryAt - it.clock.now());
      await it.opened(n);
      it.stream().cut();
      await until(
        'waiting',
        async () => (await it.state()) === 'waiting' && (await it.db.health.get('events'))!.retryAt > it.clock.now(),
      );
    }
    expect(delays).toEqual([250, 500, 1_000, 2_000]);
    await it.clock.advance(4_000);
    await it.opened(6);
    it.stream().resumed('e1', 10);
    await it.in('live');
    for (let n = 0; n < 3; n += 1) {
      await it.clock.advance(4_000);
      it.stream().heartbeat('e1', 10);
      await settle();
    }
    it.stream().cut();
    await it.in('waiting');
    await until('retry', async () => (await it.db.health.get('events'))!.retryAt === it.clock.now() + 250);
    await it.stop();
  });

  it.each([
    [
      'Retry-After',
      (origin: ScriptedOrigin) => {
        origin.refuseStreams({ status: 503, headers: { 'retry-after': '7' } });
      },
      () => undefined,
    ],
    [
      'retry:',
      () => undefined,
      (origin: ScriptedOrigin) => {
        origin.latest('events').raw('retry: 7000\n\n');
      },
    ],
  ])('S-10 honours %s; a wake may skip the jitter but not that', async (_what, prepare, once) => {
    const it = reading(prepare);
    const tries = () => it.origin.calls('GET /streams/events').length;
    await until('first try', () => tries() === 1);
    await settle();
    once(it.origin);
    await settle();
    it.origin.streams[0]?.cut();
    await it.in('waiting');
    await until('retry', async () => (await it.db.health.get('events'))!.retryAt === it.clock.now() + 7_250);
    it.reader.wake();
    await settle();
    await it.clock.advance(6_900);
    expect(tries()).toBe(1);
    await it.clock.advance(200);
    it.reader.wake();
    await until('next try', () => tries() === 2);
    await it.stop();
  });

  it('S-10 a wake tries at once while waiting', async () => {
    const it = await live();
    for (let n = 2; n < 4; n += 1) {
      it.stream().cut();
      await it.in('waiting');
      await settle();
      it.reader.wake();
      await it.opened(n);
    }
    await it.stop();
  });

  it.each([
    [401, 'unauthorized'],
    [500, 'serverError'],
    [555, 'replaced'],
    [556, 'closed'],
    [600, 'blockedIp'],
    [406, 'blank'],
  ])('S-11 status %i on opening ends the session, and the stream with it', async (status, ending) => {
    const it = await live();
    it.origin.refuseStreams({ status });
    it.stream().cut();
    await it.in('waiting');
    await it.clock.advance(500);
    await it.in('signedOut');
    expect(it.endings).toEqual([ending]);
    const tries = it.origin.received.length;
    await it.clock.advance(60_000);
    expect(it.origin.received).toHaveLength(tries);
  });

  it.each([429, 502, 503, 504])('S-11 status %i waits and tries again', async (status) => {
    const it = await live();
    it.origin.refuseStreams({ status });
    it.stream().cut();
    await it.in('waiting');
    for (let tries = 2; tries < 5; tries += 1) {
      await it.clock.advance(5_000);
      await until('another try', () => it.origin.received.length >= tries);
    }
    expect(it.endings).toEqual([]);
    await it.stop();
  });

  it('S-11 anything that is not an event stream is kept aside and tried again', async () => {
    const it = await live();
    it.origin.refuseStreams({ status: 200, text: '<html>captive portal</html>' });
    it.stream().cut();
    await it.in('waiting');
    await it.clock.advance(300);
    await until('kept aside', async () => (await it.db.quarantine.count()) >= 1);
    expect(await it.db.quarantine.toArray()).toMatchObject([{ source: 'http', kind: 'notAStream', sample: '' }]);
    it.origin.refuseStreams(undefined);
    await it.clock.advance(5_000);
    await it.opened(2);
    it.stream().resumed('e1', 10);
    await it.in('live');
    await it.stop();
  });
});
