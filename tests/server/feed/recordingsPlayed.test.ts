/**
 * Recordings of the exchange, whole, through the importer into a real origin, at three speeds: names, last prices, status and winners are what a
 * reader of its own says (TST-02, TST-04, BF).
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../server/clock.ts';
import type { RecordingProgress } from '../../../server/feed/recording/recordingProgress.ts';
import type { FeedFactory } from '../../../server/feed/feedFactory.ts';
import { startRecording } from '../../../server/feed/recording/startRecording.ts';
import { surveyRecording } from '../../../server/feed/recording/surveyRecording.ts';
import type { Fixture, Selection } from '../../../src/domain/sports/fixture.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { exchangeTruth, type TrueMarket, type TrueRunner } from './exchangeTruth.ts';
import { recordedSample } from './recordedSamples.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../recordings/betfair-database');
/** One line, and that broken off. */
const CUT = '1.223716890';
const KEPT = readdirSync(FOLDER)
  .filter((name) => name.startsWith('1.') && name !== CUT)
  .map((name) => ({ name, file: path.join(FOLDER, name), isAbsent: false, note: '' }));
const SHARED = ['betfair-stream-1.242971311/1.242971311.bz2', 'betfair-stream-1.185781277/1.185781277.bz2'].map(
  (name) => ({
    name,
    ...recordedSample(name),
  }),
);
const SPEEDS = [1, 100, 10_000];

/** Time passes as soon as somebody waits for it: what takes weeks takes a moment, in the same order. */
function createHastyClock(start: number): Clock {
  let now = start;
  return {
    now: () => now,
    elapsed: () => now,
    after(ms, callback) {
      const at = now + ms;
      const waiting = setImmediate(() => {
        now = Math.max(now, at);
        callback();
      });
      return () => {
        clearImmediate(waiting);
      };
    },
  };
}

async function played(
  files: readonly string[],
  speed: number,
): Promise<{ fixtures: readonly Fixture[]; last: RecordingProgress }> {
  const origin = await openOrigin();
  let last: RecordingProgress | undefined;
  let feed: ReturnType<FeedFactory> | undefined;
  await new Promise<void>((resolve, reject) => {
    const onProgress = (progress: RecordingProgress) => {
      last = progress;
      if (progress.isOver) resolve();
    };
    const factory = startRecording({ survey: surveyRecording(files), speed, random: () => 0, onProgress });
    feed = factory(origin.sink, createHastyClock(Date.UTC(2026, 2, 1)), { fixtures: () => [] });
    feed.catch(reject);
  });
  const fixtures = await origin.inspect.fixtures();
  // By its clock it would try at once, again and again, to tell an origin that is closed.
  await (await feed)?.stop();
  await origin.close();
  if (last === undefined) throw new Error('nothing was played');
  return { fixtures, last };
}

const STATES: Readonly<Record<string, TrueRunner['state']>> = { '2': 'won', '1': 'lost', '-1': 'void' };
const stateOf = ({ status, settlement }: Selection) =>
  settlement === null ? status : (STATES[String(settlement)] ?? 'nothing a recording says');

/** What the origin has of a runner, in the words of the other reader. */
function told(market: TrueMarket, { id, handicap }: TrueRunner, fixtures: readonly Fixture[]): object {
  const selectionId = `${market.marketId}:${id}:${handicap}`;
  const fixture = fixtures.find(({ markets }) =>
    markets.some(({ selections }) => selections.some((one) => String(one.selectionId) === selectionId)),
  );
  const selection = fixture?.markets
    .flatMap(({ selections }) => selections)
    .find((one) => String(one.selectionId) === selectionId);
  if (fixture === undefined || selection === undefined) return { selectionId, isAbsent: true };
  const { side, odds } = selection;
  const name = side === 'home' || side === 'away' ? fixture[side] : selection.name;
  return { selectionId, name, odds, state: stateOf(selection), event: `${fixture.home} ${fixture.away}` };
}

