/** Rules PSH: what is told beside the database, to whom, and until when. */
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { AT_ONCE, pushesOn, screenOf, stepClock, storedIn, streamAtHand } from '../../support/engine/pushedTab.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const [F1, F2] = [fixtureIdOf(1), fixtureIdOf(2)];
const FRAME = 20;
const aText: unknown = expect.any(String);
const homeOdds = (fixture: Fixture | undefined) => fixture?.markets[0]?.selections[0]?.odds;

const RESTS_MS = 200;
/** A slow page. */
const RESTS = { draw() {}, restMs: () => RESTS_MS };

async function looking(ids: readonly string[] = [F1], isStoring = true, pace = AT_ONCE) {
  const clock = stepClock();
  const pushes = pushesOn(clock);
  const games = [1, 2, 3].map((game) => sampleFixture(game));
  const stream = streamAtHand(pushes, games, isStoring);
  const screen = screenOf(clock, pushes, stream, 't1', pace);
  const lookAway = screen.pushed.look(ids);
  await clock.pass(FRAME);
  screen.reads();
  return { clock, pushes, stream, screen, lookAway };
}

/** A tab that looks at a fixture whose state the worker has learned from a commit. */
async function following(pace = AT_ONCE) {
  const all = await looking([F1], true, pace);
  all.stream.happens(oddsChanged(1, 2, 190));
  all.stream.commits(1);
  await all.clock.pass(FRAME);
  return all;
}

describe('PSH-1 a row is told before it is stored', () => {
  it('and shown over the older stored one', async () => {
    const { clock, stream, screen } = await following();
    expect(screen.pushed.covers([F1])).toBe(true);
    stream.happens(oddsChanged(1, 3, 210));
    await clock.pass(FRAME);
    expect(homeOdds(stream.stored.fixtures.get(F1))).toBe(190);
    expect(homeOdds(screen.shows(F1))).toBe(210);
  });

  it('and gives way to the stored one as soon as that is as new', async () => {
    const { clock, stream, screen } = await following();
    stream.happens(oddsChanged(1, 3, 210));
    await clock.pass(FRAME);
    stream.commits(1);
    screen.reads();
    expect(screen.shows(F1)).toBe(stream.stored.fixtures.get(F1));
  });

  it('also when it says that the game has left the offer', async () => {
    const { clock, stream, screen } = await following();
    stream.happens({ type: 'FixtureClosed', at: T0, data: { fixtureId: F1 } });
    await clock.pass(FRAME);
    expect(screen.shows(F1)).toBeUndefined();
  });
});

describe('PSH-2 what came before anybody looked is in no row that is told', () => {
  it('a fixture goes on from a commit only if all that came since is here', async () => {
    const { clock, stream, screen } = await looking([F2], false);
    stream.happens(oddsChanged(1, 2, 190));
    stream.happens(oddsChanged(1, 3, 250));
    screen.pushed.look([F1]);
    await clock.pass(FRAME);
    screen.reads();
    stream.commits(1);
    stream.happens({ ...oddsChanged(2, 2, 300) });
    stream.happens({
      type: 'ScoreChanged',
      at: T0,
      data: { fixtureId: F1, score: { period: 10, clockSeconds: 1, home: 1, away: 0 } },
    });
    await clock.pass(FRAME);
    expect(homeOdds(screen.shows(F1))).toBe(190);
    stream.commits(3);
    await clock.pass(FRAME);
    expect(screen.shows(F1)).toMatchObject({ score: { home: 1 } });
    expect(homeOdds(screen.shows(F1))).toBe(250);
  });

  it('another tab that begins to look is told what is not stored yet', async () => {
    const { clock, pushes, stream } = await following();
    stream.happens(oddsChanged(1, 3, 210));
    const other = screenOf(clock, pushes, stream, 't2');
    other.pushed.look([F1]);
    await clock.pass(FRAME);
    other.reads();
    expect(homeOdds(other.shows(F1))).toBe(210);
  });

  it('and so is one that looked at another game before', async () => {
    const { clock, pushes, stream } = await following();
    const other = screenOf(clock, pushes, stream, 't2');
    other.pushed.look([F2]);
    await clock.pass(FRAME);
    stream.happens(oddsChanged(1, 3, 210));
    other.pushed.look([F1]);
    await clock.pass(FRAME);
    other.reads();
    expect(homeOdds(other.shows(F1))).toBe(210);
  });
});

