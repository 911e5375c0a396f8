/** Which games the home page lists, from a real local database. */
import { describe, expect, it } from 'vitest';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { readFixtures } from '../../../src/db/queries/fixtures.ts';
import { keptOn, liveGames, upcomingGames, type GamesListed } from '../../../src/db/queries/upcoming.ts';
import type { PageKind } from '../../../src/domain/reference/pages.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const MINUTE = 60_000;

async function holding(...fixtures: Fixture[]) {
  const { db } = openDatabases();
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: [] }, T0);
  const tell = (offset: number, ...events: FeedEvent[]) =>
    ingestFeed(db, { epoch: 'e1', events: events.map((event, at) => ({ offset: offset + at, event })) }, T0);
  return { db, tell };
}

const startingIn = (n: number, minutes: number, over: Partial<Fixture> = {}) =>
  sampleFixture(n, { startAt: T0 + minutes * MINUTE, ...over });
/** A list as the page draws it. */
async function drawn(db: HanpanDatabase, page: PageKind, listed: GamesListed | undefined) {
  if (listed === undefined) return undefined;
  return {
    games: keptOn(
      page,
      await readFixtures(
        db,
        listed.games.map(({ fixtureId }) => fixtureId),
      ),
    ),
    total: listed.total,
  };
}
const upcoming = async (db: HanpanDatabase, now: number, limit: number) =>
  drawn(db, 'wintielose', await upcomingGames(db, 'wintielose', now, limit));
const live = async (db: HanpanDatabase, limit: number) => drawn(db, 'inplay', await liveGames(db, limit));
const idsOf = (games: readonly Fixture[] | undefined) => games?.map((game) => game.fixtureId);

describe('NAV-14 games that start next', () => {
  it('are unknown before the first image, and none where there are none', async () => {
    const { db } = openDatabases();
    expect(await upcoming(db, T0, 5)).toBeUndefined();
    const empty = await holding();
    expect(await upcoming(empty.db, T0, 5)).toEqual({ games: [], total: 0 });
  });

  it('stand by start, whatever their league, and are cut; those within the hour are counted', async () => {
    const games = [startingIn(1, 50), startingIn(2, 10), startingIn(3, 90), startingIn(4, 30)];
    const { db } = await holding(...games);
    const view = await upcoming(db, T0, 3);
    expect(idsOf(view?.games)).toEqual([2, 4, 1].map(fixtureIdOf));
    expect(view?.total).toBe(3);
  });

  it('drop what has started and take up what follows, each once', async () => {
    const { db } = await holding(...Array.from({ length: 500 }, (_, n) => startingIn(n, n + 1)));
    const seen = await Promise.all(
      [0, 1, 2].map(async (minute) => idsOf((await upcoming(db, T0 + minute * MINUTE, 4))?.games)),
    );
    expect(seen).toEqual([[0, 1, 2, 3].map(fixtureIdOf), [1, 2, 3, 4].map(fixtureIdOf), [2, 3, 4, 5].map(fixtureIdOf)]);
  });
});

describe('NAV-14 BRD-5 games in play', () => {
  it('come when they start, with the score, and go when they end', async () => {
    const { db, tell } = await holding(startingIn(1, 0), startingIn(2, 5));
    expect(await live(db, 5)).toEqual({ games: [], total: 0 });
    const fixtureId = fixtureIdOf(1);
    const score = { period: 10, clockSeconds: 120, home: 1, away: 0 };
    await tell(
      1,
      { type: 'FixtureChanged', at: T0, data: { fixtureId, status: 'inPlay', startAt: T0 } },
      { type: 'ScoreChanged', at: T0, data: { fixtureId, score } },
    );
    const playing = await live(db, 5);
    expect(idsOf(playing?.games)).toEqual([fixtureId]);
    expect(playing?.games[0]?.score).toEqual(score);
    expect(idsOf((await upcoming(db, T0 - 1, 5))?.games)).toEqual([fixtureIdOf(2)]);
    await tell(3, { type: 'FixtureChanged', at: T0, data: { fixtureId, status: 'finished', startAt: T0 } });
    expect(await live(db, 5)).toEqual({ games: [], total: 0 });
  });

  it('are counted beyond those shown, the longest running first', async () => {
    const playing = (n: number) => startingIn(n, -n, { status: 'inPlay' });
    const { db } = await holding(playing(1), playing(2), playing(3));
    const shown = await live(db, 2);
    expect(idsOf(shown?.games)).toEqual([3, 2].map(fixtureIdOf));
    expect(shown?.total).toBe(3);
  });
});
