/** A slip that a power cut puts back to before a bet that was placed and told offers it no more (SLIP-18, D7): only the outbox is strictly durable. */
import { describe, expect, it } from 'vitest';
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
  it('SLIP-18 CRT-15 D7 looks for it, tells it again and offers its picks no more', async () => {
    const { origin, slip, place, restart, onKey, advanceUntil, close } = await world();
    origin.on(BET, accepted);
    expect(await place()).toMatchObject({ kind: 'accepted' });
    let isReady = false;
    const key = onKey(() => (isReady ? decided : { status: 503 }), neverVoided);
    await restart();
    await advanceUntil('looked for', async () => (await slip())?.phase.at === 'unknown');
    expect(await place()).toEqual(inFlight);
    isReady = true;
    await advanceUntil('told', async () => (await slip())?.outcome?.kind === 'accepted');
    expect(await slip()).toMatchObject({ picks: [], phase: { at: 'open' }, outcome: { key } });
    expect(origin.calls(BET)).toHaveLength(1);
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
