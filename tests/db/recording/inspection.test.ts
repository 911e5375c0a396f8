/** What the inspector reads off a recording: lines, causes, differences, lags, and where digests part. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedDifference } from '../../../src/db/recording/inspection/namedDifference.ts';
import { partedRows } from '../../../src/db/recording/inspection/partedRows.ts';
import { firstParting, readLog, type InspectedLog } from '../../../src/db/recording/inspection/readLog.ts';
import { commandsAt, leaderAt, streamsAt, tabsAt } from '../../../src/db/recording/inspection/streamStates.ts';
import { foldRecording } from '../../../src/db/recording/foldRecording.ts';
import { LAG_BARS, lagStatistics, percentile } from '../../../src/domain/recording/inspection/lagStatistics.ts';
import { tracksOf } from '../../../src/domain/recording/inspection/tracks.ts';
import { touchedBy, whyLocked, whyOf } from '../../../src/domain/recording/inspection/whyOf.ts';
import type { Recording } from '../../../src/domain/recording/openRecording.ts';
import { all, opened } from '../../support/recording/recordings.ts';
import { DOUBLED, recordStory, STORY_BEGAN } from '../../support/recording/story.ts';

let recording: Recording;
let log: InspectedLog;
beforeAll(async () => {
  recording = await opened((await recordStory()).bytes);
  log = await readLog(recording);
});

const lines = () => log.index.lines;
const lineOf = (type: string, effect?: string) => {
  const line = lines().find((one) => one.type === type && (effect === undefined || one.effect === effect));
  if (line === undefined) throw new Error(`no ${type}`);
  return line;
};
const links = (steps: ReturnType<typeof whyOf>) => steps.map(({ line, link }) => `${link} ${line.effect ?? line.type}`);

describe('the lines of a recording', () => {
  it('INS-1 are every event, call, answer, act and trouble, in the order of the entries', async () => {
    const entries = await all(recording);
    const told = entries.reduce((sum, entry) => {
      if (entry.kind === 'commit')
        return sum + (entry.log ?? []).reduce((count, { from, to }) => count + to - from + 1, 0);
      return entry.kind === 'act' && entry.act.act === 'painted' ? sum : sum + 1;
    }, 0);
    expect(lines().filter(({ stream }) => stream !== 'machine')).toHaveLength(told);
    expect(lines().map(({ index }) => index)).toEqual(lines().map((_, place) => place));
    expect(
      lines().every(({ n, at }, place) => n >= (lines()[place - 1]?.n ?? 0) && at >= (lines()[place - 1]?.at ?? 0)),
    ).toBe(true);
  });

  it('INS-1 say what changed, of whom, from what to what', () => {
    expect(lineOf('OddsChanged', 'suspended')).toMatchObject({
      stream: 'events',
      fixtureIds: ['f1'],
      selectionIds: ['s1-home', 's1-draw', 's1-away'],
      subject: { home: '울산 HD', away: '전북 현대', isMarket: true, count: 3 },
    });
    const moved = lineOf('OddsChanged', 'moved').subject.selection;
    expect(Math.abs((moved?.after ?? 0) - (moved?.before ?? 0))).toBe(5);
    expect(lineOf('ScoreChanged').subject.score).toEqual({ home: 1, away: 1, clockSeconds: 3_237 });
    expect(lineOf('connection').subject.detail).toBe('waiting');
    expect(lineOf('BetRefused')).toMatchObject({ stream: 'slip', isRefusal: true, page: 'live' });
  });

  it('INS-6 know how long each took to the screen, and where: parts come to the whole', () => {
    const painted = lines().filter(({ lag, stream }) => stream === 'events' && lag !== undefined);
    expect(painted.length).toBeGreaterThan(500);
    for (const { lag = 0, parts = {} } of painted) {
      const { originToWorker = 0, workerToStored = 0, storedToPainted = 0 } = parts;
      expect(originToWorker + workerToStored + storedToPainted).toBeCloseTo(lag);
      expect(Math.min(originToWorker, workerToStored, storedToPainted)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('why', () => {
  it('INS-4 a bet was refused: the suspended market, the goal, the request and the press', () => {
    expect(links(whyOf(log.index, lineOf('BetRefused')))).toEqual([
      'itself BetRefused',
      'selection suspended',
      'game ScoreChanged',
      'asked BetRequested',
      'pressed placeBet',
    ]);
    const answer = lines().find(({ type, isRefusal }) => type === 'answer' && isRefusal);
    expect(answer && links(whyOf(log.index, answer))).toEqual([
      'itself answer',
      'selection suspended',
      'game ScoreChanged',
      'asked BetRequested',
      'pressed placeBet',
    ]);
  });

  it('INS-4 a price is locked, until it is open again', () => {
    const refused = lineOf('BetRefused').index;
    expect(links(whyLocked(log.index, 's1-home', refused))).toEqual(['selection suspended', 'game ScoreChanged']);
    expect(whyLocked(log.index, 's1-home', lines().length)).toEqual([]);
    expect(whyLocked(log.index, 's2-home', refused)).toEqual([]);
  });

  it('INS-4 every price is locked while the line is cut', () => {
    const cut = lines().find(({ type, subject }) => type === 'connection' && subject.detail === 'waiting');
    expect(links(whyLocked(log.index, 's2-home', (cut?.index ?? 0) + 1))).toEqual(['connection connection']);
  });

  it('INS-5 forwards are the lines whose cause it is', () => {
    const goal = lineOf('ScoreChanged');
    const touched = touchedBy(log.index, goal);
    expect(touched.map(({ effect, type }) => effect ?? type)).toEqual(['suspended', 'BetRefused', 'answer']);
    for (const one of touched) expect(whyOf(log.index, one).map(({ line }) => line)).toContain(goal);
  });
});

describe('figures', () => {
  it('INS-6 percentiles are the least values that so many do not exceed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 500 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 100 }),
        (given, share) => {
          const sorted = given.toSorted((a, b) => a - b);
          const value = percentile(sorted, share);
          expect(sorted.filter((one) => one <= value).length * 100).toBeGreaterThanOrEqual(share * sorted.length);
          expect(sorted.filter((one) => one < value).length * 100).toBeLessThan(share * sorted.length);
        },
      ),
    );
    const statistics = lagStatistics(lines().filter(({ stream }) => stream === 'events'));
    expect(statistics.bars).toHaveLength(LAG_BARS);
    expect(statistics.bars.reduce((sum, bar) => sum + bar, 0)).toBe(statistics.count);
  });

  it('INS-7 tracks have every event, the break of the line, the change of leaders and the long task', () => {
    const tracks = tracksOf(lines(), 60);
    const events = lines().filter(({ stream }) => stream === 'events').length;
    const seconds = (tracks.until - tracks.from) / 1_000;
    expect(tracks.rate.reduce((sum, rate) => sum + (rate * seconds) / 60, 0)).toBeCloseTo(events);
    expect(tracks.connection.map(({ kind }) => kind)).toEqual(['cut']);
    expect(tracks.machine.map(({ kind }) => kind)).toEqual(['leader', 'longTask', 'leader']);
  });

  it('INS-10 streams, tabs, commands and the leader stand as they did', async () => {
    const state = await foldRecording(recording).stateAt(Infinity);
    expect(streamsAt(state, state.at)[0]).toMatchObject({ stream: 'events', state: 'live', isDelayed: false });
    expect(leaderAt(state)).toMatch(/^w-\d+$/);
    expect(leaderAt(state)).not.toBe(leaderAt(await foldRecording(recording).stateAt(100)));
    const tabs = tabsAt(lines(), lines().length);
    expect(tabs.map(({ tab, isShown }) => `${tab} ${isShown}`)).toEqual(['t1 true', 't2 false', 't3 true']);
    const [bet] = commandsAt(lines(), lines().length, 4);
    expect([bet?.call.type, bet?.answer?.isRefusal]).toEqual(['placeBet', true]);
    const [open] = commandsAt(lines(), (bet?.call.index ?? 0) + 1, 1);
    expect(open?.answer).toBeUndefined();
  });
});

describe('two places of a recording', () => {
  it('INS-9 differ by named fields', async () => {
    const fold = foldRecording(recording);
    const goal = lineOf('ScoreChanged').n;
    const suspended = lineOf('OddsChanged', 'suspended').n;
    const rows = namedDifference(await fold.stateAt(goal), await fold.stateAt(suspended + 1));
    const game = rows.find(({ table, key }) => table === 'fixtures' && key === 'f1');
    const said = game?.fields.map(({ path, a, b }) => `${path.join('.')} ${a} ${b}`) ?? [];
    expect(said).toContain('score 1 : 0 1 : 1');
    expect(said).toContain('1.home.status open suspended');
    expect(said.some((field) => field.startsWith('1.home.version'))).toBe(true);
    expect(said.some((field) => field.startsWith('1.home.price'))).toBe(false);
  });

  it('INS-9 of one place have no difference, and all fields of what is asked for', async () => {
    const state = await foldRecording(recording).stateAt(100);
    expect(namedDifference(state, state.copy())).toEqual([]);
    const [game] = namedDifference(state, state, { fixtureIds: ['f1'], tables: ['members'] });
    expect(game?.fields.map(({ path }) => path[0])).toContain('clock');
    expect(game?.fields.every(({ isOther }) => !isOther)).toBe(true);
  });
});

describe('a bug that was planted: an update of odds is applied twice', () => {
  it('INS-8 is where digests part, and one selection is what they part by', async () => {
    const { bytes, struckAt } = await recordStory(true);
    const wrong = await opened(bytes);
    const { digests, index } = await readLog(wrong);
    const parting = firstParting(digests);
    if (parting === undefined || struckAt === undefined) throw new Error('nothing parts');
    expect(parting.after).toBeLessThan(struckAt);
    expect(parting.by).toBeGreaterThanOrEqual(struckAt);
    const rows = await partedRows(wrong, parting.by);
    const fields = rows.flatMap((row) => row.fields);
    expect(new Set(fields.map(({ selectionId }) => selectionId))).toEqual(new Set([DOUBLED]));
    expect(new Set(fields.map(({ path }) => path.at(-1)))).toEqual(new Set(['price', 'version']));
    const version = fields.find(({ path }) => path.at(-1) === 'version');
    const updates = index.ofSelection(DOUBLED).filter(({ n }) => n < parting.by);
    const versions = updates.map(({ subject }) => `${subject.selection?.version}`);
    expect(versions.at(-1)).toBe(version?.a);
    expect(versions.at(-2)).toBe(version?.b);
  });

  it('INS-8 is nowhere in a recording without it', () => {
    expect(log.digests.length).toBeGreaterThan(3);
    expect(firstParting(log.digests)).toBeUndefined();
    expect(recording.header.beganAt).toBe(STORY_BEGAN);
  });
});
