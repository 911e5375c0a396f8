/** A recording gives one event log: at every speed, on every run, however it is read, however slow the machine is (TST-01). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeEventText } from '../../../../src/domain/events/decode.ts';
import type { Clock } from '../../../../server/clock.ts';
import type { Speed } from '../../../../server/feed/recording/pace.ts';
import type { RecordingReport } from '../../../../server/feed/recording/recordingProgress.ts';
import { startRecording } from '../../../../server/feed/recording/startRecording.ts';
import { surveyRecording, type Survey } from '../../../../server/feed/recording/surveyRecording.ts';
import { openOrigin } from '../../support/openOrigin.ts';
import { recordedSample } from '../recordedSamples.ts';
import { createPlanningSink, logHash } from './planningSink.ts';

const NOW = Date.UTC(2026, 2, 1, 12);

interface Playing {
  readonly speed: Speed;
  readonly chunkBytes?: number;
  /** Ms that every delivery takes. */
  readonly delay?: number;
}

/** Nobody waits for this clock: it stands at what is waited for. */
function leapingClock(): Clock & { pass(ms: number): void } {
  let now = NOW;
  return {
    now: () => Math.floor(now),
    elapsed: () => now - NOW,
    pass(ms) {
      now += ms;
    },
    after(ms, callback) {
      let isWanted = true;
      setImmediate(() => {
        if (!isWanted) return;
        now += ms;
        callback();
      });
      return () => {
        isWanted = false;
      };
    },
  };
}

async function played(survey: Survey | Promise<Survey>, { speed, delay = 0 }: Playing) {
  const clock = leapingClock();
  const sink = createPlanningSink(clock.now, () => clock.pass(delay));
  const report = await new Promise<RecordingReport>((resolve, reject) => {
    const options = { survey, speed, onProgress: () => undefined, onReport: resolve, random: () => 0.5 };
    startRecording(options)(sink, clock, { fixtures: () => [] }).catch(reject);
  });
  return { report, events: sink.events, complaints: sink.complaints, hash: logHash(sink.events) };
}

/** Every one of them with `HANPAN_SPECS=all`: a playing takes a second of the processor. */
const OTHERS: readonly Playing[] = [
  { speed: 1, chunkBytes: 4_099, delay: 300 },
  { speed: 10_000, chunkBytes: 1_000_003, delay: 40_000 },
  { speed: 1 },
  { speed: 100 },
  { speed: 100, chunkBytes: 509, delay: 20_000 },
  { speed: 10_000 },
  { speed: 'max', delay: 7 },
  { speed: 'max' },
];
const others = process.env['HANPAN_SPECS'] === 'all' ? OTHERS : OTHERS.slice(0, 2);

/** All of a playing, whose log is `first`. */
async function expectSameLog(files: readonly string[], survey: Survey, first: string, playings: readonly Playing[]) {
  for (const playing of playings) {
    const { chunkBytes } = playing;
    const again = await played(chunkBytes === undefined ? survey : surveyRecording(files, chunkBytes), playing);
    expect([JSON.stringify(playing), again.hash]).toEqual([JSON.stringify(playing), first]);
    expect(again.report.line).toBe(survey.stamps.length);
  }
}

const SMALL = path.resolve(import.meta.dirname, '../../../recordings/betfair-database');

test(
  'TST-01 REC-16 small markets give one log each, whatever the speed and the machine',
  { timeout: 240_000 },
  async () => {
    const files = readdirSync(SMALL).filter((name) => name.startsWith('1.'));
    let playable = 0;
    for (const file of files.map((name) => path.join(SMALL, name))) {
      const survey = await surveyRecording([file]).catch(() => undefined);
      if (survey === undefined) continue;
      playable += 1;
      const first = await played(survey, { speed: 'max' });
      expect(first.events.length).toBeGreaterThan(1);
      await expectSameLog([file], survey, first.hash, OTHERS);
    }
    expect(playable).toBeGreaterThan(5);
  },
);

test('TST-01 REC-16 FX-12 an origin writes that log', async () => {
  const survey = await surveyRecording([path.join(SMALL, '1.219107753.gz')]);
  const origin = await openOrigin();
  await new Promise((resolve, reject) => {
    const options = {
      survey,
      speed: 'max',
      onProgress: () => undefined,
      onReport: resolve,
      random: () => 0.5,
    } as const;
    startRecording(options)(origin.sink, leapingClock(), { fixtures: () => [] }).catch(reject);
  });
  // The first event is the house's news.
  const [, ...log] = await origin.inspect.log('events');
  const events = log.map(({ envelope }) => {
    const decoded = decodeEventText(envelope, 'events');
    return decoded.ok ? decoded.value : decoded;
  });
  const { hash, events: planned } = await played(survey, { speed: 10_000 });
  expect(events).toHaveLength(planned.length);
  expect(logHash(events)).toBe(hash);
});

describe.each([
  ['a race', 7_600, 1_000, ['betfair-stream-1.185781277/1.185781277.bz2']],
  ['200 football markets', 1_736, 1_000, ['betfair-stream-1.242971311/1.242971311.bz2']],
  [
    'cricket and its scores',
    20_699,
    1_000,
    [
      'betfair-cricket-odds-and-scores-1.200806927/1.200806927.gz',
      'betfair-cricket-odds-and-scores-1.200806927/1.200806927.rcm.gz',
    ],
  ],
  ['LSports messages', 6, 4, ['lsports-messages/trade360-messages.ndjson']],
] as const)('%s', (_, lines, events, paths) => {
  const samples = paths.map(recordedSample);
  const files = samples.map(({ file }) => file);
  const missing = samples.find(({ isAbsent }) => isAbsent);
  const note = missing?.note ?? '';

  test.skipIf(missing !== undefined)(
    `TST-01 REC-16 gives one log, whatever the speed and the machine${note}`,
    { timeout: 240_000 },
    async () => {
      const survey = await surveyRecording(files);
      const first = await played(survey, { speed: 'max' });
      expect(first.report).toMatchObject({ line: lines, lines, isWhole: true, unreadable: { count: 0 }, breaks: [] });
      expect(first.events.length).toBeGreaterThan(events);
      await expectSameLog(files, survey, first.hash, others);
    },
  );
});
