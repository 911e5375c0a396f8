/** Marks through the worker's call into the browser's database. */
import { describe, expect, it } from 'vitest';
import { swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { favourites } from '../../../src/db/queries/favourites.ts';
import { endSession } from '../../../src/db/records/sessions.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { favouriteHandlers } from '../../../src/worker/commands/favourites.ts';
import { openDatabases, signedIn } from '../../support/engine/openDatabases.ts';
import { sampleFixture, sampleMember, T0 } from '../../support/engine/sampleData.ts';

const two = sampleMember({ id: MemberId.parse('m2'), userId: 'member2' });

async function opened() {
  const { db } = openDatabases();
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures: [sampleFixture(1)], news: [] }, T0);
  const { toggleFavourite } = favouriteHandlers(db);
  return { db, toggle: toggleFavourite.answer, takes: toggleFavourite.takes };
}

describe('SPT-12 FAV-3 favourites of a member', () => {
  it('are refused while nobody is signed in, and named after what is on offer', async () => {
    const { db, toggle } = await opened();
    expect(await toggle('league', 'k1')).toEqual({ ok: false, failure: { kind: 'signedOut' } });
    await signedIn(db);
    expect(await toggle('league', 'k1')).toEqual({ ok: true, value: null });
    await toggle('league', 'gone');
    await toggle('team', '6046:Home 1');
    expect(await favourites(db)).toEqual([
      { kind: 'league', id: 'k1', name: 'K1' },
      { kind: 'league', id: 'gone', name: '' },
      { kind: 'team', id: '6046:Home 1', name: 'Home 1' },
    ]);
  });

  it('outlive the session, and are nobody else’s', async () => {
    const { db, toggle } = await opened();
    const first = await signedIn(db);
    await toggle('team', '6046:Home 1');
    await endSession(db, first, 'logout');
    expect(await favourites(db)).toEqual([]);
    const second = await signedIn(db, two);
    expect(await favourites(db)).toEqual([]);
    await endSession(db, second, 'logout');
    await signedIn(db);
    expect((await favourites(db)).map(({ id }) => id)).toEqual(['6046:Home 1']);
  });

  it('are kept of sixteen members on one machine', async () => {
    const { db, toggle } = await opened();
    for (let n = 0; n < 20; n += 1) {
      const session = await signedIn(db, sampleMember({ id: MemberId.parse(`m${n}`) }));
      await toggle('market', '1');
      await endSession(db, session, 'logout');
    }
    expect(await db.settings.where('key').startsWith('favourites ').count()).toBe(16);
  });

  it('take no id that is none', async () => {
    const { takes } = await opened();
    expect(takes.safeParse(['team', '']).success).toBe(false);
    expect(takes.safeParse(['player', 'x']).success).toBe(false);
  });
});