/** What it ought to have; names where the file says some. */
function ought(market: TrueMarket, { id, handicap, name, price, state }: TrueRunner): object {
  const selectionId = `${market.marketId}:${id}:${handicap}`;
  // A selection that never had a price stands at 1.00, suspended.
  const told = { selectionId, odds: price ?? 100, state };
  return name === undefined ? told : { ...told, name };
}

function expectTruth(truth: readonly TrueMarket[], fixtures: readonly Fixture[]): void {
  for (const market of truth) {
    for (const runner of market.runners) expect(told(market, runner, fixtures)).toMatchObject(ought(market, runner));
    const first = market.runners[0];
    const [, ...words] = (market.eventName ?? '').split(' v ');
    const event = first && told(market, first, fixtures);
    for (const word of words)
      expect(event).toMatchObject({ event: expect.stringContaining(word.split(' ').at(-1) ?? '') as string });
  }
  for (const fixture of fixtures) {
    const ids = fixture.markets.flatMap(({ selections }) =>
      selections.map(({ selectionId }) => selectionId.split(':')[0]),
    );
    const own = truth.filter(({ marketId }) => ids.includes(marketId));
    const isOver = own.length > 0 && own.every(({ isClosed }) => isClosed);
    expect(fixture.status).toBe(isOver ? 'finished' : own.some(({ isInPlay }) => isInPlay) ? 'inPlay' : 'scheduled');
  }
}

describe('recordings played whole', () => {
  test.for(KEPT)('TST-02 TST-04 $name ends as it says, at every speed', { timeout: 240_000 }, async ({ file }) => {
    const truth = await exchangeTruth(file);
    // What has no definition has no line that can be played.
    if (truth.length === 0) await expect(surveyRecording([file])).rejects.toThrow('can be played');
    for (const speed of truth.length === 0 ? [] : SPEEDS) {
      const { fixtures, last } = await played([file], speed);
      expectTruth(truth, fixtures);
      expect(last.unreadable).toBe(0);
    }
  });

  for (const { name, file, isAbsent, note } of SHARED)
    test.skipIf(isAbsent)(
      `TST-02 TST-04 ${name} ends as it says, as fast as it goes${note}`,
      { timeout: 240_000 },
      async () => {
        const truth = await exchangeTruth(file);
        const { fixtures, last } = await played([file], 10_000);
        expectTruth(truth, fixtures);
        expect(last.unreadable).toBe(0);
      },
    );

  test('TST-02 BF-M2 winner and places of one race, recorded apart, are one fixture', async () => {
    const files = ['1.197931750.gz', '1.197931751.gz'].map((name) => path.join(FOLDER, name));
    const { fixtures } = await played(files, 100);
    expect(fixtures.map(({ markets }) => markets.map(({ marketId, name }) => `${marketId} ${name}`))).toEqual([
      ['274 Outright Winner', 'PLACE 2위 이내'],
    ]);
    expectTruth((await Promise.all(files.map(exchangeTruth))).flat(), fixtures);
  });

  test('TST-02 a file of one line that is cut is refused', async () => {
    await expect(played([path.join(FOLDER, CUT)], 1)).rejects.toThrow('no known format');
  });

  test('TST-02 the reader of its own says what is known of these files', async () => {
    const truth = (await Promise.all(KEPT.map(({ file }) => exchangeTruth(file)))).flat();
    const winners = Object.fromEntries(
      truth.map(({ marketId, runners }) => [
        marketId,
        runners.flatMap(({ name, id, state }) => (state === 'won' ? [name ?? id] : [])),
      ]),
    );
    expect(winners).toMatchObject({
      '1.145405534': ['Yes'],
      '1.214555872': ['2. Mighty Seven'],
      '1.219107753': ['59239587', '59505624'],
      '1.223716976': ['Cameron Norrie'],
      '1.223716981': ['Cameron Norrie'],
      '1.214870442': [],
    });
    expect(winners['1.230478683']).toHaveLength(5);
  });
});
