/** One slip for all tabs of a browser: how long it is kept, and what may be put back into it. */
import { describe, expect, it } from 'vitest';
import { until } from '../../support/engine/manualClock.ts';
import { fixtureIdOf, oddsChanged, selectionIdOf } from '../../support/engine/sampleData.ts';
import { readyToBet } from '../support/readyToBet.ts';

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
