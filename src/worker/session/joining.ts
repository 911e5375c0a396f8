/** What somebody who is not a member asks: who vouches for them, joining, and proving who lost a password (SES-12, SES-13). */
import { z } from 'zod';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { FindPasswordRequest, Recommender, RecommenderRequest, SignUpRequest } from '../../domain/session/account.ts';
import type { AccountFailure, EngineCalls } from '../contract.ts';
import type { OriginClient } from '../http/originClient.ts';
import { sendForm } from './accountAnswer.ts';

const Ticket = z.object({ ticket: z.string().min(22).max(200) });

export type Joining = Pick<EngineCalls, 'checkRecommender' | 'signUp' | 'findPassword'>;

export function createJoining(client: OriginClient): Joining {
  const ask = async <Schema extends z.ZodType>(
    path: string,
    body: unknown,
    schema: Schema,
  ): Promise<Result<z.infer<Schema>, AccountFailure>> => {
    const answer = await sendForm(client, { method: 'POST', path, credentials: null, body });
    if (!answer.ok) return answer;
    const parsed = schema.safeParse(answer.value);
    return parsed.success ? succeed(parsed.data) : fail({ kind: 'unexpected', detail: `answer of ${path}` });
  };
  return {
    checkRecommender: (code) => ask('/member/recommender', RecommenderRequest.parse({ code }), Recommender),
    async signUp(request) {
      const form = SignUpRequest.parse(request);
      const answer = await sendForm(client, { method: 'POST', path: '/member/join', credentials: null, body: form });
      return answer.ok ? succeed(null) : answer;
    },
    findPassword: (request) => ask('/member/findPassword', FindPasswordRequest.parse(request), Ticket),
  };
}
