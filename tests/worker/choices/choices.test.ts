/** What a member looked at and switched off, through the worker's calls. */
import { describe, expect, it } from 'vitest';
import { swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { silentShortcuts } from '../../../src/db/queries/shortcuts.ts';
import { viewedGames } from '../../../src/db/queries/viewedGames.ts';
import { endSession } from '../../../src/db/records/sessions.ts';
import { MAX_VIEWED } from '../../../src/domain/viewed/viewedGames.ts';
import { choiceHandlers } from '../../../src/worker/commands/choices.ts';
import { openDatabases, signedIn } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

async function opened(games = 1) {
  const { db } = openDatabases();
  const fixtures = Array.from({ length: games }, (_, n) => sampleFixture(n + 1));
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: [] }, T0);
  const session = await signedIn(db);
  return { db, session, ...choiceHandlers(db) };
}

describe('SPT-12 FAV-4 games looked at', () => {
  it('are kept each once, the latest first; one that nobody lists is none', async () => {
    const { db, viewGame } = await opened(2);
    for (const n of [1, 2, 1, 1, 9]) await viewGame.answer(fixtureIdOf(n));
    expect((await viewedGames(db)).map(({ home, leagueName }) => [home, leagueName])).toEqual([
      ['Home 1', 'K1'],
      ['Home 2', 'K1'],
    ]);
  });

  it('are twenty at most', async () => {
    const { db, viewGame } = await opened(25);
    for (let n = 1; n <= 25; n += 1) await viewGame.answer(fixtureIdOf(n));
    expect(MAX_VIEWED).toBe(20);
    expect((await viewedGames(db)).map(({ fixtureId }) => fixtureId)).toEqual(
      Array.from({ length: 20 }, (_, at) => fixtureIdOf(25 - at)),
    );
  });
});

describe('KEY-2 keys', () => {
  it('are switched off and on, for one member', async () => {
    const { db, session, switchShortcut } = await opened();
    await switchShortcut.answer('slip', false);
    await switchShortcut.answer('slip', false);
    expect(await silentShortcuts(db)).toEqual(['slip']);
    await endSession(db, session, 'logout');
    expect(await silentShortcuts(db)).toEqual([]);
    expect(await switchShortcut.answer('slip', true)).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    await signedIn(db);
    await switchShortcut.answer('slip', true);
    expect(await silentShortcuts(db)).toEqual([]);
  });
});
