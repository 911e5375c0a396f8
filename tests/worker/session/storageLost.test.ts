/** Nothing of one member is the next one's, whichever database is deleted under a worker that lives on (SES-18, SES-R5, D4). */
import Dexie from 'dexie';
import { describe, expect, it } from 'vitest';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { currentMember, streamHealth } from '../../../src/db/queries/session.ts';
import { storageState } from '../../../src/db/queries/storage.ts';
import { fixtureIdOf, games, selectionIdOf } from '../../server/support/feedReports.ts';
import { openOrigin } from '../../server/support/openOrigin.ts';
import { consentOf } from '../../support/engine/consentOf.ts';
import { until } from '../../support/engine/manualClock.ts';
import { theirs } from '../../support/engine/openDatabases.ts';
import { browserAtOrigin } from '../support/browserAtOrigin.ts';

const SOON = 12_000;
const HOUSE = 'the house’s database';
const THEIRS = 'the member’s database';

/** As a member who clears site data, or a console: by somebody who is not the site. */
const remove = async (name: string) => Dexie.delete(name);
const LOSSES: readonly [string, (db: HanpanDatabase) => Promise<unknown>][] = [
  [HOUSE, async (db) => remove(db.name)],
  [THEIRS, async (db) => remove((await theirs(db)).name)],
  ['both', async (db) => Promise.all([remove((await theirs(db)).name), remove(db.name)])],
];

const betsOf = async (db: HanpanDatabase) => (await theirs(db)).bets.toArray();

async function playing() {
  const origin = await openOrigin();
  await origin.sink.deliver(games('a', 'b'));
  const { tab, db, asked } = browserAtOrigin(origin.url);
  const { engine } = tab;
  const signIn = async (userId: string) => {
    expect(await engine.login({ userId, password: 'hanpan1234' })).toEqual({ ok: true, value: null });
    for (const stream of ['events', 'bets'] as const)
      await until(`${stream} live`, async () => (await streamHealth(db, stream))?.state === 'live', SOON);
  };
  const bet = async (game: string) => {
    await engine.showPage('wintielose');
    expect(await engine.togglePick('wintielose', fixtureIdOf(game), selectionIdOf(game, 'home'))).toMatchObject({
      ok: true,
    });
    await engine.changeStake('wintielose', 10_000);
    // What was just imaged may be stale for a moment on a busy machine; nothing is sent then.
    let outcome = await engine.placeBet('wintielose', await consentOf(db));
    await until(
      'judged',
      async () => {
        if (outcome.kind === 'rejected') outcome = await engine.placeBet('wintielose', await consentOf(db));
        return outcome.kind !== 'rejected';
      },
      SOON,
    );
    return outcome;
  };
  return { engine, db, asked, signIn, bet };
}

describe('storage that is lost under a running worker', () => {
  it.each(LOSSES)(
    'SES-18 SES-R5 D4 %s: the next member sees nothing of the one before, and bets as themselves',
    async (_what, lose) => {
      const { db, signIn, bet } = await playing();
      await signIn('member1');
      expect(await bet('a')).toMatchObject({ kind: 'accepted' });
      await until('in history', async () => (await betsOf(db)).length === 1, SOON);
      await lose(db);
      await signIn('member2');
      expect((await currentMember(db))?.id).toBe('member2');
      expect(await betsOf(db)).toEqual([]);
      expect(await bet('b')).toMatchObject({ kind: 'accepted' });
      await until('in history', async () => (await betsOf(db)).length === 1, SOON);
      expect((await betsOf(db))[0]?.picks[0]?.fixtureId).toBe(fixtureIdOf('b'));
      expect(await (await theirs(db)).members.toArray()).toMatchObject([{ id: 'member2', emoney: 490_000 }]);
    },
    60_000,
  );

  it.each(LOSSES)(
    'SES-18 SES-R5 D4 %s: the session is over here, and the same member signs in again and stays',
    async (_what, lose) => {
      const { db, signIn, bet } = await playing();
      await signIn('member1');
      await lose(db);
      const isOver = async () => (await db.sessions.get('session'))?.state === 'signedOut';
      await until('over', isOver, SOON);
      await signIn('member1');
      expect(await bet('a')).toMatchObject({ kind: 'accepted' });
      expect((await db.sessions.get('session'))?.state).toBe('signedIn');
    },
    60_000,
  );

  it('SES-18 SES-R5 D4 storage that is cleared again, with the end that was just written, is told of again', async () => {
    const { db, signIn } = await playing();
    await signIn('member1');
    const isTold = async () =>
      (await db.sessions.get('session'))?.state === 'signedOut' && (await storageState(db, Date.now())) === 'madeAnew';
    for (let times = 0; times < 3; times += 1) {
      await remove(db.name);
      await until('told', isTold, SOON);
    }
    await signIn('member2');
    expect((await currentMember(db))?.id).toBe('member2');
  }, 240_000);

  it('SES-R5 D4 the loss is told also where the worker sees that nobody is signed in before it looks for what was lost', async () => {
    const { db, signIn } = await playing();
    await signIn('member1');
    // What a query finds in a database that was made anew, at once.
    await db.sessions.delete('session');
    const isTold = async () =>
      (await db.sessions.get('session'))?.state === 'signedOut' && (await storageState(db, Date.now())) === 'madeAnew';
    await until('told', isTold, SOON);
  }, 240_000);

  it('SES-R5 SES-16 D4 whoever signs in again at once is told of the loss, and the origin of the session before', async () => {
    const { db, asked, signIn } = await playing();
    await signIn('member1');
    await remove(db.name);
    await signIn('member2');
    await until('told', async () => (await storageState(db, Date.now())) === 'madeAnew', SOON);
    await until('told to the origin', () => asked.includes('POST /member/logout'), SOON);
    expect((await currentMember(db))?.id).toBe('member2');
  }, 240_000);
});
