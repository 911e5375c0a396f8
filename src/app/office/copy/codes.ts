/** Names of what the origin tells as a code: acts, their outcomes, and what an act changes. A code without a name is shown as it is. */
import type { AuditOutcome } from '../../../domain/office/audit.ts';

const names: Readonly<Record<string, string>> = {
  true: '예',
  false: '아니오',
  cancelled: '회원 취소',
  answered: '답변함',
  closed: '끝남',
  state: '상태',
  balance: '보유머니',
  points: '포인트',
  amount: '금액',
  request: '요청',
  requests: '요청',
  charge: '충전',
  exchange: '환전',
  approve: '승인',
  reject: '거절',
  approved: '승인',
  rejected: '거절',
  requested: '대기',
  waiting: '대기',
  proposed: '2인 확인 대기',
  paid: '지급',
  shown: '표시',
  hidden: '숨김',
  reason: '사유',
  why: '사유',
  act: '작업',
  lease: '담당',
  role: '역할',
  isBlocked: '차단',
  text: '내용',
  answer: '답변',
  bonus: '보너스',
  member: '회원',
};

export const codeName = (code: string): string => names[code] ?? code;

const actNames: Readonly<Record<string, string>> = {
  request: '입출금 처리',
  requests: '입출금 일괄 처리',
  calculation: '정산 처리',
  purse: '머니 조정',
  coupon: '쿠폰 발급',
  inquiry: '문의 답변',
  post: '게시글 처리',
  letter: '쪽지 발송',
  'member/session': '강제 로그아웃',
  setting: '설정 변경',
  result: '결과 입력',
  proposal: '2인 확인',
  operator: '운영자 변경',
  login: '로그인',
  logout: '로그아웃',
  session: '세션',
  'queue/take': '담당 시작',
  'queue/release': '담당 해제',
};

/** @param act its path without `/office/` */
export const actName = (act: string): string => actNames[act] ?? act;
export const actChoices = Object.entries(actNames).map(([value, label]) => ({ value, label }));

export const outcomeNames: Record<AuditOutcome, string> = {
  done: '기록',
  proposed: '확인 요청',
  refused: '거절됨',
  confirmed: '2인 확인',
  withdrawn: '요청 취소',
  signedIn: '로그인',
  signedOut: '로그아웃',
  signInRefused: '로그인 거절',
};
