/** Names of what the origin tells as a code: acts, their outcomes, and what an act changes. A code without a name is shown as it is. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { AuditOutcome } from '../../../domain/office/audit.ts';
import { choiceNames, fieldPath } from './houseFields.ts';

const names: Readonly<Record<string, string>> = {
  true: '예',
  false: '아니오',
  cancelled: '회원 취소',
  answered: '답변함',
  closed: '끝남',
  state: '상태',
  balance: '보유머니',
  points: '포인트',
  money: '보유머니',
  delta: '변동',
  debt: '미수금',
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
  level: '레벨',
  isSignedIn: '접속',
  characters: '글자 수',
  title: '제목',
  words: '회원 안내',
  isBlocked: '차단',
  text: '내용',
  answer: '답변',
  bonus: '보너스',
  member: '회원',
  riskOpen: '판매 중인 선택',
  riskSuspended: '일시중지된 선택',
  riskFixtures: '판매 중인 경기',
  riskPrice: '게시 배당',
  riskFed: '피드 배당',
  riskReturn: '환수율',
  riskMostReturn: '가장 높은 환수율',
  riskOverFed: '수신 배당부터 100%를 넘는 마켓(환수율 계산 제외)',
  riskMargin: '마진 조정',
  riskMoved: '배당이 바뀌는 선택',
  riskLiability: '책임액',
  capStake: '최대 베팅액',
  capWinnings: '최대 당첨액',
  capLowered: '한도가 낮아지는 레벨',
  capShut: '베팅할 수 없게 되는 레벨',
  maxStake: '최대 베팅액',
  maxWinnings: '최대 당첨액',
  resultBets: '베팅',
  resultMembers: '회원',
  resultPaid: '지급액',
  resultShort: '잔액이 모자란 회원',
  resultScore: '점수',
  resultLeft: '미정으로 남는 선택',
  'result.left': '그대로',
  'result.-1': '취소',
  'result.1': '낙첨',
  'result.2': '적중',
  'result.3': '적중특례',
  'result.4': '절반 낙첨',
  'result.5': '절반 적중',
  isHeld: '일시중지',
  selections: '선택',
  fixtures: '경기',
  price: '직접 배당',
  shift: '마진 조정(0.01%p)',
  until: '종료 시각',
  bet: '베팅',
  partnerMoney: '파트너 보유머니',
  partner: '파트너',
  rolling: '롤링 잔액',
  'rolling.casino': '카지노 롤링',
  'rolling.slot': '슬롯 롤링',
  'rolling.mini': '미니게임 롤링',
  'rate.casino': '카지노 적립률(0.01%)',
  'rate.slot': '슬롯 적립률(0.01%)',
  'rate.mini': '미니게임 적립률(0.01%)',
  startAt: '시작',
};

export const codeName = (code: string): string => names[code] ?? choiceNames[code] ?? code;

/** What a line of an effect is about: a code, or parts of the house's settings below one another. */
export const effectName = (what: string): string => names[what] ?? fieldPath(what);

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

/** `90분`, `12시간`, `5초`: in the largest unit that says it whole. */
export function durationText(ms: number): string {
  if (ms === 0) return '0초';
  for (const [unit, name] of [
    [DAY, '일'],
    [HOUR, '시간'],
    [MINUTE, '분'],
    [SECOND, '초'],
  ] as const) {
    if (ms % unit === 0) return `${formatWon(ms / unit)}${name}`;
  }
  return `${formatWon(ms)}ms`;
}

const actNames: Readonly<Record<string, string>> = {
  request: '입출금 처리',
  requests: '입출금 일괄 처리',
  calculation: '정산 처리',
  purse: '머니 조정',
  coupon: '쿠폰 발급',
  inquiry: '문의 답변',
  post: '게시글 처리',
  letter: '쪽지 발송',
  member: '회원 변경',
  'member/note': '회원 메모',
  'member/session': '강제 로그아웃',
  setting: '설정 변경',
  level: '레벨 한도 변경',
  article: '공지 작성',
  'article/withdraw': '공지 내림',
  result: '결과 입력',
  proposal: '2인 확인',
  operator: '운영자 변경',
  'operator/add': '운영자 추가',
  login: '로그인',
  logout: '로그아웃',
  session: '세션',
  'risk/hold': '일시중지',
  'risk/price': '직접 배당',
  'risk/margin': '마진 조정',
  'risk/cap': '한도 조정',
  'bet/cancel': '베팅 취소',
  'partner/withdraw': '롤링 출금',
  'partner/adjust': '파트너 조정',
  'partner/rates': '적립률 변경',
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
