/** What a signed-in member changes of their account: nickname and password (SES-13). The session goes on. */
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { ChangePasswordRequest, MemberEdit } from '../../domain/session/account.ts';
import type { AccountFailure, EngineCalls } from '../contract.ts';
import { fetchMember } from '../polls/fetchMember.ts';
import { sendForm } from './accountAnswer.ts';
import { currentCredentials } from './currentCredentials.ts';
import type { SignInDeps } from './signIn.ts';

export type MemberAccount = Pick<EngineCalls, 'editMember' | 'changePassword'>;

export function createMemberAccount({ db, client, vault }: Pick<SignInDeps, 'db' | 'client' | 'vault'>): MemberAccount {
  const asMember = async (path: string, body: unknown): Promise<Result<null, AccountFailure>> => {
    const signedIn = await currentCredentials(db, vault);
    if (signedIn === undefined) return fail({ kind: 'signedOut' });
    const answer = await sendForm(client, { method: 'POST', path, credentials: signedIn.credentials, body });
    if (!answer.ok) return answer;
    await fetchMember({ client }, signedIn);
    return succeed(null);
  };
  return {
    editMember: (edit) => asMember('/member/edit', MemberEdit.parse(edit)),
    async changePassword(request) {
      const form = ChangePasswordRequest.parse(request);
      if (!('ticket' in form)) return asMember('/member/password', form);
      // Whoever has a ticket need not be signed in, and whoever is signed in here need not be them.
      const answer = await sendForm(client, {
        method: 'POST',
        path: '/member/password',
        credentials: null,
        body: form,
      });
      return answer.ok ? succeed(null) : answer;
    },
  };
}
