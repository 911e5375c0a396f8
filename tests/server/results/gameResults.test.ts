/** How games ended, as the origin keeps it: in the commit of what ended them, once a game, corrected by what is told later (RES-1 … RES-4). */
import { describe, expect, it } from 'vitest';
import type { FeedReport, PastGameReport } from '../../../server/feed/feed.ts';
import type { Origin } from '../../../server/origin.ts';
import { forgetResults } from '../../../server/results/forgetResults.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { GameResult } from '../../../src/domain/results/gameResult.ts';
import { fixtureIdOf, fixtureReport, games, marketReport, resultReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const periods = [
  { period: 10, home: 1, away: 0 },
  { period: 20, home: 1, away: 1 },
];
const play = { periods, counts: [], diamond: null, server: null, incidents: [], held: null };
const finalScore = (game: string, home: number, away: number): FeedReport => ({
  kind: 'score',
  fixtureId: fixtureIdOf(game),
  score: { period: 100, clockSeconds: 5_400, home, away, play },
});
const finished = (game: string) => fixtureReport(game, { startAt: 1_000, status: 'finished' });

function pastGame(game: string, home: number, away: number): PastGameReport {
  const { kind: _kind, status: _status, turnsInPlay: _turns, ...facts } = fixtureReport(game, { startAt: 1_000 });
  const score = { period: 100, clockSeconds: 5_400, home, away, play };
  return { ...facts, kind: 'pastGame', score, endedAt: 5_000 };
}

async function house() {
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir });
  const store = openSqliteStore(dataDir, 1);
  const stored = async () => {
    const rows = await store.read((tx) => tx.selectFrom('game_results').selectAll().orderBy('fixture_id').execute());
    return rows.map(({ corrections, body }) => ({ corrections, result: GameResult.parse(JSON.parse(body)) }));
  };
  return { origin, stored, store };
}

const deliver = (origin: Origin, ...reports: readonly FeedReport[]) => origin.sink.deliver(reports);

describe('a game that ends on offer', () => {
  it('RES-1 is a result with score, periods and how its main markets ended', async () => {
    const { origin, stored } = await house();
    await deliver(origin, ...games('a'));
    expect(await stored()).toEqual([]);
    await deliver(origin, finished('a'), finalScore('a', 2, 1), resultReport('a', 'home'));
    expect(await stored()).toMatchObject([
      {
        corrections: 0,
        result: {
          fixtureId: 'fx-a',
          status: 'finished',
          startAt: 1_000,
          score: { period: 100, home: 2, away: 1 },
          periods,
          markets: [{ marketId: '1', selections: [{ settlement: 2 }, { settlement: 1 }, { settlement: 1 }] }],
        },
      },
    ]);
  });

  it.each(['cancelled', 'postponed'] as const)('RES-1 has its status and no score where it is %s', async (status) => {
    const { origin, stored } = await house();
    await deliver(origin, ...games('a'), finalScore('a', 1, 0));
    await deliver(origin, fixtureReport('a', { status }));
    expect(await stored()).toMatchObject([{ result: { status, score: null, periods: [] } }]);
  });

  it('RES-1 is none where it was broken off before it began', async () => {
    const { origin, stored } = await house();
    await deliver(origin, ...games('a', 'b'), finalScore('b', 1, 0));
    await deliver(origin, fixtureReport('a', { status: 'interrupted' }), fixtureReport('b', { status: 'interrupted' }));
    expect(await stored()).toMatchObject([{ result: { fixtureId: 'fx-b', status: 'interrupted' } }]);
  });

  it('RES-2 gets the results of its markets later, and stays once it has left', async () => {
    const { origin, stored } = await house();
    await deliver(origin, ...games('a'));
    await deliver(origin, finished('a'), finalScore('a', 0, 0));
    const [before] = await stored();
    await deliver(origin, resultReport('a', 'draw'));
    await deliver(origin, { kind: 'closed', fixtureId: fixtureIdOf('a') });
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ corrections: 0, result: { endedAt: before?.result.endedAt } });
    expect(row?.result.markets[0]?.selections.map(({ settlement }) => settlement)).toEqual([1, 2, 1]);
  });

  it('RES-2 keeps its score where its end is told again without one', async () => {
    const { origin, stored } = await house();
    await deliver(origin, ...games('a'));
    await deliver(origin, finished('a'), finalScore('a', 2, 1));
    const before = await stored();
    await deliver(origin, { kind: 'closed', fixtureId: fixtureIdOf('a') });
    for (let time = 0; time < 2; time += 1) {
      await deliver(origin, finished('a'));
      expect(await stored()).toEqual(before);
      await deliver(origin, { kind: 'closed', fixtureId: fixtureIdOf('a') });
    }
  });

  it('RES-2 is none any more where it is to be played after all', async () => {
    const { origin, stored } = await house();
    await deliver(origin, ...games('a'));
    await deliver(origin, fixtureReport('a', { status: 'postponed' }));
    expect(await stored()).toHaveLength(1);
    await deliver(origin, fixtureReport('a', { status: 'scheduled' }));
    expect(await stored()).toEqual([]);
  });

  it('RES-3 is corrected by another score, and the correction counted', async () => {
    const { origin, stored } = await house();
    await deliver(origin, ...games('a'));
    await deliver(origin, finished('a'), finalScore('a', 2, 1));
    await deliver(origin, finalScore('a', 2, 2));
    await deliver(origin, finalScore('a', 2, 2));
    expect(await stored()).toMatchObject([{ corrections: 1, result: { score: { home: 2, away: 2 } } }]);
    expect(origin.sink.counts.correctedGames).toBe(1);
  });
});

