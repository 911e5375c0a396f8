/** The words of the office's frame: its pages, its bar, its link and its states. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { DoorReason } from '../../../domain/office/operator.ts';
import type { ActReason } from '../../../domain/office/operatorAct.ts';
import type { SCORE_FAULTS } from '../../../domain/sports/outcomes/scoreFault.ts';
import type { ProposalReason } from '../../../domain/office/proposal.ts';
import type { Role } from '../../../domain/office/roles.ts';

export const office = {
  name: '한판 운영',
  desk: '운영',
  title: (page: string) => `${page} · 한판 운영`,
  pages: '운영 메뉴',
  skip: '본문으로 바로가기',
  search: '회원, 베팅번호, 명령',
  palette: '명령 검색',
  paletteHint: '화면이나 명령의 이름을 입력하세요.',
  noCommand: '맞는 명령이 없습니다.',
  findMember: (text: string) => `회원 찾기: ${text}`,
  toPage: (page: string) => `${page} 열기`,
  menu: '메뉴',
  waiting: (count: number) => `대기 ${formatWon(count)}건`,
  sessionLeft: (left: string) => `세션 ${left} 남음`,
  soundOn: '소리 켜기',
  soundOff: '소리 끄기',
  sound: { on: '소리 켬', off: '소리 끔' },
  signOut: '로그아웃',
  serverTime: '서버시각',
  live: '실시간 연결',
  build: (id: string) => `운영 빌드 ${id}`,
  account: '내 계정',
} as const;

export const groupNames = { desk: '운영', members: '회원', house: '사이트' } as const;

export const roleNames: Record<Role, string> = {
  owner: '소유자',
  trader: '트레이더',
  cashier: '캐셔',
  support: '상담',
  partner: '파트너',
};

export const link = {
  connecting: '연결하는 중입니다.',
  cut: '실시간 연결이 끊어졌습니다.',
  asOf: (age: string) => `${age} 전 기준`,
  locked: '다시 연결될 때까지 처리할 수 없습니다.',
  retryIn: (seconds: number) => `${seconds}초 후 재시도`,
  now: '다시 연결',
} as const;

export const states = {
  loading: '불러오는 중입니다.',
  failed: '불러오지 못했습니다.',
  failedHint: '잠시 후 다시 시도해주세요.',
  retry: '다시 시도',
  refused: '이 화면을 볼 권한이 없습니다.',
  refusedHint: (role: string) => `${role} 역할에는 열리지 않은 화면입니다. 소유자에게 문의해주세요.`,
  none: '없음',
  more: '더 보기',
  less: '접기',
  close: '닫기',
  cancel: '취소',
  confirm: '확인',
  actions: '작업',
} as const;

/** Why somebody is at the sign-in again. */
export const doorReasons: Record<DoorReason, string> = {
  noSession: '로그인해주세요.',
  ended: '세션이 끝났습니다. 다시 로그인해주세요.',
  blocked: '이 계정은 사용할 수 없습니다. 소유자에게 문의해주세요.',
  forged: '이 화면에서 보낸 요청이 아닙니다. 다시 로그인해주세요.',
  noRight: '이 작업을 할 권한이 없습니다.',
};

/** An act that was sent, wherever it is made. */
export const acts = {
  sending: '처리하는 중',
  unknown: '처리 결과를 확인하는 중입니다. 다시 누르지 마세요.',
  notDone: '처리되지 않았습니다.',
  done: '처리했습니다.',
  proposed: '다른 운영자의 확인을 기다립니다.',
  propose: '확인 요청',
  isForTwo: '다른 운영자가 확인하면 처리됩니다.',
  effect: '바뀌는 내용',
  changed: '확인하는 사이 내용이 바뀌었습니다. 다시 확인해주세요.',
  unexpected: '예기치 못한 문제가 발생했습니다.',
  reason: '사유',
  reasonHint: '감사 기록에 남습니다.',
  needsReason: '사유를 입력해주세요.',
  before: '변경 전',
  after: '변경 후',
  hash: '미리보기 해시',
} as const;

