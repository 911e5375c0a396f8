/**
 * `npm run bench:recordings [-- --events N --per-commit N --seeks N]`: a recording of a million price changes (workload W: 2,000 games, Zipf's law). How long writing takes, the size
 * beside the frames that a browser was sent, opening, seeks from a cold and a warm reader, checking it whole, and the memory of all that.
 */
import { mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { openFile } from '../../scripts/recording/files.ts';
import { nodePorts } from '../../scripts/recording/nodePorts.ts';
import { recordOffer } from '../../scripts/recording/offerRecorder.ts';
import { foldRecording } from '../../src/db/recording/foldRecording.ts';
import { RecordedState } from '../../src/db/recording/recordedState.ts';
import { SCHEMA_EPOCH } from '../../src/db/tables/schemaEpoch.ts';
import { writeRecording } from '../../src/domain/recording/writeRecording.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { median } from '../report/statistics.ts';
import { FIXTURES, offerOf } from '../workload/offer.ts';
import { createUpdates } from '../workload/updates.ts';
import { EPOCH, eventFrame } from '../workload/wire.ts';

const { events, perCommit, seeks } = readCommandLine(
  'npm run bench:recordings -- [--events N] [--per-commit N] [--seeks N]',
  {
    events: { type: 'string', default: '1000000' },
    'per-commit': { type: 'string', default: '20' },
    seeks: { type: 'string', default: '200' },
  },
  (values) => ({
    events: wholeNumber('--events', values.events, 1_000, 10_000_000),
    perCommit: wholeNumber('--per-commit', values['per-commit'], 1, 1_000),
    seeks: wholeNumber('--seeks', values.seeks, 10, 10_000),
  }),
);

const T0 = 1_700_000_000_000;
/** A thousand a second. */
const MS_PER_EVENT = 1;

const folder = mkdtempSync(path.join(tmpdir(), 'hanpan-recording-'));
const file = path.join(folder, 'bench.hanpan');

async function writeFile(): Promise<{ readonly wireBytes: number; readonly digest: string }> {
  const out = openSync(file, 'w');
  const state = new RecordedState();
  const header = {
    hanpan: 1,
    build: 'bench',
    schemaEpoch: SCHEMA_EPOCH,
    madeBy: 'origin',
    beganAt: T0,
    of: 'W',
  } as const;
  const sink = writeRecording(
    header,
    nodePorts,
    (member) => void writeSync(out, member),
    () => state.digest,
  );
  const fixtures = offerOf(FIXTURES, T0);
  const producers = { prematch: 'up', inPlay: 'up' } as const;
  const recorder = recordOffer(sink, { epoch: EPOCH, offset: 0, at: T0, fixtures, news: [], producers }, state);
  const source = createUpdates(FIXTURES, 1);
  let wireBytes = 0;
  for (let offset = 0; offset < events; offset += perCommit) {
    const told = Array.from({ length: Math.min(perCommit, events - offset) }, (_, index) => {
      const { event } = source.next(T0 + (offset + index) * MS_PER_EVENT);
      wireBytes += eventFrame(event, offset + index + 1).length;
      return event;
    });
    const at = told.at(-1)?.at ?? T0;
    recorder.beat(at);
    recorder.commit({ from: offset + 1, to: offset + told.length, at, events: told });
    await sink.drained();
  }
  const { digest } = state;
  await sink.end(digest);
  return { wireBytes, digest };
}

const took = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const began = performance.now();
  const value = await work();
  return [value, performance.now() - began];
};
const share = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
const say = (line: string) => {
  console.log(line);
};
const memory = () => Math.round(process.memoryUsage().rss / 1_048_576);

async function main(): Promise<void> {
  const [{ wireBytes, digest }, writeMs] = await took(writeFile);
  const { size } = statSync(file);
  say(
    `written: ${events} events, ${perCommit} a commit, in ${Math.round(writeMs)} ms; ${(size / events).toFixed(2)} bytes an event`,
  );
  say(`size: ${size} bytes, ${(size / wireBytes).toFixed(4)} of ${wireBytes} bytes of frames`);
  const [opened, openMs] = await took(() => openFile(file));
  if (!opened.ok) throw new Error(opened.failure.detail);
  const { recording, close } = opened.value;
  const kinds = recording.members.map(({ kind }) => kind);
  const keyframes = recording.members
    .filter(({ kind }) => kind === 'keyframe')
    .reduce((sum, { bytes }) => sum + bytes, 0);
  say(
    `opened in ${openMs.toFixed(1)} ms: ${recording.entries} entries, ${kinds.length} members, ${keyframes} bytes of keyframes; ${memory()} MB`,
  );
  const random = seededRandom(7);
  for (const kind of ['cold', 'warm'] as const) {
    const fold = foldRecording(recording);
    const times: number[] = [];
    for (let seek = 0; seek < seeks; seek += 1) {
      const n = Math.floor(random() * (recording.entries + 1));
      times.push((await took(() => fold.stateAt(n, kind === 'cold')))[1]);
    }
    say(
      `${kind} seeks: median ${median(times).toFixed(1)} ms, p99 ${share(times, 0.99).toFixed(1)} ms; ${memory()} MB`,
    );
  }
  const [last, playMs] = await took(() => foldRecording(recording).stateAt(Infinity, true));
  say(`the end by its keyframe in ${Math.round(playMs)} ms: digest ${last.digest === digest ? 'equal' : 'DIFFERS'}`);
  const [problems, checkMs] = await took(() => recording.check());
  say(`checked whole in ${Math.round(checkMs)} ms: ${problems.length} problems; ${memory()} MB`);
  await close();
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
