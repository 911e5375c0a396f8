/** What is known of two sides, and the list of results, over a running origin (TBL-1 … TBL-3, LST-1, LST-8, SPT-13). */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { PastGameReport } from '../../../server/feed/feed.ts';
import { readTeamResults } from '../../../server/results/teamResults.ts';
import { resultPageQuery } from '../../../server/results/resultPage.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { resultsCall } from '../../../src/domain/calls/lists.ts';
import { TeamResults } from '../../../src/domain/results/teamResults.ts';
import { callOrigin, signIn, type Caller } from '../support/caller.ts';
import { fixtureReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const DAY_MS = 86_400_000;
const NOW = Date.now();

/** A football game of so many days ago. */
function played(
  home: string,
  away: string,
  [scored, conceded]: readonly [number, number],
  daysAgo: number,
): PastGameReport {
  const { kind: _kind, status: _status, turnsInPlay: _turns, ...facts } = fixtureReport(`g${daysAgo}`);
  const score = { period: 100, clockSeconds: 0, home: scored, away: conceded };
  const startAt = NOW - daysAgo * DAY_MS;
  return { ...facts, home, away, startAt, kind: 'pastGame', score, endedAt: startAt + 1 };
}

const SEASON = [
  played('서울', '울산', [1, 0], 70),
  played('울산', '서울', [2, 2], 60),
  played('서울', '전북', [3, 0], 50),
  played('전북', '울산', [0, 4], 40),
  played('울산', '전북', [1, 0], 30),
  played('전북', '서울', [1, 1], 20),
  played('서울', '울산', [0, 9], 301),
];

async function house() {
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir });
  await origin.sink.deliver(SEASON);
  return { origin, dataDir };
}

async function teams(member: Caller, home: string, away: string) {
  const asked = new URLSearchParams({ sportId: '6046', leagueId: 'k1', home, away });
  const { status, body } = await member.call('GET', `/game-result/teams?${asked.toString()}`);
  expect(status).toBe(200);
  return TeamResults.parse(body);
}

describe('what is known of two sides', () => {
  it('TBL-1 TBL-2 their places in the table of this season', async () => {
    const { origin } = await house();
    const { table } = await teams(await signIn(origin), '서울', '울산');
    expect(table).toEqual({
      teams: 3,
      home: { place: 1, points: 8, won: 2, drawn: 2, lost: 0, scored: 7, conceded: 3 },
      away: { place: 2, points: 7, won: 2, drawn: 1, lost: 1, scored: 7, conceded: 3 },
    });
  });

  it('TBL-3 the last five games of each and of both, newest first, none of who never played', async () => {
    const { origin } = await house();
    const late = Array.from({ length: 6 }, (_, n) => played('서울', '전북', [n, 0], 10 - n));
    await origin.sink.deliver(late);
    const member = await signIn(origin);
    const { home, away, meetings } = await teams(member, '서울', '울산');
    expect(home.map(({ score }) => score.home)).toEqual([5, 4, 3, 2, 1]);
    expect(away.map((game) => [game.home, game.score.home])).toEqual([
      ['울산', 1],
      ['전북', 0],
      ['울산', 2],
      ['서울', 1],
      ['서울', 0],
    ]);
    expect(meetings.map((game) => game.home)).toEqual(['울산', '서울', '서울']);
    expect(await teams(member, '없는 팀', '울산')).toMatchObject({ home: [], meetings: [], table: { home: null } });
  });

  it('TBL-3 is told to nobody who is not signed in', async () => {
    const { origin } = await house();
    const { status } = await callOrigin(origin, 'GET', '/game-result/teams?sportId=6046&leagueId=k1&home=a&away=b');
    expect(status).toBe(401);
  });

  it('TBL-1 is read off indices, a season from one alone', async () => {
    const { dataDir } = await house();
    const store = openSqliteStore(dataDir, 1);
    const plans = await store.read(async (tx) => {
      const { rows } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN
        SELECT away, away_score FROM game_results WHERE league_id = ${'k1'} AND start_at >= ${1} AND home_score IS NOT NULL`.execute(
        tx,
      );
      return rows.map(({ detail }) => detail);
    });
    expect(plans.join()).toContain('COVERING INDEX game_results_of_season');
    expect(
      await store.read((tx) =>
        readTeamResults(
          tx,
          { sportId: '6046', leagueId: 'k1' as never, home: '서울', away: '울산' },
          NOW + 400 * DAY_MS,
        ),
      ),
    ).toMatchObject({ table: { teams: 0 } });
    await store.close();
  });
});

describe('the list of results', () => {
  const page = async (member: Caller, query: Record<string, string | number>) => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const { status, body } = await member.call('GET', `/game-result/sports?${asked.toString()}`);
    return status === 200 ? resultsCall.answer.parse(body) : status;
  };
  const namesIn = async (member: Caller, query: Record<string, string | number>) => {
    const answer = await page(member, query);
    return typeof answer === 'number' ? answer : answer.rows.map(({ home, away }) => `${home}-${away}`);
  };

  it('LST-1 LST-8 is paged by start, and filtered by day, sport, league and name', async () => {
    const { origin } = await house();
    const member = await signIn(origin);
    const all: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const answer = await page(member, { limit: 3, ...(after === undefined ? {} : { after }) });
      if (typeof answer === 'number') throw new Error(String(answer));
      all.push(...answer.rows.map(({ fixtureId }) => fixtureId));
      after = answer.next;
    }
    const newest = SEASON.toSorted((a, b) => b.startAt - a.startAt);
    expect(all).toEqual(newest.map(({ fixtureId }) => fixtureId));
    const day = NOW - 40 * DAY_MS;
    expect(await namesIn(member, { from: day, until: day + 1 })).toEqual(['전북-울산']);
    expect(await namesIn(member, { from: day, category: 'football' })).toHaveLength(3);
    expect(await namesIn(member, { category: 'baseball' })).toEqual([]);
    expect(await namesIn(member, { leagueId: 'k1' })).toHaveLength(7);
    expect(await namesIn(member, { leagueId: 'k2' })).toEqual([]);
    expect(await namesIn(member, { from: 0, search: ' 전 북 ' })).toHaveLength(4);
    expect(await namesIn(member, { search: 'k-LEAGUE' })).toHaveLength(6);
  });

  it('LST-2 takes no question that is none', async () => {
    const { origin } = await house();
    const member = await signIn(origin);
    for (const query of [
      { category: 'all' },
      { from: -1 },
      { search: 'x'.repeat(41) },
      { after: 'x' },
      { member: 'm' },
    ])
      expect(await page(member, query as unknown as Record<string, string>)).toBe(400);
  });

  it('LST-8 stands on an index in its order, whatever is asked', async () => {
    const { dataDir } = await house();
    const store = openSqliteStore(dataDir, 1);
    const filters = [{}, { category: 'football' }, { leagueId: 'k1' }, { from: 1, until: 2 }, { search: 'x' }] as const;
    for (const filter of filters) {
      const details = await store.read(async (tx) => {
        const asked = { filter: filter as never, after: { at: 9, id: 'z' }, limit: 30 };
        const { sql: text, parameters } = resultPageQuery(tx, asked).compile();
        const plan = await sql<{ detail: string }>`EXPLAIN QUERY PLAN ${sql.raw(
          text.replaceAll('?', () => '1'),
        )}`.execute(tx);
        expect(parameters.length).toBeGreaterThan(0);
        return plan.rows.map(({ detail }) => detail).join();
      });
      expect(details).toContain('USING INDEX game_results_by_');
      expect(details).not.toContain('TEMP B-TREE');
    }
    await store.close();
  });
});
