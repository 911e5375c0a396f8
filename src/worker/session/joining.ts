/** What somebody who is not a member asks: who vouches for them, joining, and proving who lost a password (SES-12, SES-13). */
import type { z } from 'zod';
import { findPasswordCall, joinCall, recommenderCall } from '../../domain/calls/session.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { FindPasswordRequest, RecommenderRequest, SignUpRequest } from '../../domain/session/account.ts';
import type { AccountFailure, EngineCalls } from '../contract.ts';
import type { Asking, OriginClient, TimedCall } from '../http/originClient.ts';
import { sendForm } from './accountAnswer.ts';

export type Joining = Pick<EngineCalls, 'checkRecommender' | 'signUp' | 'findPassword'>;

export function createJoining(client: OriginClient): Joining {
  const ask = async <Call extends TimedCall & { readonly answer: z.ZodType }>(
    call: Call,
    asking: Asking<Call>,
  ): Promise<Result<z.infer<Call['answer']>, AccountFailure>> => {
    const answer = await sendForm(client, call, asking);
    if (!answer.ok) return answer;
    const parsed = call.answer.safeParse(answer.value);
    return parsed.success
      ? succeed(parsed.data as z.infer<Call['answer']>)
      : fail({ kind: 'unexpected', detail: `answer of ${call.path}` });
  };
  return {
    checkRecommender: (code) => ask(recommenderCall, { credentials: null, body: RecommenderRequest.parse({ code }) }),
    async signUp(request) {
      const form = SignUpRequest.parse(request);
      const answer = await sendForm(client, joinCall, { credentials: null, body: form });
      return answer.ok ? succeed(null) : answer;
    },
    findPassword: (request) => ask(findPasswordCall, { credentials: null, body: FindPasswordRequest.parse(request) }),
  };
}
