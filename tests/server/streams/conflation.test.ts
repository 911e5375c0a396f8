/** S-21: a client that stops reading is kept at its offset and told the rest without what is overtaken. Real origin, real sockets. */
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/domain/events/frames.ts';
import { formatPosition } from '../../../src/domain/kernel/position.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { systemClock } from '../../../server/clock.ts';
import type { FixtureReport, MarketReport } from '../../../server/feed/feed.ts';
import type { Origin } from '../../../server/origin.ts';
import type { OriginOptions } from '../../../server/originOptions.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, marketReport, wideMarketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import {
  expectDense,
  expectNoHeadForgotten,
  offerOf,
  openSlowReader,
  slowCounts,
  type SlowReader,
} from '../support/slowReader.ts';

const FOOTBALL = 'abcdefghijklmn'.split('');
const BASKETBALL = ['x', 'y'];
const GAMES = [...FOOTBALL, ...BASKETBALL];
const ALL = '?topics=all';
/** Megabytes go into the buffers between two sockets first. */
const LIMIT_MS = 240_000;

const suspended = (game: string, round: number): MarketReport => {
  const market = wideMarketReport(game, round);
  return { ...market, selections: market.selections.map((one) => ({ ...one, status: 'suspended' })) };
};

const opened = (game: string): FixtureReport =>
  fixtureReport(game, BASKETBALL.includes(game) ? { sportId: '48242' } : {});

/** Games with 100 prices each: a round of prices is 160 KB, some fifty of which go into the buffers between two sockets. */
async function openWideOrigin(options: Partial<OriginOptions> = {}) {
  const origin = await openOrigin({ heartbeatMs: 50, ...options });
  await origin.sink.deliver(GAMES.flatMap((game) => [opened(game), wideMarketReport(game, 0)]));
  const { token, memberId } = await signIn(origin);
  let round = 0;
  const moveAll = async () => {
    round += 1;
    await origin.sink.deliver(GAMES.map((game) => wideMarketReport(game, round)));
  };
  return { origin, token, memberId, moveAll };
}

/** Prices move until a client that does not read has fallen behind, and go on moving. */
async function fallBehind(origin: Origin, moveAll: () => Promise<void>, clients = 1): Promise<void> {
  for (let rounds = 0; (await slowCounts(origin)).streams < clients; rounds += 1) {
    if (rounds > 200) throw new Error('it takes everything');
    await moveAll();
  }
  for (let rounds = 0; rounds < 6; rounds += 1) await moveAll();
}

const isBeat = (frame: Frame) => frame.name === 'heartbeat';
const standsAt = (offset: number) => (frame: Frame) =>
  (frame.name === 'event' || frame.name === 'passed') && frame.position.offset === offset;
const headOf = async (origin: Origin): Promise<number> => (await origin.inspect.log('events')).at(-1)?.offset ?? 0;
const trimmedAfter = async (origin: Origin, offset: number, moveAll: () => Promise<void>): Promise<boolean> => {
  await moveAll();
  return ((await origin.inspect.log('events'))[0]?.offset ?? 0) > offset;
};
const positionOf = (reader: SlowReader) => {
  const end = reader.frames.find((frame) => frame.name === 'imageEnd');
  if (end?.name !== 'imageEnd') throw new Error('no image yet');
  return formatPosition(end.position);
};
const openStreams = async (origin: Origin) => {
  const { body } = await callOrigin(origin, 'GET', '/health');
  return (body as { streams: { events: number } }).streams.events;
};

