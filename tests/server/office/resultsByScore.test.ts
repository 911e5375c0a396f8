/** Results by the score of each part of a match: what it decides, what it leaves, and which scores are refused (rules RSL-6 … RSL-9), against the origin itself. */
import { describe, expect, it } from 'vitest';
import type { MarketReport } from '../../../server/feed/feed.ts';
import type { Origin } from '../../../server/origin.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { MemberId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { ResultOfGame, type ResultSelection } from '../../../src/domain/office/results.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { availableOf } from '../../../src/domain/wallet/ledger.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { doneOf, refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';

type Pair = readonly [home: number, away: number];

/** What is backed of the game: its selections by market, as the feed calls them. */
const MARKETS = [
  { marketId: MARKET.oneXTwo, baseLine: '', picks: [['home', '1']] },
  { marketId: MARKET.firstPeriodWinner, baseLine: '', picks: [['home', '1']] },
  { marketId: MARKET.overUnder, baseLine: '2.5', picks: [['over', 'Over']] },
  { marketId: MARKET.firstTeamToScore, baseLine: '', picks: [['home', '1']] },
] as const;

const idOf = (marketId: string) => SelectionId.parse(`s-${marketId}`);
const report = (marketId: string, status: 'open' | 'suspended', odds = 200): MarketReport => {
  const { baseLine, picks } = MARKETS.find((one) => one.marketId === marketId) ?? MARKETS[0];
  return {
    ...{ kind: 'market', fixtureId: fixtureIdOf('a'), marketId, marketName: marketId, baseLine },
    selections: picks.map(([side, name]) => ({
      ...{ selectionId: idOf(marketId), side, name, line: baseLine, odds, status, settlement: null },
    })),
  };
};

async function backedHouse() {
  const origin = await openOrigin();
  await origin.sink.deliver([fixtureReport('a'), ...MARKETS.map(({ marketId }) => report(marketId, 'open'))]);
  const member = await signIn(origin);
  for (const { marketId, baseLine } of MARKETS) {
    const claim = claimOn('a', { oddsId: idOf(marketId), betBaseline: baseLine, betPrice: '2.00' });
    const answer = await member.bet(betOn([claim], { totalRatio: '2.00' }), newKey());
    expect(answer.status).toBe(200);
  }
  return { origin, trader: await signInOperator(origin, 'trader1') };
}

const shut = (origin: Origin) => origin.sink.deliver(MARKETS.map(({ marketId }) => report(marketId, 'suspended')));

const score = (parts: Readonly<Record<number, Pair>>, total: Pair | null = null, isCorrection = false) => ({
  ...{ act: 'score', fixtureId: fixtureIdOf('a'), isCorrection },
  score: {
    parts: Object.entries(parts).map(([period, [home, away]]) => ({ period: Number(period), home, away })),
    total: total === null ? null : { home: total[0], away: total[1] },
    isOver: total !== null,
  },
});
const wonOf = async (origin: Origin) => (await origin.inspect.balance(availableOf(MemberId.parse('member1')))) ?? NaN;
/** Of each selection by its market. */
const byMarket = (selections: ResultOfGame['selections'], of: (one: ResultSelection) => unknown) =>
  Object.fromEntries(selections.map((one) => [one.marketId, of(one)]));
const opened = async (operator: OperatorCaller) =>
  ResultOfGame.parse((await operator.call('GET', `/results/games/${fixtureIdOf('a')}`)).body);

