/** Caps that traders lay by page, sport and type of market, and how bets are judged under them (rules LIM-6 … LIM-8), against the origin itself. */
import { describe, expect, it } from 'vitest';
import type { BettingRequest } from '../../../src/domain/bets/bettingCall.ts';
import { Cap } from '../../../src/domain/limits/caps.ts';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { RulingList } from '../../../src/domain/office/risk.ts';
import { pageRules } from '../../../src/domain/reference/pageRules.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, games, marketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import { isEvent, openStream } from '../support/streamReader.ts';

const why = { reason: '한도 축소' };
const football = { scope: 'sport', sportId: '6046' };
const winner = { scope: 'market', marketId: '1' };
const cap = (trader: OperatorCaller, target: object, maxStake: number | null, maxWinnings: number | null = null) =>
  trader.act('/risk/cap', { act: 'set', target, maxStake, maxWinnings }, why);
const lift = (trader: OperatorCaller, target: object) => trader.act('/risk/cap', { act: 'lift', target }, why);
const bet = (member: Caller, amounts: number, change: Partial<BettingRequest> = {}) =>
  member.bet(betOn([claimOn('a')], { amounts, ...change }), newKey());

async function opened() {
  const origin = await openOrigin();
  await origin.sink.deliver(games('a', 'b'));
  return { origin, trader: await signInOperator(origin, 'trader1'), member: await signIn(origin) };
}

