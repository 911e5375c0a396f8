/** The database of whoever is signed in, as the session row names it. */
import type { HanpanDatabase, MemberDatabase } from './database.ts';

/** `undefined` while nobody is. */
export async function theirsOf(db: HanpanDatabase): Promise<MemberDatabase | undefined> {
  const row = await db.sessions.get('session');
  return row?.state !== 'signedIn' || row.database === null ? undefined : db.ofMember(row.database);
}
