/** The words of signing in, joining, lost passwords and maintenance (SES-02, SES-08, SES-10, SES-12, SES-13). */
import { loginFields } from './login.ts';

/** What may be typed into a form about an account. */
export const accountFields = {
  ...loginFields,
  code: { label: '추천인 코드', required: '추천인 코드를 입력해주세요.', malformed: '추천인 코드를 확인해주세요.' },
  userId: {
    label: '아이디',
    hint: '영문 소문자로 시작하는 4~20자 (영문 소문자, 숫자)',
    required: '아이디를 입력해주세요.',
    malformed: '아이디는 영문 소문자로 시작하는 4~20자의 영문 소문자와 숫자만 사용할 수 있습니다.',
  },
  nickname: {
    label: '닉네임',
    hint: '한글, 영문, 숫자 2~12자',
    required: '닉네임을 입력해주세요.',
    malformed: '닉네임은 한글, 영문, 숫자 2~12자로 입력해주세요.',
  },
  currentPassword: {
    label: '현재 비밀번호',
    required: '현재 비밀번호를 입력해주세요.',
    malformed: '현재 비밀번호를 확인해주세요.',
  },
  newPassword: {
    label: '새 비밀번호',
    hint: '8~64자',
    required: '새 비밀번호를 입력해주세요.',
    malformed: '비밀번호는 8~64자로 입력해주세요.',
  },
  repeat: {
    label: '비밀번호 확인',
    required: '비밀번호를 한 번 더 입력해주세요.',
    malformed: '비밀번호가 서로 다릅니다.',
  },
  phone: {
    label: '휴대폰 번호',
    hint: '숫자만 입력해도 됩니다.',
    required: '휴대폰 번호를 입력해주세요.',
    malformed: '휴대폰 번호를 확인해주세요.',
  },
  pin: {
    label: '비밀번호 찾기 PIN',
    hint: '비밀번호를 잊었을 때 필요한 6~8자리 숫자',
    required: 'PIN을 입력해주세요.',
    malformed: 'PIN은 6~8자리 숫자로 입력해주세요.',
  },
} as const;

export const join = {
  recommenderTitle: '추천인 확인',
  recommenderText: '한판은 기존 회원의 추천으로 가입할 수 있습니다.',
  next: '다음',
  checking: '확인 중',
  title: '회원가입',
  recommender: '추천인',
  submit: '가입하기',
  pending: '가입 중',
  doneTitle: '가입 완료',
  done: '가입이 완료되었습니다.',
  doneHint: '아래 아이디로 로그인해주세요.',
  toLogin: '로그인하기',
} as const;

export const lostPassword = {
  title: '비밀번호 찾기',
  text: '가입할 때 등록한 정보를 입력해주세요.',
  next: '다음',
  checking: '확인 중',
  newTitle: '비밀번호 변경',
  newText: '새로 사용할 비밀번호를 입력해주세요.',
  submit: '변경하기',
  pending: '변경 중',
  changed: '비밀번호가 변경되었습니다.',
} as const;

/** What a login asks for after the password (SEC-02). */
export const loginSteps = {
  newPassword: { title: '비밀번호 변경', text: '처음 로그인하셨습니다. 새로 사용할 비밀번호를 입력해주세요.' },
  enrol: { title: '2단계 인증 등록', text: '인증 앱으로 QR 코드를 촬영한 뒤 표시되는 6자리 인증번호를 입력해주세요.' },
  code: { title: '2단계 인증', text: '인증 앱에 표시된 6자리 인증번호를 입력해주세요.' },
  recoveryCodes: {
    title: '복구 코드',
    text: '인증 앱을 사용할 수 없을 때 한 번씩 사용할 수 있는 코드입니다. 지금만 표시되니 안전한 곳에 보관해주세요.',
  },
  answer: {
    label: '인증번호',
    hint: '인증 앱을 사용할 수 없으면 복구 코드를 입력해주세요.',
    required: '인증번호를 입력해주세요.',
    malformed: '인증번호를 확인해주세요.',
  },
  qr: '인증 앱 등록용 QR 코드',
  secret: '직접 입력할 키',
  submit: '확인',
  pending: '확인 중',
  kept: '보관했습니다',
} as const;

export const nonMember = {
  title: '비회원 안내',
  text: '한판은 회원만 이용할 수 있습니다.',
  points: [
    '가입하려면 기존 회원의 추천인 코드가 필요합니다.',
    '모든 게임은 모의 머니로 진행되며 현금으로 바꿀 수 없습니다.',
    '이용 중 궁금한 점은 아래 상담 창구로 문의해주세요.',
  ],
  contacts: '상담 창구',
  kakao: '카카오톡',
  telegram: '텔레그램',
  close: '닫기',
} as const;

export const maintenance = {
  title: '점검중입니다.',
  text: '더 안정적인 서비스를 위해 점검하고 있습니다. 점검이 끝나면 자동으로 다시 연결됩니다.',
  checkedAt: (time: string) => `마지막 확인 ${time}`,
  unchecked: '상태를 확인하고 있습니다.',
  unreachable: '지금은 상태를 확인할 수 없습니다. 계속 다시 시도합니다.',
  check: '지금 확인',
} as const;

export const operator = {
  admin: '관리자 전용',
  manager: '매니저 전용',
  settlement: '정산 신청',
  text: '운영 업무를 위한 계정으로 로그인했습니다.\n이 화면에서는 회원용 메뉴를 이용할 수 없습니다.',
  home: '메인으로',
  logout: '로그아웃',
} as const;
