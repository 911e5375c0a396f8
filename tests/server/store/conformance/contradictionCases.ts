/** Results that the score contradicts (DIS-8) are kept as such on each store, however much else is recorded, and whatever follows upon what. */
import { expect, it } from 'vitest';
import type { BetPick } from '../../../../src/domain/bets/bet.ts';
import { SelectionId } from '../../../../src/domain/kernel/ids.ts';
import { DAY_MS } from '../../../../src/domain/kernel/seoulDay.ts';
import { isContradicted, ResultGame } from '../../../../src/domain/office/results.ts';
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import type { FixtureStatus, SelectionStatus, Settlement } from '../../../../src/domain/reference/statuses.ts';
import { toldResult } from '../../../../src/domain/sports/outcomes/enteredScore.ts';
import type { FeedReport, MarketReport } from '../../../../server/feed/feed.ts';
import { toldOf } from '../../../../server/results/storeGameResults.ts';
import type { Store } from '../../../../server/store/store.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { betOn, claimOn, newKey, signIn } from '../../support/caller.ts';
import { fixtureIdOf, fixtureReport, games, resultReport } from '../../support/feedReports.ts';
import { openOrigin } from '../../support/openOrigin.ts';
import { signInOperator, type OperatorCaller } from '../../support/operator.ts';
import type { Ground } from './storeKind.ts';

type NewGround = () => Promise<Ground>;

/** More than were once looked at. */
const NEWER = 5_001;
const STEPS = 80;

const listed = async (operator: OperatorCaller) =>
  ResultGame.array()
    .parse((await operator.call('GET', '/results/games?state=contradicted')).body)
    .map(({ fixtureId }) => fixtureId as string);

const tally = (game: string, home: number, away: number, change: object = {}): FeedReport => ({
  ...{ kind: 'score', fixtureId: fixtureIdOf(game) },
  score: { period: 100, clockSeconds: 5_400, home, away, ...change },
});

/** What is kept of each contradicted result, by game and selection. */
const keptIn = (store: Store) =>
  store.read(async (tx) => {
    const rows = await tx.selectFrom('results').selectAll().where('contradicted_by', 'is not', null).execute();
    return new Map(rows.map((row) => [`${row.fixture_id}|${row.selection_id}`, row.contradicted_by]));
  });

/** The same, reckoned from all that is recorded and told. */
const reckonedIn = (store: Store) =>
  store.read(async (tx) => {
    const picks = await tx.selectFrom('bet_picks').select(['fixture_id', 'selection_id', 'body']).execute();
    const ends = await tx.selectFrom('game_results').selectAll().execute();
    const results = await tx.selectFrom('results').selectAll().where('is_ruled', '=', 0).execute();
    return new Map(
      results.flatMap(({ fixture_id: game, selection_id: selection, settlement }) => {
        const end = ends.find((row) => row.fixture_id === game);
        const pick = picks.find((row) => row.fixture_id === game && row.selection_id === selection);
        const match = end === undefined ? null : toldOf(end);
        if (match === null || pick === undefined) return [];
        const named = JSON.parse(pick.body) as BetPick;
        const told = toldResult(named, named, match);
        return isContradicted(settlement as Settlement | null, told) ? [[`${game}|${selection}`, told] as const] : [];
      }),
    );
  });

/** Markets of each game: of the whole, of its first half, and by a line. */
const SOLD = [
  { marketId: MARKET.oneXTwo, baseLine: '', sides: ['home', 'away'] },
  { marketId: MARKET.firstPeriodWinner, baseLine: '', sides: ['home', 'away'] },
  { marketId: MARKET.overUnder, baseLine: '2.5', sides: ['over', 'under'] },
] as const;
type Sold = (typeof SOLD)[number];
const NAMES = { home: '1', away: '2', over: 'Over', under: 'Under' } as const;
const GAMES = ['a', 'b', 'c', 'd'] as const;

const idOf = (game: string, { marketId }: Sold, side: string) => SelectionId.parse(`s-${game}-${marketId}-${side}`);

