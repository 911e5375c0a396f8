/** Asks once for the signed-in member's record and stores it, unless the stream has told something newer (SES-05). */
import { refreshMember, toldEpoch } from '../../db/ingest/ingestMember.ts';
import { memberCall } from '../../domain/calls/session.ts';
import { readAs, restOf } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { SignedIn } from '../session/currentCredentials.ts';

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
  const askedIn = await toldEpoch(theirs).catch(() => undefined);
  const answer = await client.ask(memberCall, { credentials, params: { id: memberId } });
  const member = readAs(answer, memberCall.answer);
  if (!member.ok || member.value.id !== memberId) return restOf(answer);
  await refreshMember(theirs, credentials.sessionId, member.value, askedIn).catch(() => undefined);
  return 0;
}
