/** Results that operators decide: entered, corrected, void, shown before to the won (rules RSL). */
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { ResultGame, ResultOfGame } from '../../../src/domain/office/results.ts';
import { availableOf, debtOf } from '../../../src/domain/wallet/ledger.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { readResultOfGame } from '../../../server/office/results/resultGames.ts';
import type { Origin } from '../../../server/origin.ts';
import { recordRuling } from '../../../server/settlement/recordRuling.ts';
import { settleSome } from '../../../server/settlement/settleSome.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { seededRandom } from '../../support/seededRandom.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, games, marketReport, selectionIdOf } from '../support/feedReports.ts';
import { movedClock } from '../support/movedClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { doneOf, refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';

type Side = 'home' | 'draw' | 'away';
const SIDES: readonly Side[] = ['home', 'draw', 'away'];

const decided = (game: string, sides: Partial<Record<Side, number>>) => ({
  ...{ act: 'set', fixtureId: fixtureIdOf(game) },
  results: Object.entries(sides).map(([side, settlement]) => ({
    ...{ selectionId: selectionIdOf(game, side as Side), settlement },
  })),
});
const voided = (game: string) => ({ act: 'void', fixtureId: fixtureIdOf(game), market: null });
/** Nobody bets on it any more, and the feed says nothing of how it ended. */
const shut = (game: string) => [
  fixtureReport(game, { status: 'finished' }),
  marketReport(game, { home: { status: 'suspended' }, draw: { status: 'suspended' }, away: { status: 'suspended' } }),
];
const backing = (side: Side, game = 'a') =>
  claimOn(game, {
    oddsId: selectionIdOf(game, side),
    betPrice: side === 'home' ? '1.85' : side === 'draw' ? '3.20' : '4.10',
  });

async function house(...names: readonly string[]) {
  const origin = await openOrigin();
  await origin.sink.deliver(games(...names));
  const trader = await signInOperator(origin, 'trader1');
  return { origin, trader, member: await signIn(origin) };
}
const wonOf = (origin: Origin, id: string) => origin.inspect.balance(availableOf(MemberId.parse(id)));
const owedBy = (origin: Origin, id: string) => origin.inspect.balance(debtOf(MemberId.parse(id)));
const lineOf = async (operator: OperatorCaller, given: object, what: string) =>
  (await operator.preview('/result', given)).lines.find((line) => line.what.startsWith(what));
const bet = async (member: Caller, amounts: number, ...sides: readonly Side[]) => {
  for (const side of sides) {
    const claim = backing(side);
    const answer = await member.bet(betOn([claim], { amounts, totalRatio: claim.betPrice }), newKey());
    expect(answer.status).toBe(200);
  }
};

