/** What whoever signs in, joins or fills in a form is told. Shown as it is. */
import { copy } from '../http/copy.ts';
import type { AccountReason } from './accountReasons.ts';

const SHUT_ADDRESS = '이 네트워크에서는 이용할 수 없습니다. 고객센터에 문의해주세요.';

/** Korean, as members see it. */
export const sessionCopy = {
  wrongLogin: '아이디 또는 비밀번호가 일치하지 않습니다.',
  blocked: '이용이 제한된 계정입니다. 고객센터에 문의해주세요.',
  shutAddress: SHUT_ADDRESS,
  tooManyLogins: '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해주세요.',
  needsLogin: '로그인이 필요합니다.',
  signedInElsewhere: '다른 기기에서 로그인하여 로그아웃되었습니다.',
  signedOutByHouse: '로그아웃되었습니다.',
} as const;

/** The sentence of a form the house refuses. */
export const accountRefusals: { readonly [Reason in AccountReason]: string } = {
  malformed: copy.badRequest,
  notYours: copy.notYours,
  restricted: '관리자에게 문의해주세요.',
  excluded: '쉬어가는 중이라 이용할 수 없습니다.',
  ownLimit: '내가 정한 접속 시간을 모두 사용했습니다.',
  shutAddress: SHUT_ADDRESS,
  signUpClosed: '현재 회원가입은 종료했습니다.',
  unknownRecommender: '추천인을 찾을 수 없습니다.',
  unknownMember: '회원을 찾을 수 없습니다.',
  noSuchMessage: '쪽지를 찾을 수 없습니다.',
  wrongDetails: '입력하신 정보와 일치하는 회원이 없습니다.',
  userIdTaken: '이미 사용중인 아이디입니다.',
  nicknameTaken: '이미 사용중인 닉네임입니다.',
  wrongTicket: '비밀번호 변경 시간이 지났습니다. 비밀번호 찾기를 다시 이용해주세요.',
  wrongCode: '인증번호가 일치하지 않습니다. 새 인증번호를 입력해주세요.',
  loginOver: '로그인 시간이 지났습니다. 다시 로그인해주세요.',
  wrongPassword: '현재 비밀번호가 일치하지 않습니다.',
  samePassword: '지금 사용 중인 비밀번호와 다른 비밀번호를 입력해주세요.',
  commonPassword: '많이 사용되는 비밀번호입니다. 다른 비밀번호를 입력해주세요.',
  easyPin: '추측하기 쉬운 PIN입니다. 다른 PIN을 입력해주세요.',
  tooManyAttempts: copy.tooManyRequests,
  maintenance: copy.maintenance,
};
