import { describe, expect, it } from 'vitest';
import { until } from '../../support/engine/manualClock.ts';
import { fixtureIdOf, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';
import { accepted, BET, change, keyOf, readyToBet } from '../support/readyToBet.ts';

describe('placing a bet', () => {
  it('CRT-11 CRT-10 an accepted bet empties the slip and tells which bet it is', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    expect(await world.engine.placeBet('wintielose', await world.yes())).toEqual({ kind: 'accepted', betId: 'b1' });
    expect(await world.slip()).toMatchObject({
      picks: [],
      stake: 0,
      phase: { at: 'open' },
      outcome: { kind: 'accepted', betId: 'b1', wasUnknown: false },
    });
    expect(await world.outbox.intents.toArray()).toMatchObject([{ state: 'accepted', attempts: 1 }]);
    await world.close();
  });

  it('CRT-13 CNS-4 sends what the slip agreed to, under the key of the question', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    const yes = await world.yes();
    await world.engine.placeBet('wintielose', yes);
    const [call] = world.origin.calls(BET);
    expect(call?.body).toEqual({
      memberId: 'm1',
      totalRatio: '1.85',
      amounts: 10_000,
      gameDetailType: '12',
      betStyle: 'KR',
      minigameId: 1015,
      changeFlag: 0,
      bettings: [
        { betBaseline: '', betPrice: '1.85', fixtureId: 'f1', oddsId: 's1-home', sportId: '6046', version: 1 },
      ],
    });
    expect(keyOf(call)).toBe(yes.question);
    expect(call?.headers['hanpan-parent-key']).toBeUndefined();
    await world.close();
  });

  it('CRT-15 the intent is durable before the first byte is sent', async () => {
    const world = await readyToBet();
    const seen: unknown[] = [];
    world.origin.on(BET, async (call) => {
      seen.push((await world.outbox.intents.get(keyOf(call)))?.state, await world.phase());
      return accepted;
    });
    await world.engine.placeBet('wintielose', await world.yes());
    expect(seen).toEqual(['sent', 'sending']);
    await world.close();
  });

  it('CRT-11 a double click, Enter and another tab place one bet', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    const other = world.openTab();
    const outcomes = await Promise.all([
      world.engine.placeBet('wintielose', await world.yes()),
      world.engine.placeBet('wintielose', await world.yes()),
      other.engine.placeBet('wintielose', await world.yes()),
    ]);
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(['accepted', 'rejected', 'rejected']);
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('CRT-11 while a bet is on its way the slip refuses to change, in every tab', async () => {
    const world = await readyToBet();
    world.origin.on(BET, 'hang');
    const placing = world.engine.placeBet('wintielose', await world.yes());
    await world.phaseIs('sending');
    const other = world.openTab();
    const busy = { ok: false, failure: { reason: 'betInFlight' } };
    expect(await other.engine.togglePick('wintielose', fixtureIdOf(2), selectionIdOf(2, 'home'))).toEqual(busy);
    expect(await other.engine.clearSlip('wintielose')).toEqual(busy);
    expect(await other.engine.placeBet('wintielose', await world.yes())).toEqual({
      kind: 'rejected',
      rejection: { reason: 'betInFlight' },
    });
    await world.clock.advance(15_100);
    expect(await placing).toEqual({ kind: 'unknown' });
    await world.close();
  });

  it('CRT-14 a refusal is told as it is, and the slip can be edited again', async () => {
    const world = await readyToBet();
    world.origin.on(BET, { status: 422, body: { message: 'too much' } });
    expect(await world.engine.placeBet('wintielose', await world.yes())).toEqual({
      kind: 'refused',
      message: 'too much',
    });
    expect(await world.slip()).toMatchObject({
      phase: { at: 'open' },
      stake: 10_000,
      outcome: { kind: 'refused', message: 'too much' },
    });
    expect(await world.outbox.intents.toArray()).toMatchObject([{ state: 'refused' }]);
    await world.close();
  });

  it('CRT-12 changed odds ask; yes places the bet at the new odds under a new key that names the old one', async () => {
    const world = await readyToBet();
    world.origin.on(BET, { status: 409, body: [change] });
    expect(await world.engine.placeBet('wintielose', await world.yes())).toEqual({ kind: 'changed' });
    expect(await world.slip()).toMatchObject({ phase: { at: 'changed', changes: [change] } });
    // It changes once more: that asks again, and nothing is sent without a yes.
    const second = {
      ...change,
      old: { ...change.old, betPrice: '1.80' },
      new: { ...change.new, version: 3, betPrice: '1.75' },
    };
    world.origin.on(BET, { status: 409, body: [second] });
    expect(await world.engine.acceptChangedOdds('wintielose', await world.yes())).toEqual({ kind: 'changed' });
    expect(world.origin.calls(BET)).toHaveLength(2);
    world.origin.on(BET, accepted);
    expect(await world.engine.acceptChangedOdds('wintielose', await world.yes())).toMatchObject({ kind: 'accepted' });
    const calls = world.origin.calls(BET);
    expect(
      calls.map((call) => (call.body as { bettings: { betPrice: string; version: number }[] }).bettings[0]),
    ).toMatchObject([
      { betPrice: '1.85', version: 1 },
      { betPrice: '1.80', version: 2 },
      { betPrice: '1.75', version: 3 },
    ]);
    expect(new Set(calls.map(keyOf)).size).toBe(3);
    expect(calls.map((call) => call.headers['hanpan-parent-key'])).toEqual([
      undefined,
      keyOf(calls[0]),
      keyOf(calls[1]),
    ]);
    await world.close();
  });

  it.each([
    ['none', 0, undefined],
    ['better', 0, 'better'],
    ['any', 1, undefined],
  ] as const)('CRT-17 FAIR-02 BET-8 sends the policy "%s" with the bet', async (policy, changeFlag, header) => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    await world.engine.chooseOddsPolicy('wintielose', policy);
    expect(await world.engine.placeBet('wintielose', await world.yes())).toMatchObject({ kind: 'accepted' });
    const [call] = world.origin.calls(BET);
    expect(call?.body).toMatchObject({ changeFlag });
    expect(call?.headers['hanpan-odds-policy']).toBe(header);
    await world.close();
  });

  it('CRT-12 no empties the slip', async () => {
    const world = await readyToBet();
    world.origin.on(BET, { status: 409, body: [change] });
    await world.engine.placeBet('wintielose', await world.yes());
    expect(await world.engine.declineChangedOdds('wintielose')).toEqual({ ok: true, value: null });
    expect(await world.slip()).toMatchObject({ picks: [], stake: 0, phase: { at: 'open' } });
    expect(await world.engine.acceptChangedOdds('wintielose', await world.yes())).toMatchObject({ kind: 'rejected' });
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('CRT-05 SYN-05 CRT-16 runs the checks again on what is stored', async () => {
    const world = await readyToBet();
    const rejection = async () => {
      const outcome = await world.engine.placeBet('wintielose', await world.yes());
      return outcome.kind === 'rejected' ? outcome.rejection : outcome;
    };
    await world.engine.changeStake('wintielose', 4_000);
    expect(await rejection()).toEqual({ reason: 'belowMinStake', limit: 5_000 });
    await world.engine.changeStake('wintielose', 10_000);
    world.origin.latest('events').event('e1', 1, {
      type: 'OddsChanged',
      at: T0,
      data: {
        fixtureId: fixtureIdOf(1),
        changes: [{ selectionId: selectionIdOf(1, 'home'), version: 2, status: 'suspended' }],
      },
    });
    await world.clock.advance(50);
    await until('suspended', async () => (await world.db.checkpoints.get('events'))?.offset === 1);
    expect(await rejection()).toEqual({ reason: 'suspended' });
    world.origin.latest('events').cut();
    await world.streamIs('events', 'waiting');
    expect(await rejection()).toEqual({ reason: 'stale' });
    expect(world.origin.calls(BET)).toHaveLength(0);
    await world.close();
  });
});

describe('a bet and the parts of the feed', () => {
  it.each([
    ['down', 'rejected'],
    ['recovering', 'rejected'],
    ['delayed', 'accepted'],
    ['up', 'accepted'],
  ] as const)('S-14 STL-3 with its producer %s a bet is %s', async (state, kind) => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    const change = (producer: 'prematch' | 'inPlay', to: typeof state | 'down') =>
      ({ type: 'ProducerStateChanged', at: T0, data: { producer, state: to } }) as const;
    // The other part of the feed is none of this bet's business.
    world.origin.latest('events').event('e1', 1, change('inPlay', 'down'));
    world.origin.latest('events').event('e1', 2, change('prematch', state));
    await until('told', async () => (await world.db.health.get('events'))?.producers?.prematch === state);
    expect(await world.engine.placeBet('wintielose', await world.yes())).toMatchObject({ kind });
    expect(world.origin.calls(BET)).toHaveLength(kind === 'accepted' ? 1 : 0);
    await world.close();
  });

  it('D9 a pick whose stored game no schema accepts and no log proves is not bet on', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    await world.db.snapshots.clear();
    await world.db.fixtures.where('fixtureId').equals('f1').modify({ about: '[7]' });
    expect(await world.engine.placeBet('wintielose', await world.yes())).toEqual({
      kind: 'rejected',
      rejection: { reason: 'stale' },
    });
    expect(world.origin.calls(BET)).toHaveLength(0);
    await world.close();
  });

  it('D11 CNS-2 a pick whose stored game the log proves is bet on at the price it proves', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    await world.db.fixtures.where('fixtureId').equals('f1').modify({ about: '[7]' });
    // It is made again in the transaction that reads it, and compared with what was agreed to.
    expect(await world.engine.placeBet('wintielose', await world.yes())).toMatchObject({ kind: 'accepted' });
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });
});
