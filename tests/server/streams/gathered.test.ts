/** S-13, S-28: streams that are compressed, and such as are told what was gathered for them. Real origin, real sockets. */
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/domain/events/frames.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { systemClock, type Clock } from '../../../server/clock.ts';
import type { MarketReport } from '../../../server/feed/feed.ts';
import type { Origin } from '../../../server/origin.ts';
import type { OriginOptions } from '../../../server/originOptions.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { fixtureReport, wideMarketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { expectDense, offerOf, openSlowReader, slowCounts, type SlowReader } from '../support/slowReader.ts';

const GAMES = 'abcdefgh'.split('');
const OTHERS = ['x', 'y'];
const FOOTBALL = '?topics=sport:6046';

async function openWideOrigin(options: Partial<OriginOptions> = {}) {
  const origin = await openOrigin({ heartbeatMs: 10_000, ...options });
  const opened = (game: string) => fixtureReport(game, OTHERS.includes(game) ? { sportId: '48242' } : {});
  await origin.sink.deliver([...GAMES, ...OTHERS].flatMap((game) => [opened(game), wideMarketReport(game, 0)]));
  const { token } = await signIn(origin);
  let round = 0;
  const moveAll = async () => {
    round += 1;
    await origin.sink.deliver([...GAMES, ...OTHERS].map((game) => wideMarketReport(game, round)));
  };
  return { origin, token, moveAll };
}

const isBeat = (frame: Frame) => frame.name === 'heartbeat';
const headOf = async (origin: Origin): Promise<number> => (await origin.inspect.log('events')).at(-1)?.offset ?? 0;
const standsAt = (offset: number) => (frame: Frame) =>
  (frame.name === 'event' || frame.name === 'passed') && frame.position.offset >= offset;
