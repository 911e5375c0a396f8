/** The words of bets as operators find them and take them back. */
import { formatWon } from '../../../domain/kernel/money.ts';

export const bets = {
  title: '베팅',
  filters: '베팅 찾기',
  search: '베팅번호, 아이디, 닉네임',
  fixture: '경기번호',
  status: '상태',
  statuses: { all: '전체', '0': '진행 중', '2': '적중', '1': '낙첨', '3': '특례', '-1': '취소' },
  span: '기간',
  spans: { day: '오늘', week: '7일', month: '30일', all: '전체' },
  least: '최소 베팅액',
  shown: (count: number) => `${formatWon(count)}건`,
  more: '더 보기',
  end: '마지막입니다.',
  empty: '맞는 베팅이 없습니다.',
  emptyHint: '찾는 말이나 기간을 바꿔보세요. 아이디와 베팅번호는 전부 입력해야 합니다.',
  head: {
    pick: '선택',
    placed: '시각',
    member: '회원',
    bet: '베팅',
    odds: '배당',
    stake: '베팅액',
    paid: '지급',
    state: '상태',
  },
  open: (betId: string) => `베팅 ${betId} 열기`,
  chosen: (count: number, won: string) => `${formatWon(count)}건 · ${won}원 선택`,
  choose: (betId: string) => `베팅 ${betId} 선택`,
  cancel: '베팅 취소',
  cancelMany: (count: number) => `${formatWon(count)}건 취소`,
  askCancel: (count: number) => `베팅 ${formatWon(count)}건을 취소할까요?`,
  cancelHint: '베팅액을 돌려주고, 이미 지급한 금액은 차액만 정정합니다. 회원에게 바로 알립니다.',
  cancelled: (count: number) => `베팅 ${formatWon(count)}건을 취소했습니다.`,
  proposed: '다른 운영자의 확인을 기다립니다.',
  record: '베팅 상세',
  picks: '선택한 경기',
  entries: '장부 기록',
  noEntries: '장부 기록이 없습니다.',
  entryHead: { at: '시각', kind: '종류', way: '계정', amount: '금액' },
  acts: '운영 기록',
  noActs: '운영 기록이 없습니다.',
  toMember: '회원 기록',
  facts: {
    id: '베팅번호',
    member: '회원',
    placed: '베팅 시각',
    settled: '정산 시각',
    cancelled: '취소 시각',
    stake: '베팅액',
    odds: '총배당',
    expected: '예상 적중금',
    paid: '지급',
    net: '회원 순손익',
  },
  pickOdds: '배당',
} as const;

/** Accounts of the books by what stands before their colon. */
const accounts: Readonly<Record<string, string>> = {
  available: '보유머니',
  held: '베팅 중',
  debt: '미수금',
  points: '포인트',
  exchange: '환전 대기',
  house: '하우스',
};

/** Whose an account is stands beside it; one that is not known here is said as it is. */
export const accountName = (account: string): string => accounts[account.split(':', 1)[0] ?? ''] ?? account;
