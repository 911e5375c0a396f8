/** S-34: what the feed moves goes out tick by tick. Real origin, real sockets; ticks end when the test says so. */
import { describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '../../../server/clock.ts';
import type { Origin } from '../../../server/origin.ts';
import type { Frame } from '../../../src/domain/events/frames.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { createTelling } from '../../../server/streams/telling.ts';
import type { OutgoingEvent } from '../../../server/streams/passOver.ts';
import type { StreamConnection } from '../../../server/streams/streamConnection.ts';
import { Topic, type Topics } from '../../../src/domain/events/topics.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { signIn } from '../support/caller.ts';
import { fixtureReport, wideMarketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { expectDense, offerOf, openSlowReader, type SlowReader } from '../support/slowReader.ts';

const TICK_MS = 25;
const FOOTBALL = '?topics=sport:6046';

/** The system's clock, but that ticks end when the test says so. */
function clockOfTicks() {
  const waiting = new Set<() => void>();
  const clock: Clock = {
    ...systemClock,
    after(ms, callback) {
      if (ms !== TICK_MS) return systemClock.after(ms, callback);
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
  };
  const endTick = () => {
    for (const callback of [...waiting]) {
      waiting.delete(callback);
      callback();
    }
  };
  return { clock, endTick };
}

async function openTicking(heartbeatMs = 10_000) {
  const { clock, endTick } = clockOfTicks();
  const origin = await openOrigin({ heartbeatMs, clock });
  const opened = (game: string) => fixtureReport(game, game === 'x' ? { sportId: '48242' } : {});
  await origin.sink.deliver(['a', 'b', 'x'].flatMap((game) => [opened(game), wideMarketReport(game, 0)]));
  const { token } = await signIn(origin);
  let round = 0;
  const move = async (...games: string[]) => {
    round += 1;
    await origin.sink.deliver(games.map((game) => wideMarketReport(game, round)));
    return headOf(origin);
  };
  return { origin, token, move, endTick };
}

const headOf = async (origin: Origin): Promise<number> => (await origin.inspect.log('events')).at(-1)?.offset ?? 0;
const isBeat = (frame: Frame) => frame.name === 'heartbeat';
const standsAt = (offset: number) => (frame: Frame) =>
  (frame.name === 'event' || frame.name === 'passed') && frame.position.offset >= offset;
const eventsOf = ({ frames }: SlowReader) => frames.filter((frame) => frame.name === 'event');

describe('what the feed moves', () => {
  it('S-34 goes out at once after a pause, and the rest of a tick in one go, each of it', async () => {
    const { origin, token, move, endTick } = await openTicking();
    const reader = await openSlowReader(origin, token, FOOTBALL);
    await reader.until(isBeat);
    const first = await move('a');
    await reader.until(standsAt(first));
    await move('a');
    await move('x', 'b');
    const last = await move('a');
    expect(eventsOf(reader)).toHaveLength(1);
    endTick();
    await reader.until(standsAt(last));
    expect(eventsOf(reader)).toHaveLength(4);
    expect(expectDense(reader.frames)).toBe(last);
    // Nothing came in the tick that followed: the next is after a pause.
    endTick();
    const next = await move('b');
    await reader.until(standsAt(next));
    expect(eventsOf(reader)).toHaveLength(5);
  });

  it('S-34 waits for no tick where it is more than a price or a score, and takes along what came before', async () => {
    const { origin, token, move, endTick } = await openTicking();
    const football = await openSlowReader(origin, token, FOOTBALL);
    const basketball = await openSlowReader(origin, token, '?topics=sport:48242');
    await Promise.all([football.until(isBeat), basketball.until(isBeat)]);
    const first = await move('a', 'x');
    await football.until(standsAt(first - 1));
    await basketball.until(standsAt(first));
    await move('a', 'x');
    const market = wideMarketReport('b', 0);
    const selections = market.selections.map((one) => ({ ...one, status: 'suspended' as const }));
    await origin.sink.deliver([{ ...market, selections }]);
    const head = await headOf(origin);
    await football.until(standsAt(head));
    expect(eventsOf(football)).toHaveLength(3);
    expect(eventsOf(basketball)).toHaveLength(1);
    endTick();
    await basketball.until(standsAt(head - 1));
    expect(eventsOf(basketball)).toHaveLength(2);
  });

  it('S-34 S-23 is all told before a heartbeat, although its tick never ends', async () => {
    const { origin, token, move } = await openTicking(100);
    const reader = await openSlowReader(origin, token, FOOTBALL);
    await reader.until(isBeat);
    await move('a');
    await move('a', 'b');
    const head = await move('x', 'a');
    await reader.until((frame) => frame.name === 'heartbeat' && frame.head.offset === head);
    expect(expectDense(reader.frames)).toBe(head);
    expect(eventsOf(reader)).toHaveLength(4);
    const fixtures = [...offerOf(reader.frames).values()].filter(({ sportId }) => sportId === '6046');
    const beat = reader.frames.findLast(
      (frame) => frame.name === 'heartbeat' && frame.digests?.['sport:6046'] !== undefined,
    );
    expect(beat?.name === 'heartbeat' && beat.digests?.['sport:6046']).toBe(digestOfFixtures(fixtures));
  });
});

describe('a telling', () => {
  const EPOCH = 'e';
  const TOPICS = ['sport:1', 'sport:2', 'all'].map((topic) => Topic.parse(topic));

  function eventAt(offset: number, topic: Topic): OutgoingEvent {
    return {
      offset,
      frame: () => Buffer.from(`<${offset}>`),
      feedEvent: () => undefined,
      isOf: (topics) => topics.has(topic),
      isFor: () => false,
    };
  }
  function connectionAt(offset: number, toldTo: number, topics: Topics | undefined) {
    const written: string[] = [];
    let isEnded = false;
    let frames = 0;
    const connection = {
      ...{ offset, toldTo, topics, rights: undefined },
      write(bytes: Buffer, count = 1) {
        written.push(bytes.toString());
        frames += count;
      },
      end() {
        isEnded = true;
      },
    } as unknown as StreamConnection;
    return { connection, written, isEnded: () => isEnded, frames: () => frames };
  }
  const FRAME = /<(?<event>\d+)>|id: e\.(?<to>\d+)\nevent: passed\ndata: {"from":(?<from>\d+)}\n\n/g;

  it('S-34 S-17 tells each event once, in one way, whoever stood where: 300 seeds', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = seededRandom(seed);
      const upTo = (most: number) => Math.floor(random() * (most + 1));
      const from = upTo(5);
      const topicOf = Array.from({ length: 1 + upTo(7) }, () => TOPICS[upTo(1)] ?? 'all');
      const events = topicOf.map((topic, place) => eventAt(from + 1 + place, topic));
      const overtaken = topicOf.map(() => random() < 0.3);
      const telling = createTelling(EPOCH, new WeakMap(), { events, overtaken });
      for (let reader = 0; reader < 12; reader += 1) {
        const offset = upTo(from + events.length + 1);
        const toldTo = Math.max(0, offset - upTo(2));
        const topics = random() < 0.2 ? undefined : new Set(TOPICS.slice(0, 2).filter(() => random() < 0.6));
        const { connection, written, isEnded, frames } = connectionAt(offset, toldTo, topics);
        const leftOut = telling.tell(connection);
        const missed = events.filter((event) => event.offset > offset);
        const isHole = missed.length > 0 && offset < from;
        expect(isEnded(), `seed ${seed}`).toBe(isHole);
        if (isHole || missed.length === 0) {
          expect(written).toEqual([]);
          continue;
        }
        const own = missed.filter((event) => topics === undefined || event.isOf(topics));
        const isOut = (event: OutgoingEvent) => overtaken[events.indexOf(event)] === true;
        expect(leftOut).toBe(own.filter(isOut).length);
        expect(written.length).toBeLessThanOrEqual(1);
        const told = [...written.join('').matchAll(FRAME)];
        expect(told.map(([frame]) => frame).join('')).toBe(written.join(''));
        expect(frames()).toBe(told.length);
        let at = toldTo;
        const seen: number[] = [];
        for (const { groups } of told) {
          if (groups?.['event'] === undefined) expect(Number(groups?.['from'])).toBe(at + 1);
          else expect(Number(groups['event'])).toBe(at + 1);
          at = Number(groups?.['event'] ?? groups?.['to']);
          if (groups?.['event'] !== undefined) seen.push(at);
        }
        expect(seen).toEqual(own.filter((event) => !isOut(event)).map((event) => event.offset));
        expect([connection.offset, connection.toldTo]).toEqual([from + events.length, at]);
      }
    }
  });
});