describe('PSH-2 a fixture that nothing was stored of since somebody looked', () => {
  it('is read once all that came before is stored, so that its first change is told at once', async () => {
    const clock = stepClock();
    const at: { stream?: ReturnType<typeof streamAtHand> } = {};
    const pushes = pushesOn(
      clock,
      true,
      storedIn(() => at.stream),
    );
    const stream = streamAtHand(pushes, [sampleFixture(1)]);
    at.stream = stream;
    stream.happens(oddsChanged(1, 2, 190));
    const screen = screenOf(clock, pushes, stream);
    screen.pushed.look([F1]);
    await clock.pass(FRAME);
    screen.reads();
    expect(stream.stored.offset).toBe(1);
    stream.happens(oddsChanged(1, 3, 210));
    await clock.pass(FRAME);
    expect(homeOdds(stream.stored.fixtures.get(F1))).toBe(190);
    expect(homeOdds(screen.shows(F1))).toBe(210);
  });
});

describe('PSH-3 what was told ends with its run', () => {
  it.each([
    ['the connection breaks', (stream: ReturnType<typeof streamAtHand>) => stream.breaks(false)],
    ['an image comes', (stream) => stream.images('e1', [sampleFixture(1)])],
    ['another epoch begins', (stream) => stream.images('e2', [sampleFixture(1)])],
  ])('when %s', async (_what, ends) => {
    const { clock, stream, screen } = await following();
    stream.happens(oddsChanged(1, 3, 210));
    await clock.pass(FRAME);
    const before = screen.pushed.round();
    ends(stream);
    await clock.pass(FRAME);
    expect(screen.pushed.round()).toBeGreaterThan(before);
    screen.reads();
    expect(screen.shows(F1)).toBe(stream.stored.fixtures.get(F1));
  });

  it('when the worker dies: at once over what is read anew, within a quarter second over anything', async () => {
    const { clock, stream, screen } = await following();
    stream.happens(oddsChanged(1, 3, 210));
    await clock.pass(FRAME);
    screen.loses();
    await clock.pass(1);
    expect(screen.pushed.covers([F1])).toBe(false);
    await clock.pass(250);
    expect(homeOdds(screen.shows(F1))).not.toBe(210);
    screen.reads();
    expect(homeOdds(screen.shows(F1))).toBe(190);
  });

  it('when the stored position is gone, or of another epoch', async () => {
    const { clock, stream, screen } = await following();
    stream.happens(oddsChanged(1, 3, 210));
    await clock.pass(FRAME);
    const stored = stream.stored.fixtures.get(F1);
    const round = screen.pushed.round();
    expect(screen.pushed.newest(F1, stored, { round, asOf: undefined })).toBe(stored);
    expect(screen.pushed.newest(F1, stored, { round, asOf: { epoch: 'e0', offset: 0 } })).toBe(stored);
    expect(homeOdds(screen.pushed.newest(F1, stored, { round, asOf: { epoch: 'e1', offset: 0 } }))).toBe(210);
  });
});

