/** Asks once for the signed-in member's record and stores it, unless the stream has told something newer (SES-05). */
import { refreshMember } from '../../db/ingestMember.ts';
import { Member } from '../../domain/session/member.ts';
import { readAs, restOf, type OriginClient } from '../http/originClient.ts';
import type { SignedIn } from '../session/currentCredentials.ts';

const TIMEOUT_MS = 4_000;

export interface FetchMemberDeps {
  readonly client: OriginClient;
}

/**
 * Does not reject: the next poll tries again, and the stream carries every change of money anyway.
 *
 * @returns how long the origin asks not to be asked again, ms
 */
export async function fetchMember(
  { client }: FetchMemberDeps,
  { memberId, theirs, credentials }: SignedIn,
): Promise<number> {
  const path = `/member/${encodeURIComponent(memberId)}`;
  const answer = await client.call({ method: 'GET', path, credentials, timeoutMs: TIMEOUT_MS });
  const member = readAs(answer, Member);
  if (!member.ok || member.value.id !== memberId) return restOf(answer);
  await refreshMember(theirs, credentials.sessionId, member.value).catch(() => undefined);
  return 0;
}
