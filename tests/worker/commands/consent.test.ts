/** What was said yes to is what is sent (CRT-19): everything that can change between the question and the call. */
import { describe, expect, it } from 'vitest';
import { BetIntent } from '../../../src/domain/bet-slip/betIntent.ts';
import { until } from '../../support/engine/manualClock.ts';
import { fixtureIdOf, sampleFixture, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';
import { accepted, BET, change, keyOf, readyToBet } from '../support/readyToBet.ts';

const ASK_AGAIN = { kind: 'rejected', rejection: { reason: 'questionChanged' } };

async function readyToAnswer() {
  const world = await readyToBet();
  world.origin.on(BET, accepted);
  let offset = 0;
  /** A price as the stream tells it, stored. */
  const moves = async (odds: number, version: number) => {
    offset += 1;
    const changes = [{ selectionId: selectionIdOf(1, 'home'), version, odds }];
    world.origin
      .latest('events')
      .event('e1', offset, { type: 'OddsChanged', at: T0, data: { fixtureId: fixtureIdOf(1), changes } });
    await world.clock.advance(50);
    await until('stored', async () => (await world.db.checkpoints.get('events'))?.offset === offset);
  };
  const sent = () => world.origin.calls(BET);
  return { ...world, moves, sent };
}

describe('CRT-19 a yes', () => {
  it('CNS-2 in one tab places nothing once another tab has chosen another stake or policy, or other picks', async () => {
    const world = await readyToAnswer();
    const other = world.openTab().engine;
    const changes = [
      () => other.changeStake('wintielose', 200_000),
      () => other.chooseOddsPolicy('wintielose', 'any'),
      () => other.togglePick('wintielose', fixtureIdOf(2), selectionIdOf(2, 'away')),
      () => other.togglePick('wintielose', fixtureIdOf(2), selectionIdOf(2, 'home')),
    ];
    for (const changeIt of changes) {
      const yes = await world.yes();
      expect(await changeIt()).toEqual({ ok: true, value: null });
      expect(await world.engine.placeBet('wintielose', yes)).toEqual(ASK_AGAIN);
      expect(await world.phase()).toBe('open');
    }
    expect(world.sent()).toEqual([]);
    expect(await world.outbox.intents.count()).toBe(0);
    expect(await world.engine.placeBet('wintielose', await world.yes())).toMatchObject({ kind: 'accepted' });
    await world.close();
  });

  it.each(['none', 'better', 'any'] as const)(
    'CNS-2 to 1.85 places nothing at another price, up or down, with the policy "%s"',
    async (policy) => {
      const world = await readyToAnswer();
      await world.engine.chooseOddsPolicy('wintielose', policy);
      const yes = await world.yes();
      await world.moves(102, 2);
      expect(await world.engine.placeBet('wintielose', yes)).toEqual(ASK_AGAIN);
      await world.moves(240, 3);
      expect(await world.engine.placeBet('wintielose', yes)).toEqual(ASK_AGAIN);
      expect(world.sent()).toEqual([]);
      // Asked again, at what it costs now: that is what is sent, and what the slip shows.
      const again = await world.yes();
      let shown: number | undefined;
      world.origin.on(BET, async () => {
        shown = (await world.slip())?.picks[0]?.odds;
        return accepted;
      });
      expect(await world.engine.placeBet('wintielose', again)).toMatchObject({ kind: 'accepted' });
      expect(world.sent()[0]?.body).toMatchObject({ bettings: [{ betPrice: '2.40', version: 3 }] });
      expect(shown).toBe(240);
      await world.close();
    },
  );

  it('CNS-2 BET-6 stands over a newer version at the same price, and is sent as it was given', async () => {
    const world = await readyToAnswer();
    const yes = await world.yes();
    await world.moves(190, 2);
    await world.moves(185, 3);
    expect(await world.engine.placeBet('wintielose', yes)).toMatchObject({ kind: 'accepted' });
    expect(world.sent()[0]?.body).toMatchObject({ bettings: [{ betPrice: '1.85', version: 1 }] });
    await world.close();
  });

  it('CNS-4 counts once: a second one, long after, to the same slip anew, places nothing', async () => {
    const world = await readyToAnswer();
    const yes = await world.yes();
    expect(await world.engine.placeBet('wintielose', yes)).toMatchObject({ kind: 'accepted' });
    expect(keyOf(world.sent()[0])).toBe(yes.question);
    await world.engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'));
    await world.engine.changeStake('wintielose', 10_000);
    expect(await world.yes()).toMatchObject({ terms: yes.terms });
    expect(await world.engine.placeBet('wintielose', yes)).toMatchObject({ rejection: { reason: 'betInFlight' } });
    expect(world.sent()).toHaveLength(1);
    await world.close();
  });

  it('CNS-1 CRT-12 to changed odds is one to these odds: a price that moved on asks again, of the same refused bet', async () => {
    const world = await readyToAnswer();
    world.origin.on(BET, { status: 409, body: [change] });
    expect(await world.engine.placeBet('wintielose', await world.yes())).toEqual({ kind: 'changed' });
    const to180 = await world.yes();
    expect(to180.terms.picks).toMatchObject([{ odds: 180, version: 2 }]);
    await world.moves(120, 3);
    world.origin.on(BET, accepted);
    expect(await world.engine.acceptChangedOdds('wintielose', to180)).toEqual(ASK_AGAIN);
    expect(await world.phase()).toBe('changed');
    const to120 = await world.yes();
    expect(to120).toMatchObject({ question: to180.question, terms: { picks: [{ odds: 120, version: 3 }] } });
    expect(await world.engine.acceptChangedOdds('wintielose', to120)).toMatchObject({ kind: 'accepted' });
    expect(world.sent()[1]?.body).toMatchObject({ bettings: [{ betPrice: '1.20', version: 3 }] });
    expect(await world.engine.acceptChangedOdds('wintielose', to120)).toMatchObject({
      rejection: { reason: 'betInFlight' },
    });
    expect(world.sent()).toHaveLength(2);
    await world.close();
  });

  it('CNS-4 to changed odds is none to the question about an earlier bet', async () => {
    const world = await readyToAnswer();
    world.origin.on(BET, { status: 409, body: [change] });
    await world.engine.placeBet('wintielose', await world.yes());
    const first = await world.yes();
    expect(await world.engine.acceptChangedOdds('wintielose', first)).toEqual({ kind: 'changed' });
    expect(await world.engine.acceptChangedOdds('wintielose', first)).toMatchObject({ kind: 'rejected' });
    expect(world.sent()).toHaveLength(2);
    await world.close();
  });

  it('CLS-5 says which scores were seen, and none once there was a goal', async () => {
    const world = await readyToAnswer();
    await world.engine.clearSlip('wintielose');
    const inPlay = (home: number) =>
      sampleFixture(1, { status: 'inPlay', score: { period: 10, clockSeconds: 60, home, away: 0 } });
    const show = async (home: number, at: number) => {
      world.origin.latest('events').image('e1', at, [inPlay(home), sampleFixture(2)]);
      await until('stored', async () => (await world.db.checkpoints.get('events'))?.offset === at);
    };
    await show(0, 10);
    await world.engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'));
    await world.engine.togglePick('wintielose', fixtureIdOf(2), selectionIdOf(2, 'home'));
    const yes = await world.yes();
    await show(1, 11);
    expect(await world.engine.placeBet('wintielose', yes)).toEqual(ASK_AGAIN);
    expect(await world.engine.placeBet('wintielose', await world.yes())).toMatchObject({ kind: 'accepted' });
    expect(world.sent().map(({ headers }) => headers['hanpan-seen-scores'])).toEqual(['f1=1:0']);
    await world.close();
  });

  it('CRT-19 is kept with the bet', async () => {
    const world = await readyToAnswer();
    const yes = await world.yes();
    await world.engine.placeBet('wintielose', yes);
    const row = await world.outbox.intents.get(yes.question);
    expect(BetIntent.parse(row?.intent)).toMatchObject({ key: yes.question, parentKey: null, consent: yes });
    await world.close();
  });
});
