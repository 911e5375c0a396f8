/** Messages of the Unified Odds Feed: prices, stops, results that are taken back, products that fall silent (TST-02, UO). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FeedReport } from '../../../../server/feed/feed.ts';
import { uofFormat } from '../../../../server/feed/uof/uofFormat.ts';
import { createCollectingSink } from '../collectingSink.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../recordings/uof');
const linesOf = async (name: string) =>
  (await readFile(path.join(FOLDER, name), 'utf8')).split('\n').filter((line) => line.trim() !== '');

function reading() {
  const reader = uofFormat.createReader();
  return (line: string): readonly FeedReport[] => {
    const result = reader.read(line);
    if (result.kind !== 'reports') throw new Error(JSON.stringify(result));
    return result.reports;
  };
}

/** What stands after each line of the whole match: `1 155 open`. */
async function match() {
  const read = reading();
  const sink = createCollectingSink();
  const producers: string[] = [];
  const stands: string[][] = [];
  for (const line of await linesOf('match.xml')) {
    const reports = read(line);
    await sink.deliver(reports);
    for (const report of reports) if (report.kind === 'producer') producers.push(`${report.producer} ${report.state}`);
    stands.push(
      [...sink.fixtures.values()].flatMap(({ markets }) =>
        [...markets].flatMap(([key, all]) =>
          [...all.values()].map(
            ({ name, odds, status, settlement }) => `${key} ${name} ${odds} ${settlement ?? status}`,
          ),
        ),
      ),
    );
  }
  return { fixture: sink.fixtures.get('sr:match:9000001'), stands, producers };
}
const ofMarket = (stands: readonly string[] | undefined, key: string) =>
  stands?.filter((stand) => stand.startsWith(`${key} `));

describe('the Unified Odds Feed', () => {
  test('TST-02 UO-F1 UO-M1: a fixture gives the names, markets are ours', async () => {
    const { fixture, stands } = await match();
    expect(fixture?.facts).toMatchObject({
      sportId: '6046',
      home: '아스널',
      away: 'Everton FC',
      leagueName: 'Premier League',
    });
    expect(stands[2]).toEqual([
      '1| 1 155 open',
      '1| X 410 open',
      '1| 2 620 open',
      '2|2.5 Over 185 open',
      '2|2.5 Under 195 open',
      '3|-1 1 200 open',
      '3|-1 2 180 open',
    ]);
  });

  test('UO-F2 UO-S2: it moves its start, goes in play and ends with its score', async () => {
    const { fixture } = await match();
    expect(fixture?.facts).toMatchObject({ startAt: 1_770_478_200_000, status: 'finished' });
    expect(fixture?.score).toMatchObject({ period: 100, clockSeconds: 5_400, home: 2, away: 1 });
  });

  test('UO-S3: a bet stop suspends all until the next odds; a market and an outcome may stay so', async () => {
    const { stands } = await match();
    expect(stands[5]?.every((stand) => stand.endsWith('suspended'))).toBe(true);
    expect(ofMarket(stands[6], '1|')).toEqual(['1| 1 120 open', '1| X 650 open', '1| 2 1300 suspended']);
    expect(ofMarket(stands[6], '2|2.5')).toEqual(['2|2.5 Over 160 suspended', '2|2.5 Under 230 suspended']);
  });

  test('UO-S1 UO-S4: results, a push, halves; what is rolled back is open to a new result, a cancel gives back what was before it', async () => {
    const { stands } = await match();
    const results = (line: number, key: string) => ofMarket(stands[line], key)?.map((stand) => stand.split(' ').at(-1));
    expect(results(10, '1|')).toEqual(['2', '1', '1']);
    expect(results(10, '2|2.5')).toEqual(['2', '1']);
    expect(results(10, '3|-1')).toEqual(['3', '3']);
    expect([11, 12, 13, 14].map((line) => results(line, '2|2.5'))).toEqual([
      ['suspended', 'suspended'],
      ['-1', '-1'],
      ['suspended', 'suspended'],
      ['5', '4'],
    ]);
  });

  test('UO-H1: a product that missed something is down until its snapshot is complete', async () => {
    const { producers } = await match();
    expect(producers).toEqual(['inPlay down', 'inPlay up']);
  });

  test('TST-02 UO-F3: real documents on many lines: odds, results and a fixture of other events', async () => {
    const read = reading();
    const sink = createCollectingSink();
    for (const name of ['fixture-1.xml', 'odds_change-0.xml', 'bet_settlement.xml', 'rollback_bet_cancel.xml'])
      for (const line of await linesOf(name)) await sink.deliver(read(line));
    expect(sink.fixtures.get('sr:match:8696826')?.facts).toMatchObject({
      home: 'IK Oddevold',
      away: 'Tvaakers IF',
      startAt: Date.UTC(2016, 9, 31, 18),
    });
    const odds = sink.fixtures.get('sr:match:123');
    expect(odds?.score).toMatchObject({ period: 20, clockSeconds: 4_502, home: 2, away: 2 });
    expect([...(odds?.markets.get('uof-47|score=41.5')?.values() ?? [])]).toMatchObject([
      { odds: 112, status: 'open' },
      { odds: 192, status: 'open' },
    ]);
    expect(
      [...(odds?.markets.get('uof-123|set=2|game=3|point=1')?.values() ?? [])].map(({ status }) => status),
    ).toEqual(['suspended', 'suspended']);
    const settled = sink.fixtures.get('sr:match:16807109');
    expect([...(settled?.markets.get('uof-201|')?.values() ?? [])].map(({ settlement }) => settlement)).toEqual([
      3, 4, 5, 1,
    ]);
  });

  test('UO-S5: a cancel of a window of time is told and changes nothing', async () => {
    const reader = uofFormat.createReader();
    const [first = '', ...rest] = await linesOf('bet_cancel.xml');
    reader.read(first);
    const readings = rest.map((line) => reader.read(line));
    expect(readings.at(-1)).toMatchObject({
      kind: 'unreadable',
      detail: expect.stringContaining('window of time') as string,
      reports: [],
    });
  });

  test('UO-R1: a message that is broken off is told, and the next one is read', async () => {
    const lines = await linesOf('match.xml');
    const reader = uofFormat.createReader();
    expect(reader.read(lines[2]?.slice(0, 200) ?? '').kind).toBe('reports');
    const next = reader.read(lines[3] ?? '');
    expect(next).toMatchObject({ kind: 'unreadable', detail: 'a message without an end' });
    expect(next.kind === 'unreadable' && next.reports.map(({ kind }) => kind)).toEqual(['fixture']);
    expect(reader.read('not a message')).toMatchObject({ kind: 'unreadable', detail: 'not XML' });
    expect(reader.read('<odds_change timestamp="1770454801000"/>')).toMatchObject({
      kind: 'unreadable',
      detail: 'odds_change: no event',
    });
    expect(reader.read(lines[2] ?? '').kind).toBe('reports');
  });
});
