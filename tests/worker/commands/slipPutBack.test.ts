/** A slip that a power cut puts back to before a bet that was placed and told offers it no more (SLIP-18, D7): only the outbox is strictly durable. */
import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { BetKey } from '../../../src/domain/kernel/ids.ts';
import { until } from '../../support/engine/manualClock.ts';
import { theirs } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, selectionIdOf } from '../../support/engine/sampleData.ts';
import { accepted, BET, readyToBet } from '../support/readyToBet.ts';

const decided = { status: 200, body: { state: 'decided', ...accepted } } as const;
const neverVoided = () => ({ status: 500 });
const inFlight = { kind: 'rejected', rejection: { reason: 'betInFlight' } };
const tooMuch = { status: 422, body: { message: 'too much' } };

async function world() {
  const ready = await readyToBet();
  const before = (await ready.slip())!;
  const place = async () => ready.engine.placeBet('wintielose', await ready.yes());
  const restart = async (change: object = {}) => {
    ready.worker().kill();
    await (await theirs(ready.db)).slips.put({ ...before, ...change });
    ready.replaceWorker();
  };
  const advanceUntil = (what: string, isSo: () => Promise<boolean> | boolean) =>
    until(what, async () => {
      await ready.clock.advance(500);
      return isSo();
    });
  /** A worker that takes over has polled twice: it has looked for whatever it would look for. */
  const settled = async () => {
    const polls = ready.origin.calls('GET /member/m1').length;
    await advanceUntil('took over', () => ready.origin.calls('GET /member/m1').length > polls + 1);
  };
  return { ...ready, before, place, restart, advanceUntil, settled };
}

