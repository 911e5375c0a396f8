/** Records what an origin offers of a recording that it plays as fast as that goes (RCD-33). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import type { Market, Score } from '../../src/domain/sports/fixture.ts';
import { followStore } from './followStore.ts';
import { writeFile, type WrittenFile } from './writeFile.ts';

const FASTEST = 'max';
const WAIT_MS = 100;
/** When what is converted begins, epoch ms. */
const BEGINS = Date.UTC(2020, 0, 1);
/** Of a feed. */
const PARTS = 2;
const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));

/**
 * Through an origin that nobody else sees, with its own readers and rules.
 *
 * @param from path of a recording that the feed readers know
 * @param to path of the file that is written
 * @param main path of the origin's program
 * @throws Error with the last of what the origin said, where it ends before it plays
 */
export async function playFeed(from: string, to: string, main: string): Promise<WrittenFile> {
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
    return await writeFile(to, header, (sink, state) =>
      followStore({ dataDir, sink, state, withBets: false, isOfFeed: true, timeOf, ...watch }),
    );
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
  const scoreOf = <Known extends Score | null>(score: Known): Known =>
    score?.told === undefined ? score : { ...score, told: { ...score.told, at: score.told.at + shift } };
  if (event.type === 'ScoreChanged') return { ...event, at, data: { ...event.data, score: scoreOf(event.data.score) } };
  if (event.type === 'MarketsOpened')
    return { ...event, at, data: { ...event.data, markets: marketsOf(event.data.markets) } };
  if (event.type !== 'FixtureOpened') return { ...event, at };
  const { fixture } = event.data;
  const startAt = fixture.startAt + shift;
  const score = scoreOf(fixture.score);
  return {
    ...event,
    at,
    data: { ...event.data, fixture: { ...fixture, startAt, score, markets: marketsOf(fixture.markets) } },
  };
}
