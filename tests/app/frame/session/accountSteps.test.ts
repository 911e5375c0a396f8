/** The dialogs of the login page: which follows which, and what is kept between them. */
import { describe, expect, it } from 'vitest';
import { LOGIN, nextStep, type AccountMove, type AccountStep } from '../../../../src/app/frame/session/accountSteps.ts';

const recommender = { code: 'member1', nickname: '한판승부' };
const steps: Readonly<Record<AccountStep['at'], AccountStep>> = {
  login: LOGIN,
  signUpClosed: { at: 'signUpClosed' },
  recommender: { at: 'recommender' },
  join: { at: 'join', recommender },
  joined: { at: 'joined', userId: 'newcomer' },
  findPassword: { at: 'findPassword' },
  newPassword: { at: 'newPassword', userId: 'member1', ticket: 't'.repeat(22) },
  loginStep: { at: 'loginStep', userId: 'admin1', step: { step: 'code', ticket: 't'.repeat(22) } },
  nonMember: { at: 'nonMember' },
};
const moves: Readonly<Record<string, AccountMove>> = {
  openJoin: { type: 'openJoin', isSignUpOpen: true },
  openClosedJoin: { type: 'openJoin', isSignUpOpen: false },
  openFindPassword: { type: 'openFindPassword' },
  openNonMember: { type: 'openNonMember' },
  recommended: { type: 'recommended', recommender },
  joined: { type: 'joined', userId: 'newcomer' },
  proved: { type: 'proved', userId: 'member1', ticket: 't'.repeat(22) },
  asked: { type: 'asked', userId: 'admin1', step: { step: 'code', ticket: 't'.repeat(22) } },
  passwordChanged: { type: 'passwordChanged' },
};
/** Every move that leads somewhere; all others change nothing. */
const leads: Readonly<Record<string, AccountStep>> = {
  'login openJoin': steps.recommender,
  'login openClosedJoin': steps.signUpClosed,
  'login openFindPassword': steps.findPassword,
  'login openNonMember': steps.nonMember,
  'login asked': steps.loginStep,
  'loginStep asked': steps.loginStep,
  'recommender recommended': steps.join,
  'join joined': steps.joined,
  'findPassword proved': steps.newPassword,
  'newPassword passwordChanged': { at: 'login', userId: 'member1' },
};

describe('SES-12, SES-13: a move leads on, or changes nothing', () => {
  const rows = Object.entries(steps).flatMap(([at, step]) =>
    Object.entries(moves).map(([name, move]) => [`${at} ${name}`, step, move] as const),
  );
  it.each(rows)('%s', (name, step, move) => {
    const expected = leads[name];
    if (expected === undefined) expect(nextStep(step, move)).toBe(step);
    else expect(nextStep(step, move)).toEqual(expected);
  });
});

describe('SES-13: closing goes back to an empty form', () => {
  it.each(Object.entries(steps).filter(([at]) => at !== 'joined' && at !== 'loginStep'))('from %s', (_, step) => {
    expect(nextStep(step, { type: 'close' })).toEqual({ at: 'login', userId: '' });
  });

  it('with the id of whoever has just joined', () => {
    expect(nextStep(steps.joined, { type: 'close' })).toEqual({ at: 'login', userId: 'newcomer' });
  });
});

describe('WCAG 2.4.3: the form takes the focus at arrival only', () => {
  it('and after a login that was left halfway, whose button went with what was typed', () => {
    expect(nextStep(steps.loginStep, { type: 'close' })).toEqual(LOGIN);
  });

  it('and not from what a closed dialog gives it back to', () => {
    expect(LOGIN).toMatchObject({ isArrival: true });
    expect(nextStep(steps.nonMember, { type: 'close' })).not.toHaveProperty('isArrival');
  });
});
