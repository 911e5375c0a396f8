import { describe, expect, test } from 'vitest';
import { createBetfairReader } from '../../../../server/feed/betfair/betfairReader.ts';
import type { FeedReport, MarketReport } from '../../../../server/feed/feed.ts';

interface Runner {
  readonly id: number;
  readonly sortPriority: number;
  readonly status?: string;
  readonly hc?: number;
}

const definition = (marketType: string, runners: readonly Runner[], more: object = {}) => ({
  eventId: '34258638',
  eventTypeId: marketType === 'WIN' ? '7' : '1',
  marketType,
  marketTime: '2025-05-09T19:00:00.000Z',
  status: 'OPEN',
  inPlay: false,
  runners: runners.map((runner) => ({ status: 'ACTIVE', ...runner })),
  ...more,
});

const TEAMS: readonly Runner[] = [
  { id: 10_779, sortPriority: 2 },
  { id: 58_805, sortPriority: 3 },
  { id: 9_163, sortPriority: 1 },
];

const message = (mc: readonly object[], more: object = {}) =>
  JSON.stringify({ op: 'mcm', pt: 1_746_609_308_664, mc, ...more });

function reading() {
  const reader = createBetfairReader();
  return (mc: readonly object[], more?: object): readonly FeedReport[] => {
    const result = reader.read(message(mc, more));
    if (result.kind !== 'reports') throw new Error(JSON.stringify(result));
    return result.reports;
  };
}

const markets = (reports: readonly FeedReport[]) =>
  reports.filter((report): report is MarketReport => report.kind === 'market');
const selections = (reports: readonly FeedReport[]) => markets(reports).flatMap((market) => market.selections);

const info = { homeTeam: '네덜란드', awayTeam: '파푸아뉴기니', fixtureStatus: 'IN_RUNNING' };

type Innings = readonly [battingTeam: string | undefined, runs: number, overs: string, wickets: number];
const inningsOf = (currentInnings: number, ...innings: readonly Innings[]) => ({
  currentInnings,
  inningsStats: innings.map(([battingTeam, inningsRuns, inningsOvers, inningsWickets]) => ({
    ...(battingTeam === undefined ? {} : { battingTeam }),
    inningsRuns,
    inningsOvers,
    inningsWickets,
  })),
});

/** Scores of a match whose market is open, and has runner 9163 first. */
function scoring() {
  const reader = createBetfairReader();
  const two = [
    { id: 9_163, sortPriority: 1 },
    { id: 10_779, sortPriority: 2 },
  ];
  reader.read(message([{ id: '1.1', marketDefinition: { ...definition('MATCH_ODDS', two), eventTypeId: '4' } }]));
  return (change: object): readonly FeedReport[] => {
    const result = reader.read(JSON.stringify({ op: 'ccm', pt: 1, cc: [{ eventId: '34258638', ...change }] }));
    if (result.kind !== 'reports') throw new Error(JSON.stringify(result));
    return result.reports;
  };
}