const eventsOf = ({ frames }: SlowReader) => frames.filter((frame) => frame.name === 'event');
const suspended = (game: string): MarketReport => {
  const market = wideMarketReport(game, 0);
  return { ...market, selections: market.selections.map((one) => ({ ...one, status: 'suspended' })) };
};
const compressedOf = async (origin: Origin) => {
  const { body } = await callOrigin(origin, 'GET', '/health');
  return (body as { streams: { compressed: number } }).streams.compressed;
};
const leftOutOf = async (origin: Origin) => {
  const { body } = await callOrigin(origin, 'GET', '/health');
  return (body as { gathered: { eventsLeftOut: number } }).gathered.eventsLeftOut;
};
/** The system's clock, but that a second passes when the test says so. */
function clockOfSeconds() {
  const waiting = new Set<() => void>();
  const clock: Clock = {
    ...systemClock,
    after(ms, callback) {
      if (ms !== 1_000) return systemClock.after(ms, callback);
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
  };
  const passSecond = () => {
    for (const callback of [...waiting]) {
      waiting.delete(callback);
      callback();
    }
  };
  return { clock, passSecond };
}
const withPrices =
  (random: () => number) =>
  (market: MarketReport): MarketReport => ({
    ...market,
    selections: market.selections.map((one) => ({ ...one, odds: 101 + Math.floor(random() * 900) })),
  });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a stream that is compressed', () => {
  it('S-13 tells the same frames at once in a sixth of the bytes, and is one only for whoever takes it', async () => {
    const { origin, token, moveAll } = await openWideOrigin();
    const plain = await openSlowReader(origin, token, FOOTBALL);
    const packed = await openSlowReader(origin, token, FOOTBALL, undefined, 'gzip');
    expect([plain.isCompressed, packed.isCompressed]).toEqual([false, true]);
    await Promise.all([plain, packed].map((reader) => reader.until(isBeat)));
    const [before, packedBefore] = [plain.bytes, packed.bytes];
    for (let round = 0; round < 5; round += 1) {
      await moveAll();
      // Nothing follows that would push it out.
      const head = await headOf(origin);
      await Promise.all([plain, packed].map((reader) => reader.until(standsAt(head - OTHERS.length))));
    }
    expect(eventsOf(packed)).toEqual(eventsOf(plain));
    expect((packed.bytes - packedBefore) * 6).toBeLessThan(plain.bytes - before);
  });

  it('S-13 has so many places and no more; a member’s own stream takes none', async () => {
    const { origin, token } = await openWideOrigin({ maxCompressedStreams: 1 });
    const first = await openSlowReader(origin, token, FOOTBALL, undefined, 'gzip');
    const second = await openSlowReader(origin, token, FOOTBALL, undefined, 'gzip');
    expect([first.isCompressed, second.isCompressed]).toEqual([true, false]);
    await second.until(isBeat);
    first.close();
    await expect.poll(() => compressedOf(origin)).toBe(0);
    const third = await openSlowReader(origin, token, FOOTBALL, undefined, 'gzip');
    expect(third.isCompressed).toBe(true);
    const bets = await fetch(`${origin.url}/api/streams/bets`, {
      headers: { 'x-auth-token': `Bearer ${token}`, 'accept-encoding': 'gzip' },
    });
    expect(bets.headers.get('content-encoding')).toBeNull();
    await bets.body?.cancel();
  });

  it(
    'S-13 S-21 that is not read waits unsent, and is brought level when it is read again',
    { timeout: 240_000 },
    async () => {
      const { origin, token } = await openWideOrigin({ maxUnsentBytes: 1024 * 1024 });
      const random = seededRandom(1);
      // Prices without a pattern: of such as follow one another hardly anything is left to wait unsent.
      const moveAll = () => origin.sink.deliver(GAMES.map((game) => wideMarketReport(game, 0)).map(withPrices(random)));
      const whole = await openSlowReader(origin, token, FOOTBALL);
      const packed = await openSlowReader(origin, token, FOOTBALL, undefined, 'gzip');
      await Promise.all([whole.until(isBeat), packed.until(isBeat)]);
      packed.stop();
      // What the machine's own buffers take comes first: 715 rounds where a socket may have thirty megabytes.
      for (let rounds = 0; (await slowCounts(origin)).streams === 0; rounds += 1) {
        if (rounds > 4_000) throw new Error('it takes everything');
        await moveAll();
      }
      for (let rounds = 0; rounds < 5; rounds += 1) await moveAll();
      packed.readOn();
      // Theirs alone were moved: the last event is one that both are told.
      const head = await headOf(origin);
      await Promise.all([whole, packed].map((reader) => reader.until(standsAt(head))));
      expect(expectDense(packed.frames)).toBe(head);
      expect(offerOf(packed.frames)).toEqual(offerOf(whole.frames));
      expect(packed.isEnded).toBe(false);
    },
  );
});