describe('a slip put back to before a bet that was told', () => {
  it.each([
    ['offers it', {}],
    ['offers a part of it with another stake', { stake: 5_000 }],
    ['offers nothing', { picks: [], stake: 0 }],
  ])('SLIP-18 CRT-15 D7 that %s tells it again, whatever the origin knows of it by now', async (_, change) => {
    const { origin, slip, place, restart, onKey, advanceUntil, close } = await world();
    origin.on(BET, accepted);
    expect(await place()).toMatchObject({ kind: 'accepted' });
    const key = onKey(() => ({ status: 200, body: { state: 'void' } }), neverVoided);
    await restart(change);
    await advanceUntil('told', async () => (await slip())?.outcome?.kind === 'accepted');
    expect(await slip()).toMatchObject({ picks: [], phase: { at: 'open' }, outcome: { key } });
    expect(origin.calls(BET)).toHaveLength(1);
    await close();
  });

  it('SLIP-18 D7 is told it again where it is gone, and is not told it once more when the same is picked anew', async () => {
    const { origin, slip, db, engine, place, settled, worker, replaceWorker, advanceUntil, close } = await world();
    origin.on(BET, accepted);
    await place();
    worker().kill();
    await (await theirs(db)).slips.clear();
    replaceWorker();
    await advanceUntil('told', async () => (await slip())?.outcome?.kind === 'accepted');
    await engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'));
    await settled();
    expect(await slip()).toMatchObject({ phase: { at: 'open' }, picks: [{}], outcome: null });
    await close();
  });

  it('SLIP-18 CRT-15 D7 is shown as looking for a bet that an older build stored, and takes no yes', async () => {
    const { origin, asOlderBuild, slip, place, restart, onKey, advanceUntil, close } = await world();
    origin.on(BET, accepted);
    await place();
    let isReady = false;
    const key = onKey(() => (isReady ? decided : { status: 503 }), neverVoided);
    await asOlderBuild(key);
    await restart();
    await advanceUntil('looked for', async () => (await slip())?.phase.at === 'unknown');
    expect(await place()).toEqual(inFlight);
    isReady = true;
    await advanceUntil('told', async () => (await slip())?.outcome?.kind === 'accepted');
    expect(await slip()).toMatchObject({ picks: [], phase: { at: 'open' }, outcome: { key } });
    expect(origin.calls(BET)).toHaveLength(1);
    await close();
  });

  it('SLIP-18 CRT-15 D7 also where one between never came into the outbox, for want of room', async () => {
    const { origin, slip, worker, place, restart, advanceUntil, close } = await world();
    origin.on(BET, accepted);
    const { intents } = worker().stores.outbox;
    const full = () => Dexie.Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const add = vi.spyOn(intents, 'add').mockImplementation(full);
    expect(await place()).toEqual({ kind: 'unknown' });
    expect(await slip()).toMatchObject({ outcome: { kind: 'notPlaced' } });
    add.mockRestore();
    expect(await place()).toMatchObject({ kind: 'accepted' });
    await restart();
    await advanceUntil('told', async () => (await slip())?.outcome?.kind === 'accepted');
    expect(origin.calls(BET)).toHaveLength(1);
    await close();
  });

  it('SLIP-18 CRT-15 D7 also where one between was never sent, because its worker died before the outbox had it', async () => {
    const { origin, slip, restart, advanceUntil, outbox, close, before, place } = await world();
    const key = BetKey.parse('never-in-the-outbox-00001');
    origin.on(`GET /sports-prematch/betting/key/${key}`, { status: 200, body: { state: 'absent' } });
    origin.on(`POST /sports-prematch/betting/key/${key}/void`, { status: 200, body: { state: 'void' } });
    origin.on(BET, accepted);
    await place();
    const placed = (await outbox.intents.toArray())[0]!;
    await outbox.intents.clear();
    await restart({ phase: { at: 'sending', key } });
    await advanceUntil('told', async () => (await slip())?.outcome?.kind === 'notPlaced');
    // The bet after it follows what the slip knew before.
    expect((await slip())?.lastKey).toBe(before.lastKey);
    await outbox.intents.put(placed);
    await advanceUntil('told', async () => (await slip())?.outcome?.kind === 'accepted');
    await close();
  });

  it('CRT-15 D9 a slip that cannot be read, and a bet that cannot, keep no other bet from being found out', async () => {
    const { origin, outbox, slip, db, before, place, restart, onKey, advanceUntil, close } = await world();
    origin.on(BET, accepted);
    await place();
    onKey(() => decided, neverVoided);
    const placed = (await outbox.intents.toArray())[0]!;
    await outbox.intents.put({ ...placed, state: 'unknown' });
    await outbox.intents.put({ ...placed, key: 'another', page: 'special', intent: {} as never });
    const { picks: _, ...rest } = before;
    await (await theirs(db)).slips.put({ ...rest, page: 'handicap' } as never);
    await restart();
    await advanceUntil('told', async () => (await slip())?.outcome?.kind === 'accepted');
    expect((await outbox.intents.get(placed.key))?.state).toBe('accepted');
    await close();
  });

  it('SLIP-18 D7 takes no yes even before anybody has seen that it was bet', async () => {
    const { origin, slip, db, before, place, yes, engine, onKey, close } = await world();
    origin.on(BET, accepted);
    await place();
    onKey(() => ({ status: 503 }), neverVoided);
    await (await theirs(db)).slips.put(before);
    expect(await engine.placeBet('wintielose', await yes())).toEqual(inFlight);
    expect(origin.calls(BET)).toHaveLength(1);
    expect((await slip())?.picks).toHaveLength(1);
    await close();
  });

  it('SLIP-18 D7 also where one was refused between', async () => {
    const { origin, slip, place, restart, onKey, advanceUntil, close } = await world();
    origin.on(BET, tooMuch);
    expect(await place()).toMatchObject({ kind: 'refused' });
    origin.on(BET, accepted);
    expect(await place()).toMatchObject({ kind: 'accepted' });
    const key = onKey(() => decided, neverVoided);
    await restart();
    await advanceUntil('told', async () => (await slip())?.outcome?.kind === 'accepted');
    expect(await slip()).toMatchObject({ picks: [], outcome: { key } });
    await close();
  });

  it('SLIP-18 D7 keeps its picks where that one was refused', async () => {
    const { origin, slip, place, restart, settled, close } = await world();
    origin.on(BET, tooMuch);
    await place();
    await restart();
    await settled();
    expect(await slip()).toMatchObject({ phase: { at: 'open' }, picks: [{}], outcome: null });
    await close();
  });

  it('SLIP-18 D7 keeps its picks where they are not all of that bet', async () => {
    const { origin, slip, before, place, restart, settled, close } = await world();
    origin.on(BET, accepted);
    await place();
    const other = { ...before.picks[0]!, fixtureId: fixtureIdOf(2), selectionId: selectionIdOf(2, 'away') };
    await restart({ picks: [...before.picks, other] });
    await settled();
    expect(await slip()).toMatchObject({ phase: { at: 'open' }, picks: [{}, {}] });
    await close();
  });

  it('SLIP-18 the same picked anew is another bet, in a worker that takes over as well', async () => {
    const { origin, slip, engine, place, settled, worker, replaceWorker, close } = await world();
    origin.on(BET, accepted);
    await place();
    const pickAnew = async () => {
      await engine.togglePick('wintielose', fixtureIdOf(1), selectionIdOf(1, 'home'));
      await engine.changeStake('wintielose', 10_000);
    };
    await pickAnew();
    expect(await place()).toMatchObject({ kind: 'accepted' });
    expect(origin.calls(BET)).toHaveLength(2);
    await pickAnew();
    worker().kill();
    replaceWorker();
    await settled();
    expect(await slip()).toMatchObject({ phase: { at: 'open' }, picks: [{}], outcome: null });
    await close();
  });
});
