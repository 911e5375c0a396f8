/** What traders say over the feed, and how bets are judged by it (rules RSK), against the origin itself. */
import { describe, expect, it } from 'vitest';
import { forgetRulings } from '../../../server/office/risk/forgetRulings.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Origin } from '../../../server/origin.ts';
import type { BettingLine } from '../../../src/domain/bets/bettingCall.ts';
import { OddsChanges } from '../../../src/domain/bets/bettingCall.ts';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { fixtureIdOf, games, marketReport, resultReport, selectionIdOf } from '../support/feedReports.ts';
import { movedClock } from '../support/movedClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { operatorOf, refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import { isEvent, openOfficeStream, openStream } from '../support/streamReader.ts';

const why = { reason: '득점 확인' };
const homeOf = (game: string) => ({ fixtureId: fixtureIdOf(game), selectionId: selectionIdOf(game, 'home') });
const marketOf = (game: string) => ({ scope: 'market', fixtureId: fixtureIdOf(game), marketId: '1', baseLine: '' });
const hold = (trader: OperatorCaller, target: object, isOn = true) => trader.act('/risk/hold', { target, isOn }, why);
const setPrice = (trader: OperatorCaller, game: string, price: number, until: number | null = null) =>
  trader.act('/risk/price', { act: 'set', ...homeOf(game), price, until }, why);
const liftPrice = (trader: OperatorCaller, game: string) =>
  trader.act('/risk/price', { act: 'lift', ...homeOf(game) }, why);
const bet = (member: Caller, game: string, change: Partial<BettingLine> = {}) =>
  member.bet(betOn([claimOn(game, change)]), newKey());
const refusedAs = async (answer: ReturnType<typeof bet>) => (await answer).body as { readonly reason?: string };
/** A price of the feed for the home side. */
const fed = (origin: Origin, game: string, odds: number, status: 'open' | 'suspended' = 'open') =>
  origin.sink.deliver([marketReport(game, { home: { odds, status } })]);
const changesOf = async (answer: ReturnType<typeof bet>) => OddsChanges.parse((await answer).body);

async function opened(options: Parameters<typeof openOrigin>[0] = {}) {
  const origin = await openOrigin(options);
  await origin.sink.deliver(games('a', 'b'));
  return { origin, trader: await signInOperator(origin, 'trader1'), member: await signIn(origin) };
}