describe('a result by hand', () => {
  it('RSL-1 AUD-1 settles as a result of the feed does, is told, and is written down with what was before', async () => {
    const { origin, trader, member } = await house('a');
    await bet(member, 10_000, 'home', 'away');
    await origin.sink.deliver(shut('a'));
    const given = decided('a', { home: 2, draw: 1, away: 1 });
    const shown = await trader.preview('/result', given);
    expect(shown).toMatchObject({ amount: 18_500, isForTwo: false });
    expect(shown.lines.slice(0, 2)).toMatchObject([
      { before: null, after: 'result.1' },
      { before: null, after: 'result.2' },
    ]);
    expect(shown.lines.slice(2)).toEqual([
      { what: 'resultBets', before: null, after: 2 },
      { what: 'resultMembers', before: null, after: 1 },
      { what: 'resultPaid', before: 0, after: 18_500 },
      { what: 'resultShort', before: null, after: 0 },
    ]);
    expect(doneOf(await trader.does('/result', given))).toEqual({ selections: 2, bets: 2, left: 0 });
    expect(await wonOf(origin, 'member1')).toBe(1_000_000 - 20_000 + 18_500);
    const told = (await origin.inspect.log('bets:member1')).filter(({ envelope }) => envelope.includes('BetSettled'));
    expect(told).toHaveLength(2);
    const owner = await signInOperator(origin);
    const { body } = await owner.call('GET', '/audit?act=result');
    const [entry] = AuditEntry.array().parse((body as { readonly rows: unknown }).rows);
    expect(entry).toMatchObject({ target: 'result:fx-a', amount: 18_500, reason: 'as agreed' });
    expect(Object.values(z.record(z.string(), z.number()).parse(entry?.after)).toSorted((a, b) => a - b)).toEqual([
      1, 2,
    ]);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('RSL-1 SET-9 what is not settled yet is told of each selection while it is settled', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    await origin.sink.deliver(games('a'));
    const member = await signIn(origin);
    for (let count = 0; count < 3; count += 1) await bet(member, 5_000, 'home');
    await origin.close();
    const store = openSqliteStore(dataDir, 0);
    onTestFinished(() => store.close());
    const fixtureId = fixtureIdOf('a');
    const waiting = async () =>
      store.read(async (tx) => (await readResultOfGame(tx, fixtureId))?.selections.map((one) => one.waiting));
    expect(await waiting()).toEqual([0]);
    await store.write((tx) =>
      recordRuling(tx, { fixtureId, selectionId: selectionIdOf('a', 'home'), settlement: 2 }, 1),
    );
    expect(await waiting()).toEqual([3]);
    await store.write((tx) => settleSome(tx, 2, 1));
    expect(await waiting()).toEqual([1]);
    await store.write((tx) => settleSome(tx, 2, 1));
    expect(await waiting()).toEqual([0]);
  });

  it('RSL-10 RSL-4 DIS-7 what an operator decided takes no bet though a hold is lifted, or the feed opens it or takes its own result back', async () => {
    const { origin, trader, member } = await house('a');
    await bet(member, 10_000, 'home');
    const target = { scope: 'fixture', fixtureId: fixtureIdOf('a') };
    const hold = (isOn: boolean) => trader.act('/risk/hold', { target, isOn }, { reason: 'look into it' });
    expect((await hold(true)).status).toBe(200);
    expect((await trader.does('/result', decided('a', { home: 2 }))).status).toBe(200);
    expect((await hold(false)).status).toBe(200);
    const late = async (side: Side) => {
      const claim = { ...backing(side), version: 1 };
      return member.bet(betOn([claim], { amounts: 10_000, totalRatio: claim.betPrice, changeFlag: 1 }), newKey());
    };
    expect(await late('home')).toMatchObject({ status: 422, body: { reason: 'selectionClosed' } });
    expect((await late('away')).status).toBe(200);
    await origin.sink.deliver([marketReport('a', { home: { odds: 190 } })]);
    expect(await late('home')).toMatchObject({ status: 422, body: { reason: 'selectionClosed' } });
    await origin.sink.deliver([marketReport('a', { home: { odds: 185, settlement: 2, status: 'settled' } })]);
    await origin.sink.deliver([marketReport('a', { home: { odds: 185, settlement: null, status: 'open' } })]);
    await origin.settled();
    const [first] = (await origin.inspect.bets(MemberId.parse('member1'))).filter(
      ({ picks }) => picks[0]?.selectionId === selectionIdOf('a', 'home'),
    );
    expect(first).toMatchObject({ status: 2, paid: 18_500 });
    expect(await late('home')).toMatchObject({ status: 422, body: { reason: 'selectionClosed' } });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('RSL-10 so it is with what nobody backed when its result came', async () => {
    const { origin, member } = await house('a');
    await origin.sink.deliver([marketReport('a', { home: { settlement: 2, status: 'settled' } })]);
    await origin.sink.deliver([marketReport('a', { home: { settlement: 2, status: 'open' } })]);
    const late = () => member.bet(betOn([claimOn('a')], { amounts: 10_000, changeFlag: 1 }), newKey());
    expect(await late()).toMatchObject({ status: 422, body: { reason: 'selectionClosed' } });
    await origin.sink.deliver([marketReport('a', { home: { settlement: null, status: 'open' } })]);
    expect((await late()).status).toBe(200);
  });

  it('RSL-2 LED-6 a wrong one is corrected by the difference; who has spent it owes it, and is named before', async () => {
    const { origin, trader, member } = await house('a', 'b');
    await bet(member, 500_000, 'home');
    await origin.sink.deliver(shut('a'));
    await trader.does('/result', decided('a', { home: 2 }));
    expect(await wonOf(origin, 'member1')).toBe(1_425_000);
    const spent = await member.bet(betOn([claimOn('b')], { amounts: 1_000_000 }), newKey());
    expect(spent.status).toBe(200);
    const given = decided('a', { home: 1 });
    expect(await lineOf(trader, given, 'resultPaid')).toMatchObject({ before: 925_000, after: 0 });
    expect((await trader.preview('/result', given)).lines.at(-1)).toMatchObject({ after: 500_000 });
    expect((await trader.does('/result', given)).status).toBe(200);
    expect([await wonOf(origin, 'member1'), await owedBy(origin, 'member1')]).toEqual([0, 500_000]);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('RSL-3 a void gives back what is backed, of a market or the whole game', async () => {
    const { origin, trader, member } = await house('a');
    await bet(member, 10_000, 'home', 'draw');
    await origin.sink.deliver(shut('a'));
    const none = { ...voided('a'), market: { marketId: '999', baseLine: '' } };
    expect(refusalOf(await trader.does('/result', none)).reason).toBe('unbacked');
    expect(doneOf(await trader.does('/result', voided('a')))).toMatchObject({ selections: 2, bets: 2 });
    expect(await wonOf(origin, 'member1')).toBe(1_000_000);
    expect((await origin.inspect.bets(member.memberId)).map(({ status }) => status)).toEqual([-1, -1]);
    expect(refusalOf(await trader.does('/result', voided('a'))).reason).toBe('unchanged');
  });

  it('RSL-4 is not taken for what can still be bet on, nor for what nobody backs', async () => {
    const { origin, trader, member } = await house('a');
    await bet(member, 10_000, 'home');
    expect(refusalOf(await trader.does('/result', decided('a', { home: 2 }))).reason).toBe('onSale');
    expect(refusalOf(await trader.does('/result', decided('a', { away: 2 }))).reason).toBe('unbacked');
    const twice = decided('a', { home: 2 });
    const doubled = { ...twice, results: [...twice.results, ...twice.results] };
    expect((await trader.does('/result', doubled)).status).toBe(400);
    await origin.sink.deliver(shut('a'));
    const first = await trader.preview('/result', decided('a', { home: 2 }));
    expect((await trader.does('/result', decided('a', { home: 2 }))).status).toBe(200);
    const late = { confirms: first.hash, reason: 'as agreed' };
    const again = await trader.act('/result', decided('a', { home: 1 }), late);
    expect(refusalOf(again).reason).toBe('changed');
  });

  it('RSL-5 TWO-1 TWO-2 takes a second operator from the bound on, who confirms what stands there by then', async () => {
    const { origin, trader, member } = await house('a');
    await bet(member, 900_000, 'away');
    await origin.sink.deliver(shut('a'));
    const proposed = await trader.does('/result', decided('a', { away: 2 }));
    expect(proposed.body).toMatchObject({ outcome: 'proposed' });
    expect(await wonOf(origin, 'member1')).toBe(100_000);
    const { proposal: id } = proposed.body as { readonly proposal: string };
    const owner = await signInOperator(origin);
    const { body } = await owner.call('GET', '/proposals');
    const [row] = (body as { readonly rows: readonly { readonly id: string; readonly hash: string }[] }).rows;
    expect(row?.id).toBe(id);
    const confirm = (operator: OperatorCaller) =>
      operator.act('/proposal', { act: 'confirm', id, hash: row?.hash }, { reason: 'as agreed' });
    expect(refusalOf(await confirm(trader)).reason).toBe('ownProposal');
    expect((await confirm(owner)).status).toBe(200);
    expect(await wonOf(origin, 'member1')).toBe(100_000 + 3_690_000);
  });
});

describe('games and their results', () => {
  it('RSL-1 DIS-3 are listed as they wait, are disputed and were decided, and opened selection by selection', async () => {
    const { clock, pass } = movedClock();
    const origin = await openOrigin({ clock });
    const now = clock.now();
    await origin.sink.deliver([fixtureReport('a', { startAt: now + 60_000 }), marketReport('a'), ...games('b')]);
    const [trader, member] = [await signInOperator(origin, 'trader1'), await signIn(origin)];
    await bet(member, 10_000, 'home', 'draw');
    await member.bet(betOn([backing('home', 'b')]), newKey());
    const listed = async (query = '') =>
      ResultGame.array()
        .parse((await trader.call('GET', `/results/games${query}`)).body)
        .map(({ home }) => home);
    expect(await listed()).toEqual([]);
    pass(120_000);
    expect(await listed()).toEqual(['a home']);
    expect([await listed('?search=A%20HOME'), await listed('?search=%25')]).toEqual([['a home'], []]);
    await origin.sink.deliver(shut('a'));
    const open = async () => ResultOfGame.parse((await trader.call('GET', `/results/games/${fixtureIdOf('a')}`)).body);
    expect(await open()).toMatchObject({
      game: { selections: 2, open: 2, bets: 2, stakes: 20_000 },
      selections: [
        { selectionId: selectionIdOf('a', 'draw'), recorded: null, bets: 1, stakes: 10_000, isOnSale: false },
        { selectionId: selectionIdOf('a', 'home'), recorded: null },
      ],
    });
    expect((await trader.does('/result', decided('a', { home: 2 }))).status).toBe(200);
    expect(await open()).toMatchObject({ game: { open: 1 }, selections: [{}, { recorded: 2, paid: 18_500 }] });
    expect(await listed('?state=decided')).toEqual(['a home']);
    expect(await listed('?state=disputed')).toEqual([]);
    expect((await trader.call('GET', '/results/games/nobody')).status).toBe(404);
  });
});

const SEEDS = (process.env['RESULT_SEEDS'] ?? '11 12 13').split(' ').map(Number);
const MEMBERS = ['member1', 'member2', 'member3'];

describe('whatever is decided', () => {
  it.each(SEEDS)('RSL-1 RSL-2 the books hold to the won what was shown before, seed %i', async (seed) => {
    const random = seededRandom(seed);
    const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
    const names = ['a', 'b', 'c'];
    const { origin, trader } = await house(...names);
    const owner = await signInOperator(origin);
    for (const id of MEMBERS) {
      const member = await signIn(origin, id);
      for (let n = 0; n < 8; n += 1) {
        const some = names.filter(() => random() < 0.6);
        const claims = (some.length === 0 ? ['a'] : some).map((game) => backing(pick(SIDES), game));
        const ratio = claims.reduce((product, { betPrice }) => product * Number(betPrice), 1).toFixed(2);
        const amounts = 10_000 + Math.floor(random() * 5) * 7_000;
        await member.bet(betOn(claims, { amounts, totalRatio: ratio, memberId: member.memberId }), newKey());
      }
    }
    for (const game of names) await origin.sink.deliver(shut(game));
    const paidIn = async () => {
      const bets = await Promise.all(MEMBERS.map((id) => origin.inspect.bets(MemberId.parse(id))));
      return bets.flat().reduce((sum, one) => sum + one.paid, 0);
    };
    const owed = async () => Promise.all(MEMBERS.map((id) => owedBy(origin, id)));
    for (let step = 0; step < 10; step += 1) {
      const game = pick(names);
      const given =
        random() < 0.2 ? voided(game) : decided(game, { [pick(SIDES)]: pick([-1, 1, 2, 3, 4, 5]), away: pick([1, 2]) });
      const [paid, debts] = [await paidIn(), await owed()];
      const before = await owner.call('POST', '/result/preview', { given });
      if (before.status !== 200) continue;
      const { lines } = before.body as { readonly lines: readonly { what: string; before: number; after: number }[] };
      const sums = (what: string) => lines.find((line) => line.what === what);
      const answer = await (random() < 0.5 ? trader : owner).does('/result', given);
      expect(answer.body).toMatchObject({ outcome: 'done' });
      await origin.settled();
      const shown = sums('resultPaid');
      expect((await paidIn()) - paid).toBe((shown?.after ?? 0) - (shown?.before ?? 0));
      const after = await owed();
      expect(after.filter((sum = 0, index) => sum > (debts[index] ?? 0))).toHaveLength(
        sums('resultShort')?.after ?? -1,
      );
      expect(isSound(await origin.inspect.ledger())).toBe(true);
    }
  });
});
