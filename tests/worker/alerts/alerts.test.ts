/** Which tab tells an alert, and which are wanted, through the worker's calls. */
import { describe, expect, it } from 'vitest';
import { swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { alertChoices, priceMarks, toldAlerts } from '../../../src/db/queries/alerts.ts';
import { endSession } from '../../../src/db/records/sessions.ts';
import { alertHandlers } from '../../../src/worker/commands/alerts.ts';
import { manualClock } from '../../support/engine/manualClock.ts';
import { openDatabases, signedIn } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, sampleFixture, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';

async function opened() {
  const { db } = openDatabases();
  const session = await signedIn(db);
  return { db, session, ...alertHandlers(db, manualClock(T0)) };
}

describe('SPT-12 ALR-3 an alert', () => {
  it('is given to one of several tabs that ask at once, and to none after the next sign-in', async () => {
    const { db, session, claimAlert } = await opened();
    const answers = await Promise.all([1, 2, 3].map(() => claimAlert.answer('goal f1 1 0')));
    expect(answers.map((answer) => answer.ok && answer.value)).toEqual([true, false, false]);
    await endSession(db, session, 'logout');
    expect(await claimAlert.answer('other')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    await signedIn(db);
    expect(await claimAlert.answer('goal f1 1 0')).toEqual({ ok: true, value: false });
  });

  it('is not told of what was before the first question', async () => {
    const { db, claimAlert } = await opened();
    expect(await claimAlert.answer('')).toEqual({ ok: true, value: false });
    expect(await toldAlerts(db)).toEqual({ since: T0, ids: [] });
  });
});

describe('SPT-12 ALR-4 choices', () => {
  it('are on at first but for the browser’s own, and are switched one by one', async () => {
    const { db, switchAlert, claimAlert } = await opened();
    expect(await alertChoices(db)).toEqual({ settled: true, kickOff: true, goal: true, price: true, browser: false });
    await switchAlert.answer('goal');
    await switchAlert.answer('browser');
    expect(await alertChoices(db)).toEqual({ settled: true, kickOff: true, goal: false, price: true, browser: true });
    await switchAlert.answer('goal');
    expect((await alertChoices(db)).goal).toBe(true);
    expect(claimAlert.takes.safeParse(['x'.repeat(121)]).success).toBe(false);
  });
});

describe('SPT-12 ALR-6 ALR-7 a price mark', () => {
  it('is kept for whoever is signed in, one of a selection, and only where there is something to wait for', async () => {
    const { db, session, markPrice } = await opened();
    await swapFeedImage(db, { position: { epoch: 'e1', offset: 1 }, fixtures: [sampleFixture(1)], news: [] }, T0);
    const [game, home] = [fixtureIdOf(1), selectionIdOf(1, 'home')];
    expect(await markPrice.answer(game, home, 185)).toEqual({ ok: true, value: false });
    expect(await markPrice.answer(fixtureIdOf(9), home, 200)).toEqual({ ok: true, value: false });
    expect(await priceMarks(db)).toEqual([]);
    expect(await markPrice.answer(game, home, 200)).toEqual({ ok: true, value: true });
    expect(await markPrice.answer(game, home, 170)).toEqual({ ok: true, value: true });
    expect(await priceMarks(db)).toEqual([
      { fixtureId: game, selectionId: home, odds: 170, isAbove: false, setAt: T0 },
    ]);
    expect(await markPrice.answer(game, home, null)).toEqual({ ok: true, value: true });
    expect(await priceMarks(db)).toEqual([]);
    await endSession(db, session, 'logout');
    expect(await markPrice.answer(game, home, 200)).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    expect(markPrice.takes.safeParse([game, home, 99]).success).toBe(false);
  });
});
