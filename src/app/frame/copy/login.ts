/** The words of the login card (SES-02, SES-03, SES-12, SES-13), apart from those of its dialogs: a visitor waits for no others. */
import type { AccountFailure, LoginFailure } from '../../../worker/contract.ts';

export const login = {
  title: '로그인',
  submit: '로그인',
  pending: '로그인 중',
} as const;

export const loginLinks = {
  label: '회원 안내',
  join: '회원가입',
  findPassword: '비밀번호 찾기',
  nonMember: '비회원 안내',
} as const;

/** What may be typed into the card; the dialogs ask for the same things. */
export const loginFields = {
  ownUserId: { label: '아이디', required: '아이디를 입력해주세요.', malformed: '아이디를 확인해주세요.' },
  password: {
    label: '비밀번호',
    hint: '8~64자',
    required: '비밀번호를 입력해주세요.',
    malformed: '비밀번호는 8~64자로 입력해주세요.',
  },
} as const;

export const typedText = {
  show: '보기',
  hide: '숨기기',
  showLabel: '입력한 글자 보기',
  hideLabel: '입력한 글자 숨기기',
} as const;

export const signUpClosed = { title: '현재 회원가입은 종료했습니다.', answer: '확인' } as const;

/** What is said of a form that was not done; `null` where the end of the session says it. */
export function accountFailureText(failure: AccountFailure): string | null {
  switch (failure.kind) {
    case 'refused':
      return failure.message;
    case 'signedOut':
      return null;
    case 'unreachable':
    case 'workerGone':
      return '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.';
    case 'unexpected':
      return '예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.';
  }
}

/** Where the worker could not store what the page could. */
const NO_STORAGE =
  '이 브라우저에 정보를 저장할 수 없어 로그인할 수 없습니다. 브라우저의 사이트 데이터 저장을 허용해주세요.';

/** A refusal shows the server's own sentence; anything else is the unexpected problem (SES-03). */
export function loginFailureText(failure: LoginFailure): string {
  if (failure.kind === 'noStorage') return NO_STORAGE;
  return failure.kind === 'refused' ? failure.message : '예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.';
}
