/** What an official file of the exchange says by name, which market of ours each of its markets is, and who wins it (TST-02, BF-M, BF-S). */
import { describe, expect, test } from 'vitest';
import { createBetfairReader } from '../../../../server/feed/betfair/betfairReader.ts';
import type { FeedReport, FixtureReport, MarketReport } from '../../../../server/feed/feed.ts';
import { FeedReportSchema } from '../../../../server/ingest/feedReportSchema.ts';

interface Runner {
  readonly id: number;
  readonly name?: string;
  readonly status?: string;
  readonly hc?: number;
}

const definition = (marketType: string, runners: readonly Runner[], more: object = {}) => ({
  eventId: '34258638',
  eventTypeId: '1',
  marketType,
  marketTime: '2025-05-09T19:00:00.000Z',
  status: 'OPEN',
  inPlay: false,
  runners: runners.map((runner, index) => ({ status: 'ACTIVE', sortPriority: index + 1, ...runner })),
  ...more,
});

function reading() {
  const reader = createBetfairReader();
  return (...mc: readonly object[]): readonly FeedReport[] => {
    const result = reader.read(JSON.stringify({ op: 'mcm', pt: 1_746_609_308_664, mc }));
    if (result.kind !== 'reports') throw new Error(JSON.stringify(result));
    return result.reports.map((report) => FeedReportSchema.parse(report));
  };
}

const fixtures = (reports: readonly FeedReport[]) =>
  reports.filter((report): report is FixtureReport => report.kind === 'fixture');
const markets = (reports: readonly FeedReport[]) =>
  reports.filter((report): report is MarketReport => report.kind === 'market');
const selections = (reports: readonly FeedReport[]) => markets(reports).flatMap((market) => market.selections);
/** `1|0.5 home:1` for each selection. */
const stands = (reports: readonly FeedReport[]) =>
  markets(reports).flatMap(({ marketId, baseLine, selections: all }) =>
    all.map(({ side, name }) => `${marketId}|${baseLine} ${side}:${name}`),
  );

const DRAW = { id: 58_805, name: 'The Draw' };

describe('names of an official file', () => {
  test('TST-02 BF-M1: "A v B" has A at home, runners their whole names', () => {
    const runners = [{ id: 1, name: 'Slavia Sofia' }, { id: 2, name: 'Beroe Stara Zagora' }, DRAW];
    const more = { eventName: 'Slavia Sofia v Beroe Stara Za', name: 'Match Odds' };
    const reports = reading()({ id: '1.1', marketDefinition: definition('MATCH_ODDS', runners, more) });
    expect(reports[0]).toMatchObject({ home: 'Slavia Sofia', away: 'Beroe Stara Zagora' });
    expect(stands(reports)).toEqual(['1| home:1', '1| away:2', '1| draw:X']);
  });

  test('TST-02 BF-M1: of "A @ B" home is B, in names and in seats', () => {
    const runners = [
      { id: 1, name: 'Utah Jazz' },
      { id: 2, name: 'Houston Rockets' },
    ];
    const more = { eventName: 'Utah Jazz @ Houston Rockets', eventTypeId: '7522' };
    const reports = reading()({ id: '1.1', marketDefinition: definition('MATCH_ODDS', runners, more) });
    expect(reports[0]).toMatchObject({ home: 'Houston Rockets', away: 'Utah Jazz' });
    expect(selections(reports).map(({ selectionId, side }) => [selectionId, side])).toEqual([
      ['1.1:1:0', 'away'],
      ['1.1:2:0', 'home'],
    ]);
  });

  test('TST-02 BF-M1: runners that stand the other way round sit where their names are', () => {
    const runners = [
      { id: 1, name: 'Casper Ruud' },
      { id: 2, name: 'Cameron Norrie' },
    ];
    const more = { eventName: 'Norrie - Ruud', eventTypeId: '2' };
    const reports = reading()({ id: '1.1', marketDefinition: definition('MATCH_ODDS', runners, more) });
    expect(reports[0]).toMatchObject({ home: 'Cameron Norrie', away: 'Casper Ruud' });
    expect(selections(reports).map(({ side }) => side)).toEqual(['away', 'home']);
  });

  test('TST-02 BF-M1: a team that the table of names knows is Korean; one that it does not stays as it is', () => {
    const runners = [{ id: 1, name: 'Man Utd' }, { id: 2, name: 'Barrow' }, DRAW];
    const more = { eventName: 'Man Utd v Barrow' };
    const [fixture] = reading()({ id: '1.1', marketDefinition: definition('MATCH_ODDS', runners, more) });
    expect(fixture).toMatchObject({ home: '맨체스터 유나이티드', away: 'Barrow' });
  });

  test("TST-02 BF-M1: players are nobody's team, and half a file's names are used where they are", () => {
    const runners = [{ id: 1 }, { id: 2 }];
    const more = { eventName: 'Chelsea v Como', eventTypeId: '2' };
    const [fixture] = reading()({ id: '1.1', marketDefinition: definition('MATCH_ODDS', runners, more) });
    expect(fixture).toMatchObject({ home: 'Chelsea', away: 'Como' });
  });

  test('TST-02 BF-M6: names and sides stay those of the first definition that had them', () => {
    const read = reading();
    const bare = [{ id: 1 }, { id: 2 }];
    expect(
      read({ id: '1.1', marketDefinition: definition('MATCH_ODDS', bare, { eventTypeId: '2' }) })[0],
    ).toMatchObject({
      home: '홈팀 1',
      away: '원정팀 2',
    });
    const named = [
      { id: 1, name: 'Cameron Norrie' },
      { id: 2, name: 'Casper Ruud' },
    ];
    const more = { eventTypeId: '2', eventName: 'Cameron Norrie v Casper Ruud' };
    const short = { eventTypeId: '2', eventName: 'Norrie v Ruud' };
    for (const [said, runners] of [
      [more, named],
      [short, bare],
    ] as const) {
      const [fixture] = read({ id: '1.1', marketDefinition: definition('MATCH_ODDS', runners, said) });
      expect(fixture).toMatchObject({ home: 'Cameron Norrie', away: 'Casper Ruud' });
    }
  });
});

