/** The moves of one price, as the local log has them. */
import { describe, expect, it } from 'vitest';
import { retain } from '../../../src/db/care/retention.ts';
import { ingestFeed, swapFeedImage } from '../../../src/db/ingest/ingestFeed.ts';
import { oddsHistoryOf } from '../../../src/db/log/oddsHistory.ts';
import { HISTORY_LIMITS } from '../../../src/domain/sports/oddsHistory.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';
import { fixtureIdOf, oddsChanged, sampleFixture, selectionIdOf, T0 } from '../../support/engine/sampleData.ts';

const MINUTE = 60_000;

/** A game on offer, and how its home price and time are told. */
async function offered() {
  const { db } = openDatabases();
  const fixtures = [sampleFixture(1), sampleFixture(2)];
  await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: [] }, T0);
  let offset = 0;
  const move = async (version: number, odds: number, at: number, n = 1) => {
    offset += 1;
    const event = { ...oddsChanged(n, version, odds), at };
    await ingestFeed(db, { epoch: 'e1', events: [{ offset, event }] }, at);
  };
  const history = async (now: number) =>
    (await oddsHistoryOf(db, fixtureIdOf(1), selectionIdOf(1, 'home'), now)).points.map(
      ({ at, odds, isAfterGap }) => `${isAfterGap ? 'gap ' : ''}${odds} at ${(at - T0) / MINUTE}`,
    );
  return { db, move, history };
}

/** As the image had it, of whose moves nothing is known before. */
const STANDING = `185 at ${-HISTORY_LIMITS.maxAgeMs / MINUTE + 9}`;

describe('the history of a price', () => {
  it('HIS-1 tells its moves with their times, exactly, and nothing of other prices', async () => {
    const { move, history } = await offered();
    await move(2, 190, T0 + MINUTE);
    await move(2, 777, T0 + 2 * MINUTE, 2);
    await move(3, 188, T0 + 4 * MINUTE);
    expect(await history(T0 + 9 * MINUTE)).toEqual([STANDING, '190 at 1', '188 at 4']);
  });

  it('HIS-1 a change that leaves the price is no move, and is no gap either', async () => {
    const { move, history } = await offered();
    await move(2, 185, T0 + MINUTE);
    await move(3, 190, T0 + 2 * MINUTE);
    expect(await history(T0 + 9 * MINUTE)).toEqual([STANDING, '190 at 2']);
  });

  it('HIS-2 moves that never came, and records that the log has lost, are gaps', async () => {
    const { db, move, history } = await offered();
    await move(2, 190, T0 + MINUTE);
    await move(5, 200, T0 + 2 * MINUTE);
    await move(6, 210, T0 + 3 * MINUTE);
    await move(7, 220, T0 + 4 * MINUTE);
    expect(await history(T0 + 9 * MINUTE)).toEqual([STANDING, '190 at 1', 'gap 200 at 2', '210 at 3', '220 at 4']);
    await db.log.where('[stream+to]').equals(['events', 3]).delete();
    expect(await history(T0 + 9 * MINUTE)).toEqual([STANDING, '190 at 1', 'gap 200 at 2', 'gap 220 at 4']);
    await db.table('log').where('[stream+to]').equals(['events', 2]).modify({ packed: null });
    expect(await history(T0 + 9 * MINUTE)).toEqual([STANDING, '190 at 1', 'gap 220 at 4']);
  });

  it('HIS-2 nothing counts of a record that turns out to be damaged', async () => {
    const { db, move, history } = await offered();
    await move(2, 190, T0 + MINUTE);
    const news = { type: 'NewsPublished' as const, at: T0, data: { news: [] } };
    const events = [{ ...oddsChanged(1, 3, 999), at: T0 + 2 * MINUTE }, news];
    await ingestFeed(db, { epoch: 'e1', events: events.map((event, n) => ({ offset: 2 + n, event })) }, T0);
    expect((await history(T0 + 9 * MINUTE)).at(-1)).toBe('999 at 2');
    await db.table('log').where('[stream+to]').equals(['events', 3]).modify({ 'packed.others': '[]' });
    expect(await history(T0 + 9 * MINUTE)).toEqual([STANDING, '190 at 1']);
  });

  it('HIS-2 begins where the log begins: nothing is said of before', async () => {
    const { db, move, history } = await offered();
    await move(2, 190, T0 + MINUTE);
    await retain(db, T0 + 2 * MINUTE, { maxBatches: 0, maxAgeMs: 1e9, maxBets: 10 });
    await move(3, 195, T0 + 3 * MINUTE);
    expect(await history(T0 + 9 * MINUTE)).toEqual(['190 at 1', '195 at 3']);
  });

  it('HIS-3 is bounded in number and age, and keeps the price that stood when it begins', async () => {
    const { move, history } = await offered();
    const { maxPoints, maxAgeMs } = HISTORY_LIMITS;
    for (let n = 0; n < maxPoints + 5; n += 1) await move(2 + n, 200 + n, T0 + n * MINUTE);
    expect(await history(T0 + 70 * MINUTE)).toHaveLength(maxPoints);
    expect(await history(T0 + maxAgeMs + 200 * MINUTE)).toEqual([`${204 + maxPoints} at 200`]);
  });

  it('HIS-3 of forty thousand moves the last are told', async () => {
    const { db } = await offered();
    const events = Array.from({ length: 40_000 }, (_, n) => ({
      offset: n + 1,
      event: { ...oddsChanged(1, n + 2, 200 + (n % 7)), at: T0 + n },
    }));
    await ingestFeed(db, { epoch: 'e1', events }, T0);
    const { points } = await oddsHistoryOf(db, fixtureIdOf(1), selectionIdOf(1, 'home'), T0 + MINUTE);
    expect([points.length, points[0]?.version, points.at(-1)?.version]).toEqual([60, 39_942, 40_001]);
  }, 240_000);

  it('HIS-2 a price that is not on offer has no history', async () => {
    const { db } = await offered();
    expect(await oddsHistoryOf(db, fixtureIdOf(9), selectionIdOf(9, 'home'), T0)).toEqual({ points: [] });
  });
});