/** Why an act was refused: every reason that acts, proposals and leases have. */
const reasons: Readonly<
  Record<
    | ActReason
    | ProposalReason
    | 'notHeld'
    | 'taken'
    | 'self'
    | 'lastOwner'
    | 'noRight'
    | 'tooOften'
    | 'unchanged'
    | 'tooLong'
    | 'short'
    | 'noLevel'
    | 'past'
    | 'tooMany'
    | 'same'
    | 'unbacked'
    | 'onSale'
    | 'isVoid'
    | 'undecided'
    | 'empty'
    | (typeof SCORE_FAULTS)[number]
    | 'already'
    | 'inPlay'
    | 'couponUsed'
    | 'nobody'
    | 'underWay'
    | 'outOfBounds',
    string
  >
> = {
  malformed: '입력한 내용을 확인해주세요.',
  needsReason: '사유를 입력해주세요.',
  needsPreview: '내용을 먼저 확인해주세요.',
  changed: '확인하는 사이 내용이 바뀌었습니다. 다시 확인해주세요.',
  unknown: '대상이 없거나 이미 끝난 일입니다.',
  keyUsed: '이미 처리한 요청입니다.',
  manyWaiting: '확인을 기다리는 요청이 많습니다. 먼저 확인하거나 취소해주세요.',
  closed: '장부를 확인하는 동안 금액을 처리할 수 없습니다.',
  ownProposal: '요청한 사람은 확인할 수 없습니다.',
  over: '이미 처리된 요청입니다.',
  noRight: '이 작업을 할 권한이 없습니다.',
  notHeld: '담당이 끝났습니다. 다시 담당한 뒤 처리해주세요.',
  taken: '다른 운영자가 처리하고 있습니다.',
  tooOften: '잠시 후 다시 시도해주세요.',
  self: '본인에게는 할 수 없는 작업입니다.',
  lastOwner: '마지막 관리자는 바꿀 수 없습니다.',
  unchanged: '바뀐 내용이 없습니다.',
  short: '회원이 가진 것보다 많이 뺄 수 없습니다.',
  noLevel: '없는 레벨입니다.',
  same: '이미 그 상태입니다.',
  unbacked: '베팅이 있는 선택이 없습니다.',
  already: '이미 운영자입니다.',
  inPlay: '정산되지 않은 베팅이나 대기 중인 입출금이 있는 회원입니다.',
  couponUsed: '쿠폰으로 베팅액을 이미 돌려준 베팅입니다.',
  nobody: '받을 회원이 없습니다.',
  underWay: '보내고 있는 쪽지가 많습니다. 끝난 뒤 다시 보내주세요.',
  isVoid: '이미 무효 처리된 회차입니다.',
  outOfBounds: '정할 수 있는 배당의 범위를 벗어났습니다.',
  onSale: '판매 중인 선택은 결과를 정할 수 없습니다.',
  tooMany: '더 지정할 수 없습니다. 쓰지 않는 것을 먼저 해제해주세요.',
  past: '이미 지난 시간입니다.',
  tooLong: '내용이 너무 깁니다. 줄여주세요.',
  empty: '정할 금액을 입력해주세요.',
  undecided: '이 점수로 결정되는 선택이 없습니다.',
  scoreMissing: '점수를 입력해주세요.',
  scorePart: '이 종목에 없는 구간입니다.',
  scoreGap: '앞 세트의 점수가 비어 있습니다.',
  scoreTied: '세트는 비길 수 없습니다.',
  scoreSets: '이미 이긴 경기보다 세트가 많습니다.',
  scoreShort: '아직 이긴 쪽이 없습니다.',
  scoreSum: '최종 점수가 구간 점수의 합과 다릅니다.',
  scoreOpen: '최종 점수는 끝난 경기에만 입력합니다.',
  scoreBelow: '이미 기록된 점수보다 낮습니다.',
  scoreOther: '이미 입력된 점수와 다릅니다.',
  scoreLeftOut: '이미 기록된 점수가 빠졌습니다.',
  scoreReopened: '이미 끝난 것으로 입력된 경기입니다.',
  scoreEnded: '이 구간 없이 끝난 것으로 입력된 경기입니다.',
};

/** By the code that came: a later origin may have more than are known here. */
export const refusals: Readonly<Record<string, string>> = reasons;
