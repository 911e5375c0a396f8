/** Bets that operators find, open and take back (rules BOP), at a running origin. */
import { describe, expect, it } from 'vitest';
import type { Origin } from '../../../server/origin.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { OfficeBet, OfficeBetRecord } from '../../../src/domain/office/bets.ts';
import { Proposal } from '../../../src/domain/office/proposal.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { games, resultReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import { isEvent, openStream } from '../support/streamReader.ts';

async function openHouse() {
  const origin = await openOrigin({ callBudgets: null });
  await origin.sink.deliver(games('a', 'b', 'c'));
  const [owner, member] = [await signInOperator(origin), await signIn(origin)];
  const bet = async (game: string, amounts: number) => {
    const { status, body } = await member.bet(betOn([claimOn(game)], { amounts }), newKey());
    expect(status).toBe(200);
    return (body as { readonly betId: string }).betId;
  };
  return { origin, owner, member, bet };
}

const wonOf = async (member: Caller) =>
  ((await member.call('GET', '/member/user')).body as { readonly emoney: number }).emoney;
const find = async (who: OperatorCaller, query: string) =>
  OfficeBet.array().parse(((await who.call('GET', `/bets?${query}`)).body as { readonly rows: unknown }).rows);
const open = async (who: OperatorCaller, betId: string) =>
  OfficeBetRecord.parse((await who.call('GET', `/bets/${betId}`)).body);
const sound = async (origin: Origin) => expect(isSound(await origin.inspect.ledger())).toBe(true);

describe('bets as operators find them', () => {
  it('BOP-1 by id, member, game, state, stake and time, each with every entry of the books', async () => {
    const { origin, owner, bet } = await openHouse();
    const [a, b, c] = [await bet('a', 10_000), await bet('b', 20_000), await bet('c', 30_000)];
    await origin.sink.deliver([resultReport('a', 'home'), resultReport('b', 'away')]);
    await origin.settled();
    const ids = async (query: string) => (await find(owner, query)).map(({ betId }) => betId);
    expect(await ids('')).toEqual([c, b, a]);
    expect(await ids('limit=20&search=member1')).toEqual([c, b, a]);
    expect(await ids(`search=${b}`)).toEqual([b]);
    expect(await ids('search=member2')).toEqual([]);
    expect(await ids('search=member%25')).toEqual([]);
    expect(await ids('status=2')).toEqual([a]);
    expect(await ids('status=0')).toEqual([c]);
    expect(await ids('least=20000&most=20000')).toEqual([b]);
    const [row] = await find(owner, `search=${a}`);
    expect(await ids(`until=${row?.placedAt ?? 0}`)).toEqual([]);
    const { picks, entries, net } = await open(owner, a);
    expect(await ids(`fixture=${picks[0]?.fixtureId ?? ''}`)).toEqual([a]);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['betHeld', 10_000],
      ['betReturned', 10_000],
      ['betPaid', 8_500],
    ]);
    expect(net).toBe(8_500);
    expect((await owner.call('GET', '/bets/unknown')).status).toBe(404);
  });
});

describe('bets that an operator takes back', () => {
  it('BOP-2 an open one gives its stake back once, told to its member at once, and never counts as one they took back', async () => {
    const { origin, owner, member, bet } = await openHouse();
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    const betId = await bet('a', 10_000);
    const shown = await owner.preview('/bet/cancel', { betIds: [betId] });
    expect(shown).toMatchObject({ amount: 10_000, isForTwo: false });
    expect(shown.lines).toContainEqual({ what: `bet #${betId}`, before: null, after: 10_000 });
    expect((await owner.does('/bet/cancel', { betIds: [betId] })).body).toMatchObject({
      outcome: 'done',
      done: { bets: 1 },
    });
    const told = await stream.until(isEvent('BetSettled'));
    expect(told).toMatchObject({ event: { data: { betId, status: -1, paid: 10_000 } } });
    expect(await wonOf(member)).toBe(1_000_000);
    expect(refusalOf(await owner.does('/bet/cancel', { betIds: [betId] })).reason).toBe('over');
    // What its game comes to afterwards changes nothing of it.
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.settled();
    expect(await wonOf(member)).toBe(1_000_000);
    const { row, acts } = await open(owner, betId);
    expect(row).toMatchObject({ status: -1, paid: 10_000 });
    expect(acts).toMatchObject([{ act: 'bet/cancel', reason: 'as agreed', amount: 10_000 }]);
    await sound(origin);
  });

  it('BOP-3 LED-6 a settled one is corrected by the difference, and what was spent is owed', async () => {
    const { origin, owner, member, bet } = await openHouse();
    const [won, lost] = [await bet('a', 100_000), await bet('b', 50_000)];
    await origin.sink.deliver([resultReport('a', 'home'), resultReport('b', 'away')]);
    await origin.settled();
    expect(await wonOf(member)).toBe(1_035_000);
    const rest = await owner.does('/purse', { userId: 'member1', purse: 'money', delta: -1_000_000, words: '정리' });
    expect(rest.status).toBe(200);
    const given = { betIds: [won] };
    const shown = await owner.preview('/bet/cancel', given);
    expect(shown.amount).toBe(85_000);
    expect(shown.lines).toContainEqual({ what: 'resultShort', before: null, after: 1 });
    await owner.does('/bet/cancel', given);
    expect(await wonOf(member)).toBe(0);
    expect(await origin.inspect.balance('debt:member1')).toBe(50_000);
    await owner.does('/bet/cancel', { betIds: [lost] });
    // The stake of the lost one comes back and repays the debt.
    expect(await wonOf(member)).toBe(0);
    expect(await origin.inspect.balance('debt:member1')).toBe(0);
    await sound(origin);
  });

  it('BOP-2 TWO-1 OPR-3 takes two from the bound on, a right, and all or none', async () => {
    const { origin, owner, bet } = await openHouse();
    await owner.does('/purse', { userId: 'member1', purse: 'money', delta: 2_900_000, words: '이벤트' });
    const [one, two] = [await bet('a', 2_000_000), await bet('b', 1_500_000)];
    const trader = await signInOperator(origin, 'trader1');
    const support = await signInOperator(origin, 'support1');
    expect((await support.act('/bet/cancel', { betIds: [one] })).status).toBe(403);
    expect((await support.call('GET', '/bets')).status).toBe(200);
    expect(refusalOf(await trader.does('/bet/cancel', { betIds: [one, 'nothing'] })).reason).toBe('unknown');
    expect((await trader.does('/bet/cancel', { betIds: [one, two] })).body).toMatchObject({ outcome: 'proposed' });
    const { body } = await owner.call('GET', '/proposals');
    const proposal = Proposal.array()
      .parse((body as { readonly rows: unknown }).rows)
      .find(({ act }) => act === 'bet/cancel');
    const confirm = { act: 'confirm', id: proposal?.id, hash: proposal?.hash };
    expect((await owner.act('/proposal', confirm)).status).toBe(200);
    expect((await find(owner, 'status=-1')).map(({ betId }) => betId).toSorted()).toEqual([one, two].toSorted());
    await sound(origin);
  });
});
