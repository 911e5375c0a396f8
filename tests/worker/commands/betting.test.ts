import { describe, expect, it } from 'vitest';
import { waitingKeyOf } from '../../../src/domain/bet-slip/slip.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { fixtureIdOf, oddsChanged, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';
import type { Received, Reply } from '../../support/engine/scriptedOrigin.ts';
import { createWorld } from '../../support/engine/world.ts';

const BET = 'POST /sports-prematch/betting';
const accepted = {
  status: 200,
  body: { betId: 'b1', placedAt: T0, totalRatio: '1.85', amounts: 10_000, emoney: 990_000 },
};
const change = {
  old: { oddsId: 's1-home', marketName: '1X2', betName: 'home', betBaseline: '', betPrice: '1.85' },
  new: { id: 's1-home', version: 2, betPrice: '1.80', betPriceByAdmin: null, betBaseline: '', fixtureId: 'f1' },
};
const keyOf = (call: Received | undefined) => call?.headers['idempotency-key'] ?? '';

async function readyToBet() {
  const world = createWorld();
  const tab = world.openTab();
  await world.signIn(tab);
  await tab.engine.showPage('wintielose');
  await tab.engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'));
  await tab.engine.changeStake('wintielose', 10_000);
  const phase = async () => (await world.slip())?.phase.at;
  const phaseIs = (at: string) => until(`phase ${at}`, async () => (await phase()) === at);
  /** Answers the question for any key. */
  const onKey = (state: (key: string) => Reply, voided: (key: string) => Reply) => {
    const key = keyOf(world.origin.calls(BET).at(-1));
    world.origin.on(`GET /sports-prematch/betting/key/${key}`, () => state(key));
    world.origin.on(`POST /sports-prematch/betting/key/${key}/void`, () => voided(key));
    return key;
  };
  return { ...world, tab, engine: tab.engine, phase, phaseIs, onKey };
}

