import { beforeAll, describe, expect, test } from 'vitest';
import type { FeedReport } from '../../../../server/feed/feed.ts';
import { startSimulator } from '../../../../server/feed/simulator/startSimulator.ts';
import { copyOf, createCollectingSink, type CollectingSink } from '../collectingSink.ts';
import { createManualClock, type ManualClock } from '../manualClock.ts';

const NOW = Date.UTC(2026, 2, 1, 12, 0, 30);

async function started(sink: CollectingSink, clock: ManualClock, options: { timeScale?: number; seed?: number } = {}) {
  const progress: string[] = [];
  const factory = startSimulator({
    seed: 7,
    ...options,
    onProgress: (done, total) => progress.push(`${done}/${total}`),
  });
  const feed = await factory(sink, clock, { fixtures: () => sink.asState() });
  return { feed, progress };
}

type OnOffer = Pick<CollectingSink, 'fixtures'>;

const selectionsOf = ({ fixtures }: OnOffer, fixtureId: string) =>
  [...(fixtures.get(fixtureId)?.markets.values() ?? [])].flatMap((market) => [...market.values()]);

/**
 * One feed from its first start on, looked at on its way: a first start and a quarter of a minute after it take seconds of the processor, and most of
 * what there is to see of them is in the same ones.
 */
async function calmFeed() {
  const sink = createCollectingSink();
  const clock = createManualClock(NOW);
  const { feed, progress } = await started(sink, clock);
  const atStart = { fixtures: copyOf(sink.fixtures), deliveries: [...sink.deliveries] };
  /** What came until so many ms after the start. */
  const until = async (ms: number) => {
    await clock.advance(NOW + ms - clock.now());
    return { deliveries: [...sink.deliveries], fixtures: copyOf(sink.fixtures) };
  };
  const [after4, after13] = [await until(4_000), await until(13_000)];
  const [after15, after40] = [await until(15_000), await until(40_000)];
  await feed.stop();
  return { progress, atStart, after4, after13, after15, after40 };
}

let calm: Awaited<ReturnType<typeof calmFeed>>;
beforeAll(async () => {
  calm = await calmFeed();
});

/** Where such an offer is found, a start takes a third of the processor. What it said before is not among its deliveries. */
const foundOffer = () => createCollectingSink(calm.atStart.fixtures);

describe('the first start', () => {
  test('SIM-1: offers at least 2,000 fixtures of five sports before it resolves, and says how far it is', () => {
    const { progress, atStart } = calm;
    const { fixtures, deliveries } = atStart;
    const scheduled = [...fixtures.values()].filter((fixture) => fixture.facts.status === 'scheduled');
    expect(scheduled.length).toBeGreaterThanOrEqual(2_000);
    expect(new Set(scheduled.map((fixture) => fixture.facts.sportId)).size).toBeGreaterThanOrEqual(5);
    expect(scheduled.every((fixture) => fixture.markets.size === 3)).toBe(true);
    expect(progress.length).toBeGreaterThan(5);
    expect(progress.at(-1)).toBe(`${fixtures.size}/${fixtures.size}`);
    expect(deliveries.at(-1)).toContainEqual({ kind: 'producer', producer: 'prematch', state: 'up' });
  });

  test('SIM-2: what is in play already has a score and how it stands, and is bet on unless its prices are held', () => {
    const { atStart } = calm;
    const playing = [...atStart.fixtures.values()].filter((fixture) => fixture.facts.status === 'inPlay');
    expect(playing.length).toBeGreaterThan(15);
    for (const { facts, score } of playing) {
      expect(facts.startAt).toBeLessThanOrEqual(NOW);
      expect(score?.play?.periods.length).toBeGreaterThan(0);
      const isHeld = !facts.turnsInPlay || score?.play?.held !== null;
      expect(selectionsOf(atStart, facts.fixtureId).some((selection) => selection.status === 'open')).toBe(!isHeld);
    }
  });
});

