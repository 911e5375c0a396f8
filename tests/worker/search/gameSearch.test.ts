/** The index of games over a real local database. */
import { describe, expect, it, vi } from 'vitest';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import type { FeedEvent } from '../../../src/domain/events/catalogue.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { searchHandlers } from '../../../src/worker/commands/search.ts';
import { createGameSearch } from '../../../src/worker/search/gameSearch.ts';
import { manualClock, settle, until } from '../../support/engine/manualClock.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, sampleFixture, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';

async function searching(count: number) {
  const { db } = openDatabases();
  const fixtures = Array.from({ length: count }, (_, n) => sampleFixture(n + 1));
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: [] }, T0);
  const clock = manualClock(T0);
  const life = new AbortController();
  const search = createGameSearch(db, clock, life.signal);
  const homes = async (text: string) => (await search.find(text)).teams.map(({ name }) => name);
  let offset = 0;
  const tell = async (event: FeedEvent) => {
    offset += 1;
    await ingestFeed(db, { epoch: 'e1', events: [{ offset, event }] }, T0);
  };
  /** Time goes on, and with it the reading of slices. */
  const whole = async () =>
    until('the index is whole', async () => {
      const asked = search.find('');
      await clock.advance(1_000);
      return (await asked).isWhole;
    });
  return { db, clock, search, homes, tell, whole, end: () => life.abort() };
}

const opened = (fixture: Fixture): FeedEvent => ({ type: 'FixtureOpened', at: T0, data: { fixture } });

describe('SPT-11 SRC-9 the index of what boards list', () => {
  it('is built in slices, and what is in it is found at once', async () => {
    const { homes, whole, end } = await searching(450);
    await whole();
    expect(await homes('Home 450')).toEqual(['Home 450']);
    end();
  });

  it('follows a game that comes and one that goes', async () => {
    const { homes, whole, tell, end } = await searching(3);
    await whole();
    await tell({ type: 'FixtureClosed', at: T0, data: { fixtureId: fixtureIdOf(2) } });
    await until('it is gone', async () => (await homes('Home 2')).length === 0);
    await tell(opened(sampleFixture(9, { home: 'Newcomer' })));
    await until('it is here', async () => (await homes('Newcomer')).length === 1);
    end();
  });

  it('reads a game that comes, and for it no other', async () => {
    const { db, homes, whole, tell, end } = await searching(3);
    await whole();
    const readings = vi.spyOn(db.fixtures, 'bulkGet');
    const changes = [{ selectionId: selectionIdOf(1, 'home'), version: 2, odds: 199 }];
    await tell({ type: 'OddsChanged', at: T0, data: { fixtureId: fixtureIdOf(1), changes } });
    await settle();
    const ours = readings.mock.calls.length;
    await tell(opened(sampleFixture(9, { home: 'Newcomer' })));
    await until('it is here', async () => (await homes('Newcomer')).length === 1);
    // The index reads the newcomer alone; what else is read of prices is of who stores them.
    const read = readings.mock.calls.slice(ours).flatMap(([ids]) => ids);
    expect(read.filter((id) => id !== fixtureIdOf(9))).toEqual([]);
    end();
  });

  it('is dropped after five minutes without a question, and built anew by the next', async () => {
    const { clock, search, whole, end } = await searching(3);
    await whole();
    await clock.advance(300_000);
    const asked = search.find('Home 1', 0);
    await clock.advance(0);
    expect((await asked).isWhole).toBe(false);
    await whole();
    expect((await search.find('Home 1')).teams).toHaveLength(1);
    end();
  });

  it('knows the next game of a team', async () => {
    const { search, whole, tell, end } = await searching(3);
    await whole();
    await tell(opened(sampleFixture(9, { home: 'Home 1', away: 'Late', startAt: T0 })));
    await until('it is here', async () => (await search.find('Late')).teams.length === 1);
    expect((await search.nextOf(['6046:Home 1', '6046:Nobody'])).map((game) => game?.away)).toEqual([
      'Late',
      undefined,
    ]);
    end();
  });

  it('takes no text that nobody types', async () => {
    const { search, end } = await searching(1);
    const { takes } = searchHandlers(search).findGames;
    expect([takes.safeParse(['x'.repeat(60)]).success, takes.safeParse(['x'.repeat(61)]).success]).toEqual([
      true,
      false,
    ]);
    end();
  });
});