describe('placing a bet', () => {
  it('CRT-11 CRT-10 an accepted bet empties the slip and tells which bet it is', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    expect(await world.engine.placeBet('wintielose')).toEqual({ kind: 'accepted', betId: 'b1' });
    expect(await world.slip()).toMatchObject({
      picks: [],
      stake: 0,
      phase: { at: 'open' },
      outcome: { kind: 'accepted', betId: 'b1', wasUnknown: false },
    });
    expect(await world.outbox.intents.toArray()).toMatchObject([{ state: 'accepted', attempts: 1 }]);
    await world.close();
  });

  it('CRT-13 sends what the slip agreed to, under a key of 144 random bits', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    await world.engine.placeBet('wintielose');
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
    expect(keyOf(call)).toMatch(/^[A-Za-z0-9_-]{24}$/);
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
    await world.engine.placeBet('wintielose');
    expect(seen).toEqual(['sent', 'sending']);
    await world.close();
  });

  it('CRT-11 a double click, Enter and another tab place one bet', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    const other = world.openTab();
    const outcomes = await Promise.all([
      world.engine.placeBet('wintielose'),
      world.engine.placeBet('wintielose'),
      other.engine.placeBet('wintielose'),
    ]);
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(['accepted', 'rejected', 'rejected']);
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('CRT-11 while a bet is on its way the slip refuses to change, in every tab', async () => {
    const world = await readyToBet();
    world.origin.on(BET, 'hang');
    const placing = world.engine.placeBet('wintielose');
    await world.phaseIs('sending');
    const other = world.openTab();
    const busy = { ok: false, failure: { reason: 'betInFlight' } };
    expect(await other.engine.togglePick('wintielose', fixtureIdOf(2), selectionIdOf(2, 'home'))).toEqual(busy);
    expect(await other.engine.clearSlip('wintielose')).toEqual(busy);
    expect(await other.engine.placeBet('wintielose')).toEqual({
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
    expect(await world.engine.placeBet('wintielose')).toEqual({ kind: 'refused', message: 'too much' });
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
    expect(await world.engine.placeBet('wintielose')).toEqual({ kind: 'changed' });
    expect(await world.slip()).toMatchObject({ phase: { at: 'changed', changes: [change] } });
    // It changes once more: that asks again, and nothing is sent without a yes.
    const second = {
      ...change,
      old: { ...change.old, betPrice: '1.80' },
      new: { ...change.new, version: 3, betPrice: '1.75' },
    };
    world.origin.on(BET, { status: 409, body: [second] });
    expect(await world.engine.acceptChangedOdds('wintielose')).toEqual({ kind: 'changed' });
    expect(world.origin.calls(BET)).toHaveLength(2);
    world.origin.on(BET, accepted);
    expect(await world.engine.acceptChangedOdds('wintielose')).toMatchObject({ kind: 'accepted' });
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
    expect(await world.engine.placeBet('wintielose')).toMatchObject({ kind: 'accepted' });
    const [call] = world.origin.calls(BET);
    expect(call?.body).toMatchObject({ changeFlag });
    expect(call?.headers['hanpan-odds-policy']).toBe(header);
    await world.close();
  });

  it('CRT-12 no empties the slip', async () => {
    const world = await readyToBet();
    world.origin.on(BET, { status: 409, body: [change] });
    await world.engine.placeBet('wintielose');
    expect(await world.engine.declineChangedOdds('wintielose')).toEqual({ ok: true, value: null });
    expect(await world.slip()).toMatchObject({ picks: [], stake: 0, phase: { at: 'open' } });
    expect(await world.engine.acceptChangedOdds('wintielose')).toMatchObject({ kind: 'rejected' });
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('CRT-05 SYN-05 CRT-16 runs the checks again on what is stored', async () => {
    const world = await readyToBet();
    const rejection = async () => {
      const outcome = await world.engine.placeBet('wintielose');
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
    expect(await world.engine.placeBet('wintielose')).toMatchObject({ kind });
    expect(world.origin.calls(BET)).toHaveLength(kind === 'accepted' ? 1 : 0);
    await world.close();
  });

  it('D9 a pick whose stored game no schema accepts is not bet on', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    await world.db.fixtures.where('fixtureId').equals('f1').modify({ about: '[7]' });
    expect(await world.engine.placeBet('wintielose')).toEqual({ kind: 'rejected', rejection: { reason: 'stale' } });
    expect(world.origin.calls(BET)).toHaveLength(0);
    await world.close();
  });
});

describe('signing out with a bet on its way', () => {
  it('C7 waits for the answer, and the bet counts', async () => {
    const world = await readyToBet();
    let answer: () => void = () => undefined;
    world.origin.on(BET, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return accepted;
    });
    const placing = world.engine.placeBet('wintielose');
    await until('sent', () => world.origin.calls(BET).length === 1);
    const leaving = world.engine.logout();
    await settle(10);
    expect(world.origin.calls('POST /member/logout')).toHaveLength(0);
    answer();
    expect(await placing).toEqual({ kind: 'accepted', betId: 'b1' });
    await leaving;
    expect(await world.session()).toBe('signedOut');
    expect(await world.outbox.intents.toArray()).toMatchObject([{ state: 'accepted' }]);
    await world.close();
  });

  it('C7 SES-06 waits five seconds at most; the request goes on, and only key and fingerprint stay', async () => {
    const world = await readyToBet();
    world.origin.on(BET, 'hang');
    void world.engine.placeBet('wintielose');
    await until('sent', () => world.origin.calls(BET).length === 1);
    const leaving = world.engine.logout();
    await settle(5);
    await world.clock.advance(5_100);
    await leaving;
    expect(await world.session()).toBe('signedOut');
    await until('forgotten', async () => (await world.outbox.intents.toArray())[0]?.intent === null);
    const [row] = await world.outbox.intents.toArray();
    expect(row).toMatchObject({ state: 'sent', memberId: 'm1', page: 'wintielose' });
    expect(row?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('s1-home');
    const key = world.onKey(
      () => ({ status: 200, body: { state: 'decided', ...accepted } }),
      () => ({ status: 500 }),
    );
    await world.clock.advance(15_000);
    await world.signIn(world.tab);
    await until('resolved', async () => (await world.outbox.intents.get(key))?.state === 'accepted');
    await world.close();
  });
});

describe('a bet whose outcome is not known', () => {
  it.each<[string, Reply]>([
    ['a lost answer', 'networkError'],
    ['503', { status: 503, body: { message: 'busy' } }],
    ['HTML', { status: 200, text: '<html>' }],
    ['429', { status: 429, body: { message: 'slow' } }],
    ['an answer of another shape', { status: 200, body: { ok: true } }],
  ])('CRT-15 %s: shown as unknown, asked for by its key, found accepted; sent once', async (_what, reply) => {
    const world = await readyToBet();
    world.origin.on(BET, reply);
    expect(await world.engine.placeBet('wintielose')).toEqual({ kind: 'unknown' });
    await world.phaseIs('unknown');
    const key = world.onKey(
      () => ({ status: 200, body: { state: 'decided', ...accepted } }),
      () => ({ status: 500 }),
    );
    for (let n = 0; n < 4; n += 1) await world.clock.advance(1_000);
    await until('found', async () => (await world.slip())?.outcome?.kind === 'accepted');
    expect(await world.slip()).toMatchObject({ picks: [], outcome: { key, betId: 'b1', wasUnknown: true } });
    expect(await world.outbox.intents.get(key)).toMatchObject({ state: 'accepted' });
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('CRT-15 a key the origin has never heard of is voided after a while, never sent again', async () => {
    const world = await readyToBet();
    world.origin.on(BET, 'networkError');
    await world.engine.placeBet('wintielose');
    const key = world.onKey(
      () => ({ status: 200, body: { state: 'absent' } }),
      () => ({ status: 200, body: { state: 'void' } }),
    );
    const voids = () => world.origin.calls(`POST /sports-prematch/betting/key/${key}/void`);
    await world.clock.advance(1_000);
    expect(voids()).toHaveLength(0);
    for (let n = 0; n < 6; n += 1) await world.clock.advance(1_000);
    await until('not placed', async () => (await world.slip())?.outcome?.kind === 'notPlaced');
    expect(voids()).toHaveLength(1);
    expect(await world.slip()).toMatchObject({ phase: { at: 'open' }, stake: 10_000 });
    expect((await world.slip())?.picks).toHaveLength(1);
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('CRT-15 CLS-3 a bet the house holds is asked for until it is decided, and never voided', async () => {
    const world = await readyToBet();
    world.origin.on(BET, 'networkError');
    await world.engine.placeBet('wintielose');
    let answer: { status: number; body: unknown } = {
      status: 200,
      body: { state: 'pending', decideAt: world.clock.now() + 8_000 },
    };
    const key = world.onKey(
      () => answer,
      () => answer,
    );
    for (let n = 0; n < 6; n += 1) await world.clock.advance(1_000);
    expect(await world.slip()).toMatchObject({ phase: { at: 'unknown', key } });
    answer = { status: 200, body: { state: 'decided', status: 200, body: accepted.body } };
    for (let n = 0; n < 12; n += 1) await world.clock.advance(1_000);
    await until('accepted', async () => (await world.slip())?.outcome?.kind === 'accepted');
    expect(world.origin.calls(`POST /sports-prematch/betting/key/${key}/void`)).toHaveLength(0);
    expect(await world.db.quarantine.count()).toBe(0);
    await world.close();
  });

  it('CRT-15 a bet decided between the question and the void is found accepted', async () => {
    const world = await readyToBet();
    world.origin.on(BET, 'networkError');
    await world.engine.placeBet('wintielose');
    world.onKey(
      () => ({ status: 200, body: { state: 'absent' } }),
      () => ({ status: 200, body: { state: 'decided', ...accepted } }),
    );
    for (let n = 0; n < 7; n += 1) await world.clock.advance(1_000);
    await until('found', async () => (await world.slip())?.outcome?.kind === 'accepted');
    await world.close();
  });

  it('CRT-15 goes on asking with growing pauses while the origin is away', async () => {
    const world = await readyToBet();
    world.origin.on(BET, 'networkError');
    await world.engine.placeBet('wintielose');
    let asked = 0;
    world.onKey(
      () => {
        asked += 1;
        return asked < 4 ? 'networkError' : { status: 200, body: { state: 'decided', ...accepted } };
      },
      () => 'networkError',
    );
    for (let n = 0; n < 10; n += 1) await world.clock.advance(1_000);
    await until('found', async () => (await world.slip())?.outcome?.kind === 'accepted');
    expect(asked).toBe(4);
    await world.close();
  });

  it('CRT-15 a worker killed while sending: the next one finds out, and the tab hears unknown', async () => {
    const world = await readyToBet();
    world.origin.on(BET, 'hang');
    const placing = world.engine.placeBet('wintielose');
    await until('sent', () => world.origin.calls(BET).length === 1);
    const key = world.onKey(
      () => ({ status: 200, body: { state: 'decided', ...accepted } }),
      () => ({ status: 500 }),
    );
    world.worker().kill();
    world.replaceWorker();
    expect(await placing).toEqual({ kind: 'unknown' });
    await until('found', async () => {
      await world.clock.advance(500);
      return (await world.slip())?.outcome?.kind === 'accepted';
    });
    expect(await world.outbox.intents.get(key)).toMatchObject({ state: 'accepted' });
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('CRT-15 CRT-12 a power cut brings an answered question back: it is not asked again, its bet is found out', async () => {
    const world = await readyToBet();
    world.origin.on(BET, { status: 409, body: [change] });
    await world.engine.placeBet('wintielose');
    const asked = await world.slip();
    world.origin.on(BET, 'hang');
    void world.engine.acceptChangedOdds('wintielose');
    await until('sent', () => world.origin.calls(BET).length === 2);
    const key = world.onKey(
      () => ({ status: 200, body: { state: 'decided', ...accepted } }),
      () => ({ status: 500 }),
    );
    world.worker().kill();
    expect(asked?.phase.at).toBe('changed');
    await world.db.slips.put(asked!);
    world.replaceWorker();
    await until('found', async () => {
      await world.clock.advance(500);
      return (await world.slip())?.outcome?.kind === 'accepted';
    });
    expect((await world.slip())?.outcome).toMatchObject({ key });
    expect(world.origin.calls(BET)).toHaveLength(2);
    await world.close();
  });

  it('CRT-15 a worker killed before the intent was stored leaves a slip that is mended', async () => {
    const world = await readyToBet();
    world.origin.on(BET, 'hang');
    void world.engine.placeBet('wintielose');
    await until('sent', () => world.origin.calls(BET).length === 1);
    const key = world.onKey(
      () => ({ status: 200, body: { state: 'absent' } }),
      () => ({ status: 200, body: { state: 'void' } }),
    );
    world.worker().kill();
    await world.outbox.intents.clear();
    expect(waitingKeyOf((await world.slip())!)).toBe(key);
    world.replaceWorker();
    await until('mended', async () => {
      await world.clock.advance(500);
      return (await world.slip())?.outcome?.kind === 'notPlaced';
    });
    await world.close();
  });

  it('CRT-15 SES-07 a 500 signs out, the outbox row survives and is resolved at the next login', async () => {
    const world = await readyToBet();
    world.origin.on(BET, { status: 500, body: { message: 'boom' } });
    expect(await world.engine.placeBet('wintielose')).toEqual({ kind: 'unknown' });
    await until('signed out', async () => (await world.session()) === 'signedOut');
    expect(await world.outbox.intents.toArray()).toMatchObject([{ state: 'unknown' }]);
    expect(await world.db.slips.count()).toBe(0);
    const key = world.onKey(
      () => ({ status: 200, body: { state: 'decided', ...accepted } }),
      () => ({ status: 500 }),
    );
    await world.signIn(world.tab);
    await until('resolved', async () => (await world.outbox.intents.get(key))?.state === 'accepted');
    expect((await world.slip())?.outcome).toMatchObject({ kind: 'accepted', wasUnknown: true });
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('CRT-15 a bet that cannot be remembered is not sent', async () => {
    const world = await readyToBet();
    world.origin.on(BET, accepted);
    world.worker().stores.outbox.intents.hook('creating', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await world.engine.placeBet('wintielose')).toEqual({ kind: 'unknown' });
    expect(await world.slip()).toMatchObject({ phase: { at: 'open' }, outcome: { kind: 'notPlaced' } });
    expect(world.origin.calls(BET)).toHaveLength(0);
    await world.close();
  });
});

describe('the slip in every tab', () => {
  it('CRT-10 is cleared when the last tab leaves the page, not when one of two does', async () => {
    const world = await readyToBet();
    const other = world.openTab();
    await other.engine.showPage('wintielose');
    await world.engine.showPage(null);
    await world.clock.advance(3_000);
    expect((await world.slip())?.picks).toHaveLength(1);
    await other.engine.showPage('cross');
    await world.clock.advance(300);
    await until('cleared', async () => (await world.slip())?.picks.length === 0);
    await world.close();
  });

  it('CRT-10 survives a reload of the only tab, and not its closing', async () => {
    const world = await readyToBet();
    world.tab.die();
    await world.clock.advance(1_000);
    const reloaded = world.openTab();
    await reloaded.engine.showPage('wintielose');
    await world.clock.advance(12_000);
    expect((await world.slip())?.picks).toHaveLength(1);
    reloaded.die();
    await world.clock.advance(12_000);
    await until('cleared', async () => (await world.slip())?.picks.length === 0);
    await world.close();
  });

  it('CRT-10 is cleared by the leading worker when tab and worker died together', async () => {
    const world = await readyToBet();
    world.tab.die();
    world.worker().kill();
    world.replaceWorker();
    await world.clock.advance(12_000);
    await until('cleared', async () => (await world.slip())?.picks.length === 0);
    await world.close();
  });

  it('SYN-03 CRT-07 a pick replaces one of the same fixture; restored picks cost what they cost today', async () => {
    const world = await readyToBet();
    const page = 'wintielose';
    const [before] = (await world.slip())!.picks;
    await world.engine.togglePick(page, fixtureIdOf(1), selectionIdOf(1, 'away'));
    expect((await world.slip())!.picks.map((pick) => pick.selectionId)).toEqual(['s1-away']);
    world.origin.latest('events').event('e1', 1, oddsChanged(1, 2, 190));
    await world.clock.advance(50);
    await until('new price', async () => (await world.db.checkpoints.get('events'))?.offset === 1);
    await world.engine.restorePicks(page, [before!]);
    expect((await world.slip())!.picks).toMatchObject([{ selectionId: 's1-home', odds: 190, version: 2 }]);
    expect(await world.engine.togglePick('nonsense' as never, fixtureIdOf(1), selectionIdOf(1, 'home'))).toMatchObject({
      ok: false,
      failure: { kind: 'unexpected' },
    });
    await world.close();
  });
});