describe('a running simulator', () => {
  test('SIM-3: about 30 prices change in a second, nearly all by little, and some are suspended for 5 to 20 seconds', () => {
    const { atStart, after15 } = calm;
    // Markets that games get meanwhile because they are near are no moves.
    const known = new Set(
      [...atStart.fixtures.keys()].flatMap((id) => selectionsOf(atStart, id).map(({ selectionId }) => selectionId)),
    );
    const selections = after15.deliveries
      .slice(atStart.deliveries.length)
      .flat()
      .flatMap((report) => (report.kind === 'market' ? report.selections : []));
    const moves =
      selections.filter(({ status, selectionId }) => status === 'open' && known.has(selectionId)).length / 15;
    expect(moves).toBeGreaterThan(15);
    expect(moves).toBeLessThan(60);
    expect(selections.some((selection) => selection.status === 'suspended')).toBe(true);
  });

  test('SIM-4: a suspension ends: whatever was suspended before the start is open again 25 seconds later', () => {
    const { after15, after40 } = calm;
    const held = [...after15.fixtures.values()]
      .filter((fixture) => fixture.facts.status === 'scheduled' && fixture.facts.startAt > NOW + 120_000)
      .flatMap((fixture) => selectionsOf(after15, fixture.facts.fixtureId))
      .filter((selection) => selection.status === 'suspended')
      .map((selection) => selection.selectionId as string);
    expect(held.length).toBeGreaterThan(0);
    const reopened = new Set<string>();
    for (const report of after40.deliveries.slice(after15.deliveries.length).flat()) {
      if (report.kind !== 'market') continue;
      for (const { selectionId, status } of report.selections) if (status === 'open') reopened.add(selectionId);
    }
    expect(held.filter((selectionId) => !reopened.has(selectionId))).toEqual([]);
  });

  test('SIM-5: games start, end settled by their score, leave a minute later, and others take their place', async () => {
    const sink = createCollectingSink();
    const clock = createManualClock(NOW);
    const { feed } = await started(sink, clock, { timeScale: 120 });
    const from = sink.deliveries.length;
    await clock.advance(40_000);
    await feed.stop();
    const reports = sink.deliveries.slice(from).flat();
    const finished = reports.filter((report) => report.kind === 'fixture' && report.status === 'finished');
    expect(finished.length).toBeGreaterThan(2);
    for (const report of finished) expectSettledByScore(reports, report);
    expect(sink.closed.length).toBeGreaterThan(2);
    expect(sink.fixtures.size).toBeGreaterThan(2_000);
  });

  test('SIM-6: one seed says one thing, another seed another', async () => {
    const said = async (seed: number) => {
      const sink = createCollectingSink();
      const clock = createManualClock(NOW);
      const { feed } = await started(sink, clock, { seed });
      await clock.advance(4_000);
      await feed.stop();
      return JSON.stringify(sink.deliveries);
    };
    const once = JSON.stringify(calm.after4.deliveries);
    const [again, other] = [await said(7), await said(8)];
    expect(again === once).toBe(true);
    expect(other === once).toBe(false);
  });

  test('SIM-7: a failed delivery is repeated until it is taken, and nothing goes on without it', async () => {
    const sink = foundOffer();
    const clock = createManualClock(NOW);
    const { feed } = await started(sink, clock);
    const from = sink.deliveries.length;
    sink.failNext(3);
    await clock.advance(20_000);
    expect(sink.complaints).toHaveLength(3);
    expect(sink.deliveries.length).toBeGreaterThan(from + 10);
    await feed.stop();
  });

  test('SIM-13: where deliveries take longer than a step it rests as long as each took, so that calls are answered', async () => {
    const sink = foundOffer();
    const clock = createManualClock(NOW);
    const { feed } = await started(sink, clock);
    const taken = sink.deliverEach.bind(sink);
    const from = sink.deliveries.length;
    sink.deliverEach = (all) =>
      new Promise((resolve, reject) => {
        clock.after(1_000, () => {
          taken(all).then(resolve, reject);
        });
      });
    await clock.advance(20_000);
    // A second of work and one of rest; without the rest there were twice as many.
    expect(sink.deliveries.length - from).toBe(10);
    const stopped = feed.stop();
    await clock.advance(2_000);
    await stopped;
  });

  test('SIM-8: nothing is delivered after stop, and no timer waits', async () => {
    const sink = foundOffer();
    const clock = createManualClock(NOW);
    const { feed } = await started(sink, clock);
    await clock.advance(1_000);
    await feed.stop();
    const count = sink.deliveries.length;
    await clock.advance(5_000);
    expect(sink.deliveries.length).toBe(count);
    expect(clock.waiting).toBe(0);
  });
});

