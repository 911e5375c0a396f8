/**
 * What the stream tells of games that the house closed or opened (ROU-10): when it last did, which pages of games watch. Beside the transaction that stores the
 * event: what a crash between the two loses, a page asks for when it opens.
 */
import type { DomainEvent } from '../../domain/events/catalogue.ts';
import type { HanpanDatabase } from '../tables/database.ts';

export async function tellGames(db: HanpanDatabase, events: readonly (DomainEvent | null)[]): Promise<void> {
  const last = events.findLast((event) => event?.type === 'GamesChanged');
  if (last !== undefined && last !== null) await db.settings.put({ key: 'gamesChangedAt', value: last.at });
}
