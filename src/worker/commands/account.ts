/**
 * The calls about an account: what somebody who is not a member asks (who vouches for them, joining, proving who lost a password), and what a
 * signed-in member changes, with which the session goes on (SES-12, SES-13).
 */
import { z } from 'zod';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import {
  editMemberCall,
  findPasswordCall,
  joinCall,
  passwordCall,
  pinCall,
  recommenderCall,
} from '../../domain/calls/session.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import {
  ChangePasswordRequest,
  ChangePinRequest,
  FindPasswordRequest,
  MemberEdit,
  RecommenderRequest,
  SignUpRequest,
} from '../../domain/session/account.ts';
import type { AccountFailure } from '../contract.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Asking, TimedCall } from '../http/request.ts';
import { fetchMember } from '../polls/fetchMember.ts';
import type { Handlers } from '../serveCalls.ts';
import { sendForm } from '../session/accountAnswer.ts';
import { currentCredentials } from '../session/currentCredentials.ts';
import type { TokenVault } from '../session/tokenVault.ts';

/** The vault gives the token that a member's own calls are made with; visitors' calls carry none. */
export interface AccountDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly vault: TokenVault;
}

type VisitorHandlers = Handlers<'checkRecommender' | 'signUp' | 'findPassword'>;

/** Answers are the origin's: a refusal with its reason and field, or a failure where none came (SES-12, SES-13). */
export function accountHandlers(
  deps: AccountDeps,
): VisitorHandlers & Handlers<'changePassword' | 'changePin' | 'editMember'> {
  const { client } = deps;
  return {
    ...visitorHandlers(client),
    changePassword: {
      takes: z.tuple([ChangePasswordRequest]),
      answer: async (form) => {
        if (!('ticket' in form)) return askAsMember(deps, passwordCall, { body: form });
        // Whoever has a ticket need not be signed in, and whoever is signed in here need not be them.
        const answer = await sendForm(client, passwordCall, { credentials: null, body: form });
        return answer.ok ? succeed(null) : answer;
      },
    },
    changePin: {
      takes: z.tuple([ChangePinRequest]),
      answer: (form) => askAsMember(deps, pinCall, { body: form }),
    },
    editMember: {
      takes: z.tuple([MemberEdit]),
      answer: (edit) => askAsMember(deps, editMemberCall, { body: edit }),
    },
  };
}

function visitorHandlers(client: OriginClient): VisitorHandlers {
  return {
    checkRecommender: {
      takes: z.tuple([RecommenderRequest.shape.code]),
      answer: (code) => askAsVisitor(client, recommenderCall, { credentials: null, body: { code } }),
    },
    signUp: {
      takes: z.tuple([SignUpRequest]),
      answer: async (form) => {
        const answer = await sendForm(client, joinCall, { credentials: null, body: form });
        return answer.ok ? succeed(null) : answer;
      },
    },
    findPassword: {
      takes: z.tuple([FindPasswordRequest]),
      answer: (form) => askAsVisitor(client, findPasswordCall, { credentials: null, body: form }),
    },
  };
}

async function askAsVisitor<Call extends TimedCall & { readonly answer: z.ZodType }>(
  client: OriginClient,
  call: Call,
  asking: Asking<Call>,
): Promise<Result<z.infer<Call['answer']>, AccountFailure>> {
  const answer = await sendForm(client, call, asking);
  if (!answer.ok) return answer;
  const parsed = call.answer.safeParse(answer.value);
  return parsed.success
    ? succeed(parsed.data as z.infer<Call['answer']>)
    : fail({ kind: 'unexpected', detail: `answer of ${call.path}` });
}

async function askAsMember<Call extends TimedCall>(
  { db, client, vault }: AccountDeps,
  call: Call,
  asking: Omit<Asking<Call>, 'credentials'>,
): Promise<Result<null, AccountFailure>> {
  const signedIn = await currentCredentials(db, vault);
  if (signedIn === undefined) return fail({ kind: 'signedOut' });
  const answer = await sendForm(client, call, { ...asking, credentials: signedIn.credentials } as Asking<Call>);
  if (!answer.ok) return answer;
  await fetchMember({ client }, signedIn);
  return succeed(null);
}
