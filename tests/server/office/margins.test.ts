/** Margins that traders move over the feed, and how bets are judged under them (rules RSK), against the origin itself. */
import { describe, expect, it } from 'vitest';
import type { Origin } from '../../../server/origin.ts';
import { OddsChanges, type BettingLine } from '../../../src/domain/bets/bettingCall.ts';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { Risk, RiskOfFixture } from '../../../src/domain/office/risk.ts';
import { betOn, claimOn, newKey, signIn, type Caller } from '../support/caller.ts';
import { fixtureIdOf, games, marketReport, resultReport, selectionIdOf } from '../support/feedReports.ts';
import { movedClock } from '../support/movedClock.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { operatorOf, refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';
import { isEvent, openStream } from '../support/streamReader.ts';

const why = { reason: '마진 확보' };
const marketOf = (game: string) => ({ scope: 'market', fixtureId: fixtureIdOf(game), marketId: '1', baseLine: '' });
const homeOf = (game: string) => ({ fixtureId: fixtureIdOf(game), selectionId: selectionIdOf(game, 'home') });
const move = (trader: OperatorCaller, target: object, shift: number) =>
  trader.act('/risk/margin', { act: 'set', target, shift }, why);
const lift = (trader: OperatorCaller, target: object) => trader.act('/risk/margin', { act: 'lift', target }, why);
const bet = (member: Caller, game: string, change: Partial<BettingLine> = {}) =>
  member.bet(betOn([claimOn(game, change)]), newKey());
/** The home side's price, and the version it has. A bet at none that ever was is asked about. */
async function offered(member: Caller, game: string) {
  const answer = await bet(member, game, { betPrice: '9.99', version: 999 });
  const [change] = OddsChanges.parse(answer.body);
  return { odds: change?.new.betPriceByAdmin ?? change?.new.betPrice, version: change?.new.version ?? 0 };
}
/** A price of the feed for the home side. */
const fed = (origin: Origin, game: string, odds: number, status: 'open' | 'suspended' = 'open') =>
  origin.sink.deliver([marketReport(game, { home: { odds, status } })]);

async function opened(options: Parameters<typeof openOrigin>[0] = {}) {
  const origin = await openOrigin(options);
  await origin.sink.deliver(games('a', 'b'));
  return { origin, trader: await signInOperator(origin, 'trader1'), member: await signIn(origin) };
}

