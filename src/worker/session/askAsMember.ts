/** A call for whoever is signed in, answered by its schema. */
import type { z } from 'zod';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { fail, type Result } from '../../domain/kernel/decision.ts';
import { sessionEndingOf } from '../../domain/session/session.ts';
import type { CallFailure } from '../contract.ts';
import { readAs } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Asking, TimedCall } from '../http/request.ts';
import { currentCredentials } from './currentCredentials.ts';
import type { TokenVault } from './tokenVault.ts';

export interface AskDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly vault: TokenVault;
}

/** @param asking all but who asks */
export async function askAsMember<Call extends TimedCall & { readonly answer: z.ZodType }>(
  { db, client, vault }: AskDeps,
  call: Call,
  asking: Omit<Asking<Call>, 'credentials'>,
): Promise<Result<z.infer<Call['answer']>, CallFailure>> {
  const signedIn = await currentCredentials(db, vault);
  if (signedIn === undefined) return fail({ kind: 'signedOut' });
  const answer = await client.ask(call, { ...asking, credentials: signedIn.credentials } as Asking<Call>);
  if (answer.ok && sessionEndingOf(answer.value.status) !== undefined) return fail({ kind: 'signedOut' });
  return readAs<Call['answer']>(answer, call.answer);
}