describe('a client of topics that stops reading', { timeout: LIMIT_MS }, () => {
  it('S-21 is brought level from the log without what is overtaken, and then follows as before', async () => {
    const { origin, token, moveAll } = await openWideOrigin();
    const whole = await openSlowReader(origin, token, ALL);
    const slow = await openSlowReader(origin, token, ALL);
    await Promise.all([whole.until(isBeat), slow.until(isBeat)]);
    slow.stop();
    await fallBehind(origin, moveAll);
    await origin.sink.deliver([{ ...opened('a'), status: 'postponed' }]);
    await origin.sink.deliver([{ kind: 'closed', fixtureId: fixtureIdOf('b') }]);
    await origin.sink.deliver([opened('late'), marketReport('late'), suspended('c', 1_000)]);
    await moveAll();
    await origin.sink.deliver([suspended('d', 1_000)]);
    for (let rounds = 0; rounds < 4; rounds += 1) await moveAll();
    slow.readOn();
    await Promise.all([slow, whole].map(async (reader) => reader.until(standsAt(await headOf(origin)))));
    await expect.poll(() => slowCounts(origin)).toMatchObject({ streams: 0 });
    await moveAll();
    const head = await headOf(origin);
    await Promise.all([slow, whole].map((reader) => reader.until(standsAt(head))));

    expect(expectDense(slow.frames)).toBe(head);
    expectNoHeadForgotten(slow.frames);
    expect(offerOf(slow.frames)).toEqual(offerOf(whole.frames));
    expect(digestOfFixtures(offerOf(slow.frames).values())).toBe(digestOfFixtures(await origin.inspect.fixtures()));
    const others = ({ frames }: SlowReader) =>
      frames.filter((frame) => frame.name === 'event' && frame.event.type !== 'OddsChanged');
    expect(others(slow)).toEqual(others(whole));
    const types = others(slow).map((frame) => frame.name === 'event' && frame.event.type);
    expect(types).toEqual(['FixtureChanged', 'FixtureClosed', 'FixtureOpened']);
    const count = ({ frames }: SlowReader) => frames.filter(({ name }) => name === 'event').length;
    expect((await slowCounts(origin)).eventsLeftOut).toBe(count(whole) - count(slow));
    expect(count(whole) - count(slow)).toBeGreaterThan(100);
    expect(slow.bytes).toBeLessThan(whole.bytes - 500_000);
  });

  it('S-21, S-17 is told nothing of other topics either, however many are slow at once', async () => {
    const { origin, token, moveAll } = await openWideOrigin();
    const asked = [ALL, '?topics=sport:6046', '?topics=sport:6046'];
    const readers = await Promise.all(asked.map((query) => openSlowReader(origin, token, query)));
    await Promise.all(readers.map((reader) => reader.until(isBeat)));
    for (const reader of readers) reader.stop();
    await fallBehind(origin, moveAll, readers.length);
    for (const reader of readers) reader.readOn();
    const head = await headOf(origin);
    await Promise.all(readers.map((reader) => reader.until(standsAt(head))));
    const now = await origin.inspect.fixtures();
    for (const [index, { frames }] of readers.entries()) {
      expect(expectDense(frames)).toBe(head);
      const followed = (id: string) => index === 0 || FOOTBALL.some((game) => fixtureIdOf(game) === id);
      const known = [...offerOf(frames).values()].filter(({ fixtureId }) => followed(fixtureId));
      expect(digestOfFixtures(known)).toBe(digestOfFixtures(now.filter(({ fixtureId }) => followed(fixtureId))));
      const told = frames.flatMap((frame) =>
        frame.name === 'event' && 'fixtureId' in frame.event.data ? [frame.event.data.fixtureId] : [],
      );
      expect(told.every(followed)).toBe(true);
    }
    expect((await slowCounts(origin)).streams).toBe(0);
  });

  it('S-21, S-19 gets the image of topics that were behind where it is level', async () => {
    const { origin, token, moveAll } = await openWideOrigin();
    const before = await openSlowReader(origin, token, '?topics=sport:6046');
    await before.until(isBeat);
    const query = '?topics=sport:6046&topics=sport:48242&behind=sport:48242';
    // What it missed is more than is written at once.
    for (let rounds = 0; rounds < 6; rounds += 1) await moveAll();
    const slow = await openSlowReader(origin, token, query, positionOf(before));
    slow.stop();
    await fallBehind(origin, moveAll);
    slow.readOn();
    await slow.until((frame) => frame.name === 'imageEnd');
    await moveAll();
    await slow.until(standsAt(await headOf(origin)));
    expectDense(slow.frames);
    expect(slow.frames.filter(({ name }) => name === 'topicImage')).toHaveLength(1);
    const offer = offerOf(slow.frames, offerOf(before.frames));
    expect(digestOfFixtures(offer.values())).toBe(digestOfFixtures(await origin.inspect.fixtures()));
    expect((await slowCounts(origin)).eventsLeftOut).toBeGreaterThan(0);
  });

  it('S-21 ends without a hole where the log was trimmed under it', async () => {
    const { origin, token, moveAll } = await openWideOrigin({
      retention: { events: 40, perMember: 40 },
      upkeepMs: 200,
    });
    const slow = await openSlowReader(origin, token, ALL);
    await slow.until(isBeat);
    slow.stop();
    await fallBehind(origin, moveAll);
    const head = await headOf(origin);
    // It stands somewhere before: what it needs next is gone once the log begins after that.
    await expect.poll(() => trimmedAfter(origin, head, moveAll), { timeout: 60_000, interval: 50 }).toBe(true);
    slow.readOn();
    await expect.poll(() => slow.isEnded, { timeout: 60_000 }).toBe(true);
    const last = expectDense(slow.frames);
    const image = slow.frames.find((frame) => frame.name === 'imageEnd');
    const cursor = image?.name === 'imageEnd' ? formatPosition({ ...image.position, offset: last }) : '';
    const next = await openSlowReader(origin, token, ALL, cursor);
    await next.until(isBeat);
    expect(next.frames[0]).toMatchObject({ name: 'reset', reason: 'trimmed' });
  });

  it('S-21, S-11 is closed with its session', async () => {
    const { origin, token, memberId, moveAll } = await openWideOrigin();
    const slow = await openSlowReader(origin, token, ALL);
    await slow.until(isBeat);
    slow.stop();
    await fallBehind(origin, moveAll);
    await origin.closeSession(memberId);
    await expect.poll(() => openStreams(origin)).toBe(0);
    expect((await slowCounts(origin)).streams).toBe(0);
  });

  it('S-12, S-21 is closed once it has taken nothing for half a minute', async () => {
    const inAMoment = (ms: number) => (ms === 30_000 ? 500 : ms);
    const clock = { ...systemClock, after: (ms: number, then: () => void) => systemClock.after(inAMoment(ms), then) };
    const { origin, token, moveAll } = await openWideOrigin({ clock });
    const slow = await openSlowReader(origin, token, ALL);
    await slow.until(isBeat);
    slow.stop();
    await fallBehind(origin, moveAll);
    await expect.poll(() => openStreams(origin)).toBe(0);
    expect((await slowCounts(origin)).streams).toBe(0);
  });
});

it(
  'S-12 a client that named no topics knows no `passed`: it is closed, and resumes with everything',
  { timeout: LIMIT_MS },
  async () => {
    const { origin, token, moveAll } = await openWideOrigin();
    const slow = await openSlowReader(origin, token, '');
    await slow.until(isBeat);
    slow.stop();
    for (let rounds = 0; (await openStreams(origin)) === 1 && rounds < 300; rounds += 1) await moveAll();
    expect(await openStreams(origin)).toBe(0);
    slow.readOn();
    await expect.poll(() => slow.isEnded).toBe(true);
    const again = await openSlowReader(origin, token, '', positionOf(slow));
    await again.until(standsAt(await headOf(origin)));
    expectDense(again.frames);
    expect(again.frames.filter(({ name }) => name === 'passed')).toEqual([]);
    expect((await slowCounts(origin)).eventsLeftOut).toBe(0);
  },
);