const HORSES = [
  { id: 7, name: '1. Adrett' },
  { id: 8, name: '2. Alletante' },
  { id: 9, name: '3. Adermonnas' },
];
const DAY = { eventTypeId: '7', eventName: 'Pakenham (AUS) 9th Mar', venue: 'Pakenham', countryCode: 'AU' };

describe('races and tournaments', () => {
  test('TST-02 BF-M2: winner and places of one race are of one fixture, and the next race is another', () => {
    const read = reading();
    const win = { ...DAY, name: 'R1 1200m 3yo', numberOfWinners: 1 };
    const place = { ...DAY, name: 'To Be Placed', numberOfWinners: 3 };
    const reports = read(
      { id: '1.10', marketDefinition: definition('WIN', HORSES, win) },
      { id: '1.11', marketDefinition: definition('PLACE', HORSES, place) },
      { id: '1.12', marketDefinition: definition('WIN', HORSES, { ...win, marketTime: '2025-05-09T19:30:00.000Z' }) },
    );
    expect(fixtures(reports).map(({ fixtureId }) => fixtureId)).toEqual(['1.10', '1.10', '1.12']);
    expect(fixtures(reports)[1]).toMatchObject({ home: 'Pakenham (AUS) 9th Mar R1 1200m 3yo', away: '3두 출전' });
    expect(markets(reports).map(({ fixtureId, marketId, marketName }) => [fixtureId, marketId, marketName])).toEqual([
      ['1.10', '274', 'Outright Winner'],
      ['1.10', 'PLACE', '3위 이내'],
      ['1.12', '274', 'Outright Winner'],
    ]);
    expect(selections(reports)[0]).toMatchObject({ side: 'named', name: '1. Adrett' });
  });

  test('TST-02 BF-M2: a tournament is a fixture by its name, and a duel in it is another', () => {
    const golf = { eventTypeId: '3', eventName: 'LIV Golf Andalucia 2024', numberOfWinners: 5 };
    const players = [
      { id: 1, name: 'Jon Rahm' },
      { id: 2, name: 'Carlos Ortiz' },
    ];
    const reports = reading()(
      { id: '1.20', marketDefinition: definition('TOP_5_FINISH', players, { ...golf, name: 'Top 5 Finish' }) },
      { id: '1.21', marketDefinition: definition('MATCH_BET', players, golf) },
    );
    expect(fixtures(reports).map(({ fixtureId, home, away }) => [fixtureId, home, away])).toEqual([
      ['34258638', 'LIV Golf Andalucia 2024', ''],
      ['1.21', 'Jon Rahm', 'Carlos Ortiz'],
    ]);
    expect(markets(reports).map(({ marketId, marketName }) => [marketId, marketName])).toEqual([
      ['TOP_5_FINISH', '5위 이내'],
      ['52', '12'],
    ]);
  });

  test('BF-S5: placed runners win a market of places and lose the race; as many win as the exchange says', () => {
    const read = reading();
    const statuses = ['WINNER', 'PLACED', 'LOSER'];
    const ended = HORSES.map((horse, index) => ({ ...horse, status: statuses[index] ?? '' }));
    const closed = { ...DAY, status: 'CLOSED' };
    const results = (marketType: string) =>
      selections(read({ id: `1.${marketType}`, marketDefinition: definition(marketType, ended, closed) })).map(
        ({ settlement }) => settlement,
      );
    expect(results('WIN')).toEqual([2, 1, 1]);
    expect(results('PLACE')).toEqual([2, 2, 1]);
    expect(results('TOP_2_FINISH')).toEqual([2, 2, 1]);
  });

  test('BF-M8: a bet each way has no one price: shown, never open, void at its end', () => {
    const read = reading();
    const rc = HORSES.map(({ id }) => ({ id, atb: [[4, 9]] }));
    const open = read({ id: '1.30', marketDefinition: definition('EACH_WAY', HORSES, DAY), rc });
    expect(selections(open).map(({ odds, status }) => [odds, status])).toEqual(HORSES.map(() => [400, 'suspended']));
    const ended = HORSES.map((horse) => ({ ...horse, status: 'PLACED' }));
    const over = read({ id: '1.30', marketDefinition: definition('EACH_WAY', ended, { ...DAY, status: 'CLOSED' }) });
    expect(selections(over).map(({ settlement }) => settlement)).toEqual([-1, -1, -1]);
  });

  test('BF-M7: a runner that a later definition adds is there with its price, one that it leaves out is void', () => {
    const read = reading();
    const [first, second, third] = HORSES;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three horses');
    read({ id: '1.10', marketDefinition: definition('WIN', [first, second], DAY) });
    const added = read({
      id: '1.10',
      marketDefinition: definition('WIN', HORSES, DAY),
      rc: [{ id: 9, atb: [[6, 2]] }],
    });
    expect(selections(added)).toMatchObject([{ name: '3. Adermonnas', odds: 600, status: 'open' }]);
    const left = read({ id: '1.10', marketDefinition: definition('WIN', [second, third], DAY) });
    expect(selections(left)).toMatchObject([{ name: '1. Adrett', status: 'settled', settlement: -1 }]);
  });
});

