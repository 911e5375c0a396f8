/** What mini games pay, set at the office: from when it holds, what a bet is judged by, and what adversaries and two operators at once come to (rules PAY). */
import { describe, expect, it } from 'vitest';
import { OfficePayouts } from '../../../src/domain/calls/officeGames.ts';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { slipOfGame } from '../../../src/domain/bets/slipOfGame.ts';
import { formatOdds } from '../../../src/domain/kernel/odds.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { bookOf, PAYOUT_LEAD_MS, payoutBounds, usualMarketsOf } from '../../../src/domain/mini-games/payoutBounds.ts';
import { ToldPayouts } from '../../../src/domain/mini-games/payoutSchema.ts';
import { nextRound, timesOf, type RoundId } from '../../../src/domain/mini-games/round.ts';
import { fixtureOfRound } from '../../../src/domain/mini-games/roundFixture.ts';
import { forgetRounds } from '../../../server/draws/forgetRounds.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { OriginOptions } from '../../../server/originOptions.ts';
import { newDataDir } from '../support/openOrigin.ts';
import { newKey, signIn } from '../support/caller.ts';
import { doneOf, refusalOf, signInOperator } from '../support/operator.ts';
import { isEvent, openStream } from '../support/streamReader.ts';
import { betOnRound, closesAt, drawsAt, lineOn, openDrawHouse, requestOn, roundOn } from './support/drawHouse.ts';

/** Every five minutes. */
const game = GAMES.find(({ gameId }) => gameId === '241')!;
const [market] = usualMarketsOf(game);
const [cell] = market!.cells;
const bounds = payoutBounds(market!, cell!);
const why = { reason: '배당 조정' };
const given = (odds: number, of = game.gameId) => ({ gameId: of, odds: { [market!.marketId]: { [cell!.key]: odds } } });

async function open(options: Partial<OriginOptions> = {}) {
  const house = await openDrawHouse([game], options);
  const member = await signIn(house.origin);
  const owner = await signInOperator(house.origin);
  const told = async () => ToldPayouts.parse((await member.call('GET', '/setting/gamePayouts')).body);
  const toDraw = async (roundId: RoundId) => house.pass(drawsAt(roundId) - house.clock.now());
  return { ...house, member, owner, told, toDraw, roundId: roundOn(game, house.clock.now()) };
}

/** A bet at odds that the member has seen. */
const at = (odds: number) => ({ odds: formatOdds(odds) });