describe('a stream that events are gathered for', () => {
  const GATHERED = `${FOOTBALL}&gather=1000`;

  it('S-28 is told together what came meanwhile, but what is overtaken, and is the same afterwards', async () => {
    const { clock, passSecond } = clockOfSeconds();
    const { origin, token, moveAll } = await openWideOrigin({ clock });
    const whole = await openSlowReader(origin, token, FOOTBALL);
    const slow = await openSlowReader(origin, token, GATHERED);
    await Promise.all([whole.until(isBeat), slow.until(isBeat)]);
    for (let round = 0; round < 6; round += 1) await moveAll();
    const head = await headOf(origin);
    await whole.until(standsAt(head - OTHERS.length));
    expect(eventsOf(slow)).toHaveLength(0);
    passSecond();
    await slow.until(standsAt(head - OTHERS.length));
    expect(expectDense(slow.frames)).toBeGreaterThanOrEqual(head - OTHERS.length);
    expect(offerOf(slow.frames)).toEqual(offerOf(whole.frames));
    expect(eventsOf(whole).length - eventsOf(slow).length).toBe(4 * GAMES.length);
    expect(await leftOutOf(origin)).toBe(4 * GAMES.length);
    expect(await slowCounts(origin)).toEqual({ streams: 0, eventsLeftOut: 0 });
  });

  it('S-28 is told at once what locks a price, with all before it, and nothing early that is of others', async () => {
    const { clock, passSecond } = clockOfSeconds();
    const { origin, token } = await openWideOrigin({ clock });
    const football = await openSlowReader(origin, token, GATHERED);
    const basketball = await openSlowReader(origin, token, '?topics=sport:48242&gather=1000');
    await Promise.all([football.until(isBeat), basketball.until(isBeat)]);
    const from = await headOf(origin);
    await origin.sink.deliver([wideMarketReport('a', 1), wideMarketReport('x', 1)]);
    await origin.sink.deliver([suspended('b')]);
    await football.until(standsAt(await headOf(origin)));
    expect(eventsOf(football)).toHaveLength(2);
    expect(eventsOf(basketball)).toHaveLength(0);
    passSecond();
    await basketball.until(standsAt(from + 2));
    expect(eventsOf(basketball)).toHaveLength(1);
  });

  it('S-28 S-23 hears at a heartbeat that it has everything, and what its topics add up to', async () => {
    const { origin, token, moveAll } = await openWideOrigin({ heartbeatMs: 100 });
    const slow = await openSlowReader(origin, token, GATHERED);
    await slow.until(isBeat);
    for (let round = 0; round < 5; round += 1) {
      await moveAll();
      await pause(60);
    }
    const head = await headOf(origin);
    await slow.until(
      (frame) =>
        frame.name === 'heartbeat' && frame.head.offset === head && frame.digests?.['sport:6046'] !== undefined,
    );
    let told = 0;
    for (const frame of slow.frames) {
      if (frame.name === 'event' || frame.name === 'passed' || frame.name === 'imageEnd') told = frame.position.offset;
      if (frame.name === 'heartbeat') expect(told).toBe(frame.head.offset);
    }
    const fixtures = [...offerOf(slow.frames).values()].filter(({ sportId }) => sportId === '6046');
    const beat = slow.frames.findLast(isBeat);
    expect(beat?.name === 'heartbeat' && beat.digests?.['sport:6046']).toBe(digestOfFixtures(fixtures));
  });

  it('S-28 S-19 gets an image of topics where it stands, and is gathered for afterwards', async () => {
    const { origin, token, moveAll } = await openWideOrigin();
    const first = await openSlowReader(origin, token, GATHERED);
    await first.until(isBeat);
    const end = first.frames.find((frame) => frame.name === 'imageEnd');
    const cursor = end?.name === 'imageEnd' ? `${end.position.epoch}.${end.position.offset}` : '';
    await moveAll();
    const both = '?topics=sport:6046&topics=sport:48242&behind=sport:48242&gather=1000';
    const slow = await openSlowReader(origin, token, both, cursor);
    await slow.until((frame) => frame.name === 'imageEnd');
    await moveAll();
    const head = await headOf(origin);
    await slow.until(standsAt(head));
    const known = offerOf(first.frames);
    expect(digestOfFixtures(offerOf(slow.frames, known).values())).toBe(
      digestOfFixtures(await origin.inspect.fixtures()),
    );
  });

  it('S-28 is not gathered for a time that the origin does not know', async () => {
    const { origin, token, moveAll } = await openWideOrigin();
    for (const asked of ['gather=', 'gather=10000', 'gather=-1', 'gather=1e3', 'gather=250&gather=1000']) {
      const reader = await openSlowReader(origin, token, `${FOOTBALL}&${asked}`);
      await reader.until(isBeat);
      await moveAll();
      await moveAll();
      await moveAll();
      await reader.until(standsAt((await headOf(origin)) - OTHERS.length));
      expect(eventsOf(reader)).toHaveLength(3 * GAMES.length);
    }
    expect(await leftOutOf(origin)).toBe(0);
  });
});
