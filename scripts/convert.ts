/**
 * `npm run convert -- IN --to OUT [--json]`: plays a recording of any format that the feed readers know through an origin of its own, as fast as that goes, and records what it offers; a recording of ours
 * is written anew in today's format. Exit code 0 for a file that was ended well, 1 for one of ours with problems (what stands before them is written), 2 for what cannot be done.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FeedEvent } from '../src/domain/events/catalogue.ts';
import { fileCommand, type Answer } from './recording/fileCommand.ts';
import { openFile, problemText } from './recording/files.ts';
import { followStore } from './recording/followStore.ts';
import { writeFile, type WrittenFile } from './recording/writeFile.ts';
import { RecordedState } from '../src/db/recording/recordedState.ts';
import type { Market } from '../src/domain/sports/fixture.ts';

const FASTEST = 'max';
const WAIT_MS = 100;
/** When what is converted begins, epoch ms. */
const BEGINS = Date.UTC(2020, 0, 1);
/** Of a feed. */
const PARTS = 2;
const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));
const main = path.resolve(import.meta.dirname, '..', 'server', 'main.ts');

function answerOf(to: string, written: WrittenFile, problems: readonly string[]): Answer {
  const { entries, bytes, digest } = written;
  const lines = [...problems, `${to}: ${entries} entries, ${bytes} bytes, digest ${digest}`];
  return { code: problems.length === 0 ? 0 : 1, lines, json: { ...written, problems } };
}

/** Through an origin that nobody else sees, with its own readers and rules. */
async function play(from: string, to: string): Promise<Answer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanpan-convert-'));
  const env = {
    ...process.env,
    HANPAN_DATABASE: '',
    PORT: '0',
    HOST: '127.0.0.1',
    HANPAN_DATA: folder,
    HANPAN_DEV: '1',
  };
  const origin = fork(main, ['--recording', from, '--speed', FASTEST], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let trouble = '';
  origin.stderr?.on('data', (text: unknown) => (trouble = `${trouble}${String(text)}`.slice(-500)));
  const dataDir = path.join(folder, 'recordings', path.basename(from));
  try {
    while (!existsSync(path.join(dataDir, 'origin.db')) && origin.exitCode === null) await pause();
    if (origin.exitCode !== null) throw new Error(trouble.trim());
    const watch = feedWatch(() => origin.exitCode !== null);
    const header = { madeBy: 'convert', of: path.basename(from), build: '', beganAt: BEGINS } as const;
    const timeOf = recordedTimes();
    const written = await writeFile(to, header, (sink, state) =>
      followStore({ dataDir, sink, state, withBets: false, isOfFeed: true, timeOf, ...watch }),
    );
    return answerOf(to, written, []);
  } finally {
    const ended = origin.exitCode === null ? once(origin, 'exit') : undefined;
    origin.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A recording is over when both parts of its feed, are down. */
function feedWatch(isGone: () => boolean) {
  const states = new Map<string, string>();
  return {
    onEvents(events: readonly FeedEvent[]) {
      for (const { type, data } of events) if (type === 'ProducerStateChanged') states.set(data.producer, data.state);
    },
    isOver: () => isGone() || (states.size === PARTS && [...states.values()].every((state) => state === 'down')),
  };
}

/**
 * The origin plays a file as if it were now. Here it is as if it were always the same day, so that a file is converted to the same bytes each time; what the house
 * and the parts of a feed tell of themselves has the time of what was told before.
 */
function recordedTimes(): (event: FeedEvent) => FeedEvent {
  let shift: number | undefined;
  let last = BEGINS;
  return (event) => {
    if (event.type === 'ProducerStateChanged' || event.type === 'NewsPublished') return { ...event, at: last };
    shift ??= BEGINS - event.at;
    last = Math.max(last, event.at + shift);
    return moved(event, shift, last);
  };
}

function moved(event: FeedEvent, shift: number, at: number): FeedEvent {
  if (event.type === 'FixtureChanged')
    return { ...event, at, data: { ...event.data, startAt: event.data.startAt + shift } };
  const marketsOf = (markets: readonly Market[]): Market[] =>
    markets.map((market) => ({
      ...market,
      selections: market.selections.map((one) => (one.movedAt === 0 ? one : { ...one, movedAt: one.movedAt + shift })),
    }));
  if (event.type === 'MarketsOpened')
    return { ...event, at, data: { ...event.data, markets: marketsOf(event.data.markets) } };
  if (event.type !== 'FixtureOpened') return { ...event, at };
  const { fixture } = event.data;
  const startAt = fixture.startAt + shift;
  return {
    ...event,
    at,
    data: { ...event.data, fixture: { ...fixture, startAt, markets: marketsOf(fixture.markets) } },
  };
}

/** Entry by entry, with the keyframes that the file has. */
async function rewrite(from: string, to: string): Promise<Answer | undefined> {
  const opened = await openFile(from);
  if (!opened.ok) return undefined;
  const { recording, close } = opened.value;
  try {
    const { madeBy, of, build } = recording.header;
    const starts = new Set(recording.members.filter(({ kind }) => kind === 'keyframe').map(({ first }) => first));
    const written = await writeFile(to, { madeBy, of, build }, async (sink, state) => {
      const first = await recording.keyframeBefore(0);
      const begun = first === undefined ? new RecordedState() : RecordedState.at(first);
      state.take(begun);
      sink.keyframe(state.rows(), state.at);
      for await (const { entries } of recording.blocks()) {
        for (const { n, at, ...body } of entries) {
          if (n > 0 && starts.has(n)) sink.keyframe(state.rows(), at);
          state.apply({ n, at, ...body });
          sink.entry(body, at);
        }
        await sink.drained();
      }
    });
    return answerOf(to, written, recording.problems.map(problemText));
  } finally {
    await close();
  }
}

await fileCommand(
  'npm run convert -- IN --to OUT [--json]',
  1,
  { to: { type: 'string' } },
  async ({ files, values }) => {
    const from = path.resolve(files[0] ?? '');
    const { to } = values;
    if (typeof to !== 'string') throw new RangeError('--to says where to');
    if (!existsSync(from)) throw new Error(`no file at ${from}`);
    return (await rewrite(from, to)) ?? play(from, to);
  },
);