describe('a cap', () => {
  it('LIM-6 is what a bet is judged by from then on: the lowest of those that reach it, of stake and winnings', async () => {
    const { trader, member } = await opened();
    expect((await cap(trader, football, 50_000)).status).toBe(200);
    expect((await cap(trader, winner, 20_000, 30_000)).status).toBe(200);
    expect((await cap(trader, { scope: 'page', page: 'special' }, 6_000)).status).toBe(200);
    expect((await cap(trader, { scope: 'marketOfSport', sportId: '6046', marketId: '2' }, 7_000)).status).toBe(200);
    expect((await bet(member, 20_001)).body).toMatchObject({ reason: 'aboveMaxStake', limit: 20_000 });
    expect((await bet(member, 20_000)).body).toMatchObject({ reason: 'aboveMaxWinnings', limit: 30_000 });
    expect((await bet(member, 16_000)).status).toBe(200);
    await lift(trader, winner);
    expect((await bet(member, 50_001)).body).toMatchObject({ reason: 'aboveMaxStake', limit: 50_000 });
    expect((await bet(member, 50_000)).status).toBe(200);
    await lift(trader, football);
    expect((await bet(member, 60_000)).status).toBe(200);
  });

  it('LIM-7 is told to whoever is signed in in the transaction that stores it, and read as the slip reads it', async () => {
    const { origin, trader, member } = await opened();
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    await cap(trader, football, 50_000);
    await stream.until((frame) => isEvent('DocumentTold')(frame) && JSON.stringify(frame).includes('caps'));
    const { body } = await member.call('GET', '/setting/caps');
    expect(Cap.array().parse(body)).toEqual([{ target: football, maxStake: 50_000, maxWinnings: null }]);
  });

  it('LIM-8 shows what it changes, needs a reason and the right, stands in the list and in the log, and is taken back', async () => {
    const { origin, trader } = await opened();
    const given = { act: 'set', target: football, maxStake: 4_000, maxWinnings: null };
    const { lines, amount } = await trader.preview('/risk/cap', given);
    expect([amount, lines.slice(0, 2)]).toEqual([
      0,
      [
        { what: 'capStake', before: null, after: 4_000 },
        { what: 'capWinnings', before: null, after: null },
      ],
    ]);
    const [lowered, shut] = lines.slice(2);
    expect(lowered).toMatchObject({ what: 'capLowered', before: 0 });
    expect(shut).toEqual({ what: 'capShut', before: 0, after: lowered?.after });
    expect(Number(lowered?.after)).toBeGreaterThan(1);
    expect(refusalOf(await trader.act('/risk/cap', given)).reason).toBe('needsReason');
    expect((await trader.act('/risk/cap', given, why)).status).toBe(200);
    expect(refusalOf(await trader.act('/risk/cap', given, why)).reason).toBe('same');
    expect(refusalOf(await cap(trader, football, null)).reason).toBe('empty');
    for (const wrong of [0, -1, 1.5]) expect(refusalOf(await cap(trader, football, wrong)).reason).toBe('malformed');
    await trader.act('/risk/margin', { act: 'set', target: { scope: 'league', leagueId: 'k1' }, shift: 250 }, why);
    const market = { scope: 'market', fixtureId: fixtureIdOf('a'), marketId: '1', baseLine: '' };
    await trader.act('/risk/margin', { act: 'set', target: market, shift: -100 }, why);
    const list = RulingList.parse((await trader.call('GET', '/rulings')).body);
    expect(list.caps).toMatchObject([{ target: football, maxStake: 4_000, name: '한도윤', reason: '한도 축소' }]);
    expect(
      list.margins
        .toSorted((a, b) => a.shift - b.shift)
        .map(({ shift, of }) => [shift, of.leagueName, of.home, of.marketName]),
    ).toEqual([
      [-100, 'K League 1', 'a home', '1X2'],
      [250, 'K League 1', null, null],
    ]);
    expect((await lift(trader, football)).status).toBe(200);
    expect(refusalOf(await lift(trader, football)).reason).toBe('same');
    const owner = await signInOperator(origin);
    const { rows } = (await owner.call('GET', '/audit?act=risk/cap')).body as { readonly rows: unknown };
    expect(AuditEntry.array().parse(rows)).toMatchObject([
      { target: 'cap:sport:6046', before: { maxStake: 4_000 }, after: { maxStake: null } },
      { target: 'cap:sport:6046', before: { maxStake: null }, after: { maxStake: 4_000 }, reason: '한도 축소' },
    ]);
    const support = await signInOperator(origin, 'support1');
    expect([(await cap(support, football, 9_000)).status, (await support.call('GET', '/rulings')).status]).toEqual([
      403, 403,
    ]);
  });

  it.each([
    ['more than the one stake of proto', 'proto', 100_000, null],
    ['less than the one stake of proto', 'proto', 4_999, null],
    ['winnings of one won', 'wintielose', null, 1],
    ['winnings below the least stake', 'wintielose', null, 4_999],
    ['winnings just below the least stake at the least odds', 'wintielose', null, 5_049],
    ['winnings of the least stake at the least odds', 'wintielose', null, 5_050],
    ['less than the least stake', 'wintielose', 4_999, null],
    ['the least stake', 'wintielose', 5_000, null],
    ['more than any level allows', 'wintielose', 1_000_000_000, 1_000_000_000],
  ] as const)('LIM-3 LIM-8 shows of %s what bets are then decided by', async (_, page, stake, winnings) => {
    const origin = await openOrigin();
    await origin.sink.deliver([fixtureReport('a'), marketReport('a', { home: { odds: 101 }, draw: {}, away: {} })]);
    const [trader, member] = [await signInOperator(origin, 'trader1'), await signIn(origin)];
    const least = { amounts: 5_000, totalRatio: '1.01', gameDetailType: pageRules[page].gameDetailType };
    const most = { ...least, amounts: page === 'proto' ? 5_000 : 300_000 };
    const takes = async (change: Partial<BettingRequest>) =>
      (await member.bet(betOn([claimOn('a', { betPrice: '1.01' })], change), newKey())).status === 200;
    expect([await takes(least), await takes(most)]).toEqual([true, true]);
    const target = { scope: 'page', page };
    const { lines } = await trader.preview('/risk/cap', { act: 'set', target, maxStake: stake, maxWinnings: winnings });
    const shown = (what: string) => Number(lines.find((line) => line.what === what)?.after) > 0;
    expect((await cap(trader, target, stake, winnings)).status).toBe(200);
    expect({ shut: shown('capShut'), lowered: shown('capLowered') }).toEqual({
      shut: !(await takes(least)),
      lowered: !(await takes(most)),
    });
  });

  it.each([
    { scope: 'sport', sportId: 'nonexistent' },
    { scope: 'sport', sportId: '__proto__' },
    { scope: 'sport', sportId: ' 6046' },
    { scope: 'market', marketId: '__proto__' },
    { scope: 'market', marketId: '\u0001"\n' },
    { scope: 'market', marketId: ' 1' },
    { scope: 'market', marketId: '1 ' },
    { scope: 'marketOfSport', sportId: '6046', marketId: '1\u200b' },
    { scope: 'marketOfSport', sportId: 'q', marketId: '1' },
  ])('LIM-6 is of no sport and of no type of market that there cannot be: %j', async (target) => {
    const { trader, member } = await opened();
    expect(refusalOf(await cap(trader, target, 50_000)).reason).toBe('malformed');
    expect((await member.call('GET', '/setting/caps')).body).toEqual([]);
    expect(refusalOf(await lift(trader, target)).reason).toBe('same');
  });

  it.each(['\u0000"\n', '\ud800'])(
    'LIM-6 CALL-6 is of no type of market called %j, neither to set nor to lift',
    async (marketId) => {
      const { trader, member } = await opened();
      const target = { scope: 'market', marketId };
      expect([(await cap(trader, target, 50_000)).status, (await lift(trader, target)).status]).toEqual([400, 400]);
      expect((await member.call('GET', '/setting/caps')).body).toEqual([]);
    },
  );

  it('LIM-6 is of types of markets as feeds call them', async () => {
    const { trader } = await opened();
    for (const marketId of ['1', '1558', '1.234567890', 'uof-1234', 'h2h_q1'])
      expect((await cap(trader, { scope: 'market', marketId }, 50_000)).status).toBe(200);
  });
});
