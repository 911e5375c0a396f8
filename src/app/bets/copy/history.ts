/** The words of the bet history. */
import type { ProductCode } from '../../../domain/bets/betTotals.ts';
import type { CancelRefusal } from '../../../domain/bets/cancelling.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { BetStatus } from '../../../domain/reference/statuses.ts';
import { betStatusNames } from '../../kit/copy/codes.ts';

export const history = {
  title: '베팅내역',
  time: '일시',
  bet: '베팅',
  stake: '베팅금액',
  odds: '배당',
  winnings: '당첨금',
  result: '결과',
  expected: '예상',
  empty: '베팅내역이 없습니다.',
  emptyHint: '배당을 눌러 베팅을 시작해보세요.',
  emptyFilter: '조건에 맞는 베팅내역이 없습니다.',
  emptyFilterHint: '기간이나 상태를 바꿔보세요.',
  loading: '베팅내역을 불러오는 중입니다.',
  failed: '베팅내역을 불러오지 못했습니다.',
  details: (summary: string) => `${summary} 상세`,
  span: '기간',
  status: '상태',
  all: '전체',
  product: '상품',
  from: '시작일',
  to: '종료일',
  older: (time: string) => `${time} 이전 내역 보기`,
  totals: '조회 기간 합계',
  bets: '베팅',
  countUnit: '건',
  openCount: (count: number) => `진행중 ${formatWon(count)}건`,
  openStaked: (won: number) => `진행중 ${formatWon(won)}원 포함`,
  returned: '당첨·환불',
  refunded: (won: number) => `취소 환불 ${formatWon(won)}원 포함`,
  net: '손익',
  decided: (count: number) => `정산 ${formatWon(count)}건 기준`,
  decidedPicks: (all: number, decided: number) => `${all}경기 중 ${decided}경기 종료`,
  cancel: '베팅 취소',
  cancelLeft: (seconds: number) =>
    `${seconds < 60 ? '' : `${Math.floor(seconds / 60)}분 `}${seconds % 60}초 안에 취소할 수 있습니다.`,
  cancelQuestion: '베팅을 취소하시겠습니까?',
  cancelWhat: (bet: string, won: string) => `${bet} · ${won}원을 돌려받습니다.`,
  cancelYes: '베팅 취소',
  cancelNo: '아니오',
  cancelFailed: '취소하지 못했습니다. 다시 시도해주세요.',
  gameEnded: (word: string) => (word === '' ? '' : `경기 ${word}`),
  oddsBefore: '베팅 당시 배당',
  settledOdds: '정산 배당',
  oddsThen: (odds: string) => `(베팅 당시 ${odds})`,
  refundedAll: (won: string) => `베팅이 취소되어 ${won}원을 돌려받았습니다.`,
  voided: (teams: string) => `${teams} 경기가 취소되어 배당 1.00으로 정산했습니다.`,
  pushed: (pick: string) => `${pick} 선택은 적중특례로 배당 1.00으로 정산했습니다.`,
  settledAt: (day: string, time: string) => `${day} ${time} 정산`,
  number: (betId: string) => `접수번호 ${betId}`,
  rules: '정산 규정',
  again: '다시 담기',
  gone: (names: string) => `마감되어 빠지는 선택: ${names}`,
  allGone: '다시 담을 수 있는 선택이 없습니다.',
} as const;

/** Why a bet was not taken back. */
export const cancelTexts: Record<CancelRefusal, string> = {
  unknownBet: '베팅을 찾을 수 없습니다.',
  decided: '이미 정산된 경기가 있어 취소할 수 없습니다.',
  started: '시작한 경기가 있어 취소할 수 없습니다.',
  windowOver: '취소할 수 있는 시간이 지났습니다.',
  tooManyToday: '오늘 취소할 수 있는 횟수를 모두 사용했습니다.',
  bettingOff: '지금은 취소할 수 없습니다. 고객센터에 문의해주세요.',
};

export const productNames: Record<ProductCode, string> = {
  1: '스포츠',
  2: '라이브',
  3: '미니게임',
  4: '가상게임',
  5: '카지노·슬롯',
};

/** By days back, today counted; 0 is all. */
export const spanNames: Readonly<Record<string, string>> = {
  '0': history.all,
  '1': '오늘',
  '7': '7일',
  '30': '1개월',
  '90': '3개월',
};

export const statusNameOf = (status: BetStatus | undefined): string =>
  status === undefined ? history.all : betStatusNames[status];
