/** What is said of a form about an account, and beneath which field. */
import { describe, expect, it } from 'vitest';
import { problemsOf, refusalProblems, repeatProblem } from '../../../../src/app/frame/session/formProblems.ts';
import { digitsOf } from '../../../../src/app/frame/session/digitsOf.ts';
import { SignUpRequest } from '../../../../src/domain/session/account.ts';
import { accountFields } from '../../../../src/app/frame/copy/session.ts';

const { userId, nickname, password, repeat, phone, pin } = accountFields;
const fields = { userId, nickname, password, repeat, phone, pin };
const good = {
  userId: 'newcomer',
  nickname: '새내기',
  password: 'hanpan1234',
  repeat: 'hanpan1234',
  phone: '01012345678',
  pin: '482915',
};

function problemsIn(typed: typeof good) {
  const parsed = SignUpRequest.safeParse({ ...typed, recommender: 'member1' });
  return parsed.success ? new Map() : problemsOf(parsed.error, fields, typed);
}

describe('SES-13: what is wrong is said by field', () => {
  it('says nothing of a good form', () => {
    expect([...problemsIn(good)]).toEqual([]);
  });

  it('says what is missing', () => {
    expect(problemsIn({ ...good, userId: '', pin: '' })).toEqual(
      new Map([
        ['userId', '아이디를 입력해주세요.'],
        ['pin', 'PIN을 입력해주세요.'],
      ]),
    );
  });

  it.each([
    ['userId', 'Member'],
    ['userId', '한판'],
    ['nickname', '한'],
    ['nickname', '가'.repeat(13)],
    ['password', 'short1'],
    ['phone', '0212345678'],
    ['pin', '12a4'],
  ] as const)('says that %s cannot be “%s”', (field, text) => {
    expect(problemsIn({ ...good, [field]: text })).toEqual(new Map([[field, fields[field].malformed]]));
  });

  it('says that a password was not repeated, or differently', () => {
    expect([...repeatProblem(fields, good)]).toEqual([]);
    expect(repeatProblem(fields, { ...good, repeat: '' }).get('repeat')).toBe(repeat.required);
    expect(repeatProblem(fields, { ...good, repeat: 'other1234' }).get('repeat')).toBe('비밀번호가 서로 다릅니다.');
    const change = { newPassword: accountFields.newPassword, repeat };
    expect([...repeatProblem(change, { newPassword: 'a', repeat: 'a' })]).toEqual([]);
    expect(repeatProblem(change, { newPassword: 'a', repeat: 'b' }).size).toBe(1);
    expect([...repeatProblem({ pin }, { pin: '1' })]).toEqual([]);
  });
});

describe('SES-13: a refusal of the house', () => {
  const refused = (field: string | null) => ({ kind: 'refused', message: '안 됩니다.', reason: 'x', field }) as const;

  it('stands beneath the field it names', () => {
    expect([...refusalProblems(refused('userId'), fields)]).toEqual([['userId', '안 됩니다.']]);
  });

  it.each([[null], ['recommender'], ['toString']])('stands above the button for %s', (field) => {
    expect([...refusalProblems(refused(field), fields)]).toEqual([['form', '안 됩니다.']]);
  });

  it('is told from a failure, and from the end of the session, which says itself why', () => {
    expect(refusalProblems({ kind: 'unexpected', detail: '' }, fields).get('form')).toBe(
      '예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.',
    );
    expect(refusalProblems({ kind: 'unreachable' }, fields).size).toBe(1);
    expect(refusalProblems({ kind: 'signedOut' }, fields).size).toBe(0);
  });
});

describe('SES-13: a phone number as people write it', () => {
  it.each([['01012345678'], ['010-1234-5678'], ['010 1234 5678'], ['010.1234.5678'], ['０１０１２３４５６７８']])(
    '%s',
    (text) => {
      expect(digitsOf(text)).toBe('01012345678');
    },
  );

  it('keeps what is not a digit, to be refused', () => {
    expect(digitsOf('010-abc')).toBe('010abc');
  });
});
