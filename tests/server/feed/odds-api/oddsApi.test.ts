/** Snapshots of the-odds-api: one bookmaker's prices a market, what is gone is suspended, a score settles (TST-02, OA). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { oddsApiFormat } from '../../../../server/feed/odds-api/oddsApiFormat.ts';
import type { FeedReport } from '../../../../server/feed/feed.ts';
import { createCollectingSink } from '../collectingSink.ts';

const FILE = path.resolve(import.meta.dirname, '../../../recordings/odds-api/snapshots.ndjson');
const FOOTBALL = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
const BASKETBALL = 'f9e8d7c6b5a493827160f5e4d3c2b1a0';

/** What stands after each of the lines. */
async function moments(text?: string) {
  const lines = (text ?? (await readFile(FILE, 'utf8'))).split('\n').filter((line) => line !== '');
  const reader = oddsApiFormat.createReader();
  const sink = createCollectingSink();
  const told: { readonly status: string | undefined; readonly stands: Readonly<Record<string, string>> }[][] = [];
  for (const line of lines) {
    const reading = reader.read(line);
    if (reading.kind !== 'reports') throw new Error(JSON.stringify(reading));
    await sink.deliver(reading.reports);
    told.push(
      [FOOTBALL, BASKETBALL].map((id) => {
        const fixture = sink.fixtures.get(id);
        const stands = [...(fixture?.markets ?? [])].flatMap(([market, all]) =>
          [...all.values()].map(({ name, odds, status, settlement }) => [
            `${market} ${name}`,
            `${odds} ${settlement ?? status}`,
          ]),
        );
        return { status: fixture?.facts.status, stands: Object.fromEntries(stands) as Record<string, string> };
      }),
    );
  }
  return { sink, told, lines };
}

describe('snapshots of the-odds-api', () => {
  test('TST-02 OA-M1 OA-M2: markets are ours, with one bookmaker each; American prices are cut to hundredths', async () => {
    const { sink, told } = await moments();
    expect(told[0]?.[0]?.stands).toEqual({
      '1| 1': '152 open',
      '1| 2': '600 open',
      '1| X': '430 open',
      '2|2.5 Over': '185 open',
      '2|2.5 Under': '195 open',
      '3|-1.5 1': '190 open',
      '3|-1.5 2': '190 open',
      '17| Yes': '200 open',
      '17| No': '172 open',
    });
    expect(told[0]?.[1]?.stands).toEqual({
      '226| 1': '250 open',
      '226| 2': '157 open',
      '28|224.5 Over': '190 open',
      '28|224.5 Under': '190 open',
    });
    expect(sink.fixtures.get(FOOTBALL)?.facts).toMatchObject({
      home: '아스널',
      away: '에버턴',
      leagueName: '프리미어리그',
    });
    expect(sink.fixtures.get(BASKETBALL)?.facts).toMatchObject({ away: '샌안토니오 스퍼스', leagueName: 'NBA' });
  });

  test('TST-02 OA-F1: in play from its start on, over when it is completed, and settled by its score', async () => {
    const { sink, told } = await moments();
    expect(told.map(([football]) => football?.status)).toEqual(['scheduled', 'scheduled', 'inPlay', 'finished']);
    expect(sink.fixtures.get(FOOTBALL)?.score).toMatchObject({ period: 100, home: 2, away: 0 });
    expect(Object.values(told[3]?.[0]?.stands ?? {}).map((stand) => stand.split(' ')[1])).toEqual(
      // 1, 2, X; over and under 2.5; −1.5 and +1.5; both to score.
      ['2', '1', '1', '1', '2', '2', '1', '1', '2'],
    );
    expect(told[3]?.[1]?.status).toBe('scheduled');
  });

  test('OA-M3: what a list of its sport has no more is suspended at its last price', async () => {
    const event = (id: string, markets: readonly object[]) => ({
      id,
      sport_key: 'soccer_epl',
      commence_time: '2026-02-07T15:00:00Z',
      home_team: 'A',
      away_team: 'B',
      bookmakers: [{ key: 'one', markets }],
    });
    const h2h = {
      key: 'h2h',
      outcomes: [
        { name: 'A', price: 1.5 },
        { name: 'B', price: 2.5 },
      ],
    };
    const text = [[event(FOOTBALL, [h2h]), event(BASKETBALL, [h2h])], [event(FOOTBALL, [])]]
      .map((line) => JSON.stringify(line))
      .join('\n');
    const { told } = await moments(text);
    const gone = { '52| 1': '150 suspended', '52| 2': '250 suspended' };
    expect(told[1]?.map(({ stands }) => stands)).toEqual([gone, gone]);
  });

  test('OA-F2: a document on many lines says the same as on one, and a broken one is told', async () => {
    const { lines } = await moments();
    const spread = JSON.stringify(JSON.parse(lines[0] ?? ''), undefined, 2).split('\n');
    expect(spread.some((line) => oddsApiFormat.recognises(line))).toBe(true);
    const whole = oddsApiFormat.createReader().read(lines[0] ?? '');
    const reader = oddsApiFormat.createReader();
    const reports: FeedReport[] = [];
    for (const line of spread) {
      const reading = reader.read(line);
      if (reading.kind === 'reports') reports.push(...reading.reports);
    }
    expect(reports).toEqual(whole.kind === 'reports' ? whole.reports : []);
    for (const line of spread.slice(0, 9)) reader.read(line);
    expect(reader.read(lines[1] ?? '')).toMatchObject({
      kind: 'unreadable',
      detail: 'the document before it has no end',
    });
  });

  test('OA-R1: a part that nobody can read costs none of the others', () => {
    const event = {
      id: 'a',
      sport_key: 'soccer_epl',
      commence_time: '2026-02-07T15:00:00Z',
      home_team: 'A',
      away_team: 'B',
    };
    const broken = {
      ...event,
      bookmakers: [{ key: 'one', markets: [{ key: 'h2h', outcomes: [{ name: 'A', price: 'much' }] }, 5] }],
    };
    const reading = oddsApiFormat.createReader().read(JSON.stringify([broken, { id: 7 }, { ...event, id: 'b' }]));
    expect(reading).toMatchObject({ kind: 'unreadable', detail: expect.stringContaining('3 parts') as string });
    expect(reading.kind === 'unreadable' && reading.reports.map((report) => report.kind)).toEqual([
      'fixture',
      'fixture',
    ]);
  });
});
