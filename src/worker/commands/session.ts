/** The calls that begin and end a session (SES-02, SES-06, SEC-02). */
import { z } from 'zod';
import { LoginStepRequest } from '../../domain/session/loginSteps.ts';
import { LoginRequest } from '../../domain/session/member.ts';
import type { Handlers } from '../serveCalls.ts';
import { continueSignIn, signIn, signOut, type SignOutDeps } from '../session/signIn.ts';

/** A login that needs another step answers with it; a logout always succeeds here, and the origin is told when it can be (SES-16). */
export function sessionHandlers(deps: SignOutDeps): Handlers<'login' | 'continueLogin' | 'logout'> {
  return {
    login: { takes: z.tuple([LoginRequest]), answer: (request) => signIn(deps, request) },
    continueLogin: { takes: z.tuple([LoginStepRequest]), answer: (request) => continueSignIn(deps, request) },
    logout: {
      takes: z.tuple([]),
      answer: async () => {
        await signOut(deps);
        return null;
      },
    },
  };
}