/** A market in which each selection is as is said of it. */
function sold(
  game: string,
  market: Sold,
  stateOf: () => { readonly status: SelectionStatus; readonly settlement: Settlement | null },
): MarketReport {
  const { marketId, baseLine, sides } = market;
  const selections = sides.map((side) => ({
    ...{ selectionId: idOf(game, market, side), side, name: NAMES[side], line: baseLine, odds: 200 },
    ...stateOf(),
  }));
  return { kind: 'market', fixtureId: fixtureIdOf(game), marketId, marketName: marketId, baseLine, selections };
}

const OPEN = { status: 'open', settlement: null } as const;

/** Of every market one selection is backed, of games that are to begin. */
async function backedHouse(newGround: NewGround) {
  const ground = await newGround();
  const origin = await openOrigin({ dataDir: ground.dataDir, openStore: ground.openStore });
  const member = await signIn(origin);
  for (const game of GAMES) {
    await origin.sink.deliver([fixtureReport(game), ...SOLD.map((market) => sold(game, market, () => OPEN))]);
    for (const market of SOLD) {
      const change = { oddsId: idOf(game, market, market.sides[0]), betBaseline: market.baseLine, betPrice: '2.00' };
      const bet = betOn([claimOn(game, change)], { totalRatio: '2.00' });
      expect(await member.bet(bet, newKey())).toMatchObject({ status: 200 });
    }
  }
  return { origin, store: await ground.open(), trader: await signInOperator(origin, 'trader1') };
}

const STATUSES: readonly FixtureStatus[] = [
  'scheduled',
  'inPlay',
  'inPlay',
  'finished',
  'finished',
  'interrupted',
  'cancelled',
];
const SETTLEMENTS: readonly (Settlement | null)[] = [null, null, -1, 1, 1, 2, 2, 3];

/** What a feed or an operator may say next. */
function sayings(random: () => number) {
  const below = (most: number) => Math.floor(random() * most);
  const pick = <One>(list: readonly One[]): One => list[below(list.length)] as One;
  const stateOf = () => {
    const settlement = pick(SETTLEMENTS);
    return { settlement, status: settlement === null ? pick(['open', 'suspended'] as const) : 'settled' } as const;
  };
  const scored = (game: string) => {
    const [half, rest] = [
      { period: 10, home: below(3), away: below(3) },
      { period: 20, home: below(3), away: below(3) },
    ];
    const play = { periods: pick([[half], [half, rest], []]), counts: [], incidents: [] };
    const whole = [half.home + rest.home, half.away + rest.away] as const;
    return tally(game, ...whole, { period: pick([10, 20, 100, 100, 100, 101]), ...(random() < 0.7 ? { play } : {}) });
  };
  const report = (game: string): FeedReport => {
    const kind = below(12);
    if (kind < 4) return sold(game, pick(SOLD), stateOf);
    if (kind < 7) return scored(game);
    if (kind < 11) return fixtureReport(game, { status: pick(STATUSES) });
    return { kind: 'closed', fixtureId: fixtureIdOf(game) };
  };
  const act = (game: string) => {
    const fixtureId = fixtureIdOf(game);
    const market = pick(SOLD);
    const results = [{ selectionId: idOf(game, market, market.sides[0]), settlement: pick([-1, 1, 2, 3]) }];
    if (random() < 0.5) return { act: 'set', fixtureId, results };
    const [isOver, parts] = [random() < 0.6, [{ period: 10, home: below(3), away: below(3) }]];
    const total = isOver ? { home: 2 + below(2), away: 2 + below(2) } : null;
    return { act: 'score', fixtureId, isCorrection: true, score: { parts, total, isOver } };
  };
  return { pick, below, report, act };
}

