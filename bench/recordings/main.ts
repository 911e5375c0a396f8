/**
 * `npm run bench:recordings [-- --events N --per-commit N --seeks N]`: a recording of a million price changes (workload W: 2,000 games, Zipf's law). How long writing takes, the size
 * beside the frames that a browser was sent, opening, going through it once as the player does, seeks with nothing known and after that, checking it whole, and the memory of all that.
 * The peer reads the frames themselves, packed in pieces as large as a block, and folds them event by event from a state that it is given.
 */
import { mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { openFile } from '../../scripts/recording/files.ts';
import { nodePorts } from '../../scripts/recording/nodePorts.ts';
import { recordOffer } from '../../scripts/recording/offerRecorder.ts';
import { foldRecording, type RecordingFold } from '../../src/db/recording/foldRecording.ts';
import { KeptStates } from '../../src/db/recording/keptStates.ts';
import { RecordedState } from '../../src/db/recording/recordedState.ts';
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import { decodeEventText } from '../../src/domain/events/decode.ts';
import { fixtureIdOf } from '../../src/domain/events/fixtureIdOf.ts';
import type { Recording } from '../../src/domain/recording/openRecording.ts';
import { evolveFixture } from '../../src/domain/sports/evolveFixture.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { SCHEMA_EPOCH } from '../../src/db/tables/schemaEpoch.ts';
import { RECORDING_FORMAT } from '../../src/domain/recording/recording.ts';
import { writeRecording } from '../../src/domain/recording/writeRecording.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { median, medianRatio, quantile } from '../report/statistics.ts';
import { FIXTURES, offerOf } from '../workload/offer.ts';
import { createUpdates } from '../workload/updates.ts';
import { EPOCH, eventFrame } from '../workload/wire.ts';

const { events, perCommit, seeks } = readCommandLine(
  'npm run bench:recordings -- [--events N] [--per-commit N] [--seeks N]',
  {
    events: { type: 'string', default: '1000000' },
    'per-commit': { type: 'string', default: '20' },
    seeks: { type: 'string', default: '500' },
  },
  (values) => ({
    events: wholeNumber('--events', values.events, 1_000, 10_000_000),
    perCommit: wholeNumber('--per-commit', values['per-commit'], 1, 1_000),
    seeks: wholeNumber('--seeks', values.seeks, 10, 10_000),
  }),
);

/** Seeks of the peer. */
const PEER_SEEKS = 40;
/** Frames of a piece of the peer's, as a block has events. */
const PIECE = 8_192;
const PROGRESS_MS = 3_000;

const T0 = 1_700_000_000_000;
/** A thousand a second. */
const MS_PER_EVENT = 1;

/** Of the peer: frames, packed. */
const pieces: Buffer[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'hanpan-recording-'));
const file = path.join(folder, 'bench.hanpan');

async function writeFile(): Promise<{ readonly wireBytes: number; readonly digest: string }> {
  const out = openSync(file, 'w');
  const state = new RecordedState();
  const header = {
    hanpan: RECORDING_FORMAT,
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
  let frames: Buffer[] = [];
  let told = performance.now();
  for (let offset = 0; offset < events; offset += perCommit) {
    const batch = Array.from({ length: Math.min(perCommit, events - offset) }, (_, index) => {
      const { event } = source.next(T0 + (offset + index) * MS_PER_EVENT);
      const frame = eventFrame(event, offset + index + 1);
      wireBytes += frame.length;
      frames.push(frame);
      if (frames.length === PIECE) pieces.push(gzipSync(Buffer.concat(frames.splice(0))));
      return event;
    });
    const at = batch.at(-1)?.at ?? T0;
    recorder.beat(at);
    recorder.commit({ from: offset + 1, to: offset + batch.length, at, events: batch });
    await sink.drained();
    if (performance.now() - told < PROGRESS_MS) continue;
    told = performance.now();
    say(`  … ${offset + batch.length} events, ${sink.bytes} bytes`);
  }
  frames = [];
  const { digest } = state;
  await sink.end(digest);
  return { wireBytes, digest };
}

const took = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const began = performance.now();
  const value = await work();
  return [value, performance.now() - began];
};
interface Took {
  readonly wall: number;
  /** Of processor time, of all threads. */
  readonly used: number;
}

