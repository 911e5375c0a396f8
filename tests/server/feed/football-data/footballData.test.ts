/** A season of CSV: prices before the kick-off, a score and results after it (TST-02, FD). */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { footballDataFormat } from '../../../../server/feed/football-data/footballDataFormat.ts';
import type { FeedReport } from '../../../../server/feed/feed.ts';
import { readLines } from '../../../../server/feed/recording/readLines.ts';
import { createCollectingSink } from '../collectingSink.ts';

const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A,B365CH,B365CD,B365CA,B365C>2.5,B365C<2.5,AHCh,B365CAHH,B365CAHA';
const MATCH = 'E0,11/08/2023,20:00,Burnley,Man City,0,3,A,0,2,8,5.5,1.33,9,5.25,1.31,1.67,2.2,1.5,1.95,1.98';
const NEXT = 'E0,13/08/2023,14:00,Brentford,Tottenham,2,2,D,1,2,2.7,3.4,2.6,2.75,3.5,2.45,1.72,2.1,0,2.02,1.9';

function reading() {
  const reader = footballDataFormat.createReader();
  return (line: string): readonly FeedReport[] => {
    const result = reader.read(line);
    return result.kind === 'ignored' ? [] : result.reports;
  };
}
const prices = (reports: readonly FeedReport[], fixture: string) =>
  reports.flatMap((report) =>
    report.kind === 'market' && report.fixtureId.includes(fixture)
      ? report.selections.map(({ side, odds, status, settlement }) => [
          `${report.marketId}|${report.baseLine} ${side}`,
          odds,
          settlement ?? status,
        ])
      : [],
  );

describe('a season of football', () => {
  test('TST-02 FD-3: at the end of a file whatever has a score is over, and nothing else', () => {
    const reader = footballDataFormat.createReader();
    const unplayed = MATCH.replace('11/08', '13/08').replace(',0,3,A,0,2,', ',,,,,,');
    for (const line of [HEADER, NEXT, unplayed]) reader.read(line);
    const rest = reader.rest?.() ?? [];
    expect(rest.filter(({ kind }) => kind === 'fixture')).toMatchObject([{ home: '브렌트퍼드', status: 'finished' }]);
    expect(prices(rest, 'Brentford').filter(([, , settlement]) => typeof settlement === 'number')).toHaveLength(7);
    expect(reader.rest?.()).toEqual([]);
  });

  test('TST-02 FD-1 FD-2: a match opens a day before its kick-off with its closing prices, by its Korean names', () => {
    const read = reading();
    expect(read(HEADER)).toEqual([]);
    const reports = read(MATCH);
    expect(footballDataFormat.stampOf(MATCH)).toBe(Date.UTC(2023, 7, 10, 20));
    expect(reports[0]).toMatchObject({
      home: '번리',
      away: '맨체스터 시티',
      leagueName: '프리미어리그',
      startAt: Date.UTC(2023, 7, 11, 20),
      status: 'scheduled',
    });
    expect(prices(reports, 'Burnley')).toEqual([
      ['1| home', 900, 'open'],
      ['1| draw', 525, 'open'],
      ['1| away', 131, 'open'],
      ['3|1.5 home', 195, 'open'],
      ['3|1.5 away', 198, 'open'],
      ['2|2.5 over', 167, 'open'],
      ['2|2.5 under', 220, 'open'],
    ]);
  });

  test('TST-02 FD-3: once later rows come it is over, with its score and results', () => {
    const read = reading();
    read(HEADER);
    read(MATCH);
    const reports = read(NEXT);
    expect(reports).toContainEqual(
      expect.objectContaining({ kind: 'score', score: { period: 100, clockSeconds: 5_400, home: 0, away: 3 } }),
    );
    expect(prices(reports, 'Burnley').map(([, , result]) => result)).toEqual([1, 1, 2, 1, 2, 2, 1]);
    expect(prices(reports, 'Brentford').every(([, , status]) => status === 'open')).toBe(true);
  });

  test('FD-4: a row that is no match is told and takes nothing with it', () => {
    const reader = footballDataFormat.createReader();
    expect(reader.read(MATCH)).toMatchObject({ kind: 'unreadable', detail: 'a row before the header' });
    reader.read(`\uFEFF${HEADER}\r`);
    expect(reader.read('E0,never,20:00,Burnley,Man City,0,3')).toMatchObject({ kind: 'unreadable', detail: 'no date' });
    expect(reader.read('E0,11/08/2023,20:00,,Man City,0,3')).toMatchObject({ detail: 'no teams' });
    expect(reader.read('E0,11/08/2023,20:00,Burnley,Man City,x,3')).toMatchObject({ detail: 'no score' });
    expect(reader.read(',,,,')).toMatchObject({ kind: 'ignored' });
    expect(reader.read(`${MATCH}\r`)).toMatchObject({ kind: 'reports' });
  });

  test('TST-02 FD-3: twenty real games: nothing is unreadable, and all but those of the last two days are settled as they ended', async () => {
    const file = path.resolve(import.meta.dirname, '../../../recordings/football-data/2018-2019EPL20games.csv');
    const reader = footballDataFormat.createReader();
    const sink = createCollectingSink();
    const rows: string[][] = [];
    for await (const { text = '' } of readLines(file)) {
      const reading = reader.read(text);
      expect(reading.kind).not.toBe('unreadable');
      if (reading.kind === 'reports') {
        rows.push(text.split(','));
        await sink.deliver(reading.reports);
      }
    }
    expect(sink.fixtures.size).toBe(20);
    const over = [...sink.fixtures.values()].filter(({ facts }) => facts.status === 'finished');
    expect(over).toHaveLength(16);
    for (const { facts, markets } of over) {
      const row = rows.find(
        ([, date, home]) => facts.fixtureId.includes((home ?? '-').replaceAll(' ', '')) && isOn(date, facts.startAt),
      );
      const won = [...(markets.get('1|')?.values() ?? [])]
        .filter(({ settlement }) => settlement === 2)
        .map(({ side }) => side);
      expect(won).toEqual([{ H: 'home', D: 'draw', A: 'away' }[row?.[6] ?? '']]);
    }
  });
});

const isOn = (date = '', startAt: number) =>
  date.split('/').toReversed().join('-') === new Date(startAt).toISOString().slice(0, 10);
