/** A member with one game on the slip and a stake, at an origin whose answers the test writes. */
import { until } from '../../support/engine/manualClock.ts';
import { fixtureIdOf, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';
import type { Received, Reply } from '../../support/engine/scriptedOrigin.ts';
import { createWorld } from '../../support/engine/world.ts';

export const BET = 'POST /sports-prematch/betting';
export const accepted = {
  status: 200,
  body: { betId: 'b1', placedAt: T0, totalRatio: '1.85', amounts: 10_000, emoney: 990_000 },
};
export const change = {
  old: { oddsId: 's1-home', marketName: '1X2', betName: 'home', betBaseline: '', betPrice: '1.85' },
  new: { id: 's1-home', version: 2, betPrice: '1.80', betPriceByAdmin: null, betBaseline: '', fixtureId: 'f1' },
};
/** The key under which a bet was sent. */
export const keyOf = (call: Received | undefined) => call?.headers['idempotency-key'] ?? '';

export async function readyToBet() {
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
  /** As a build stored it that kept no id of a bet. */
  const asOlderBuild = (key: string) =>
    world.outbox.intents
      .where('key')
      .equals(key)
      .modify((row) => {
        delete row.betId;
      });
  return { ...world, tab, engine: tab.engine, phase, phaseIs, onKey, asOlderBuild };
}
