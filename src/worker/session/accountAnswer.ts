/** How the origin answers a form: done, refused with its sentence, or not as agreed (SES-12, SES-13). */
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { AccountRefusal } from '../../domain/session/account.ts';
import { sessionEndingOf } from '../../domain/session/session.ts';
import type { AccountFailure } from '../contract.ts';
import type { ApiCall, OriginClient } from '../http/originClient.ts';

/** Of one form; what follows it has a limit of its own. */
const TIMEOUT_MS = 6_000;

/** Sends a form. @returns the body of an answer that says it was done */
export async function sendForm(
  client: OriginClient,
  form: Omit<ApiCall, 'timeoutMs'>,
): Promise<Result<unknown, AccountFailure>> {
  const answer = await client.call({ ...form, timeoutMs: TIMEOUT_MS });
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  if (status === 200 || status === 204) return succeed(body);
  if (form.credentials !== null && sessionEndingOf(status) !== undefined) return fail({ kind: 'signedOut' });
  const refusal = AccountRefusal.safeParse(body);
  if (refusal.success) return fail({ kind: 'refused', ...refusal.data });
  return fail({ kind: 'unexpected', detail: `status ${status}` });
}