it('RES-5 a result is kept for 400 days from the start of its game', async () => {
  const { origin, stored, store } = await house();
  const now = Date.now();
  const day = 86_400_000;
  const old = Array.from({ length: 600 }, (_, n) => ({
    ...pastGame(`old${n}`, 1, 0),
    startAt: now - 400 * day - 1 - n,
  }));
  await deliver(origin, ...old, { ...pastGame('kept', 1, 0), startAt: now - 400 * day });
  expect(await stored()).toHaveLength(601);
  await forgetResults(store, now);
  expect((await stored()).map(({ result }) => result.fixtureId)).toEqual(['fx-kept']);
});

describe('a game that ended before it was on offer', () => {
  it('RES-4 is a result by its report, once however often it is told, and corrected by another score', async () => {
    const { origin, stored } = await house();
    await deliver(origin, pastGame('a', 1, 0), pastGame('b', 3, 3));
    await deliver(origin, pastGame('a', 1, 0));
    expect(await stored()).toMatchObject([
      { corrections: 0, result: { fixtureId: 'fx-a', endedAt: 5_000, periods, markets: [] } },
      { corrections: 0, result: { fixtureId: 'fx-b' } },
    ]);
    await deliver(origin, pastGame('a', 2, 0));
    expect((await stored())[0]).toMatchObject({ corrections: 1, result: { score: { home: 2 } } });
  });

  it('RES-4 says nothing of a game on offer, and takes no markets from one that was', async () => {
    const { origin, stored } = await house();
    await deliver(origin, fixtureReport('a'), marketReport('a'), pastGame('a', 1, 0));
    expect(await stored()).toEqual([]);
    await deliver(origin, pastGame('a', 4, 0));
    expect(await stored()).toEqual([]);
    await deliver(origin, finished('a'), finalScore('a', 2, 1), resultReport('a', 'home'));
    await deliver(origin, { kind: 'closed', fixtureId: fixtureIdOf('a') });
    await deliver(origin, pastGame('a', 2, 1));
    expect(await stored()).toMatchObject([{ result: { score: { home: 2, away: 1 }, markets: [{ marketId: '1' }] } }]);
  });
});
