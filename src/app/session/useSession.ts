/** Who is signed in, as every tab sees it. `loading` until the database has answered once. */
import type { SessionRow } from '../../db/rows.ts';
import { session } from '../../db/queries/session.ts';
import { useLive } from '../ports/useLive.ts';

export type SessionView =
  | { readonly state: 'loading' }
  | { readonly state: 'signedIn'; readonly row: SessionRow }
  | { readonly state: 'signedOut'; readonly row: SessionRow | undefined };

export function useSession(): SessionView {
  const answer = useLive(async (db) => ({ row: await session(db) }), []);
  if (answer === undefined) return { state: 'loading' };
  const { row } = answer;
  return row?.state === 'signedIn' ? { state: 'signedIn', row } : { state: 'signedOut', row };
}
