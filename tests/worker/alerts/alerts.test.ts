/** Which tab tells an alert, and which are wanted, through the worker's calls. */
import { describe, expect, it } from 'vitest';
import { alertChoices, toldAlerts } from '../../../src/db/queries/alerts.ts';
import { endSession } from '../../../src/db/records/sessions.ts';
import { alertHandlers } from '../../../src/worker/commands/alerts.ts';
import { manualClock } from '../../support/engine/manualClock.ts';
import { openDatabases, signedIn } from '../../support/engine/openDatabases.ts';
import { T0 } from '../../support/engine/sampleData.ts';

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
    expect(await alertChoices(db)).toEqual({ settled: true, kickOff: true, goal: true, browser: false });
    await switchAlert.answer('goal');
    await switchAlert.answer('browser');
    expect(await alertChoices(db)).toEqual({ settled: true, kickOff: true, goal: false, browser: true });
    await switchAlert.answer('goal');
    expect((await alertChoices(db)).goal).toBe(true);
    expect(claimAlert.takes.safeParse(['x'.repeat(121)]).success).toBe(false);
  });
});
