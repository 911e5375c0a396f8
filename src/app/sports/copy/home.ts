/** The words of the home page. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { Score } from '../../../domain/sports/fixture.ts';
import { periodNameOf } from '../../kit/copy/periods.ts';

export const home = {
  title: '홈',
  top: '주요 경기',
  live: '실시간 경기',
  soon: '곧 시작하는 경기',
  showAll: '전체 보기',
  previous: '이전',
  next: '다음',
  noTop: '주요 경기가 없습니다.',
  noLive: '진행 중인 경기가 없습니다.',
  noSoon: '예정된 경기가 없습니다.',
  topFailed: '주요 경기를 불러오지 못했습니다.',
  loading: '경기 목록을 불러오는 중입니다.',
  betsOff: '베팅 마감',
  news: '새 소식',
  noNews: '새 소식이 없습니다.',
  newsLoading: '새 소식을 불러오는 중입니다.',
  newsFailed: '새 소식을 불러오지 못했습니다.',
  toLeague: (league: string) => `${league} 경기 보기`,
  toGame: (teams: string) => `${teams} 인플레이에서 보기`,
} as const;

export const newsParts = { event: '이벤트', notice: '공지' } as const;

export const banners = {
  label: '이벤트',
  open: '자세히 보기',
  position: (at: number, count: number) => `${at} / ${count}`,
  /** Shown while the house has no event of its own. */
  own: {
    title: '한 판에 모두, 실시간 배당',
    text: '모의 머니로 즐기는 스포츠. 배당은 경기가 시작될 때까지 쉬지 않고 움직입니다.',
    open: '승무패 보기',
  },
} as const;

/** Where a game in play stands: `후반전 67분`, `3이닝`; without a word where the feed gave none. */
export function playedText(sportId: string, score: Score): string {
  const minutes = Math.floor(score.clockSeconds / 60);
  const clock = minutes > 0 ? `${formatWon(minutes)}분` : '';
  return [periodNameOf(sportId, score.period), clock].filter((word) => word !== '').join(' ');
}
