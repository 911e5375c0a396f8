import { describe, expect, test } from 'vitest';
import type { FeedReport } from '../../../../server/feed/feed.ts';
import { createLsportsReader } from '../../../../server/feed/lsports/lsportsReader.ts';
import { lsportsFormat } from '../../../../server/feed/lsports/lsportsFormat.ts';
import { readLines } from '../../../../server/feed/recording/readLines.ts';
import { recordedSample } from '../recordedSamples.ts';

const FIXTURE = 11_098_946;
const fixtureMessage = (more: object = {}, fixtureId = FIXTURE) =>
  JSON.stringify({
    Header: { Type: 1, ServerTimestamp: 1_691_049_225_443 },
    Body: {
      Events: [
        {
          FixtureId: fixtureId,
          Fixture: {
            Sport: { Id: 6046, Name: 'Football' },
            Location: { Id: 248, Name: 'International' },
            League: { Id: 54_289, Name: 'A league' },
            StartDate: '2023-08-03T07:50:34Z',
            Status: 1,
            Participants: [
              { Id: 1, Name: 'Home', Position: '1' },
              { Id: 2, Name: 'Away', Position: '2' },
            ],
            ...more,
          },
          Livescore: null,
          Markets: null,
        },
      ],
    },
  });

/** Bets are given as JSON text, so that ids are the feed's own digits. */
const marketMessage = (bets: string, type = 3, market = '"Id":1,"Name":"1X2"') =>
  `{"Header":{"Type":${type},"ServerTimestamp":1691403334675},"Body":{"Events":[{"FixtureId":${FIXTURE},"Markets":[{${market},"Bets":[${bets}]}]}]}}`;

function reading() {
  const reader = createLsportsReader();
  return (line: string): readonly FeedReport[] => {
    const result = reader.read(line);
    if (result.kind !== 'reports') throw new Error(JSON.stringify(result));
    return result.reports;
  };
}

const selections = (reports: readonly FeedReport[]) =>
  reports.flatMap((report) => (report.kind === 'market' ? report.selections : []));

const BET = '{"Id":149383821811098946,"Name":"1","Status":1,"Price":"17.0579","Line":"","BaseLine":""}';

describe('LSports snapshots', () => {
  const snapshot = (...events: readonly string[]) => `{"Header":{"HttpStatusCode":200},"Body":[${events.join(',')}]}`;
  const metadata = (id: number) =>
    `{"FixtureId":${id},"Fixture":{"Sport":{"Id":6046,"Name":"Football"},"StartDate":"2024-05-06T10:00:00Z","LastUpdate":"2024-05-06T08:00:01.25Z","Status":1,"Participants":[{"Id":1,"Name":"울산","Position":"1"},{"Id":2,"Name":"전북","Position":"2"}]},"Livescore":null,"Markets":[{"Id":1,"Name":"1X2","Bets":[${BET}]}]}`;

  test('LS-N1: a snapshot is a list of fixtures, whole or one part of each; ids keep their digits', () => {
    const read = reading();
    const reports = read(snapshot(metadata(11), metadata(12)));
    expect(reports.map((report) => report.kind)).toEqual(['fixture', 'market', 'fixture', 'market']);
    expect(selections(reports)[0]).toMatchObject({ selectionId: '149383821811098946', odds: 1_705 });
    const score = '{"Scoreboard":{"Status":2,"CurrentPeriod":10,"Time":"60","Results":[{"Position":"1","Value":"1"}]}}';
    expect(read(snapshot(`{"FixtureId":11,"Livescore":${score}}`))).toMatchObject([
      { kind: 'fixture', fixtureId: '11', status: 'inPlay' },
      { kind: 'score', score: { home: 1, away: 0 } },
    ]);
  });

  test('LS-N1: messages go on where a snapshot stood; a broken fixture costs none of the others', () => {
    const reader = createLsportsReader();
    const mixed = reader.read(snapshot('{"FixtureId":{}}', metadata(11)));
    expect(mixed).toMatchObject({ kind: 'unreadable', detail: expect.stringContaining('1 parts') as string });
    expect(mixed.kind === 'unreadable' && mixed.reports.length).toBe(2);
    const settled = reader.read(
      '{"Header":{"Type":35,"ServerTimestamp":1691403334675},"Body":{"Events":[{"FixtureId":11,"Markets":[{"Id":1,"Bets":[{"Id":149383821811098946,"Status":3,"Settlement":2}]}]}]}}',
    );
    expect(selections(settled.kind === 'reports' ? settled.reports : [])).toMatchObject([{ settlement: 2 }]);
  });

  test('LS-N1: without a stamp it is as new as its newest part, and is told from foreign lists', () => {
    expect(lsportsFormat.recognises(snapshot(metadata(11)))).toBe(true);
    expect(lsportsFormat.stampOf(snapshot(metadata(11)))).toBe(Date.UTC(2024, 4, 6, 8, 0, 1, 250));
    expect(lsportsFormat.recognises('{"Body":[{"id":"a"}]}')).toBe(false);
  });
});

