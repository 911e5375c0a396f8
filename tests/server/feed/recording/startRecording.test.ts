import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { betfairFormat } from '../../../../server/feed/betfair/betfairFormat.ts';
import type { FeedDelivery, FeedReport } from '../../../../server/feed/feed.ts';
import type { Speed } from '../../../../server/feed/recording/pace.ts';
import { readMerged } from '../../../../server/feed/recording/readLines.ts';
import type { RecordingProgress, RecordingReport } from '../../../../server/feed/recording/recordingProgress.ts';
import { startRecording } from '../../../../server/feed/recording/startRecording.ts';
import { surveyRecording } from '../../../../server/feed/recording/surveyRecording.ts';
import { createCollectingSink, type CollectingSink } from '../collectingSink.ts';
import { createManualClock, type ManualClock } from '../manualClock.ts';
import { recordedSample } from '../recordedSamples.ts';

const NOW = Date.UTC(2026, 2, 1, 12);
const RECORDED = Date.UTC(2021, 6, 30, 5, 40);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const line = (seconds: number, change: object) =>
  JSON.stringify({ op: 'mcm', pt: RECORDED + seconds * 1_000, mc: [{ id: '1.5', ...change }] });
const definition = (status: string, runners: readonly string[]) => ({
  marketDefinition: {
    eventId: '77',
    eventTypeId: '7',
    marketType: 'WIN',
    marketTime: new Date(RECORDED + 240_000).toISOString(),
    status,
    inPlay: status !== 'OPEN',
    runners: runners.map((runner, index) => ({ id: index + 1, sortPriority: index + 1, status: runner })),
  },
});
const price = (odds: number) => ({ rc: [{ id: 1, batb: [[0, odds, 10]] }] });
const LINES = [
  line(0, { ...definition('OPEN', ['ACTIVE', 'ACTIVE']), ...price(2) }),
  line(10, price(2.1)),
  'not a message',
  line(20, price(2.2)),
  line(40_000, price(2.3)),
  line(40_010, definition('CLOSED', ['WINNER', 'LOSER'])),
];

const CONTENT = `${LINES.join('\n')}\n`;

async function written(content: string | Buffer): Promise<string> {
  const file = join(folder, randomBytes(8).toString('hex'));
  await writeFile(file, content);
  return file;
}

async function playing(
  file: string,
  sink: CollectingSink,
  clock: ManualClock,
  speed: Speed = 10,
  onReport: (report: RecordingReport) => void = () => undefined,
) {
  const progress: RecordingProgress[] = [];
  const factory = startRecording({
    survey: surveyRecording([file]),
    speed,
    onProgress: (told) => progress.push(told),
    onReport,
    random: () => 0.5,
  });
  const feed = await factory(sink, clock, { fixtures: () => sink.asState() });
  return { feed, progress };
}

