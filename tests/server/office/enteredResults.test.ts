/** How a game ended by the score that an operator entered, as members are told of it: in the list of results and beside their bets (RES-6, RES-7), against the origin itself. */
import { describe, expect, it } from 'vitest';
import type { FeedReport } from '../../../server/feed/feed.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { GameResult } from '../../../src/domain/results/gameResult.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, games, marketReport, resultReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator } from '../support/operator.ts';

type Pair = readonly [home: number, away: number];
type Parts = Readonly<Record<number, Pair>>;

const game = fixtureIdOf('a');
const tally = (period: number, [home, away]: Pair) => ({ period, home, away });
const entered = (parts: Parts, total: Pair | null, isCorrection = false) => ({
  ...{ act: 'score', fixtureId: game, isCorrection },
  score: {
    parts: Object.entries(parts).map(([period, pair]) => tally(Number(period), pair)),
    total: total === null ? null : { home: total[0], away: total[1] },
    isOver: total !== null,
  },
});
const toldScore = (period: number, [home, away]: Pair): FeedReport => ({
  ...{ kind: 'score', fixtureId: game },
  score: { period, clockSeconds: 5_400, home, away },
});
const playing = fixtureReport('a', { startAt: 1_000, status: 'inPlay' });
const finished = fixtureReport('a', { startAt: 1_000, status: 'finished' });
const shut = marketReport('a', {
  ...{ home: { status: 'suspended' }, draw: { status: 'suspended' }, away: { status: 'suspended' } },
});

/** A member has backed the home side, and nothing of the game can be bet on any more. */
async function backedGame() {
  const origin = await openOrigin();
  const deliver = (...reports: readonly FeedReport[]) => origin.sink.deliver(reports);
  await deliver(...games('a'));
  const member = await signIn(origin);
  expect((await member.bet(betOn([claimOn('a')]), newKey())).status).toBe(200);
  await deliver(playing, shut);
  const trader = await signInOperator(origin, 'trader1');
  const record = async (...given: Parameters<typeof entered>) => {
    expect((await trader.does('/result', entered(...given))).status).toBe(200);
  };
  const rowsOf = async (path: string) => (await member.call('GET', path)).body;
  const shown = async () => {
    const listed = (await rowsOf('/game-result/sports')) as { readonly rows: unknown };
    const beside = GameResult.array().parse(await rowsOf(`/game-result/games?ids=${game}`));
    expect(GameResult.array().parse(listed.rows)).toEqual(beside);
    return beside;
  };
  const bets = async () => {
    await origin.settled();
    return origin.inspect.bets(MemberId.parse('member1'));
  };
  return { deliver, record, shown, trader, bets };
}