export function contradictionCases(newGround: NewGround): void {
  /** A game whose win of home was paid as lost, before its score said otherwise. */
  const contradictedHouse = async () => {
    const ground = await newGround();
    const open = () => openOrigin({ dataDir: ground.dataDir, openStore: ground.openStore });
    const origin = await open();
    await origin.sink.deliver(games('a', 'b'));
    const member = await signIn(origin);
    for (const game of ['a', 'b']) {
      expect(await member.bet(betOn([claimOn(game)]), newKey())).toMatchObject({ status: 200 });
    }
    await origin.sink.deliver([resultReport('a', 'away'), resultReport('b', 'home')]);
    await origin.sink.deliver(
      ['a', 'b'].flatMap((game) => [fixtureReport(game, { status: 'finished' }), tally(game, 2, 1)]),
    );
    await origin.settled();
    return { past: ground.past, openStore: ground.open, open, origin, trader: await signInOperator(origin, 'trader1') };
  };

  it('DIS-8 a contradicted game stays listed for a week, however many newer results are recorded', async () => {
    const { past, trader } = await contradictedHouse();
    expect(await listed(trader)).toEqual([fixtureIdOf('a')]);
    const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${NEWER})`;
    const game = `FROM bet_picks, numbers WHERE fixture_id = '${fixtureIdOf('b')}'`;
    await past(
      `INSERT INTO results (fixture_id, selection_id, settlement, version, at) ${numbers}
       SELECT fixture_id, 'more-' || n, 2, 1, ${Date.now() + 1_000} + n ${game}`,
    );
    await past(
      `INSERT INTO bet_picks (bet_id, ordinal, member_id, fixture_id, market_id, base_line, selection_id, start_at, settlement, result_version, body)
       ${numbers} SELECT bet_id, n, member_id, fixture_id, market_id, base_line, 'more-' || n, start_at, 2, 1, body ${game}`,
    );
    expect(await listed(trader)).toEqual([fixtureIdOf('a')]);
    const aged = (by: number) => past(`UPDATE results SET at = at - ${by} WHERE fixture_id = '${fixtureIdOf('a')}'`);
    await aged(7 * DAY_MS - 60_000);
    expect(await listed(trader)).toEqual([fixtureIdOf('a')]);
    await aged(60_000);
    expect(await listed(trader)).toEqual([]);
  });

  it('DIS-8 what was recorded before it was kept is judged at the next start, once', async () => {
    const { past, origin, open, openStore, trader } = await contradictedHouse();
    const store = await openStore();
    const kept = await keptIn(store);
    expect(kept).toEqual(new Map([['fx-a|s-a-home', 2]]));
    await past('UPDATE results SET contradicted_by = 0');
    expect(await listed(trader)).toEqual([]);
    await origin.close();
    const again = await open();
    expect(await listed(trader.on(again))).toEqual([fixtureIdOf('a')]);
    expect(await keptIn(store)).toEqual(kept);
  });

  it.each([0, 1].map(() => Math.floor(Math.random() * 2 ** 31)))(
    'DIS-7 DIS-8 what is kept is what is reckoned anew, whatever the feed and operators say, seed %i',
    async (seed) => {
      const { pick, below, report, act } = sayings(seededRandom(seed));
      const { origin, store, trader } = await backedHouse(newGround);
      for (const [index, game] of GAMES.entries()) {
        const [settlement, home, away] = index % 2 === 0 ? ([1, 3, 0] as const) : ([2, 0, 2] as const);
        await origin.sink.deliver(SOLD.map((market) => sold(game, market, () => ({ status: 'settled', settlement }))));
        await origin.sink.deliver([fixtureReport(game, { status: 'finished' }), tally(game, home, away)]);
      }
      expect(await listed(trader)).toHaveLength(GAMES.length);
      for (let step = 0; step < STEPS; step += 1) {
        const game = pick(GAMES);
        const said = below(12) === 0 ? act(game) : Array.from({ length: 1 + below(3) }, () => report(game));
        // What is refused changes nothing either.
        if (Array.isArray(said)) await origin.sink.deliver(said);
        else await trader.does('/result', said);
        const reckoned = await reckonedIn(store);
        expect([step, said, await keptIn(store)]).toEqual([step, said, reckoned]);
        const ids = new Set([...reckoned.keys()].map((key) => key.split('|')[0]));
        expect(new Set(await listed(trader))).toEqual(ids);
      }
    },
  );
}
