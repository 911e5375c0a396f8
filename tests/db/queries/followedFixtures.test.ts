/** A price and whether its game is followed, from a real local database while an image of its topic is put in place. */
import { describe, expect, it } from 'vitest';
import { storeFollowed } from '../../../src/db/followedTopics.ts';
import { swapFeedImage, swapTopicImage } from '../../../src/db/ingestFeed.ts';
import { readFixturesAsOf, readFollowedFixtures, type FixturesRead } from '../../../src/db/queries/fixtures.ts';
import { slipView } from '../../../src/db/queries/slip.ts';
import type { HanpanDatabase } from '../../../src/db/database.ts';
import { emptySlip, type Pick } from '../../../src/domain/bet-slip/slip.ts';
import { isFollowed, topicOfSport } from '../../../src/domain/events/topics.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { aPick } from '../../support/domain/eventFactory.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, sampleFixture, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';

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
      followed: new Set([FOOTBALL, BASKETBALL]),
    },
    T0,
  );

/** What a screen would say of the game: its row, and whether its prices are open. */
const saidOf = ({ fixtures: [fixture], followed }: FixturesRead) =>
  fixture === undefined ? 'gone' : `${fixture.home}, ${isFollowed(followed, fixture) ? 'open' : 'locked'}`;

describe('S-20 a price and whether its game is followed', () => {
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

  it('are told of every pick; a game that has left the offer is none that waits', async () => {
    const db = await withoutBasketball();
    const picks: Pick[] = [1, 2, 3].map((n) => ({
      ...aPick(selectionIdOf(n, 'home')),
      fixtureId: fixtureIdOf(n),
    }));
    await db.slips.put({ ...emptySlip('wintielose'), picks });
    const followed = async () => (await slipView(db, 'wintielose')).picks.map((pick) => pick.isFollowed);
    expect(await followed()).toEqual([true, false, true]);
    await putInPlace(db);
    expect(await followed()).toEqual([true, true, true]);
  });
});