describe('a result by score', () => {
  it('RSL-6 RSL-9 AUD-1 a half settles its markets, the rest is named; the whole match settles what it decides, and the log has the score', async () => {
    const { origin, trader } = await backedHouse();
    await shut(origin);
    const before = await wonOf(origin);
    const half = await trader.preview('/result', score({ 10: [1, 0] }));
    expect(half.lines.slice(0, 2)).toEqual([
      { what: 'resultScore', before: '–:– –:–', after: '1:0 –:–' },
      { what: 'resultLeft', before: null, after: 3 },
    ]);
    expect(half.lines.slice(2, 6).map(({ after }) => after)).toEqual([
      'result.2',
      'result.left',
      'result.left',
      'result.left',
    ]);
    expect(half.amount).toBe(20_000);
    expect(doneOf(await trader.does('/result', score({ 10: [1, 0] })))).toMatchObject({ selections: 1, bets: 1 });
    expect(await wonOf(origin)).toBe(before + 20_000);
    const whole = score({ 10: [1, 0], 20: [0, 1] }, [1, 1]);
    expect(doneOf(await trader.does('/result', whole))).toMatchObject({ selections: 2, bets: 2 });
    expect(await wonOf(origin)).toBe(before + 20_000);
    const { entered, selections } = await opened(trader);
    expect(entered).toMatchObject({ score: whole.score, name: '한도윤' });
    expect(byMarket(selections, ({ recorded }) => recorded)).toEqual({
      '1': 1,
      '16': null,
      '2': 1,
      '41': 2,
    });
    const owner = await signInOperator(origin);
    const { rows } = (await owner.call('GET', '/audit?act=result')).body as { readonly rows: unknown };
    expect(AuditEntry.array().parse(rows)[0]).toMatchObject({
      before: { resultScore: '1:0 –:–' },
      after: { resultScore: '1:0 0:1 (1:1)' },
    });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('RSL-7 is refused by the part where it is wrong, and less than what is known is a correction', async () => {
    const { origin, trader } = await backedHouse();
    await shut(origin);
    const refused = async (given: object) => refusalOf(await trader.does('/result', given));
    expect(await refused(score({ 1: [1, 0] }))).toMatchObject({ reason: 'scorePart', numbers: { at: 1 } });
    expect(await refused(score({ 10: [1, 0], 20: [1, 0] }, [1, 0]))).toMatchObject({
      ...{ reason: 'scoreSum', numbers: { at: 100, home: 2, away: 0 } },
    });
    expect((await trader.does('/result', score({ 10: [1, 0], 20: [1, 0] }))).status).toBe(200);
    const paid = await wonOf(origin);
    const less = [{ 10: [0, 0], 20: [1, 0] }] as const;
    expect(await refused(score(...less))).toMatchObject({
      ...{ reason: 'scoreBelow', numbers: { at: 10, home: 1, away: 0 } },
    });
    expect((await trader.does('/result', score(less[0], null, true))).status).toBe(200);
    expect(await wonOf(origin)).toBe(paid - 20_000);
    expect((await refused(score({ 10: [1_000, 0] }))).reason).toBe('malformed');
    expect((await refused(score({ 20: [1, 0] }, null, true))).reason).toBe('undecided');
  });

  it('RSL-7 a won bet is not lost by what is left out of the next entry', async () => {
    const { origin, trader } = await backedHouse();
    await shut(origin);
    expect((await trader.does('/result', score({}, [2, 1]))).status).toBe(200);
    const paid = await wonOf(origin);
    const parts = score({ 10: [0, 1], 20: [0, 0] });
    const over = { ...parts, score: { ...parts.score, isOver: true } };
    expect(refusalOf(await trader.does('/result', over))).toMatchObject({
      ...{ reason: 'scoreBelow', numbers: { at: 100, home: 2, away: 1 } },
    });
    expect(refusalOf(await trader.does('/result', parts))).toMatchObject({
      ...{ reason: 'scoreReopened', numbers: { at: 100 } },
    });
    expect(await wonOf(origin)).toBe(paid);
    expect((await trader.does('/result', { ...over, isCorrection: true })).status).toBe(200);
    expect(await wonOf(origin)).toBeLessThan(paid);
  });

  it('RSL-4 RSL-8 is not taken for what is on sale; what the feed says stands beside it', async () => {
    const { origin, trader } = await backedHouse();
    expect(refusalOf(await trader.does('/result', score({ 10: [1, 0] }))).reason).toBe('onSale');
    await shut(origin);
    const play = { counts: [], diamond: null, server: null, incidents: [], held: null };
    const periods = [{ period: 10, home: 0, away: 0 }];
    const told = { period: 20, clockSeconds: 0, home: 0, away: 0, play: { ...play, periods } };
    await origin.sink.deliver([
      fixtureReport('a', { status: 'inPlay', startAt: Date.now() - 60_000 }),
      { kind: 'score', fixtureId: fixtureIdOf('a'), score: told },
    ]);
    const seen = await opened(trader);
    expect(seen.told).toEqual({ parts: periods, total: null });
    expect(byMarket(seen.selections, ({ told: said }) => said)).toEqual({
      '1': null,
      '16': null,
      '2': null,
      '41': 1,
    });
    expect((await trader.preview('/result', score({ 10: [1, 0] }))).lines[0]).toMatchObject({ before: '0:0 –:–' });
    const support = await signInOperator(origin, 'support1');
    expect((await support.does('/result', score({ 10: [1, 0] }))).status).toBe(403);
  });

  it('RSL-5 RSL-6 takes a second operator from the bound on', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver([fixtureReport('a'), report(MARKET.oneXTwo, 'open', 400)]);
    const member = await signIn(origin);
    const claim = claimOn('a', { oddsId: idOf(MARKET.oneXTwo), betPrice: '4.00' });
    await member.bet(betOn([claim], { totalRatio: '4.00', amounts: 900_000 }), newKey());
    await origin.sink.deliver([report(MARKET.oneXTwo, 'suspended')]);
    const trader = await signInOperator(origin, 'trader1');
    const answer = await trader.does('/result', score({ 10: [1, 0], 20: [0, 0] }, [1, 0]));
    expect(answer.body).toMatchObject({ outcome: 'proposed' });
    expect((await opened(trader)).entered).toBeNull();
  });
});
