/**
 * What a bet depends on outside its slip: the games, which topics are followed and how fresh the stream is, read in one transaction, so
 * that a price is never judged by the freshness of another moment.
 */
import type { StreamHealth } from '../../domain/events/connection.ts';
import type { Topics } from '../../domain/events/topics.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { streamHealth } from '../queries/session.ts';
import { followedTopics } from '../records/followedTopics.ts';
import { storedPayouts } from '../records/payoutRows.ts';
import { readPartial } from '../records/partialOffer.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { roundsOnOffer } from './roundsOnOffer.ts';
import { fixtureTables, storedFixtures } from './soundRows.ts';

export interface OfferFacts {
  /** By id; missing ones are gone, or not here yet. A round that takes no bets any more is missing. */
  readonly fixtures: ReadonlyMap<string, Fixture>;
  readonly followed: Topics;
  /** Whether a game that is not stored may be on offer (S-25). */
  readonly isPartial: boolean;
  /** Of the stream of games; `undefined` before it was ever connected. */
  readonly health: StreamHealth | undefined;
}

/**
 * @param at epoch ms, for the record of a row that does not fit
 * @returns `'damaged'` if a stored game did not fit its schema: its stream has no checkpoint any more (D9)
 */
export async function offerFacts(
  db: HanpanDatabase,
  fixtureIds: readonly string[],
  at: number,
): Promise<OfferFacts | 'damaged'> {
  // Of the member's own database, which no transaction spans with the house's.
  const books = await storedPayouts(db, fixtureIds);
  return db.transaction('rw', [...fixtureTables(db), db.settings, db.health], async () => {
    const stored = await storedFixtures(db, fixtureIds, at);
    if (stored === 'damaged') return 'damaged';
    const [followed, partial, health] = await Promise.all([
      followedTopics(db),
      readPartial(db),
      streamHealth(db, 'events'),
    ]);
    const fixtures = new Map([...stored].map(([id, { fixture }]) => [id, fixture]));
    for (const [id, round] of roundsOnOffer(fixtureIds, health, at, books)) fixtures.set(id, round);
    return { fixtures, followed, isPartial: partial !== undefined, health };
  });
}
