/** Keeps the list of letters in step with their count: another number of unread ones means another list (SES-11). */
import { liveQuery } from '../../db/queries/liveQuery.ts';
import type { SignedIn } from '../session/currentCredentials.ts';
import type { Documents } from './documents.ts';

/** Follows until `signal` is aborted. A list nobody has looked at in this session is not fetched. */
export function followUnread(
  { documents }: { readonly documents: Documents },
  { memberId, theirs }: SignedIn,
  signal: AbortSignal,
): void {
  let known: number | undefined;
  const renewIfShown = async () => {
    if ((await theirs.documents.get('messages')) !== undefined) await documents.renew('messages');
  };
  const watch = liveQuery(async () => (await theirs.members.get(memberId))?.unreadCount).subscribe((unread) => {
    const isNews = known !== undefined && unread !== undefined && unread !== known;
    known = unread ?? known;
    // What fails is asked for again by the screen that shows it.
    if (isNews) renewIfShown().catch(() => undefined);
  });
  signal.addEventListener('abort', () => {
    watch.unsubscribe();
  });
}
