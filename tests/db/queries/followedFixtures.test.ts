/** A price and whether its game is followed, from a real local database while an image of its topic is put in place. */
import { liveQuery } from 'dexie';
import { describe, expect, it } from 'vitest';
import { storeFollowed } from '../../../src/db/records/followedTopics.ts';
import { ingestFeed, swapFeedImage, swapTopicImage } from '../../../src/db/ingest/ingestFeed.ts';
import { readFixturesAsOf, readFollowedFixtures, type FixturesRead } from '../../../src/db/queries/fixtures.ts';
import { slipView } from '../../../src/db/queries/slip.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { emptySlip } from '../../../src/domain/bet-slip/slip.ts';
import type { SlipPick } from '../../../src/domain/bet-slip/slipPick.ts';
import { isOfTopics, topicOfSport } from '../../../src/domain/events/topics.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { aPick } from '../../support/domain/eventFactory.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { openDatabases, signedIn, theirs } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';

const FOOTBALL = topicOfSport(SPORT.football);
const BASKETBALL = topicOfSport(SPORT.basketball);
const POSITION = { epoch: 'e1', offset: 1 };
const stale = sampleFixture(2, { sportId: SPORT.basketball });
const current = { ...stale, home: 'as the image has it' };

/** Football is followed; basketball is as it was long ago. */
async function withoutBasketball() {
  const { db } = openDatabases();
  await swapFeedImage(db, { position: POSITION, fixtures: [sampleFixture(1), stale], news: [] }, T0);
  await db.transaction('rw', [db.settings], () => storeFollowed(db, new Set([FOOTBALL])));
  return db;
}

const putInPlace = async (db: HanpanDatabase) =>
  swapTopicImage(
    db,
    {
      position: POSITION,
      topics: new Set([BASKETBALL]),
      fixtures: [current],
    },
    T0,
  );

/** What a screen would say of the game: its row, and whether its prices are open. */
const saidOf = ({ fixtures: [fixture], followed }: FixturesRead) =>
  fixture === undefined ? 'gone' : `${fixture.home}, ${isOfTopics(followed, fixture) ? 'open' : 'locked'}`;

describe('STL-5 S-20 a price and whether its game is followed', () => {
  it.each([
    ['readFollowedFixtures', readFollowedFixtures],
    ['readFixturesAsOf', readFixturesAsOf],
  ])('are of one moment (%s)', async (_, read) => {
    const db = await withoutBasketball();
    const ids = [fixtureIdOf(2)];
    const before = read(db, ids);
    const placed = putInPlace(db);
    const after = read(db, ids);
    expect(await placed).toBe('stored');
    expect([saidOf(await before), saidOf(await after)]).toEqual([`${stale.home}, locked`, `${current.home}, open`]);
  });

  it('SYN-03 wake their reader when what is followed changes, and at no price of another game', async () => {
    const db = await withoutBasketball();
    const seen: string[] = [];
    const watch = liveQuery(() => readFollowedFixtures(db, [fixtureIdOf(2)])).subscribe((read) => {
      seen.push(saidOf(read));
    });
    await until('first answer', () => seen.length === 1);
    await ingestFeed(db, { epoch: 'e1', events: [{ offset: 2, event: oddsChanged(1, 2, 250) }] }, T0);
    await settle(8);
    expect(seen).toHaveLength(1);
    await db.transaction('rw', [db.settings], () => storeFollowed(db, new Set([FOOTBALL, BASKETBALL])));
    await until('second answer', () => seen.length === 2);
    expect(seen).toEqual([`${stale.home}, locked`, `${stale.home}, open`]);
    watch.unsubscribe();
  });

  it('are told of every pick; a game that has left the offer is none that waits', async () => {
    const db = await withoutBasketball();
    const picks: SlipPick[] = [1, 2, 3].map((n) => ({
      ...aPick(selectionIdOf(n, 'home')),
      fixtureId: fixtureIdOf(n),
    }));
    await signedIn(db);
    await (await theirs(db)).slips.put({ ...emptySlip('wintielose'), picks });
    const followed = async () => (await slipView(db, 'wintielose')).picks.map((pick) => pick.isFollowed);
    expect(await followed()).toEqual([true, false, true]);
    await putInPlace(db);
    expect(await followed()).toEqual([true, true, true]);
  });
});
