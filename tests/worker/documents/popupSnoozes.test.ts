/** Popups hidden on this machine: for six hours, fifty at most, whoever is signed in (NAV-14). */
import { expect, it } from 'vitest';
import { storePopupSnooze } from '../../../src/db/records/popupSnoozes.ts';
import { popupSnoozes } from '../../../src/db/queries/house.ts';
import { POPUP_SNOOZE_MS } from '../../../src/domain/notices/popup.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { createWorld } from '../../support/engine/world.ts';

it('NAV-14 remembers until when, and the fifty newest only', async () => {
  const world = createWorld();
  const { engine } = world.openTab();
  for (let n = 0; n < 52; n += 1) {
    expect(await engine.snoozePopup(`p${n}`)).toEqual({ ok: true, value: null });
    await world.clock.advance(10);
  }
  const snoozes = await popupSnoozes(world.db);
  expect(Object.keys(snoozes)).toHaveLength(50);
  expect(snoozes['p1']).toBeUndefined();
  expect(snoozes['p51']).toBe(world.clock.now() - 10 + POPUP_SNOOZE_MS);
  expect(await engine.snoozePopup('')).toMatchObject({ ok: false });
  await world.close();
});

it('NAV-14 a snooze that is over is forgotten with the next one', async () => {
  const { db } = openDatabases();
  await storePopupSnooze(db, 'old', 1_000, 0);
  await storePopupSnooze(db, 'new', 2_000, 1_000);
  expect(await popupSnoozes(db)).toEqual({ new: 2_000 });
});
