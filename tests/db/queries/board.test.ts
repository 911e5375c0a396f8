import { liveQuery } from 'dexie';
import { describe, expect, it } from 'vitest';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { boardCut } from '../../../src/db/queries/board.ts';
import { isListed } from '../../../src/domain/sports/board.ts';
import { readFixtures } from '../../../src/db/queries/fixtures.ts';
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';

async function board() {
  const { db } = openDatabases();
  const image = { position: { epoch: 'e1', offset: 0 }, fixtures: [1, 2, 3].map((n) => sampleFixture(n)), news: [] };
  await swapFeedImage(db, image, T0);
  return db;
}

const rowsOnBoard = async (db: HanpanDatabase, ids: readonly string[]) =>
  (await readFixtures(db, ids)).flatMap((game) => (game !== undefined && isListed(game, 'wintielose') ? game : []));

describe('the queries of a board', () => {
  it('SPT-01 SPT-04 a cut names the fixtures of one page, and their rows come in its order', async () => {
    const db = await board();
    const cut = await boardCut(db, { kind: 'wintielose', category: 'all', pageNumber: 1 });
    expect(cut).toMatchObject({ page: 1, pageCount: 1, total: 3 });
    const fixtures = await rowsOnBoard(db, cut?.fixtureIds ?? []);
    expect(fixtures.map(({ fixtureId }) => fixtureId)).toEqual(cut?.fixtureIds);
  });

  it('SYN-03 a price change wakes the rows it is about, and no cut', async () => {
    const db = await board();
    const woken: string[] = [];
    const watch = (name: string, query: () => Promise<unknown>) =>
      new Promise<() => void>((resolve, reject) => {
        const subscription = liveQuery(query).subscribe(() => {
          woken.push(name);
          resolve(() => subscription.unsubscribe());
        }, reject);
      });
    const stop = [
      await watch('cut', () => boardCut(db, { kind: 'wintielose', category: 'all', pageNumber: 1 })),
      await watch('other row', () => rowsOnBoard(db, [fixtureIdOf(2)])),
    ];
    woken.length = 0;
    const seen = new Promise<void>((resolve, reject) => {
      liveQuery(() => rowsOnBoard(db, [fixtureIdOf(1)])).subscribe(([fixture]) => {
        if ((fixture?.markets[0]?.selections[0]?.version ?? 1) > 1) resolve();
      }, reject);
    });
    await ingestFeed(db, { epoch: 'e1', events: [{ offset: 1, event: oddsChanged(1, 2, 250) }] }, T0);
    await seen;
    expect(woken).toEqual([]);
    for (const end of stop) end();
  });
});