describe('a Betfair recording', () => {
  test('BF-M1, BF-M3: match odds are market 1 of the event, sides by sort order, names made of ids', () => {
    const read = reading();
    const reports = read([{ id: '1.1', img: true, marketDefinition: definition('MATCH_ODDS', TEAMS) }]);
    expect(reports[0]).toMatchObject({
      kind: 'fixture',
      fixtureId: '34258638',
      sportId: '6046',
      home: '홈팀 9163',
      away: '원정팀 10779',
      startAt: Date.UTC(2025, 4, 9, 19),
      status: 'scheduled',
      turnsInPlay: true,
    });
    expect(markets(reports)[0]?.marketId).toBe('1');
    expect(selections(reports).map(({ selectionId, side }) => [selectionId, side])).toEqual([
      ['1.1:9163:0', 'home'],
      ['1.1:10779:0', 'away'],
      ['1.1:58805:0', 'draw'],
    ]);
  });

  test('BF-M2: a race is a fixture by itself, its runners are named by number', () => {
    const read = reading();
    const race = definition(
      'WIN',
      [
        { id: 7, sortPriority: 1 },
        { id: 8, sortPriority: 2 },
      ],
      { venue: 'Lismore', countryCode: 'AU' },
    );
    const reports = read([{ id: '1.185781277', marketDefinition: race }]);
    expect(reports[0]).toMatchObject({
      fixtureId: '1.185781277',
      sportId: '687888',
      leagueName: '베트페어 경마 Lismore',
    });
    expect(selections(reports).map(({ name, side }) => [name, side])).toEqual([
      ['1번', 'named'],
      ['2번', 'named'],
    ]);
  });

  test('BF-M4: match odds of two runners are the market without a draw', () => {
    const reports = reading()([
      {
        id: '1.1',
        marketDefinition: definition(
          'MATCH_ODDS',
          TEAMS.filter(({ id }) => id !== 58_805),
        ),
      },
    ]);
    expect(markets(reports).map((market) => market.marketId)).toEqual(['52']);
  });

  test('BF-M5: the two runners of a handicap line share the base line of home', () => {
    const lines = [
      { id: 9_163, hc: -0.75, sortPriority: 1 },
      { id: 10_779, hc: 0.75, sortPriority: 2 },
      { id: 9_163, sortPriority: 3 },
      { id: 10_779, hc: -0, sortPriority: 4 },
    ];
    const reports = reading()([{ id: '1.2', marketDefinition: definition('ASIAN_HANDICAP', lines) }]);
    expect(
      markets(reports).map(({ baseLine, selections: both }) => [baseLine, both.map(({ side, line }) => [side, line])]),
    ).toEqual([
      [
        '-0.75',
        [
          ['home', '-0.75'],
          ['away', '0.75'],
        ],
      ],
      [
        '0',
        [
          ['home', '0'],
          ['away', '0'],
        ],
      ],
    ]);
  });

  test('BF-M6: a later definition that sorts the runners otherwise does not rename them', () => {
    const read = reading();
    const runners = [
      { id: 7, sortPriority: 1 },
      { id: 8, sortPriority: 2 },
    ];
    read([{ id: '1.3', marketDefinition: definition('WIN', runners), rc: [{ id: 8, atb: [[2, 5]] }] }]);
    const turned = [
      { id: 8, sortPriority: 1, status: 'WINNER' },
      { id: 7, sortPriority: 2, status: 'LOSER' },
    ];
    const reports = read([
      { id: '1.3', marketDefinition: definition('WIN', turned, { status: 'CLOSED', inPlay: true }) },
    ]);
    expect(selections(reports).map(({ name, settlement }) => [name, settlement])).toEqual([
      ['1번', 1],
      ['2번', 2],
    ]);
  });

  test('BF-S1: the best back price is cut to hundredths; without one the selection is suspended without odds', () => {
    const read = reading();
    read([{ id: '1.1', marketDefinition: definition('MATCH_ODDS', TEAMS) }]);
    const priced = read([{ id: '1.1', rc: [{ id: 9_163, atb: [[2.629, 3]] }] }]);
    expect(selections(priced)).toMatchObject([{ odds: 262, status: 'open' }]);
    const gone = read([{ id: '1.1', rc: [{ id: 9_163, atb: [[2.629, 0]] }] }]);
    expect(selections(gone)).toMatchObject([{ odds: null, status: 'suspended', settlement: null }]);
  });

  test('BF-S2: a change that leaves the best price alone is not reported', () => {
    const read = reading();
    read([{ id: '1.1', marketDefinition: definition('MATCH_ODDS', TEAMS), rc: [{ id: 9_163, atb: [[2.6, 3]] }] }]);
    expect(read([{ id: '1.1', rc: [{ id: 9_163, atb: [[2.5, 300]], atl: [[2.7, 1]] }], con: true }])).toEqual([]);
  });

  test('BF-S3: a suspended market is suspended whole and opens whole again', () => {
    const read = reading();
    const rc = [
      { id: 9_163, atb: [[2.6, 3]] },
      { id: 10_779, atb: [[3, 3]] },
      { id: 58_805, atb: [[3.1, 3]] },
    ];
    read([{ id: '1.1', marketDefinition: definition('MATCH_ODDS', TEAMS), rc }]);
    const held = read([{ id: '1.1', marketDefinition: definition('MATCH_ODDS', TEAMS, { status: 'SUSPENDED' }) }]);
    expect(selections(held).map(({ odds, status }) => [odds, status])).toEqual([
      [260, 'suspended'],
      [300, 'suspended'],
      [310, 'suspended'],
    ]);
    const open = read([{ id: '1.1', marketDefinition: definition('MATCH_ODDS', TEAMS, { inPlay: true }) }]);
    expect(open[0]).toMatchObject({ kind: 'fixture', status: 'inPlay' });
    expect(selections(open).every(({ status }) => status === 'open')).toBe(true);
  });

  test('BF-S4: a removed runner is void at once, the others stay on offer', () => {
    const read = reading();
    const rc = [
      { id: 7, atb: [[2, 3]] },
      { id: 8, atb: [[3, 3]] },
    ];
    read([
      {
        id: '1.3',
        marketDefinition: definition('WIN', [
          { id: 7, sortPriority: 1 },
          { id: 8, sortPriority: 2 },
        ]),
        rc,
      },
    ]);
    const runners = [
      { id: 7, sortPriority: 1, status: 'REMOVED' },
      { id: 8, sortPriority: 2 },
    ];
    expect(selections(read([{ id: '1.3', marketDefinition: definition('WIN', runners) }]))).toMatchObject([
      { name: '1번', status: 'settled', settlement: -1 },
    ]);
  });

  test('BF-S5: a fixture is over when all its markets are closed', () => {
    const read = reading();
    const closed = { status: 'CLOSED', inPlay: true };
    const lines = [
      { id: 9_163, hc: -1, sortPriority: 1 },
      { id: 10_779, hc: 1, sortPriority: 2 },
    ];
    read([
      { id: '1.1', marketDefinition: definition('MATCH_ODDS', TEAMS) },
      { id: '1.2', marketDefinition: definition('ASIAN_HANDICAP', lines) },
    ]);
    const first = read([{ id: '1.1', marketDefinition: definition('MATCH_ODDS', TEAMS, closed) }]);
    expect(first[0]).toMatchObject({ status: 'inPlay' });
    const second = read([{ id: '1.2', marketDefinition: definition('ASIAN_HANDICAP', lines, closed) }]);
    expect(second[0]).toMatchObject({ status: 'finished' });
  });

  test('BF-S6: an image forgets the ladders before it', () => {
    const read = reading();
    read([{ id: '1.1', marketDefinition: definition('MATCH_ODDS', TEAMS), rc: [{ id: 9_163, batb: [[0, 2.6, 3]] }] }]);
    const image = {
      id: '1.1',
      img: true,
      marketDefinition: definition('MATCH_ODDS', TEAMS),
      rc: [{ id: 9_163, atb: [[1.9, 3]] }],
    };
    expect(selections(read([image]))).toMatchObject([{ side: 'home', odds: 190 }]);
  });

  test('BF-C1, BF-C2: runs are the score, innings its period, wickets and balls are counted, and what is told again is not', () => {
    const read = scoring();
    expect(read({ fixtureInfo: info, homeTeam: { selectionId: 9_163 } })).toMatchObject([
      { kind: 'fixture', home: '네덜란드', away: '파푸아뉴기니' },
    ]);
    const matchStats = inningsOf(1, ['네덜란드', 97, '15.6', 4], [undefined, 0, '0.0', 0]);
    const told = read({ matchStats });
    expect(told).toMatchObject([{ kind: 'score', score: { period: 1, home: 97, away: 0 } }]);
    expect(told[0]).toHaveProperty('score.play.counts', [
      { of: 'wickets', home: 4, away: 0 },
      { of: 'balls', home: 96, away: 0 },
    ]);
    expect(read({ matchStats, fixtureInfo: info })).toEqual([]);
    expect(read({ fixtureInfo: { ...info, fixtureStatus: 'FINISHED' } })).toMatchObject([{ score: { period: 100 } }]);
  });

  test('BF-C3: sides are those of the market, whoever the score calls home', () => {
    const read = scoring();
    const [named] = read({ fixtureInfo: info, homeTeam: { selectionId: 10_779 } });
    expect(named).toMatchObject({ home: '파푸아뉴기니', away: '네덜란드' });
    const matchStats = inningsOf(2, ['네덜란드', 163, '20', 7], ['파푸아뉴기니', 94, '15.4', 3]);
    expect(read({ matchStats })).toMatchObject([{ score: { period: 2, home: 94, away: 163 } }]);
  });

  test('BF-C4: a match without a market, or before its teams are known, says nothing', () => {
    const read = scoring();
    expect(read({ eventId: '1', fixtureInfo: info, homeTeam: { selectionId: 9_163 } })).toEqual([]);
    expect(read({ fixtureInfo: info, matchStats: inningsOf(1, ['0', 0, '0.0', 0]) })).toEqual([]);
  });

  test('BF-H1: while Betfair says 503 the producers are delayed, once', () => {
    const read = reading();
    const states = (reports: readonly FeedReport[]) =>
      reports.map((report) => (report.kind === 'producer' ? report.state : report.kind));
    expect(states(read([], { status: 503 }))).toEqual(['delayed', 'delayed']);
    expect(states(read([], { status: 503 }))).toEqual([]);
    expect(states(read([]))).toEqual(['up', 'up']);
  });

  test('BF-R1: what no schema accepts is told apart from what is of no use, and takes nothing with it', () => {
    const reader = createBetfairReader();
    expect(reader.read('{"op":"mcm","pt":')).toMatchObject({ kind: 'unreadable', detail: 'not JSON' });
    expect(reader.read('{"op":"connection"}')).toEqual({ kind: 'ignored', what: 'connection' });
    expect(reader.read('{"op":"mcm","pt":"soon"}').kind).toBe('unreadable');
    const mixed = reader.read(
      message([{ id: 5 }, { id: '1.9', rc: [] }, { id: '1.1', marketDefinition: definition('MATCH_ODDS', TEAMS) }]),
    );
    expect(mixed).toMatchObject({ kind: 'unreadable', detail: expect.stringContaining('2 markets') as string });
    expect(mixed.kind === 'unreadable' ? mixed.reports.length : 0).toBe(2);
  });
});