/** Moves the clock until the recording is over; the file is read in real time, which is why this takes several moves. */
async function toTheEnd(clock: ManualClock, progress: readonly RecordingProgress[]): Promise<void> {
  const isOver = () => progress.at(-1)?.isOver === true;
  for (let move = 0; move < 5_000 && !isOver(); move += 1) {
    // A file is read in real time: the clock stands still until somebody waits for it again.
    for (let look = 0; look < 400 && clock.waiting === 0 && !isOver(); look += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await clock.advance(200);
  }
  await clock.advance(0);
}

const winner = (sink: CollectingSink) => sink.fixtures.get('1.5')?.markets.get('274|')?.get('1.5:1:0');
const producers = (reports: readonly FeedReport[]) =>
  reports.flatMap((report) => (report.kind === 'producer' ? [`${report.producer} ${report.state}`] : []));

describe('a recording as the live feed', () => {
  test('REC-4: the first line is on offer when the factory resolves, its start moved and scaled', async () => {
    const sink = createCollectingSink();
    const clock = createManualClock(NOW);
    const starting = playing(await written(CONTENT), sink, clock);
    await clock.advance(0);
    const { feed } = await starting;
    expect(producers(sink.deliveries.flat())).toEqual(['prematch up', 'inPlay up']);
    // 240 s after the first line: the 20 s before the long gap at a tenth, the rest within the gap, which is cut to 10 s.
    expect(sink.fixtures.get('1.5')?.facts.startAt).toBe(NOW + 2_000 + Math.round((220 / 39_980) * 10_000));
    expect(winner(sink)).toMatchObject({ odds: 200, status: 'open' });
    await feed.stop();
  });

  test('REC-5: lines are played at their pace, the long gap cut short, to the result; then the producers are down', async () => {
    const sink = createCollectingSink();
    const clock = createManualClock(NOW);
    const { feed, progress } = await playing(await written(CONTENT), sink, clock);
    await clock.advance(999);
    expect(winner(sink)?.odds).toBe(200);
    await clock.advance(1);
    expect(winner(sink)?.odds).toBe(210);
    await clock.advance(1_000);
    expect(winner(sink)?.odds).toBe(220);
    await clock.advance(9_999);
    expect(winner(sink)?.odds).toBe(220);
    await clock.advance(1);
    expect(winner(sink)?.odds).toBe(230);
    await toTheEnd(clock, progress);
    expect(winner(sink)).toMatchObject({ odds: 230, status: 'settled', settlement: 2 });
    expect(sink.fixtures.get('1.5')?.facts.status).toBe('finished');
    expect(producers(sink.deliveries.at(-1) ?? [])).toEqual(['prematch down', 'inPlay down']);
    expect(progress.at(-1)).toMatchObject({
      line: 6,
      lines: 6,
      format: 'betfair',
      ignored: 0,
      unreadable: 1,
      isOver: true,
    });
    expect(progress.at(-1)).toMatchObject({ speed: 10, actualSpeed: 10 });
    await feed.stop();
    expect(clock.waiting).toBe(0);
  });

  test('REC-6: a malformed line is kept aside with its number, and the rest goes on', async () => {
    const sink = createCollectingSink();
    const clock = createManualClock(NOW);
    const { feed, progress } = await playing(await written(CONTENT), sink, clock);
    await toTheEnd(clock, progress);
    expect(sink.complaints).toEqual([{ source: 'recording betfair', line: 3, detail: 'not JSON' }]);
    await feed.stop();
  });

  test('REC-7: while nothing is due, an empty delivery a second says that the feed lives', async () => {
    const sink = createCollectingSink();
    const clock = createManualClock(NOW);
    const { feed } = await playing(await written(CONTENT), sink, clock);
    await clock.advance(3_000);
    const before = sink.deliveries.length;
    await clock.advance(6_000);
    expect(sink.deliveries.length - before).toBeGreaterThanOrEqual(5);
    await feed.stop();
  });

  test('REC-8: stop ends it at once, and nothing comes after', async () => {
    const sink = createCollectingSink();
    const clock = createManualClock(NOW);
    const { feed } = await playing(await written(CONTENT), sink, clock);
    await clock.advance(500);
    await feed.stop();
    const count = sink.deliveries.length;
    await clock.advance(60_000);
    expect(sink.deliveries.length).toBe(count);
    expect(clock.waiting).toBe(0);
  });

  test('REC-9: packed with gzip it is played all the same, whatever its name', async () => {
    const sink = createCollectingSink();
    const clock = createManualClock(NOW);
    const { feed, progress } = await playing(await written(gzipSync(CONTENT)), sink, clock);
    await toTheEnd(clock, progress);
    expect(winner(sink)?.settlement).toBe(2);
    await feed.stop();
  });

  test('REC-10: what another feed left leaves the boards; a second playing closes the first one and begins again', async () => {
    const sink = createCollectingSink();
    const file = await written(CONTENT);
    const clock = createManualClock(NOW);
    const first = await playing(file, sink, clock);
    await toTheEnd(clock, first.progress);
    await first.feed.stop();
    await sink.deliver([{ ...aFixtureOf(sink), fixtureId: '9' as never, status: 'scheduled' }]);
    const second = await playing(file, sink, clock);
    expect(sink.closed).toEqual(['1.5']);
    expect(sink.fixtures.get('9')?.facts.status).toBe('interrupted');
    expect(winner(sink)).toMatchObject({ odds: 200, status: 'open', settlement: null });
    await second.feed.stop();
  });

  test('REC-11: a file of no known format is refused with a reason, and so is one that is not there', async () => {
    const sink = createCollectingSink();
    const clock = createManualClock(NOW);
    await expect(playing(await written('{"hello":1}\n'), sink, clock)).rejects.toThrow('no known format');
    await expect(playing(await written(''), sink, clock)).rejects.toThrow('is empty');
    await expect(playing(join(folder, 'absent'), sink, clock)).rejects.toThrow('there is no recording at');
    expect(sink.deliveries).toEqual([]);
  });

  test.each([
    ['uof/match.xml', 1_405],
    ['odds-api/snapshots.ndjson', 3_791],
    ['football-data/2018-2019EPL20games.csv', 3_403],
  ])('REC-12: %s that ends within a message breaks off there, and whole it does not', async (name, length) => {
    const whole = await readFile(new URL(`../../../recordings/${name}`, import.meta.url));
    const broken: (readonly string[])[] = [];
    for (const content of [whole.subarray(0, length), whole]) {
      const { feed } = await playing(
        await written(content),
        createCollectingSink(),
        createManualClock(NOW),
        'max',
        ({ breaks }) => broken.push(breaks.map(({ reason }) => reason)),
      );
      await vi.waitUntil(() => broken.length === (content === whole ? 2 : 1));
      await feed.stop();
    }
    expect(broken).toEqual([['it ends within a message'], []]);
  });

  test('REC-12: a file that breaks off is played to its break, which is told, and takes the producers down', async () => {
    const packed = gzipSync(randomLines());
    for (const [content, reason] of [
      [packed.subarray(0, packed.length - 200), 'unexpected end of file'],
      [randomLines().slice(0, -30), 'it ends within a line'],
    ] as const) {
      const sink = createCollectingSink();
      const clock = createManualClock(NOW);
      const reports: RecordingReport[] = [];
      const { feed, progress } = await playing(await written(content), sink, clock, 100, (report) =>
        reports.push(report),
      );
      await toTheEnd(clock, progress);
      const [report] = reports;
      const [broken] = report?.breaks ?? [];
      expect(broken?.reason).toBe(reason);
      expect(broken?.afterLine).toBeGreaterThan(100);
      expect(report).toMatchObject({ isWhole: false });
      expect(winner(sink)?.odds).toBe(200);
      expect(sink.complaints.length).toBeGreaterThan(0);
      expect(producers(sink.deliveries.at(-1) ?? [])).toEqual(['prematch down', 'inPlay down']);
      await feed.stop();
    }
  });

  test('REC-17: a machine that is too slow says how fast it plays, and leaves no line out', async () => {
    const clock = createManualClock(NOW);
    const sink = createCollectingSink();
    const slow = {
      ...sink,
      deliverEach(all: readonly FeedDelivery[]) {
        clock.sleep(30_000);
        return sink.deliverEach(all);
      },
    };
    const { feed, progress } = await playing(await written(CONTENT), slow, clock);
    await toTheEnd(clock, progress);
    const { actualSpeed, speed } = progress.at(-1)!;
    // 130 s of recording, its long pause cut, and half a minute for each delivery.
    expect(speed).toBe(10);
    expect(actualSpeed).toBeGreaterThan(0.1);
    expect(actualSpeed).toBeLessThan(5);
    const told = sink.deliveries.flat().flatMap((report) => (report.kind === 'market' ? report.selections : []));
    expect(told.flatMap(({ selectionId, odds }) => (selectionId === '1.5:1:0' ? [odds] : []))).toEqual([
      200, 210, 220, 230, 230,
    ]);
    await feed.stop();
  });

  test('REC-18: starts that differ in the recording differ however fast it is played', async () => {
    const starts = [0, 1, 2, 1, 0].map((ms, index) => {
      const { marketDefinition } = definition('OPEN', ['ACTIVE', 'ACTIVE']);
      const marketTime = new Date(RECORDED + 240_000 + ms).toISOString();
      return line(index, { marketDefinition: { ...marketDefinition, marketTime } });
    });
    const clock = createManualClock(NOW);
    const sink = createCollectingSink();
    const { feed, progress } = await playing(await written(starts.join('\n')), sink, clock, 10_000);
    await toTheEnd(clock, progress);
    const told = sink.deliveries.flat().flatMap((report) => (report.kind === 'fixture' ? [report.startAt] : []));
    expect(told).toHaveLength(5);
    for (const [index, at] of told.entries()) if (index > 0) expect(at).not.toBe(told[index - 1]);
    await feed.stop();
  });

  test('REC-19: as fast as it goes, it ends now, with its pauses as they were', async () => {
    const clock = createManualClock(NOW);
    const sink = createCollectingSink();
    const times: (number | undefined)[] = [];
    const timed = {
      ...sink,
      deliverEach(all: readonly FeedDelivery[]) {
        times.push(...all.map(({ at }) => at));
        return sink.deliverEach(all);
      },
    };
    const { feed, progress } = await playing(await written(CONTENT), timed, clock, 'max');
    await toTheEnd(clock, progress);
    const ago = (seconds: number) => NOW - seconds * 1_000;
    const told = times.filter((at) => at !== undefined);
    expect(told).toEqual([40_010, 40_000, 40_000, 39_990, 10, 0].map(ago));
    expect(sink.fixtures.get('1.5')?.facts.startAt).toBe(ago(40_010 - 240));
    await feed.stop();
  });
});

const race = recordedSample('betfair-stream-1.185781277/1.185781277.bz2');
const football = recordedSample('betfair-stream-1.242971311/1.242971311.bz2');

describe('recorded streams as the live feed', () => {
  test('REC-15: two files of one clock are played as one, each line at its own stamp', async () => {
    const sink = createCollectingSink();
    const clock = createManualClock(NOW);
    const odd = await written(`${[LINES[0], LINES[3], LINES[5]].join('\n')}\n`);
    const even = await written(`${[LINES[1], LINES[4]].join('\n')}\n`);
    const lines: (string | undefined)[] = [];
    const survey = await surveyRecording([odd, even]);
    const { stampOf } = betfairFormat;
    const onBreak = () => undefined;
    for await (const { text } of readMerged(survey.files, { stampOf, chunkBytes: 7, onBreak })) lines.push(text);
    expect(lines).toEqual([0, 1, 3, 4, 5].map((at) => LINES[at]));
    const progress: RecordingProgress[] = [];
    const factory = startRecording({
      survey,
      speed: 10,
      onProgress: (told) => progress.push(told),
      random: () => 0.5,
    });
    const feed = await factory(sink, clock, { fixtures: () => [] });
    await toTheEnd(clock, progress);
    expect(winner(sink)).toMatchObject({ settlement: 2, odds: 230 });
    await feed.stop();
  });

  test.skipIf(race.isAbsent)(
    `REC-13: the recorded race is played to its one winner${race.note}`,
    { timeout: 240_000 },
    async () => {
      const sink = createCollectingSink();
      const clock = createManualClock(NOW);
      const { feed, progress } = await playing(race.file, sink, clock, 'max');
      await toTheEnd(clock, progress);
      const runners = [...(sink.fixtures.get('1.185781277')?.markets.get('274|')?.values() ?? [])];
      expect(runners.filter((runner) => runner.settlement === 2)).toHaveLength(1);
      expect(sink.complaints).toEqual([]);
      expect(progress.at(-1)).toMatchObject({ line: 7_600, lines: 7_600, unreadable: 0, isOver: true });
      await feed.stop();
    },
  );

  test.skipIf(football.isAbsent)(
    `REC-14: an image of 608 KB in one line is on offer at once${football.note}`,
    async () => {
      const sink = createCollectingSink();
      const { feed } = await playing(football.file, sink, createManualClock(NOW), 1);
      expect(sink.fixtures.size).toBe(140);
      await feed.stop();
    },
  );
});

function aFixtureOf(sink: CollectingSink) {
  const [fixture] = sink.fixtures.values();
  if (fixture === undefined) throw new Error('nothing is on offer');
  return fixture.facts;
}

function randomLines(): string {
  return Array.from({ length: 200 }, (_, index) =>
    line(index, {
      ...(index === 0 ? definition('OPEN', ['ACTIVE', 'ACTIVE']) : {}),
      ...price(2),
      note: randomBytes(64).toString('hex'),
    }),
  ).join('\n');
}
