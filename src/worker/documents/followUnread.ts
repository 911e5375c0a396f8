/** Keeps the list of letters in step with their count: another number of unread ones means another list (SES-11). */
import { liveQuery } from 'dexie';
import type { SignedIn } from '../session/currentCredentials.ts';
import type { Documents, DocumentsDeps } from './documents.ts';

/** Follows until `signal` is aborted. A list nobody has looked at in this session is not fetched. */
export function followUnread(
  { db, documents }: Pick<DocumentsDeps, 'db'> & { readonly documents: Documents },
  { memberId, credentials }: SignedIn,
  signal: AbortSignal,
): void {
  let known: number | undefined;
  const renewIfShown = async () => {
    const row = await db.documents.get('messages');
    if (row?.sessionId === credentials.sessionId) await documents.renew('messages');
  };
  const watch = liveQuery(async () => (await db.members.get(memberId))?.unreadCount).subscribe({
    next: (unread) => {
      const isNews = known !== undefined && unread !== undefined && unread !== known;
      known = unread ?? known;
      // What fails is asked for again by the screen that shows it.
      if (isNews) renewIfShown().catch(() => undefined);
    },
    error: () => undefined,
  });
  signal.addEventListener('abort', () => {
    watch.unsubscribe();
  });
}