describe('a payout that is set', () => {
  it('PAY-3 PAY-4 holds from the next round on: the open one keeps its price, the next is judged and paid by the new one', async () => {
    const { owner, member, roundId, toDraw, told, origin } = await open();
    expect(doneOf(await owner.does('/payouts', given(190)))).toEqual({ fromRound: nextRound(roundId), version: 2 });
    expect((await betOnRound(member, game, roundId, at(190))).status).toBe(409);
    expect((await betOnRound(member, game, roundId, at(195))).status).toBe(200);
    await toDraw(roundId);
    const next = nextRound(roundId);
    const books = await told();
    expect(fixtureOfRound(next, books)!.markets[0]!.selections[0]).toMatchObject({ odds: 190, version: 2 });
    expect(fixtureOfRound(roundId, books)).toEqual(fixtureOfRound(roundId));
    // A tab that has not heard of it claims the old price: what changed is told, and nothing is debited.
    const stale = await betOnRound(member, game, next, at(195));
    expect(stale).toMatchObject({ status: 409 });
    expect(JSON.stringify(stale.body)).toContain('1.90');
    expect((await betOnRound(member, game, next, at(190))).status).toBe(200);
    await toDraw(next);
    const bets = await origin.inspect.bets(member.memberId);
    const oddsOf = (of: RoundId) => bets.find(({ picks }) => picks[0]?.fixtureId === of)!.picks[0]!.odds;
    expect([oddsOf(roundId), oddsOf(next)]).toEqual([195, 190]);
    for (const { status, paid, totalOdds } of bets) expect(paid).toBe(status === 2 ? 100 * totalOdds : 0);
    expect(await origin.inspect.ledger()).toMatchObject({ total: 0, unbalanced: [] });
  });

  it('PAY-3 in the last three seconds before a round opens it holds from the one after', async () => {
    const { owner, roundId, clock, pass } = await open();
    await pass(drawsAt(roundId) - PAYOUT_LEAD_MS - clock.now());
    const { lines } = await owner.preview('/payouts', given(190));
    const later = nextRound(nextRound(roundId));
    expect(lines).toContainEqual({ what: 'payoutFromAt', before: null, after: timesOf(later).opensAt });
    expect(doneOf(await owner.does('/payouts', given(190)))).toMatchObject({ fromRound: later });
  });

  it('PAY-3 is told to whoever is signed in in the transaction that stores it, the book before it among those that are told', async () => {
    const { origin, owner, member, told, roundId, toDraw } = await open();
    const stream = await openStream(origin, 'bets', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    await owner.does('/payouts', given(190));
    await stream.until((frame) => isEvent('DocumentTold')(frame) && JSON.stringify(frame).includes('gamePayouts'));
    await toDraw(roundId);
    await owner.does('/payouts', given(188));
    // Set anew before it held: the round it was to hold from has one book.
    await owner.does('/payouts', given(186));
    expect((await told()).map(({ version, odds }) => [version, odds[market!.marketId]![cell!.key]])).toEqual([
      [2, 190],
      [4, 186],
    ]);
  });

  it('PAY-6 goes back to the usual price the same way, and old books are forgotten once no round that is kept needs them', async () => {
    const dataDir = newDataDir();
    const { owner, told, roundId, toDraw, origin, clock } = await open({ dataDir });
    let round = roundId;
    for (const odds of [190, 192, 194, 195]) {
      await owner.does('/payouts', given(odds));
      await toDraw(round);
      round = nextRound(round);
    }
    const priced = fixtureOfRound(round, await told())!.markets;
    expect(priced.map(({ selections }) => selections.map(({ odds }) => odds))).toEqual(
      usualMarketsOf(game).map(({ cells }) => cells.map(({ odds }) => odds)),
    );
    await origin.close();
    const store = openSqliteStore(dataDir, 0);
    const kept = async () =>
      (await store.read((tx) => tx.selectFrom('game_payouts').select('version').orderBy('version').execute())).map(
        ({ version }) => version,
      );
    expect(await kept()).toEqual([2, 3, 4, 5]);
    await forgetRounds(store, clock.now() + 8 * 86_400_000);
    expect(await kept()).toEqual([5]);
    await store.close();
  });
});

describe('setting payouts', () => {
  it('PAY-5 is shown before, takes a reason and the right, and stands in the log with what was and what is', async () => {
    const { origin, owner, roundId, member } = await open();
    const { lines, isForTwo } = await owner.preview('/payouts', given(190));
    expect(lines).toEqual([
      { what: 'payoutRound', before: null, after: Number(nextRound(roundId).split('.').at(-1)) },
      { what: 'payoutFromAt', before: null, after: drawsAt(roundId) },
      { what: `payout ${market!.marketId} ${cell!.key}`, before: '1.95 · 97.50%', after: '1.90 · 95.00%' },
    ]);
    expect(isForTwo).toBe(false);
    expect(refusalOf(await owner.act('/payouts', given(190))).reason).toBe('needsReason');
    const trader = await signInOperator(origin, 'trader1');
    expect((await trader.call('GET', '/payouts')).status).toBe(200);
    expect((await trader.act('/payouts', given(190), why)).status).toBe(403);
    expect((await member.call('GET', '/office/payouts')).status).not.toBe(200);
    expect((await owner.does('/payouts', given(190))).status).toBe(200);
    const { rows } = (await owner.call('GET', '/audit?act=payouts')).body as { readonly rows: unknown };
    const [entry] = AuditEntry.array().parse(rows);
    const name = `payout ${market!.marketId} ${cell!.key}`;
    expect(entry).toMatchObject({
      ...{ target: `payouts:${game.gameId}`, outcome: 'done', before: { [name]: 195 } },
      after: { [name]: 190, payoutFromAt: drawsAt(roundId) },
    });
    const [listed] = OfficePayouts.array().parse((await owner.call('GET', '/payouts')).body);
    expect(listed).toMatchObject({ gameId: game.gameId, version: 2, fromRound: nextRound(roundId) });
    expect(listed?.by).toBe(owner.session.operator.name);
  });

  it('PAY-1 PAY-2 refuses what the table has not, what is beyond its bounds, and what changes nothing', async () => {
    const { owner, told } = await open();
    const reasonOf = async (what: unknown) => refusalOf(await owner.does('/payouts', what)).reason;
    const virtual = GAMES.find((row) => slipOfGame(row) === 'virtual')!;
    for (const of of ['999999', virtual.gameId]) expect(await reasonOf(given(190, of))).toBe('unknown');
    expect(await reasonOf({ gameId: game.gameId, odds: { 'mg.zz.oe': { odd: 190 } } })).toBe('unknown');
    expect(await reasonOf({ gameId: game.gameId, odds: { [market!.marketId]: { nobody: 190 } } })).toBe('unknown');
    for (const odds of [bounds.least - 1, bounds.most + 1]) {
      const refused = refusalOf(await owner.does('/payouts', given(odds)));
      expect(refused).toMatchObject({ reason: 'outOfBounds', numbers: bounds });
    }
    for (const odds of [190.5, 99, -195, Number.NaN, '190'])
      expect(await reasonOf({ gameId: game.gameId, odds: { [market!.marketId]: { [cell!.key]: odds } } })).toBe(
        'malformed',
      );
    const tooMany = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`m${n}`, { odd: 190 }]));
    expect(await reasonOf({ gameId: game.gameId, odds: tooMany })).toBe('malformed');
    for (const odds of [{}, bookOf(usualMarketsOf(game))])
      expect(await reasonOf({ gameId: game.gameId, odds })).toBe('unchanged');
    expect(await told()).toEqual([]);
  });

  it('PAY-5 of two operators at once the second is shown what the first came to, and a cell that only one named keeps their word', async () => {
    const { owner, origin, told } = await open();
    const shown = await owner.preview('/payouts', given(190));
    const other = usualMarketsOf(game)[1]!;
    const second = { gameId: game.gameId, odds: { [other.marketId]: { [other.cells[0]!.key]: 188 } } };
    const [one, two] = [owner, owner.on(origin)];
    expect((await two.does('/payouts', second)).status).toBe(200);
    expect((await two.does('/payouts', given(185))).status).toBe(200);
    const refused = await one.act('/payouts', given(190), { ...why, confirms: shown.hash });
    expect(refused.status).toBe(409);
    expect(refusalOf(refused)).toMatchObject({ reason: 'changed' });
    expect(refusalOf(refused).preview?.lines).toContainEqual(
      expect.objectContaining({ before: '1.85 · 92.50%', after: '1.90 · 95.00%' }),
    );
    expect((await one.does('/payouts', given(190))).status).toBe(200);
    const last = (await told()).at(-1)!;
    expect([last.odds[market!.marketId]![cell!.key], last.odds[other.marketId]![other.cells[0]!.key]]).toEqual([
      190, 188,
    ]);
  });
});

it('PAY-3 what was confirmed after its round had opened holds from the next, and the confirmation stands', async () => {
  const { owner, roundId, toDraw } = await open();
  const { hash } = await owner.preview('/payouts', given(190));
  await toDraw(roundId);
  const done = await owner.act('/payouts', given(190), { ...why, confirms: hash });
  expect(doneOf(done)).toEqual({ fromRound: nextRound(nextRound(roundId)), version: 2 });
});

it('PAY-4 BET-6 claims of a version that the origin never gave are refused, and of an older one at the same price are none', async () => {
  const { owner, member, roundId, toDraw } = await open();
  await owner.does('/payouts', given(190));
  await toDraw(roundId);
  const next = nextRound(roundId);
  const line = lineOn(next, { cell: 1 });
  expect((await member.bet(requestOn(game, [{ ...line, version: 3 }]), newKey())).status).toBe(409);
  // The other cell kept its price.
  expect((await member.bet(requestOn(game, [line], { memberId: member.memberId }), newKey())).status).toBe(200);
  expect(closesAt(next)).toBeGreaterThan(drawsAt(roundId));
});
