/** A question about changed odds that was answered with a bet, and that a power cut puts back on the slip: only the outbox is strictly durable (CNS-4, D7). */
import { describe, expect, it } from 'vitest';
import { until } from '../../support/engine/manualClock.ts';
import { theirs } from '../../support/engine/openDatabases.ts';
import { accepted, BET, change, readyToBet } from '../support/readyToBet.ts';

/** On the slip the question stands that the origin's first answer led to. */
async function asked() {
  const world = await readyToBet();
  world.origin.on(BET, { status: 409, body: [change] });
  await world.engine.placeBet('wintielose', await world.yes());
  const slip = (await world.slip())!;
  expect(slip.phase.at).toBe('changed');
  const untilSlip = (what: string, isSo: (now: typeof slip | undefined) => boolean) =>
    until(what, async () => {
      await world.clock.advance(500);
      return isSo(await world.slip());
    });
  return {
    ...world,
    yes: await world.yes(),
    putBack: async () => (await theirs(world.db)).slips.put(slip),
    untilFound: () => untilSlip('found', (now) => now?.outcome?.kind === 'accepted'),
    untilSlip,
  };
}

const decided = { status: 200, body: { state: 'decided', ...accepted } } as const;
const neverVoided = () => ({ status: 500 });
const inFlight = { kind: 'rejected', rejection: { reason: 'betInFlight' } };

describe('an answered question that a power cut puts back', () => {
  it('CRT-15 CRT-12 is not asked again while its bet is on its way, and that is found out', async () => {
    const world = await asked();
    world.origin.on(BET, 'hang');
    void world.engine.acceptChangedOdds('wintielose', world.yes);
    await until('sent', () => world.origin.calls(BET).length === 2);
    const key = world.onKey(() => decided, neverVoided);
    world.worker().kill();
    await world.putBack();
    world.replaceWorker();
    await world.untilFound();
    expect((await world.slip())?.outcome).toMatchObject({ key });
    expect(world.origin.calls(BET)).toHaveLength(2);
    await world.close();
  });

  it('CRT-15 CNS-4 D7 is told again where its bet was told, whatever the origin knows of it by now', async () => {
    const world = await asked();
    world.origin.on(BET, accepted);
    expect(await world.engine.acceptChangedOdds('wintielose', world.yes)).toMatchObject({ kind: 'accepted' });
    const key = world.onKey(() => ({ status: 200, body: { state: 'void' } }), neverVoided);
    world.worker().kill();
    await world.putBack();
    world.replaceWorker();
    await world.untilFound();
    expect(await world.slip()).toMatchObject({ picks: [], phase: { at: 'open' }, outcome: { key } });
    expect(world.origin.calls(BET)).toHaveLength(2);
    await world.close();
  });

  it('CRT-15 CNS-4 D7 takes no second yes while its bet, which an older build stored, is found out', async () => {
    const world = await asked();
    world.origin.on(BET, accepted);
    await world.engine.acceptChangedOdds('wintielose', world.yes);
    let isReady = false;
    const key = world.onKey(() => (isReady ? decided : { status: 503 }), neverVoided);
    await world.asOlderBuild(key);
    world.worker().kill();
    await world.putBack();
    world.replaceWorker();
    await world.untilSlip('looked for', (now) => now?.phase.at === 'unknown');
    expect(await world.engine.acceptChangedOdds('wintielose', world.yes)).toEqual(inFlight);
    isReady = true;
    await world.untilFound();
    expect(await world.slip()).toMatchObject({ picks: [], phase: { at: 'open' }, outcome: { key } });
    expect(world.origin.calls(BET)).toHaveLength(2);
    await world.close();
  });

  it('CNS-4 D7 takes none even before anybody has seen that it was answered', async () => {
    const world = await asked();
    world.origin.on(BET, accepted);
    await world.engine.acceptChangedOdds('wintielose', world.yes);
    world.onKey(() => ({ status: 503 }), neverVoided);
    await world.putBack();
    expect(await world.engine.acceptChangedOdds('wintielose', world.yes)).toEqual(inFlight);
    expect(world.origin.calls(BET)).toHaveLength(2);
    await world.close();
  });
});
