/** Words of the boards that come after the first prices: rows of several markets, filters, games that have started (SPT-10). */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { NamedDay } from '../../../domain/sports/boardDays.ts';
import type { BoardOrder } from '../../../domain/sports/boardPage.ts';
import type { MarketGroup } from '../../../domain/reference/boardMarkets.ts';

export const boards = {
  /** Over the columns of a board of several markets. */
  left: '홈 · 언더',
  middle: '무 · 기준',
  right: '원정 · 오버',
  restLines: (count: number) => `나머지 ${formatWon(count)}개 라인`,
  fold: '접기',
  refresh: (count: number) => `목록 새로고침 (${formatWon(count)})`,
  started: (time: string) => `${time}에 시작해 사전 베팅을 마감했습니다.`,
  gone: '목록을 새로고침하면 사라집니다.',
  ended: '베팅을 마감했습니다.',
  toInPlay: '인플레이에서 보기',
  date: '날짜 선택',
  allDays: '전체 날짜',
  day: (date: string, count: number) => `${date} · ${formatWon(count)}`,
} as const;

export const orderNames: Record<BoardOrder, string> = { time: '시간순', league: '리그순' };

export const dayNames: Record<NamedDay, string> = { soon: '3시간 이내', today: '오늘', tomorrow: '내일' };

/** What a row of a board asks; of the first, by whether a draw is one of the answers. */
export const groupNames: Record<Exclude<MarketGroup, 'special'>, string> = {
  win: '승무패',
  handicap: '핸디캡',
  total: '언더오버',
};
export const twoWay = '승패';

export const proto = {
  title: (round: number) => `프로토 승부식 ${round}회차`,
  selling: '발매중',
  over: '회차 마감',
  closing: '회차 마감',
  left: '남은 시간',
  limits: '최소·최대베팅금',
  limit: (amount: number) => `${formatWon(amount)}원`,
  previous: '이전 회차',
  next: '다음 회차',
  plain: '일반',
  closesIn: (minutes: number, seconds: number) => `${minutes}분 ${seconds}초 후 마감`,
  closesAt: (time: string) => `${time} 마감`,
  closed: '마감',
  days: (days: number, hours: number) => `${days}일 ${hours}시간`,
  hours: (hours: number, minutes: number) => `${hours}시간 ${minutes}분`,
} as const;