describe('a game whose score an operator entered', () => {
  it('RES-6 has ended for members by the whole and by its parts, and so have its markets', async () => {
    const { deliver, record, shown } = await backedGame();
    await deliver(toldScore(20, [0, 0]));
    await record({ 10: [1, 0], 20: [1, 1] }, null);
    expect(await shown()).toEqual([]);
    await record({ 10: [1, 0], 20: [1, 1] }, [2, 1]);
    const [result] = await shown();
    expect(result).toMatchObject({
      ...{ fixtureId: game, status: 'finished', score: tally(100, [2, 1]) },
      periods: [tally(10, [1, 0]), tally(20, [1, 1])],
    });
    expect(result?.markets[0]?.selections.map(({ settlement }) => settlement)).toEqual([2, 1, 1]);
    expect(result?.isCorrected).toBeUndefined();
  });

  it('RES-7 is corrected where another score is entered, and says so', async () => {
    const { record, shown } = await backedGame();
    await record({ 10: [1, 0], 20: [1, 1] }, [2, 1]);
    const [first] = await shown();
    await record({ 10: [0, 0], 20: [1, 1] }, [1, 1], true);
    const [result] = await shown();
    expect(result).toMatchObject({
      ...{ isCorrected: true, score: tally(100, [1, 1]), endedAt: first?.endedAt },
      periods: [tally(10, [0, 0]), tally(20, [1, 1])],
    });
    expect(result?.markets[0]?.selections.map(({ settlement }) => settlement)).toEqual([1, 2, 1]);
  });

  it('RES-7 RSL-4 is another where the score that is corrected decides nothing anew, and said once', async () => {
    const { record, shown, trader } = await backedGame();
    await record({ 10: [1, 0], 20: [1, 1] }, [2, 1]);
    await record({ 20: [1, 1], 10: [2, 0] }, [3, 1], true);
    expect(await shown()).toMatchObject([{ isCorrected: true, score: tally(100, [3, 1]) }]);
    const again = await trader.does('/result', entered({ 10: [2, 0], 20: [1, 1] }, [3, 1]));
    expect(refusalOf(again).reason).toBe('unchanged');
  });

  it('RES-7 is what was entered, whatever its feed tells later, or that it leaves the offer', async () => {
    const { deliver, record, shown } = await backedGame();
    await record({ 10: [1, 0], 20: [1, 1] }, [2, 1]);
    const before = await shown();
    await deliver(finished, toldScore(100, [0, 3]));
    expect(await shown()).toEqual(before);
    await deliver(fixtureReport('a', { startAt: 1_000, status: 'inPlay' }));
    expect(await shown()).toEqual(before);
    await deliver(finished, toldScore(100, [0, 2]), resultReport('a', 'away'));
    await deliver({ kind: 'closed', fixtureId: game });
    expect(await shown()).toEqual(before);
  });

  it('RES-7 DIS-7 pays as it is shown: a score that decides nothing anew stands over the feed too', async () => {
    const { deliver, record, shown, bets } = await backedGame();
    await deliver(finished, toldScore(100, [2, 1]), resultReport('a', 'home'));
    expect(await bets()).toMatchObject([{ status: 2 }]);
    await record({ 10: [1, 0], 20: [1, 1] }, [2, 1]);
    await deliver(toldScore(100, [0, 1]), resultReport('a', 'away'));
    expect(await shown()).toMatchObject([{ score: tally(100, [2, 1]) }]);
    expect(await bets()).toMatchObject([{ status: 2 }]);
    await record({ 10: [0, 0], 20: [0, 1] }, [0, 1], true);
    expect(await bets()).toMatchObject([{ status: 1, paid: 0 }]);
    await deliver(toldScore(100, [3, 0]), resultReport('a', 'home'));
    expect(await shown()).toMatchObject([{ score: tally(100, [0, 1]) }]);
    expect(await bets()).toMatchObject([{ status: 1, paid: 0 }]);
  });

  it('RES-7 is not corrected where its feed told the end and no score', async () => {
    const { deliver, record, shown } = await backedGame();
    await deliver(finished);
    expect(await shown()).toMatchObject([{ status: 'finished', score: null }]);
    await record({ 10: [1, 0], 20: [1, 1] }, [2, 1]);
    const [result] = await shown();
    expect(result).toMatchObject({ score: tally(100, [2, 1]) });
    expect(result?.isCorrected).toBeUndefined();
  });

  it('RES-7 is corrected from what its feed told, and is that again once the entry is taken back', async () => {
    const { deliver, record, shown } = await backedGame();
    await deliver(finished, toldScore(100, [0, 1]));
    const [told] = await shown();
    expect(told).toMatchObject({ score: tally(100, [0, 1]) });
    await record({ 10: [1, 0], 20: [1, 1] }, [2, 1], true);
    expect(await shown()).toMatchObject([{ isCorrected: true, score: tally(100, [2, 1]) }]);
    await record({ 10: [0, 0], 20: [0, 0] }, null, true);
    expect(await shown()).toMatchObject([{ isCorrected: true, score: tally(100, [0, 1]), endedAt: told?.endedAt }]);
  });

  it('RES-7 RSL-4 is corrected where nothing that is backed follows from it any more: of a half alone, or of what is void', async () => {
    const { deliver, record, shown, trader } = await backedGame();
    await deliver(toldScore(10, [0, 0]));
    await record({}, [1, 0]);
    expect(await shown()).toMatchObject([{ score: tally(100, [1, 0]) }]);
    await record({ 10: [1, 0] }, null, true);
    expect(await shown()).toEqual([]);
    await record({ 10: [1, 0], 20: [1, 0] }, [2, 0]);
    const isVoid = await trader.does('/result', { act: 'void', fixtureId: game, market: null });
    expect(isVoid.status).toBe(200);
    await record({ 10: [1, 0], 20: [2, 0] }, [3, 0], true);
    expect(await shown()).toMatchObject([{ isCorrected: true, score: tally(100, [3, 0]) }]);
    const again = await trader.does('/result', entered({ 10: [1, 0], 20: [2, 0] }, [3, 0]));
    expect(refusalOf(again).reason).toBe('undecided');
  });

  it('RES-7 has not ended where what was entered is said to be no end after all', async () => {
    const { record, shown } = await backedGame();
    await record({ 10: [1, 0], 20: [1, 1] }, [2, 1]);
    expect(await shown()).toHaveLength(1);
    await record({ 10: [0, 0], 20: [0, 0] }, null, true);
    expect(await shown()).toEqual([]);
  });
});
