/** What stands now, and why a price cannot be pressed (INS-11, INS-12). */
import { describe, expect, it } from 'vitest';
import { findLocks, liveStanding } from '../../../src/db/recording/inspection/liveStanding.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import type { StreamHealth } from '../../../src/domain/events/connection.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { openDatabases, signedIn, theirs } from '../../support/engine/openDatabases.ts';
import { sampleFixture, T0 } from '../../support/engine/sampleData.ts';

const HEALTH: StreamHealth = {
  stream: 'events',
  state: 'live',
  lastByteAt: T0,
  asOf: T0,
  heartbeatMs: 5_000,
  retryAt: 0,
  attempt: 0,
  clockOffset: 0,
  producers: { prematch: 'up', inPlay: 'up' },
};

/** Everything suspended of the second game, the third in play. */
function games(): readonly Fixture[] {
  const second = sampleFixture(2);
  const markets = second.markets.map((market) => ({
    ...market,
    selections: market.selections.map((one) => ({ ...one, status: 'suspended' as const })),
  }));
  return [sampleFixture(1), { ...second, markets }, sampleFixture(3, { status: 'inPlay' })];
}

async function house(health: Partial<StreamHealth> = {}) {
  const { db, outbox } = openDatabases();
  await db.fixtures.bulkPut(games().map((game) => packFixture(game).row));
  await db.health.put({ ...HEALTH, ...health });
  await db.checkpoints.put({ stream: 'events', epoch: 'e1', offset: 41 });
  return { db, outbox };
}

const reasonsOf = async (db: Awaited<ReturnType<typeof house>>['db'], words: string, now = T0) =>
  (await findLocks(db, words, now)).locked.map(({ reasons }) => reasons.join(' '));

describe('what stands now', () => {
  it('INS-11 tells streams with cursor and age, the leader, looks, bets on their way and rows by table', async () => {
    const { db, outbox } = await house();
    await signedIn(db);
    const term = { key: 'term', value: { number: 3, holder: 'worker-abcdef', since: T0 } } as never;
    await db.settings.put(term);
    await db.looks.put({ tabId: 'tab-1', lockName: 'lock', topics: ['all'] });
    await outbox.intents.add({
      ...{ key: 'key-of-a-bet-9x', memberId: 'm1', page: 'wintielose', state: 'unknown', intent: null },
      ...{ createdAt: T0, updatedAt: T0 + 1_000, attempts: 2 },
    });
    const standing = await liveStanding(db, outbox, T0 + 2_000);
    const [events] = standing.streams;
    expect(events).toMatchObject({ stream: 'events', state: 'live', isDelayed: false, offset: 41, age: 2_000 });
    expect(standing.leader).toBe('worker');
    expect(standing.looks).toEqual([{ tab: 'tab-', topics: 1 }]);
    expect(standing.sent).toEqual([
      { key: 't-9x', what: 'wintielose', state: 'unknown', attempts: 2, changedAt: T0 + 1_000 },
    ]);
    const rows = new Map(standing.tables.map(({ db: of, table, rows: count }) => [`${of} ${table}`, count]));
    expect(rows.get('house fixtures')).toBe(3);
    expect(rows.get('member members')).toBe(1);
    expect(rows.get('outbox intents')).toBe(1);
  });
});

describe('why a price cannot be pressed', () => {
  it('INS-12 finds games by a team, their own id or a selection’s; an open price has no reason', async () => {
    const { db } = await house();
    expect(await findLocks(db, 'home 1', T0)).toMatchObject({ locked: [], prices: 3 });
    expect((await findLocks(db, 'f2', T0)).prices).toBe(3);
    expect((await findLocks(db, 's3-draw', T0)).prices).toBe(3);
    expect((await findLocks(db, 'home', T0)).prices).toBe(9);
    expect((await findLocks(db, 'nobody', T0)).prices).toBe(0);
  });

  it('INS-12 says all that holds: suspended, a stream that fell silent, a part of the feed that is down, what is not followed', async () => {
    const { db } = await house();
    expect(await reasonsOf(db, 'f2')).toEqual(['suspended', 'suspended', 'suspended']);
    expect(await reasonsOf(db, 'f2', T0 + 60_000)).toEqual(Array.from({ length: 3 }, () => 'suspended stream'));
    const { db: down } = await house({ producers: { prematch: 'up', inPlay: 'down' } });
    expect(await reasonsOf(down, 'f3')).toEqual(Array.from({ length: 3 }, () => 'producer'));
    expect(await reasonsOf(down, 'f1')).toEqual([]);
    await down.settings.put({ key: 'followed', value: ['fixture:f1'] } as never);
    expect((await findLocks(down, 'f3', T0)).byReason).toMatchObject({ producer: 3, unfollowed: 3, stream: 0 });
  });

  it('INS-12 asks without words for the games on the slips of whoever is signed in', async () => {
    const { db } = await house();
    expect((await findLocks(db, '', T0)).prices).toBe(0);
    await signedIn(db);
    const pick = { fixtureId: 'f2', selectionId: 's2-home' };
    await (await theirs(db)).slips.put({ page: 'wintielose', picks: [pick] } as never);
    expect(await reasonsOf(db, ' ')).toEqual(['suspended', 'suspended', 'suspended']);
  });
});
