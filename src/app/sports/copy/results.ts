/** The words of the results of games. */
import type { Settlement } from '../../../domain/reference/statuses.ts';

export const results = {
  title: '경기결과',
  until: (day: string) => `${day}까지의 경기`,
  search: '팀·리그 검색',
  clear: '검색어 지우기',
  leagueOff: (league: string) => `${league} 필터 해제`,
  leagueOn: (league: string) => `${league} 경기만 보기`,
  match: (teams: string) => `${teams} 경기 보기`,
  loading: '경기결과를 불러오는 중입니다.',
  failed: '경기결과를 불러오지 못했습니다.',
  empty: '종료된 경기가 없습니다.',
  emptyHint: '다른 날짜나 종목을 선택해주세요.',
  emptySearch: '조건에 맞는 경기결과가 없습니다.',
  emptySearchHint: '팀 이름이나 띄어쓰기를 바꿔 검색해보세요.',
  end: '모두 불러왔습니다.',
  scores: (teams: string) => `${teams} 점수`,
  team: '팀',
  noScore: '점수 없음',
  markets: '판정',
  corrected: '정정',
} as const;

/** How a market ended where nobody won it. */
export const settlementNames: Record<Settlement, string> = {
  [-1]: '취소',
  1: '낙첨',
  2: '적중',
  3: '적중특례',
  4: '하프낙첨',
  5: '하프적중',
};
