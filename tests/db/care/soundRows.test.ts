import { describe, expect, it } from 'vitest';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { changeSlip } from '../../../src/db/ingest/ingestSlip.ts';
import { togglePick } from '../../../src/domain/bet-slip/decideSlip.ts';
import { openDatabases, signedIn, theirs } from '../../support/engine/openDatabases.ts';
import {
  fixtureIdOf,
  memberId,
  oddsChanged,
  sampleFixture,
  selectionIdOf,
  T0,
} from '../../support/engine/sampleData.ts';

async function ready() {
  const { db } = openDatabases();
  await signedIn(db);
  const image = { position: { epoch: 'e1', offset: 0 }, fixtures: [sampleFixture(1), sampleFixture(2)], news: [] };
  await swapFeedImage(db, image, T0);
  await db.snapshots.clear();
  const toggle = () =>
    changeSlip(db, {
      page: 'wintielose',
      memberId: null,
      fixtures: [fixtureIdOf(1)],
      at: T0,
      decide: ({ slip, fixtures }) => togglePick(slip, fixtures.get(fixtureIdOf(1)), selectionIdOf(1, 'home')),
    });
  return { db, toggle };
}

describe('rows that no schema accepts, where no log reaches', () => {
  it('D9 a damaged game decides nothing, is kept aside, and makes the origin send an image', async () => {
    const { db, toggle } = await ready();
    await db.table('fixtures').put({ ...packFixture(sampleFixture(1)).row, state: '["open", 3]' });
    expect(await toggle()).toMatchObject({ ok: false });
    expect(await db.fixtures.get(fixtureIdOf(1))).toBeUndefined();
    expect(await db.quarantine.toArray()).toMatchObject([{ source: 'storage', kind: 'badRow', detail: 'fixture f1' }]);
    const batch = { epoch: 'e1', events: [{ offset: 1, event: oddsChanged(2, 2, 190) }] };
    expect(await ingestFeed(db, batch, T0)).toEqual({ kind: 'discontinuous' });
  });

  it('D9 a game stored under another id is no game', async () => {
    const { db, toggle } = await ready();
    await db.table('fixtures').where('fixtureId').equals('f1').modify({ about: 7 });
    expect(await toggle()).toMatchObject({ ok: false });
  });

  it('D9 a damaged slip becomes an empty one, a damaged member is asked for again', async () => {
    const { db, toggle } = await ready();
    const own = await theirs(db);
    await own.table('slips').put({ page: 'wintielose', picks: [{ odds: 'high' }], stake: -1 });
    await own.table('members').put({ id: memberId, emoney: 'much' });
    await own.checkpoints.put({ stream: 'bets', epoch: 'm1', offset: 4 });
    expect(await toggle()).toMatchObject({ ok: true });
    expect((await own.slips.get('wintielose'))?.picks).toHaveLength(1);
    expect(await own.checkpoints.get('bets')).toBeUndefined();
    expect((await own.quarantine.toArray()).map((row) => row.detail)).toEqual(['slip wintielose', 'member']);
  });
});
