/** The words of the bet history. */
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
} as const;

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