describe('LSports messages', () => {
  test('LS-F1: markets before their fixture are kept, and come with it', () => {
    const read = reading();
    expect(read(marketMessage(BET))).toEqual([]);
    const reports = read(fixtureMessage());
    expect(reports[0]).toMatchObject({
      kind: 'fixture',
      fixtureId: '11098946',
      home: 'Home',
      away: 'Away',
      status: 'scheduled',
    });
    expect(selections(reports)).toMatchObject([
      { selectionId: '149383821811098946', side: 'home', odds: 1_705, status: 'open' },
    ]);
  });

  test('LS-F2: a delta leaves what it does not name as it was', () => {
    const read = reading();
    read(fixtureMessage());
    read(marketMessage(BET));
    expect(selections(read(marketMessage('{"Id":149383821811098946,"Price":"1.5"}')))).toMatchObject([
      { name: '1', odds: 150, status: 'open' },
    ]);
    expect(selections(read(marketMessage('{"Id":149383821811098946,"Status":2}')))).toMatchObject([
      { odds: 150, status: 'suspended' },
    ]);
  });

  test.each([
    [-1, -1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('LS-C3: settlement %d is %d', (code, settlement) => {
    const read = reading();
    read(fixtureMessage());
    const settled = read(marketMessage(`{"Id":149383821811098946,"Status":3,"Settlement":${code}}`, 35));
    expect(selections(settled)).toMatchObject([{ status: 'settled', settlement }]);
  });

  test('LS-C3: settled without a result waits, suspended; a second result replaces the first', () => {
    const read = reading();
    read(fixtureMessage());
    expect(selections(read(marketMessage('{"Id":5,"Status":3}')))).toMatchObject([
      { status: 'suspended', settlement: null },
    ]);
    expect(selections(read(marketMessage('{"Id":5,"Settlement":2}', 35)))).toMatchObject([
      { status: 'settled', settlement: 2 },
    ]);
    expect(selections(read(marketMessage('{"Id":5,"Settlement":3}', 35)))).toMatchObject([
      { status: 'settled', settlement: 3 },
    ]);
  });

  test('LS-C4: the base line is the key, the score behind a line is dropped', () => {
    const read = reading();
    read(fixtureMessage());
    const reports = read(
      marketMessage(
        '{"Id":7,"Name":"2","Line":"2.5 (0-0)","BaseLine":"-2.5 (0-0)","Status":1,"Price":"1.90"}',
        3,
        '"Id":3,"Name":"Asian Handicap"',
      ),
    );
    expect(reports).toMatchObject([
      { marketId: '3', baseLine: '-2.5', selections: [{ side: 'away', line: '2.5', odds: 190 }] },
    ]);
  });

  test.each([
    [2, 'inPlay'],
    [3, 'finished'],
    [4, 'cancelled'],
    [5, 'postponed'],
    [6, 'interrupted'],
    [7, 'cancelled'],
    [8, 'interrupted'],
    [9, 'scheduled'],
  ])('LS-C1: fixture status %d is %s', (Status, status) => {
    expect(reading()(fixtureMessage({ Status }))[0]).toMatchObject({ status });
  });

  test('LS-S1: a livescore moves score and status', () => {
    const read = reading();
    read(fixtureMessage());
    const live = {
      Scoreboard: {
        Status: 2,
        CurrentPeriod: 20,
        Time: '3120',
        Results: [
          { Position: '1', Value: '2' },
          { Position: '2', Value: '4' },
        ],
      },
    };
    const line = JSON.stringify({
      Header: { Type: 2, ServerTimestamp: 1 },
      Body: { Events: [{ FixtureId: FIXTURE, Livescore: live, Markets: null }] },
    });
    const reports = read(line);
    expect(reports).toMatchObject([
      { status: 'inPlay' },
      { kind: 'score', score: { period: 20, clockSeconds: 3_120, home: 2, away: 4 } },
    ]);
  });

  test('LS-S2: a livescore tells periods, statistics and the last incidents; what is not sound costs nothing else', () => {
    const read = reading();
    read(fixtureMessage());
    const sides = (home: string, away: string) => [
      { Position: '1', Value: home },
      { Position: '2', Value: away },
    ];
    const goal = { Period: 10, IncidentType: 27, ParticipantPosition: '2', Results: sides('0', '1') };
    const live = {
      Scoreboard: { Status: 2, CurrentPeriod: 20, Time: '3120', Results: sides('1', '2') },
      Periods: [
        { Type: 100, Results: sides('1', '2') },
        { Type: 20, Results: sides('1', '1'), Incidents: null },
        {
          Type: 10,
          Results: sides('0', '1'),
          Incidents: [{ ...goal, Seconds: 900 }, { IncidentType: 'x' }, { ...goal, Seconds: 30 }],
        },
        { Type: 'none' },
      ],
      Statistics: [{ Type: 1, Results: sides('5', '3') }, { Type: 999, Results: sides('1', '1') }, 7],
    };
    const line = JSON.stringify({
      Header: { Type: 2, ServerTimestamp: 1 },
      Body: { Events: [{ FixtureId: FIXTURE, Livescore: live, Markets: null }] },
    });
    const told = { of: 'goal', side: 'away', period: 10, home: 0, away: 1 };
    expect(read(line)).toMatchObject([
      { status: 'inPlay' },
      {
        score: {
          play: {
            periods: [
              { period: 10, home: 0, away: 1 },
              { period: 20, home: 1, away: 1 },
            ],
            counts: [{ of: 'corners', home: 5, away: 3 }],
            incidents: [
              { ...told, clockSeconds: 30 },
              { ...told, clockSeconds: 900 },
            ],
            held: null,
          },
        },
      },
    ]);
  });

  test('LS-K1: a fixture missing from the keep-alive is suspended, and opens when it is listed again', () => {
    const read = reading();
    const keepAlive = (ids: readonly number[]) =>
      JSON.stringify({
        Header: { Type: 31, ServerTimestamp: 1_642_074_018 },
        Body: { KeepAlive: { ActiveEvents: ids } },
      });
    read(fixtureMessage());
    read(marketMessage(BET));
    expect(read(keepAlive([FIXTURE]))).toEqual([]);
    expect(selections(read(keepAlive([1])))).toMatchObject([{ status: 'suspended', odds: 1_705 }]);
    expect(read(keepAlive([1]))).toEqual([]);
    expect(selections(read(keepAlive([1, FIXTURE])))).toMatchObject([{ status: 'open' }]);
  });

  test('LS-H1: an interrupted feed takes the producers down until a heartbeat without it', () => {
    const read = reading();
    const heartbeat = (more: object) => JSON.stringify({ Header: { Type: 32, ServerTimestamp: 1, ...more } });
    expect(read(heartbeat({}))).toEqual([]);
    expect(read(heartbeat({ FeedInterrupted: [1] }))).toMatchObject([{ state: 'down' }, { state: 'down' }]);
    expect(read(heartbeat({}))).toMatchObject([{ state: 'up' }, { state: 'up' }]);
  });

  test('LS-R1: outrights are ignored by type, nonsense is unreadable, a bad bet does not take the good ones with it', () => {
    const reader = createLsportsReader();
    expect(reader.read('{"Header":{"Type":37,"ServerTimestamp":1},"Body":{}}')).toEqual({
      kind: 'ignored',
      what: 'type 37',
    });
    expect(reader.read('{"Header":{}}').kind).toBe('unreadable');
    expect(reader.read('<html>')).toMatchObject({ kind: 'unreadable', detail: 'not JSON' });
    reader.read(fixtureMessage());
    const mixed = reader.read(marketMessage(`{"Id":true},${BET}`));
    expect(mixed).toMatchObject({ kind: 'unreadable' });
    expect(selections(mixed.kind === 'unreadable' ? mixed.reports : [])).toHaveLength(1);
  });

  test('LS-F3: of fixtures whose own message never comes only the newest thousand are kept, and the loss is told', () => {
    const reader = createLsportsReader();
    const market = (id: number) =>
      `{"Header":{"Type":3,"ServerTimestamp":1},"Body":{"Events":[{"FixtureId":${id},"Markets":[]}]}}`;
    for (let id = 1; id <= 1_000; id += 1) expect(reader.read(market(id)).kind).toBe('reports');
    expect(reader.read(market(1_001))).toMatchObject({
      kind: 'unreadable',
      detail: expect.stringContaining('1: dropped') as string,
    });
  });

  test('LS-T1: timestamps in seconds and in milliseconds are the same moment', () => {
    expect(lsportsFormat.stampOf('{"Header":{"ServerTimestamp":1642074018}}')).toBe(1_642_074_018_000);
    expect(lsportsFormat.stampOf('{"Header":{"ServerTimestamp":1642074018000}}')).toBe(1_642_074_018_000);
    expect(lsportsFormat.stampOf('{}')).toBeUndefined();
  });
});

const sample = recordedSample('lsports-messages/trade360-messages.ndjson');

describe('recorded LSports messages', () => {
  test.skipIf(sample.isAbsent)(
    `LS-X1: all six are read, and bet id 149383821811098946 survives exactly${sample.note}`,
    async () => {
      const read = reading();
      const reports: FeedReport[] = [];
      for await (const { text = '' } of readLines(sample.file)) reports.push(...read(text));
      expect(reports).toMatchObject([
        { kind: 'fixture', fixtureId: '11113180', leagueName: 'FIFA 23 Volta Daily League (E)', turnsInPlay: true },
      ]);
      // The market's fixture is not among the six; once it is announced, the market is there.
      const late = read(fixtureMessage());
      expect(selections(late)).toMatchObject([
        { selectionId: '149383821811098946', name: 'Kenny Ximenes', side: 'named', odds: 1_900 },
      ]);
      const settled = selections(read(fixtureMessage({}, 11_092_776)));
      expect(settled.map(({ selectionId, settlement }) => [selectionId, settlement])).toEqual([
        ['172814742111092776', 1],
        ['92157836711092776', 1],
        ['64450557411092776', 1],
      ]);
    },
  );
});
