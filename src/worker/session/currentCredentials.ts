/** Who is signed in right now, with the token to ask as them. */
import type { HanpanDatabase, MemberDatabase } from '../../db/tables/database.ts';
import type { MemberId } from '../../domain/kernel/ids.ts';
import { MemberId as MemberIdSchema } from '../../domain/kernel/ids.ts';
import type { Credentials } from '../http/request.ts';
import type { TokenVault } from './tokenVault.ts';

/** A member with the token to ask as them and the database that is theirs. */
export interface SignedIn {
  readonly memberId: MemberId;
  /** What is theirs. */
  readonly theirs: MemberDatabase;
  readonly credentials: Credentials & { readonly sessionId: string };
}

/** `undefined` while nobody is signed in, or when the stored token cannot be read. */
export async function currentCredentials(db: HanpanDatabase, vault: TokenVault): Promise<SignedIn | undefined> {
  const row = await db.sessions.get('session');
  const memberId = MemberIdSchema.safeParse(row?.memberId);
  if (row?.state !== 'signedIn' || row.database === null || !memberId.success) return undefined;
  const theirs = db.ofMember(row.database);
  const token = await vault.open(theirs, row.sessionId);
  if (token === undefined) return undefined;
  return { memberId: memberId.data, theirs, credentials: { token, sessionId: row.sessionId } };
}
