/** Who is signed in and how fresh what they see is. */
import type { HanpanDatabase } from '../tables/database.ts';
import type { SessionRow } from '../tables/rows.ts';
import { theirsOf } from '../tables/theirs.ts';
import type { StreamHealth } from '../../domain/events/connection.ts';
import type { StreamName } from '../../domain/events/catalogue.ts';

/** `undefined` before the worker wrote anything: a first visit. */
export async function session(db: HanpanDatabase): Promise<SessionRow | undefined> {
  return db.sessions.get('session');
}

/** The signed-in member's row, `undefined` while signed out or not loaded. */
export async function currentMember(db: HanpanDatabase) {
  const [member] = (await (await theirsOf(db))?.members.toArray()) ?? [];
  return member;
}

export async function streamHealth(db: HanpanDatabase, stream: StreamName): Promise<StreamHealth | undefined> {
  return (stream === 'bets' ? await theirsOf(db) : db)?.health.get(stream);
}

/** Whether a stream is live, or when what it told was last known to be so (epoch ms; 0 for never). Says the same from one heartbeat to the next. */
export async function streamStanding(db: HanpanDatabase, stream: StreamName): Promise<'live' | number> {
  const health = await streamHealth(db, stream);
  return health?.state === 'live' ? 'live' : (health?.asOf ?? 0);
}

/** The notice line: plain or HTML texts in the origin's order. */
export async function news(db: HanpanDatabase): Promise<readonly string[]> {
  const row = await db.settings.get('news');
  return row?.key === 'news' ? row.value : [];
}

/** How many frames and responses were set aside as unreadable since the database was made. */
export async function quarantineCount(db: HanpanDatabase): Promise<number> {
  const last = await db.quarantine.orderBy('id').last();
  return last?.id ?? 0;
}