/** @returns how long it is since, ms */
function startClock(): () => Took {
  const [began, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { wall: performance.now() - began, used: (user + system) / 1_000 };
  };
}

function said(times: readonly Took[]): string {
  const [wall, used] = [times.map((one) => one.wall), times.map((one) => one.used)];
  const both = (of: readonly number[]) => `${median(of).toFixed(1)} and ${quantile(of, 0.99).toFixed(1)} ms`;
  return `median and p99 ${both(wall)}; of processor time ${both(used)}`;
}

const say = (line: string) => {
  console.log(line);
};
const memory = () => Math.round(process.memoryUsage().rss / 1_048_576);

let peak = 0;
const notePeak = () => {
  peak = Math.max(peak, process.memoryUsage().heapUsed);
};

/** From the beginning to the end, as the player does when it opens a file. */
async function goThrough(recording: Recording, kept: KeptStates): Promise<void> {
  const first = await recording.keyframeBefore(0);
  const state = first === undefined ? new RecordedState() : RecordedState.at(first);
  kept.keep(state);
  const [, ms] = await took(async () => {
    for await (const { entries } of recording.blocks()) {
      state.applyAll(entries);
      kept.pass(state);
      notePeak();
    }
  });
  say(`gone through once in ${Math.round(ms)} ms`);
}

/** Alone: what one kind of seek leaves to be collected belongs to none of another kind. */
async function takenBy(seek: () => Promise<unknown>): Promise<readonly Took[]> {
  const took: Took[] = [];
  for (let turn = 0; turn < seeks; turn += 1) {
    const began = startClock();
    await seek();
    took.push(began());
    notePeak();
  }
  return took;
}

/** The same events out of frames, from the beginning of their piece on, turn about with a seek to the same place. */
async function comparePeer(fold: RecordingFold, random: () => number): Promise<void> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let seek = 0; seek < PEER_SEEKS && pieces.length > 0; seek += 1) {
    const piece = Math.floor(random() * pieces.length);
    const events = Math.floor(random() * PIECE);
    const n = Math.floor((piece * PIECE + events) / perCommit);
    const start = await fold.stateAt(Math.floor((piece * PIECE) / perCommit));
    theirs.push((await took(async () => Promise.resolve(foldFrames(start, pieces[piece], events))))[1]);
    ours.push((await took(() => fold.stateAt(n)))[1]);
  }
  const ratio = medianRatio(ours, theirs);
  say(`of what a fold of frames takes from a state at most ${PIECE} events before: ${ratio.toFixed(2)}`);
}

function foldFrames(state: RecordedState, piece: Buffer | undefined, events: number): number {
  const frames = piece === undefined ? [] : gunzipSync(piece).toString().split('\n\n', events);
  const games = new Map<string, Fixture | undefined>();
  for (const frame of frames) {
    const data = frame.split('\n').find((line) => line.startsWith('data: '));
    const event = data === undefined ? undefined : decodeEventText(data.slice('data: '.length), 'events');
    if (event?.ok !== true) continue;
    const id = fixtureIdOf(event.value as FeedEvent);
    if (id === undefined) continue;
    games.set(id, evolveFixture(games.has(id) ? games.get(id) : state.fixtureOf(id), event.value as FeedEvent));
  }
  return games.size;
}

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
  const kept = new KeptStates(recording.entries);
  for (const kind of ['cold', 'warm'] as const) {
    if (kind === 'warm') await goThrough(recording, kept);
    const fold = foldRecording(recording, kept);
    const seek = () => fold.stateAt(Math.floor(random() * (recording.entries + 1)), kind === 'cold');
    const found = await takenBy(seek);
    let rows = 0;
    const read = await takenBy(async () => {
      rows += (await seek()).table('house', 'fixtures').size;
    });
    say(`${kind} seeks: ${said(found)}`);
    say(`${kind} seeks, and every game's row read out: ${said(read)}; ${rows} games seen`);
    if (kind === 'warm') await comparePeer(fold, random);
  }
  say(
    `kept ${kept.size} states, about ${Math.round(kept.bytes / 1_048_576)} MB; peak heap ${Math.round(peak / 1_048_576)} MB, resident ${memory()} MB`,
  );
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