describe('markets by their types', () => {
  const TEAMS = [{ id: 1, name: 'Slavia Sofia' }, { id: 2, name: 'Beroe Stara Zagora' }, DRAW];
  const both = TEAMS.slice(0, 2);
  const answers = (...names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
  const eventName = 'Slavia Sofia v Beroe Stara Za';

  test.each<[marketType: string, runners: readonly Runner[], stand: readonly string[], more?: object]>([
    ['BOTH_TEAMS_TO_SCORE', answers('Yes', 'No'), ['17| named:Yes', '17| named:No']],
    ['BOTH_TEAMS_TO_SCORE', [{ id: 1 }, { id: 2 }], ['17| named:Yes', '17| named:No']],
    ['OVER_UNDER_25', answers('Under 2.5 Goals', 'Over 2.5 Goals'), ['2|2.5 under:Under', '2|2.5 over:Over']],
    ['OVER_UNDER_05', [{ id: 1 }, { id: 2 }], ['2|0.5 under:Under', '2|0.5 over:Over']],
    ['OVER_UNDER_105_CORNR', answers('Under 10.5', 'Over 10.5'), ['11|10.5 under:Under', '11|10.5 over:Over']],
    ['FIRST_HALF_GOALS_15', answers('Under 1.5 Goals', 'Over 1.5 Goals'), ['21|1.5 under:Under', '21|1.5 over:Over']],
    ['HALF_TIME', TEAMS, ['41| home:1', '41| away:2', '41| draw:X']],
    ['DRAW_NO_BET', both, ['52| home:1', '52| away:2']],
    ['MONEY_LINE', both, ['226| home:1', '226| away:2']],
    ['ODD_OR_EVEN', answers('Odd', 'Even'), ['5| named:Odd', '5| named:Even']],
    [
      'DOUBLE_CHANCE',
      answers('Home or Draw', 'Draw or Away', 'Home or Away'),
      ['7| named:1X', '7| named:X2', '7| named:12'],
    ],
    [
      'CORRECT_SCORE',
      answers('0 - 0', '2 - 1', 'Any Other Home Win', 'Any Other Draw'),
      ['6| named:0-0', '6| named:2-1', '6| named:Any Other Home', '6| named:Any Other Draw'],
    ],
    ['HALF_TIME_SCORE', answers('1 - 1', 'Any Unquoted'), ['9| named:1-1', '9| named:Any Unquoted']],
    [
      'HALF_TIME_FULL_TIME',
      answers('Slavia Sofia/Slavia Sofia', 'Draw/Beroe Stara Zagora'),
      ['4| named:1/1', '4| named:X/2'],
    ],
    ['SET_WINNER', both, ['205| home:1', '205| away:2'], { name: 'Set 4 Winner' }],
    ['SET_BETTING', answers('Slavia Sofia 3 - 1', 'Beroe Stara Zagora 3 - 0'), ['6| named:3-1', '6| named:0-3']],
    [
      'TEAM_B_1',
      [
        { id: 1, name: 'Slavia Sofia' },
        { id: 2, name: 'Beroe +1' },
        { id: 3, name: 'Draw' },
      ],
      ['13|-1 home:1', '13|-1 away:2', '13|-1 draw:X'],
    ],
    [
      'ALT_TOTAL_GOALS',
      [
        { id: 1, name: 'Under', hc: 2.25 },
        { id: 2, name: 'Over', hc: 2.25 },
      ],
      ['2|2.25 under:Under', '2|2.25 over:Over'],
    ],
    ['TO_QUALIFY', both, ['TO_QUALIFY| named:Slavia Sofia', 'TO_QUALIFY| named:Beroe Stara Zagora']],
  ])('TST-02 BF-M9: %s is the market it is', (marketType, runners, stand, more) => {
    const marketDefinition = definition(marketType, runners, { eventName, ...more });
    const reports = reading()({ id: '1.40', marketDefinition });
    expect(reports[0]).toMatchObject({
      fixtureId: '34258638',
      home: 'Slavia Sofia',
      away: expect.stringContaining('Beroe') as string,
    });
    expect(stands(reports)).toEqual(stand);
  });

  test('BF-M9: of two markets of one number the second keeps its own id and its own name', () => {
    const reports = reading()(
      { id: '1.40', marketDefinition: definition('TO_SCORE', answers('Smith'), { eventName, name: 'To Score' }) },
      { id: '1.41', marketDefinition: definition('TO_SCORE', answers('Smith'), { eventName, name: 'To Score Twice' }) },
      { id: '1.42', marketDefinition: definition('OVER_UNDER_15', answers('Under', 'Over'), { eventName }) },
      { id: '1.43', marketDefinition: definition('OVER_UNDER_25', answers('Under', 'Over'), { eventName }) },
    );
    expect(markets(reports).map(({ marketId, marketName, baseLine }) => [marketId, marketName, baseLine])).toEqual([
      ['TO_SCORE', 'To Score', ''],
      ['1.41', 'To Score Twice', ''],
      ['2', 'Under/Over', '1.5'],
      ['2', 'Under/Over', '2.5'],
    ]);
  });
});

describe('files with last prices alone', () => {
  const runners = [
    { id: 1, name: 'Cameron Norrie' },
    { id: 2, name: 'Casper Ruud' },
  ];
  const more = { eventTypeId: '2', eventName: 'Norrie v Ruud' };

  test('TST-02 BF-S7: the last price traded stands, open where the market is, and the league line says what it is', () => {
    const read = reading();
    const opened = read({ id: '1.1', marketDefinition: definition('MATCH_ODDS', runners, more) });
    expect(selections(opened).map(({ odds, status }) => [odds, status])).toEqual(
      runners.map(() => [null, 'suspended']),
    );
    const traded = read({ id: '1.1', rc: [{ id: 1, ltp: 1.857 }] });
    expect(traded).toMatchObject([
      { kind: 'fixture', leagueName: '베트페어 테니스 · 최종 체결가' },
      { kind: 'market', selections: [{ side: 'home', odds: 185, status: 'open' }] },
    ]);
    const held = read({
      id: '1.1',
      marketDefinition: definition('MATCH_ODDS', runners, { ...more, status: 'SUSPENDED' }),
    });
    expect(selections(held)).toMatchObject([{ odds: 185, status: 'suspended' }]);
  });

  test('BF-S7: where there are offers, what was traded is no price and no mark', () => {
    const read = reading();
    const marketDefinition = definition('MATCH_ODDS', runners, more);
    const reports = read({
      id: '1.1',
      marketDefinition,
      rc: [
        { id: 1, ltp: 1.9, atb: [[1.8, 5]] },
        { id: 2, ltp: 2 },
      ],
    });
    expect(reports[0]).toMatchObject({ leagueName: '베트페어 테니스' });
    expect(selections(reports).map(({ odds, status }) => [odds, status])).toEqual([
      [180, 'open'],
      [null, 'suspended'],
    ]);
  });
});