describe('PSH-4 nobody is told more than it looks at, or faster than it asks', () => {
  it('changes within a frame are told at once together, the latest of each fixture', async () => {
    const { clock, stream, screen } = await following();
    await clock.pass(100);
    const before = screen.asked.length;
    for (let version = 3; version < 103; version += 1) stream.happens(oddsChanged(1, version, 100 + version));
    await clock.pass(FRAME);
    expect(homeOdds(screen.shows(F1))).toBe(202);
    expect(screen.asked.length - before).toBe(1);
  });

  it('the pace counts from the last answer, however long the tab took to ask again', async () => {
    const { clock, pushes, stream } = await following();
    const { run } = await pushes.next('slow', [F1], null);
    await clock.pass(15);
    const second = pushes.next('slow', [F1], run);
    let told = 0;
    void second.then(({ fixtures }) => (told = fixtures.length));
    stream.happens(oddsChanged(1, 3, 210));
    await clock.pass(1);
    expect(told).toBe(0);
    await clock.pass(1);
    expect(told).toBe(1);
  });

  it('a tab that has looked away asks nothing more and is told nothing', async () => {
    const { clock, pushes, stream, screen, lookAway } = await following();
    lookAway();
    await clock.pass(FRAME);
    expect(screen.asked.at(-1)).toEqual([]);
    expect(pushes.isTelling()).toBe(false);
    const before = screen.asked.length;
    stream.happens(oddsChanged(1, 3, 210));
    await clock.pass(60_000);
    expect(screen.asked.length).toBe(before);
    expect(screen.pushed.covers([F1])).toBe(false);
  });

  it('a tab that does not ask for long is forgotten, and begins a run anew', async () => {
    const { clock, pushes, stream } = await following();
    const first = await pushes.next('slow', [F1], null);
    expect(first.fixtures.map(({ about }) => about)).toEqual([aText]);
    await clock.pass(16_000);
    stream.happens(oddsChanged(1, 3, 210));
    const again = await pushes.next('slow', [F1], first.run);
    expect(again.run).not.toBe(first.run);
    expect(again.fixtures.map(({ fixtureId }) => fixtureId)).toEqual([F1]);
    expect(again.fixtures.map(({ about }) => about)).toEqual([aText]);
  });

  it('a question is answered within ten seconds when nothing happens', async () => {
    const { clock, pushes } = await looking();
    const { run } = await pushes.next('t2', [F2], null);
    let answer: unknown;
    void pushes.next('t2', [F2], run).then((told) => (answer = told));
    await clock.pass(9_999);
    expect(answer).toBeUndefined();
    await clock.pass(1);
    expect(answer).toEqual({ run, epoch: 'e1', fixtures: [] });
  });

  it('what a fixture is, is told once and not with every price', async () => {
    const { clock, pushes, stream } = await following();
    const { run } = await pushes.next('t2', [F1], null);
    stream.happens(oddsChanged(1, 3, 210));
    const asking = pushes.next('t2', [F1], run);
    await clock.pass(FRAME);
    expect((await asking).fixtures).toEqual([{ fixtureId: F1, offset: 2, about: null, state: aText }]);
  });
});

describe('PSH-6 storing waits longer only where everybody is told', () => {
  it.each([true, false])('a worker of all tabs: %s', async (isShared) => {
    const clock = stepClock();
    const pushes = pushesOn(clock, isShared);
    const stream = streamAtHand(pushes, [sampleFixture(1)]);
    expect(pushes.isTelling()).toBe(false);
    screenOf(clock, pushes, stream).pushed.look([F1]);
    await clock.pass(FRAME);
    expect(pushes.isTelling()).toBe(isShared);
  });
});

describe('PSH-5 what a member acts on is stored before it is judged', () => {
  it('stores what was told, and waits no longer than half a second for it', async () => {
    const { clock, pushes, stream } = await following();
    stream.happens(oddsChanged(1, 3, 210));
    await pushes.stored();
    expect(homeOdds(stream.stored.fixtures.get(F1))).toBe(210);
    pushes.began({ epoch: 'e1', offset: 2 }, () => new Promise(() => undefined));
    let isOver = false;
    void pushes.stored().then(() => (isOver = true));
    await clock.pass(499);
    expect(isOver).toBe(false);
    await clock.pass(1);
    expect(isOver).toBe(true);
  });
});

describe('PSH-8 a page whose drawings take long', () => {
  it('is told in one answer of all that changes while it rests', async () => {
    const { clock, stream, screen } = await following(RESTS);
    await clock.pass(5 * RESTS_MS);
    const before = screen.asked.length;
    stream.happens(oddsChanged(1, 3, 205));
    await clock.pass(FRAME);
    for (const [version, odds] of [
      [4, 210],
      [5, 220],
      [6, 230],
    ] as const) {
      stream.happens(oddsChanged(1, version, odds));
      await clock.pass(FRAME);
    }
    expect(homeOdds(screen.shows(F1))).toBe(205);
    await clock.pass(RESTS_MS);
    expect(homeOdds(screen.shows(F1))).toBe(230);
    expect(screen.asked.length).toBe(before + 1);
  });
});