describe('a hold', () => {
  it('RSK-3 RSK-4 is told as the feed’s changes are; bets are refused as suspended until it is lifted, at the newest price', async () => {
    const { origin, trader, member } = await opened();
    const stream = await openStream(origin, 'events', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    expect((await bet(member, 'a')).status).toBe(200);
    expect((await hold(trader, marketOf('a'))).body).toMatchObject({ done: { selections: 3, fixtures: 1 } });
    await stream.until((frame) => isEvent('OddsChanged')(frame) && JSON.stringify(frame).includes('"suspended"'));
    expect(await refusedAs(bet(member, 'a'))).toMatchObject({ reason: 'selectionSuspended' });
    expect((await bet(member, 'b')).status).toBe(200);
    await fed(origin, 'a', 190, 'suspended');
    await fed(origin, 'a', 195);
    expect(await refusedAs(bet(member, 'a'))).toMatchObject({ reason: 'selectionSuspended' });
    expect((await hold(trader, marketOf('a'), false)).body).toMatchObject({ done: { selections: 3, fixtures: 1 } });
    const [change] = await changesOf(bet(member, 'a'));
    expect(change?.new).toMatchObject({ betPrice: '1.95', betPriceByAdmin: null });
    const version = change?.new.version ?? 0;
    expect((await bet(member, 'a', { betPrice: '1.95', version })).status).toBe(200);
  });

  it('RSK-3 what the feed suspends below it stays suspended when it is lifted, and a result is told through it', async () => {
    const { origin, trader, member } = await opened();
    await hold(trader, { scope: 'fixture', fixtureId: fixtureIdOf('a') });
    await fed(origin, 'a', 185, 'suspended');
    await hold(trader, { scope: 'fixture', fixtureId: fixtureIdOf('a') }, false);
    expect(await refusedAs(bet(member, 'a'))).toMatchObject({ reason: 'selectionSuspended' });
    await fed(origin, 'a', 185);
    expect((await bet(member, 'a')).status).toBe(200);
    await hold(trader, { scope: 'fixture', fixtureId: fixtureIdOf('a') });
    await origin.sink.deliver([resultReport('a', 'home')]);
    await hold(trader, { scope: 'fixture', fixtureId: fixtureIdOf('a') }, false);
    expect(await refusedAs(bet(member, 'a'))).toMatchObject({ reason: 'selectionClosed' });
  });

  it('RSK-1 of a league, a sport or all reaches what the feed opens later, also after a restart', async () => {
    const dataDir = newDataDir();
    const { origin, trader, member } = await opened({ dataDir });
    for (const target of [{ scope: 'league', leagueId: 'k1' }, { scope: 'sport', sportId: '6046' }, { scope: 'all' }]) {
      expect((await hold(trader, target)).status).toBe(200);
      expect(await refusedAs(bet(member, 'b'))).toMatchObject({ reason: 'selectionSuspended' });
      await hold(trader, target, false);
      expect((await bet(member, 'b', { version: 99 })).status).toBe(409);
    }
    await hold(trader, { scope: 'all' });
    await origin.sink.deliver(games('c'));
    expect(await refusedAs(bet(member, 'c'))).toMatchObject({ reason: 'selectionSuspended' });
    await origin.close();
    const later = await openOrigin({ dataDir });
    const same = operatorOf(later, trader.cookie, trader.session);
    await fed(later, 'c', 200);
    expect(await refusedAs(bet(member.on(later), 'c'))).toMatchObject({ reason: 'selectionSuspended' });
    expect(refusalOf(await hold(same, { scope: 'all' })).reason).toBe('same');
    expect((await hold(same, { scope: 'all' }, false)).body).toMatchObject({ done: { fixtures: 3 } });
    const [change] = await changesOf(bet(member.on(later), 'c', { betPrice: '1.85' }));
    expect(change?.new.betPrice).toBe('2.00');
  });

  it('RSK-5 shows what it would change, needs a reason and is not stopped by what moves meanwhile; it is written down and told', async () => {
    const { origin, trader } = await opened();
    const shown = await trader.preview('/risk/hold', { target: marketOf('a'), isOn: true });
    expect(shown.lines).toEqual([
      { what: 'riskOpen', before: 3, after: 0 },
      { what: 'riskSuspended', before: 0, after: 3 },
      { what: 'riskFixtures', before: 1, after: 0 },
    ]);
    const given = { target: marketOf('a'), isOn: true };
    expect(refusalOf(await trader.act('/risk/hold', given)).reason).toBe('needsReason');
    const stream = await openOfficeStream(origin, trader.cookie);
    await stream.until(({ name }) => name === 'imageEnd');
    await fed(origin, 'a', 190, 'suspended');
    expect((await trader.act('/risk/hold', given, { ...why, confirms: shown.hash })).status).toBe(200);
    await stream.until((frame) => JSON.stringify(frame).includes('"risk"'));
    expect(refusalOf(await hold(trader, marketOf('a'))).reason).toBe('same');
    expect(refusalOf(await hold(trader, marketOf('nowhere'))).reason).toBe('unknown');
    const owner = await signInOperator(origin);
    const rows = ((await owner.call('GET', '/audit?act=risk/hold')).body as { readonly rows: unknown }).rows;
    expect(AuditEntry.array().parse(rows)).toMatchObject([
      {
        target: 'market:fx-a:1:',
        reason: '득점 확인',
        before: { isHeld: false },
        after: { isHeld: true, fixtures: 1 },
      },
    ]);
    const support = await signInOperator(origin, 'support1');
    expect((await hold(support, marketOf('b'))).status).toBe(403);
  });
});

describe('a price of the house', () => {
  it('RSK-2 RSK-4 is told as betPriceByAdmin, bet at, and not moved by the feed; lifted, the feed’s newest is offered', async () => {
    const { origin, trader, member } = await opened();
    expect((await setPrice(trader, 'a', 240)).body).toMatchObject({ done: { price: 240, fed: 185 } });
    const [change] = await changesOf(bet(member, 'a'));
    expect(change?.new).toMatchObject({ betPrice: '1.85', betPriceByAdmin: '2.40' });
    await fed(origin, 'a', 199);
    const [moved] = await changesOf(bet(member, 'a'));
    expect(moved?.new).toMatchObject({ betPrice: '1.99', betPriceByAdmin: '2.40' });
    const version = moved?.new.version ?? 0;
    const taken = await bet(member, 'a', { betPrice: '2.40', version });
    expect(taken.body).toMatchObject({ totalRatio: '2.40' });
    expect((await liftPrice(trader, 'a')).body).toMatchObject({ done: { price: 199, fed: 199 } });
    const [lifted] = await changesOf(bet(member, 'a', { betPrice: '2.40', version }));
    expect(lifted?.new).toMatchObject({ betPrice: '1.99', betPriceByAdmin: null });
    expect(refusalOf(await liftPrice(trader, 'a')).reason).toBe('same');
  });

  it('RSK-2 opens nothing: what is held or suspended stays so', async () => {
    const { origin, trader, member } = await opened();
    await fed(origin, 'a', 185, 'suspended');
    await setPrice(trader, 'a', 240);
    expect(await refusedAs(bet(member, 'a'))).toMatchObject({ reason: 'selectionSuspended' });
  });

  it('RSK-6 is over by the clock, which the house writes down; until then it survives a restart', async () => {
    const dataDir = newDataDir();
    const { clock, pass } = movedClock();
    const { origin, trader, member } = await opened({ dataDir, clock });
    expect(refusalOf(await setPrice(trader, 'a', 240, clock.now())).reason).toBe('past');
    await setPrice(trader, 'a', 240, clock.now() + 600_000);
    await origin.close();
    const later = await openOrigin({ dataDir, clock });
    const again = member.on(later);
    await fed(later, 'a', 210);
    const [change] = await changesOf(bet(again, 'a'));
    expect(change?.new).toMatchObject({ betPrice: '2.10', betPriceByAdmin: '2.40' });
    const stream = await openStream(later, 'events', again.token);
    await stream.until(({ name }) => name === 'imageEnd');
    pass(600_001);
    await stream.until(isEvent('OddsChanged'));
    await fed(later, 'a', 211);
    const [over] = await changesOf(bet(again, 'a'));
    expect(over?.new).toMatchObject({ betPrice: '2.11', betPriceByAdmin: null });
    const owner = await signInOperator(later);
    const rows = ((await owner.call('GET', '/audit?act=risk/price')).body as { readonly rows: unknown }).rows;
    expect(AuditEntry.array().parse(rows)).toMatchObject([{ operatorId: null }, { name: '한도윤' }]);
  });

  it('RSK-5 shows price, the feed’s, what the market pays back and what is at stake', async () => {
    const { trader, member } = await opened();
    await bet(member, 'a');
    const given = { act: 'set', ...homeOf('a'), price: 240, until: null };
    const { lines } = await trader.preview('/risk/price', given);
    expect(lines).toEqual([
      { what: 'riskPrice', before: '1.85', after: '2.40' },
      { what: 'riskFed', before: '1.85', after: '1.85' },
      { what: 'riskReturn', before: '91.2%', after: '102.8%' },
      { what: 'riskLiability', before: 8_500, after: 8_500 },
    ]);
  });
});

describe('rulings', () => {
  it('RSK-3 of one process hold for the feed of another on the same data, and what it said meanwhile is not lost', async () => {
    const dataDir = newDataDir();
    const { origin: feeding, member } = await opened({ dataDir });
    const other = await openOrigin({ dataDir });
    const trader = await signInOperator(other, 'trader1');
    // The feeding process has planned under no rulings before.
    await fed(feeding, 'a', 186);
    expect((await hold(trader, marketOf('a'))).status).toBe(200);
    await fed(feeding, 'a', 187, 'suspended');
    expect((await hold(trader, marketOf('a'), false)).body).toMatchObject({ done: { selections: 2 } });
    expect(await refusedAs(bet(member, 'a'))).toMatchObject({ reason: 'selectionSuspended' });
    await hold(trader, marketOf('a'));
    await fed(feeding, 'a', 188);
    expect(await refusedAs(bet(member, 'a'))).toMatchObject({ reason: 'selectionSuspended' });
    // The other process feeds now, and knows what was said to the first.
    await fed(other, 'a', 189);
    await fed(feeding, 'a', 190);
    await hold(trader, marketOf('a'), false);
    const [change] = await changesOf(bet(member.on(other), 'a'));
    expect(change?.new.betPrice).toBe('1.90');
  });

  it('RSK-7 over a fixture that has left the offer are forgotten a day later, and not before', async () => {
    const dataDir = newDataDir();
    const { clock, pass } = movedClock();
    const { origin, trader } = await opened({ dataDir, clock });
    await hold(trader, marketOf('a'));
    await hold(trader, marketOf('b'));
    await setPrice(trader, 'a', 240);
    await trader.act('/risk/margin', { act: 'set', target: marketOf('a'), shift: 250 }, why);
    await origin.sink.deliver([{ kind: 'closed', fixtureId: fixtureIdOf('a') }]);
    await origin.close();
    const store = openSqliteStore(dataDir, clock.now());
    const left = () =>
      store.read(async (tx) => [
        ...(await tx.selectFrom('holds').select('fixture_id').orderBy('fixture_id').execute()),
        ...(await tx.selectFrom('overrides').select('fixture_id').execute()),
        ...(await tx.selectFrom('margins').select('fixture_id').execute()),
      ]);
    await forgetRulings(store, clock.now());
    expect(await left()).toHaveLength(4);
    pass(25 * 3_600_000);
    await forgetRulings(store, clock.now());
    expect(await left()).toEqual([{ fixture_id: 'fx-b' }]);
    await store.close();
  });
});
