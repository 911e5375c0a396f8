/** The words of the search over all games, and of the keys of a page. */
import { formatWon } from '../../../domain/kernel/money.ts';

export const search = {
  label: '경기 검색',
  placeholder: '팀 · 리그 · 경기 검색',
  results: '검색 결과',
  teams: '팀',
  leagues: '리그',
  games: '경기',
  recent: '최근 본 경기',
  noRecent: '최근 본 경기가 없습니다.',
  home: '홈',
  draw: '무',
  away: '원정',
  none: (text: string) => `‘${text}’ 검색 결과가 없습니다.`,
  noneHint: '팀 이름이나 띄어쓰기를 바꿔 검색해보세요.',
  loading: '경기 목록을 불러오는 중입니다.',
  failed: '경기를 검색하지 못했습니다. 잠시 후 다시 입력해주세요.',
  partly: '일부 경기를 아직 불러오는 중입니다.',
  move: '이동',
  open: '열기',
  hint: '띄어쓰기, 초성, 별칭, 영문으로도 찾을 수 있습니다.',
  found: (teams: number, leagues: number, games: number) =>
    `팀 ${formatWon(teams)}개, 리그 ${formatWon(leagues)}개, 경기 ${formatWon(games)}건`,
  count: (games: number) => `${formatWon(games)}경기`,
  mark: (team: string) => `${team} 즐겨찾기`,
  clear: '검색어 지우기',
  today: '오늘',
  tomorrow: '내일',
} as const;
