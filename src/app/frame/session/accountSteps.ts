/**
 * Which dialog of the login page is open, and what may follow it (SES-12, SES-13). Holds no password and nothing half typed: a
 * step is left by what the house answered, and closing goes back to an empty form.
 */
import type { Recommender } from '../../../domain/session/account.ts';
import type { LoginStep } from '../../../domain/session/loginSteps.ts';

export type AccountStep =
  /**
   * The form itself; `userId` of whoever has just joined or set a new password, empty otherwise. At arrival the form takes the
   * focus; after a dialog that led nowhere the focus is with what opened it.
   */
  | { readonly at: 'login'; readonly userId: string; readonly isArrival?: true }
  | { readonly at: 'signUpClosed' }
  | { readonly at: 'recommender' }
  | { readonly at: 'join'; readonly recommender: Recommender }
  | { readonly at: 'joined'; readonly userId: string }
  | { readonly at: 'findPassword' }
  | { readonly at: 'newPassword'; readonly userId: string; readonly ticket: string }
  /** What a login asks for after the password. */
  | { readonly at: 'loginStep'; readonly userId: string; readonly step: LoginStep }
  | { readonly at: 'nonMember' };

export type AccountMove =
  | { readonly type: 'openJoin'; readonly isSignUpOpen: boolean }
  | { readonly type: 'openFindPassword' }
  | { readonly type: 'openNonMember' }
  | { readonly type: 'recommended'; readonly recommender: Recommender }
  | { readonly type: 'joined'; readonly userId: string }
  | { readonly type: 'proved'; readonly userId: string; readonly ticket: string }
  | { readonly type: 'asked'; readonly userId: string; readonly step: LoginStep }
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'close' };

export const LOGIN: AccountStep = { at: 'login', userId: '', isArrival: true };

/** The step after a move; a move that does not belong to the step, such as a late answer to a closed dialog, changes nothing. */
export function nextStep(step: AccountStep, move: AccountMove): AccountStep {
  switch (move.type) {
    case 'openJoin':
      if (step.at !== 'login') return step;
      return move.isSignUpOpen ? { at: 'recommender' } : { at: 'signUpClosed' };
    case 'openFindPassword':
      return step.at === 'login' ? { at: 'findPassword' } : step;
    case 'openNonMember':
      return step.at === 'login' ? { at: 'nonMember' } : step;
    case 'recommended':
      return step.at === 'recommender' ? { at: 'join', recommender: move.recommender } : step;
    case 'joined':
      return step.at === 'join' ? { at: 'joined', userId: move.userId } : step;
    case 'proved':
      return step.at === 'findPassword' ? { at: 'newPassword', userId: move.userId, ticket: move.ticket } : step;
    case 'asked':
      if (step.at !== 'login' && step.at !== 'loginStep') return step;
      return { at: 'loginStep', userId: move.userId, step: move.step };
    case 'passwordChanged':
      return step.at === 'newPassword' ? { at: 'login', userId: step.userId } : step;
    case 'close':
      // What opened it, the form with a name and a password in it, is not there any more.
      if (step.at === 'loginStep') return LOGIN;
      return { at: 'login', userId: step.at === 'joined' ? step.userId : '' };
  }
}