describe('the season so far', () => {
  test('SIM-12 RES-4: is told behind the offer, a little with every step: sixty days of the leagues of weight, each game once, as it ended', () => {
    const { atStart, after13 } = calm;
    const told = (deliveries: readonly (readonly FeedReport[])[]) =>
      deliveries.flat().filter((report) => report.kind === 'pastGame');
    expect(told(atStart.deliveries)).toHaveLength(0);
    const games = told(after13.deliveries);
    expect(games.length).toBeGreaterThan(2_000);
    expect(games.length).toBeLessThanOrEqual(4_000);
    expect(new Set(games.map(({ fixtureId }) => fixtureId)).size).toBe(games.length);
    expect(new Set(games.map(({ leagueName }) => leagueName)).size).toBeGreaterThan(15);
    for (const { startAt, endedAt, score, fixtureId } of games) {
      expect(startAt).toBeGreaterThan(NOW - 61 * 24 * 3_600_000);
      expect(endedAt).toBeLessThanOrEqual(NOW);
      expect([100, 101]).toContain(score.period);
      expect(after13.fixtures.has(fixtureId)).toBe(false);
    }
  });
});

describe('the second start', () => {
  test('SIM-9: at the same moment it has nothing to build and tells no progress', async () => {
    const sink = foundOffer();
    const second = await started(sink, createManualClock(NOW));
    await second.feed.stop();
    expect(second.progress).toEqual([]);
    expect(sink.deliveries.flat().map((report) => report.kind)).toEqual(['producer', 'producer']);
  });

  test('SIM-10: three hours later it settles what ended meanwhile, starts what started, and tops up', async () => {
    const sink = foundOffer();
    const before = sink.asState();
    const late = createManualClock(NOW + 3 * 3_600_000);
    const second = await started(sink, late);
    await second.feed.stop();
    const reports = sink.deliveries.flat();
    const finished = reports.filter((report) => report.kind === 'fixture' && report.status === 'finished');
    expect(finished.length).toBeGreaterThan(20);
    for (const report of finished) expectSettledByScore(reports, report);
    for (const { facts } of sink.fixtures.values()) {
      const due = facts.startAt <= late.now() ? ['inPlay', 'finished'] : ['scheduled'];
      expect(due).toContain(facts.status);
    }
    expect(sink.fixtures.size).toBeGreaterThan(2_000);
    // A continued game keeps the selections it had.
    const kept = before.find((fixture) => fixture.startAt > NOW + 96 * 3_600_000);
    expect(selectionsOf(sink, kept?.fixtureId ?? '').length).toBe(
      kept?.markets.flatMap((market) => market.selections).length,
    );
  });

  test('SIM-11: fixtures of another seed leave the boards without a result, and come back with their own', async () => {
    const sink = foundOffer();
    const clock = createManualClock(NOW);
    const mine = [...sink.fixtures.values()].filter((fixture) => fixture.facts.status === 'scheduled');
    await (await started(sink, clock, { seed: 8 })).feed.stop();
    for (const { facts } of mine) {
      expect(sink.fixtures.get(facts.fixtureId)?.facts.status).toBe('interrupted');
      expect(selectionsOf(sink, facts.fixtureId).every((selection) => selection.status === 'suspended')).toBe(true);
    }
    await (await started(sink, clock, { seed: 7 })).feed.stop();
    for (const { facts } of mine) {
      expect(sink.fixtures.get(facts.fixtureId)?.facts.status).toBe('scheduled');
      expect(selectionsOf(sink, facts.fixtureId).every((selection) => selection.status === 'open')).toBe(true);
    }
  });
});

function expectSettledByScore(reports: readonly FeedReport[], report: FeedReport): void {
  if (report.kind !== 'fixture') throw new Error('a fixture report was expected');
  const own = reports.filter((other) => other.kind !== 'producer' && other.fixtureId === report.fixtureId);
  const score = own.filter((other) => other.kind === 'score').at(-1);
  const results = own
    .filter((other) => other.kind === 'market')
    .flatMap((market) => market.selections.map((selection) => ({ ...selection, marketId: market.marketId })))
    .filter((selection) => selection.status === 'settled');
  expect(results.length).toBeGreaterThanOrEqual(6);
  expect(results.every((selection) => selection.settlement !== null)).toBe(true);
  const { home = 0, away = 0 } = score?.score ?? {};
  const winner = home > away ? 'home' : home === away ? 'draw' : 'away';
  const won = results.filter(({ marketId, settlement }) => ['1', '52', '226'].includes(marketId) && settlement === 2);
  expect(won.length).toBeGreaterThan(0);
  if (score?.score.period === 100) expect(won.every(({ side }) => side === winner)).toBe(true);
}
