/** Whether the origin's sessions are over that their members ended. */
import { createHash } from 'node:crypto';
import type { OriginDatabase } from './originDatabase.ts';

/**
 * @param loggedOut tokens of sessions whose end the origin has confirmed
 * @returns what is wrong, a sentence each
 */
export function auditSessions(database: OriginDatabase, loggedOut: Iterable<string>): readonly string[] {
  return [...loggedOut].flatMap((token) => {
    const hash = createHash('sha256').update(token).digest('base64url');
    const [session] = database.rows<{ state: string; member_id: string }>(
      'SELECT state, member_id FROM sessions WHERE token_hash = ?',
      hash,
    );
    return session?.state === 'active' ? [`a session that ${session.member_id} ended goes on`] : [];
  });
}
