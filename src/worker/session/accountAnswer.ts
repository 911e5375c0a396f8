/** How the origin answers a form: done, refused with its sentence, or not as agreed (SES-12, SES-13). */
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { AccountRefusal } from '../../domain/session/account.ts';
import { sessionEndingOf } from '../../domain/session/session.ts';
import type { AccountFailure } from '../contract.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Asking, TimedCall } from '../http/request.ts';

/** Sends a form. @returns the body of an answer that says it was done */
export async function sendForm<Call extends TimedCall>(
  client: OriginClient,
  call: Call,
  asking: Asking<Call>,
): Promise<Result<unknown, AccountFailure>> {
  const answer = await client.ask(call, asking);
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  if (status === 200 || status === 204) return succeed(body);
  if (asking.credentials !== null && sessionEndingOf(status) !== undefined) return fail({ kind: 'signedOut' });
  const refusal = AccountRefusal.safeParse(body);
  if (refusal.success) return fail({ kind: 'refused', ...refusal.data });
  return fail({ kind: 'unexpected', detail: `status ${status}` });
}