describe('a margin', () => {
  it('RSK-4 RSK-10 is told as the feed’s changes are and follows the feed; a stale price is asked about, a bet at the moved one taken', async () => {
    const { origin, trader, member } = await opened();
    const stream = await openStream(origin, 'events', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    expect((await move(trader, marketOf('a'), 250)).body).toMatchObject({ done: { selections: 3, fixtures: 1 } });
    await stream.until(isEvent('OddsChanged'));
    const [change] = OddsChanges.parse((await bet(member, 'a')).body);
    expect(change?.new).toMatchObject({ betPrice: '1.85', betPriceByAdmin: '1.80' });
    await fed(origin, 'a', 200);
    const [moved] = OddsChanges.parse((await bet(member, 'a')).body);
    expect(moved?.new).toMatchObject({ betPrice: '2.00', betPriceByAdmin: '1.95' });
    const taken = await bet(member, 'a', { betPrice: '1.95', version: moved?.new.version ?? 0 });
    expect(taken).toMatchObject({ status: 200, body: { totalRatio: '1.95' } });
    expect((await move(trader, marketOf('a'), -250)).status).toBe(200);
    expect((await offered(member, 'a')).odds).toBe('2.05');
    expect((await lift(trader, marketOf('a'))).body).toMatchObject({ done: { selections: 3, fixtures: 1 } });
    const [lifted] = OddsChanges.parse((await bet(member, 'a')).body);
    expect(lifted?.new).toMatchObject({ betPrice: '2.00', betPriceByAdmin: null });
    expect(refusalOf(await lift(trader, marketOf('a'))).reason).toBe('same');
  });

  it('RSK-10 counts by the narrowest, opens nothing, and leaves what has its result', async () => {
    const { origin, trader, member } = await opened();
    await move(trader, { scope: 'all' }, 1_000);
    await move(trader, { scope: 'league', leagueId: 'k1' }, 500);
    await move(trader, { scope: 'fixture', fixtureId: fixtureIdOf('a') }, -1_000);
    expect([(await offered(member, 'a')).odds, (await offered(member, 'b')).odds]).toEqual(['2.03', '1.76']);
    await lift(trader, { scope: 'fixture', fixtureId: fixtureIdOf('a') });
    expect((await offered(member, 'a')).odds).toBe('1.76');
    await lift(trader, { scope: 'league', leagueId: 'k1' });
    expect((await offered(member, 'a')).odds).toBe('1.66');
    await fed(origin, 'a', 185, 'suspended');
    expect((await bet(member, 'a')).body).toMatchObject({ reason: 'selectionSuspended' });
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect((await lift(trader, { scope: 'all' })).body).toMatchObject({ done: { selections: 3, fixtures: 1 } });
  });

  it('RSK-6 RSK-10 survives a restart, and is over what the feed opens later', async () => {
    const dataDir = newDataDir();
    const { origin, trader, member } = await opened({ dataDir });
    await move(trader, { scope: 'sport', sportId: '6046' }, 250);
    await origin.close();
    const later = await openOrigin({ dataDir });
    const again = member.on(later);
    expect((await offered(again, 'a')).odds).toBe('1.80');
    await later.sink.deliver(games('c'));
    await fed(later, 'a', 300);
    expect([(await offered(again, 'a')).odds, (await offered(again, 'c')).odds]).toEqual(['2.92', '1.80']);
    const same = operatorOf(later, trader.cookie, trader.session);
    expect(refusalOf(await move(same, { scope: 'sport', sportId: '6046' }, 250)).reason).toBe('same');
    expect((await lift(same, { scope: 'sport', sportId: '6046' })).body).toMatchObject({ done: { fixtures: 3 } });
    expect((await offered(again, 'c')).odds).toBe('1.85');
  });

  it('RSK-6 RSK-10 is what a price of the house goes back to when it is lifted or over by the clock', async () => {
    const { clock, pass } = movedClock();
    const { origin, trader, member } = await opened({ clock });
    await move(trader, { scope: 'all' }, 250);
    const set = (until: number | null) =>
      trader.act('/risk/price', { act: 'set', ...homeOf('a'), price: 240, until }, why);
    await set(null);
    expect((await offered(member, 'a')).odds).toBe('2.40');
    const liftPrice = { act: 'lift', ...homeOf('a') };
    const shown = await trader.preview('/risk/price', liftPrice);
    expect(shown.lines[0]).toEqual({ what: 'riskPrice', before: '2.40', after: '1.80' });
    expect((await trader.act('/risk/price', liftPrice, why)).body).toMatchObject({ done: { price: 180, fed: 185 } });
    expect((await offered(member, 'a')).odds).toBe('1.80');
    await set(clock.now() + 600_000);
    await fed(origin, 'a', 200);
    const stream = await openStream(origin, 'events', member.token);
    await stream.until(({ name }) => name === 'imageEnd');
    pass(600_001);
    await stream.until((frame) => isEvent('OddsChanged')(frame) && JSON.stringify(frame).includes('195'));
    await fed(origin, 'a', 201);
    expect((await offered(member, 'a')).odds).toBe('1.96');
  });

  it('RSK-11 shows how many selections it would change and what a market pays back most; it needs a reason and the right, and is written down', async () => {
    const { origin, trader, member } = await opened();
    await bet(member, 'a');
    const given = { act: 'set', target: marketOf('a'), shift: -1_000 };
    const { lines } = await trader.preview('/risk/margin', given);
    expect(lines).toEqual([
      { what: 'riskMargin', before: null, after: '−10.0%p' },
      { what: 'riskMoved', before: 3, after: 3 },
      { what: 'riskMostReturn', before: '91.2%', after: '100.2%' },
    ]);
    await fed(origin, 'b', 900);
    const other = await trader.preview('/risk/margin', { act: 'set', target: marketOf('b'), shift: 250 });
    expect(other.lines.slice(2)).toEqual([{ what: 'riskOverFed', before: 1, after: 1 }]);
    expect(refusalOf(await trader.act('/risk/margin', given)).reason).toBe('needsReason');
    expect((await move(trader, marketOf('a'), -1_000)).status).toBe(200);
    expect(refusalOf(await move(trader, marketOf('a'), -1_000)).reason).toBe('same');
    expect(refusalOf(await move(trader, marketOf('nowhere'), 250)).reason).toBe('unknown');
    for (const wrong of [0, 2_001, -1_001, 2.5]) {
      expect(refusalOf(await move(trader, marketOf('b'), wrong)).reason).toBe('malformed');
    }
    const seen = RiskOfFixture.parse((await trader.call('GET', `/risk/${fixtureIdOf('a')}`)).body);
    expect(seen).toMatchObject({ fixture: { margins: 1 }, markets: [{ shift: -1_000 }] });
    const all = Risk.parse((await trader.call('GET', '/risk')).body);
    expect(all.margins).toMatchObject([{ target: marketOf('a'), shift: -1_000, name: '한도윤', reason: '마진 확보' }]);
    const owner = await signInOperator(origin);
    const rows = ((await owner.call('GET', '/audit?act=risk/margin')).body as { readonly rows: unknown }).rows;
    expect(AuditEntry.array().parse(rows)).toMatchObject([
      {
        target: 'market:fx-a:1:',
        reason: '마진 확보',
        before: { shift: null },
        after: { shift: -1_000, selections: 3 },
      },
    ]);
    const support = await signInOperator(origin, 'support1');
    expect((await move(support, marketOf('b'), 250)).status).toBe(403);
  });
});
