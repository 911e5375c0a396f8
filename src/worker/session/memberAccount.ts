/** What a signed-in member changes of their account: nickname and password (SES-13). The session goes on. */
import { editMemberCall, passwordCall } from '../../domain/calls/session.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { ChangePasswordRequest, MemberEdit } from '../../domain/session/account.ts';
import type { AccountFailure, EngineCalls } from '../contract.ts';
import type { Asking, TimedCall } from '../http/originClient.ts';
import { fetchMember } from '../polls/fetchMember.ts';
import { sendForm } from './accountAnswer.ts';
import { currentCredentials } from './currentCredentials.ts';
import type { SignInDeps } from './signIn.ts';

export type MemberAccount = Pick<EngineCalls, 'editMember' | 'changePassword'>;

export function createMemberAccount({ db, client, vault }: Pick<SignInDeps, 'db' | 'client' | 'vault'>): MemberAccount {
  const asMember = async <Call extends TimedCall>(
    call: Call,
    asking: Omit<Asking<Call>, 'credentials'>,
  ): Promise<Result<null, AccountFailure>> => {
    const signedIn = await currentCredentials(db, vault);
    if (signedIn === undefined) return fail({ kind: 'signedOut' });
    const answer = await sendForm(client, call, { ...asking, credentials: signedIn.credentials } as Asking<Call>);
    if (!answer.ok) return answer;
    await fetchMember({ client }, signedIn);
    return succeed(null);
  };
  return {
    editMember: (edit) => asMember(editMemberCall, { body: MemberEdit.parse(edit) }),
    async changePassword(request) {
      const form = ChangePasswordRequest.parse(request);
      if (!('ticket' in form)) return asMember(passwordCall, { body: form });
      // Whoever has a ticket need not be signed in, and whoever is signed in here need not be them.
      const answer = await sendForm(client, passwordCall, { credentials: null, body: form });
      return answer.ok ? succeed(null) : answer;
    },
  };
}
