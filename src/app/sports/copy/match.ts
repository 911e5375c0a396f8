/** The words of a match's page. */
import type { MarketTab } from '../../../domain/reference/marketShapes.ts';
import type { Standing } from '../../../domain/results/teamResults.ts';
import type { HELD_BY } from '../../../domain/sports/play.ts';
import type { Settlement } from '../../../domain/reference/statuses.ts';
import type { FormCounts } from '../match/recentForm.ts';
import { formatWon } from '../../../domain/kernel/money.ts';

export const match = {
  region: '경기',
  backTo: (page: string) => `${page} 목록으로`,
  previous: '이전 경기',
  next: '다음 경기',
  loading: '경기를 불러오는 중입니다.',
  failed: '경기를 불러오지 못했습니다.',
  gone: '이 경기는 더 이상 제공되지 않습니다.',
  goneHint: '종료되었거나 목록에서 내려간 경기입니다.',
  started: (time: string) => `${time}에 시작해 사전 베팅을 마감했습니다.`,
  noMarkets: '제공 중인 마켓이 없습니다.',
  tabs: '마켓 분류',
  all: '전체',
  hasPick: '선택 있음',
  search: '마켓 검색',
  clearSearch: '검색어 지우기',
  notFound: (text: string) => `‘${text}’ 마켓이 없습니다.`,
  foldAll: '모두 접기',
  unfoldAll: '모두 펼치기',
  fold: (name: string) => `${name} 접기`,
  unfold: (name: string) => `${name} 펼치기`,
  pin: (name: string) => `${name} 즐겨찾기`,
  pinned: '즐겨찾는 마켓',
  lines: (count: number) => `${formatWon(count)}개 라인`,
  selections: (count: number) => `${formatWon(count)}개`,
  moreLines: (count: number) => `나머지 ${formatWon(count)}개 라인`,
  fewerLines: '주요 라인만 보기',
  line: '기준',
  grid: '세로 홈 · 가로 원정',
  markets: '마켓',
  noHistory: '배당 변동 기록이 없습니다.',
  least: (odds: string) => `최저 ${odds}`,
  most: (odds: string) => `최고 ${odds}`,
} as const;

export const marketTabNames: Record<MarketTab, string> = {
  result: '승무패·핸디캡',
  totals: '언더오버',
  firstHalf: '전반',
  secondHalf: '후반',
  quarters: '쿼터',
  innings: '이닝',
  sets: '세트',
  periods: '피리어드',
  maps: '맵',
  goals: '득점',
  scores: '스코어',
  corners: '코너',
  others: '기타',
};

type HeldBy = (typeof HELD_BY)[number];

/** What stopped the prices of a game in play for the moment. */
const heldNames: Record<HeldBy, string> = {
  goal: '골로',
  card: '카드로',
  penalty: '페널티킥으로',
  timeout: '타임아웃으로',
  period: '쉬는 시간이라',
  review: '비디오 판독으로',
  runners: '주자 진루로',
};

/** `골로 멈췄습니다.` */
export const heldText = (held: HeldBy): string => `${heldNames[held]} 멈췄습니다.`;

/** How a selection ended, where its price was. */
export const settlementNames: Record<Settlement, string> = {
  [-1]: '취소',
  1: '낙첨',
  2: '적중',
  3: '적중특례',
  4: '절반 낙첨',
  5: '절반 적중',
};

/** Of the last games of two sides. */
export const form = {
  place: ({ place, points }: Standing) => (points === null ? `${place}위` : `${place}위 · 승점 ${formatWon(points)}`),
  standing: (standing: Standing) => {
    const { won, drawn, lost } = standing;
    return `${form.place(standing)} · ${won + drawn + lost}경기 ${form.counts({ won, drawn, lost })}`;
  },
  /** A sport without draws has none to name. */
  counts: ({ won, drawn, lost }: FormCounts): string =>
    [`${won}승`, ...(drawn === 0 ? [] : [`${drawn}무`]), `${lost}패`].join(' '),
  last: (team: string) => `${team} 최근 경기`,
  marks: (team: string, counts: string) => `${team} 최근 경기 ${counts}`,
  meetings: '맞대결',
  meetingsOf: (count: number) => `맞대결 ${count}경기`,
  noMeetings: '맞대결 기록이 없습니다.',
  noGames: '최근 경기 기록이 없습니다.',
  show: '전적 보기',
};

export const outcomeNames: Record<keyof FormCounts, string> = { won: '승', drawn: '무', lost: '패' };

/** Of prices that are waited for. */
export const priceMarkWords = {
  title: '배당 알림',
  open: (count: number) => (count === 0 ? '배당 알림' : `배당 알림 ${count}개`),
  hint: '배당이 설정한 값에 닿으면 한 번 알려 드립니다. 베팅은 하지 않습니다.',
  market: '마켓',
  selection: '선택',
  odds: '알림 받을 배당',
  now: (odds: string) => `현재 배당 ${odds}`,
  set: '알림 설정',
  notOdds: '1.01 이상의 배당을 입력해 주세요.',
  sameOdds: '현재 배당과 다른 값을 입력해 주세요.',
  failed: '알림을 설정하지 못했습니다.',
  done: '배당 알림을 설정했습니다.',
  list: '이 경기의 배당 알림',
  none: '설정한 배당 알림이 없습니다.',
  waits: (odds: string, isAbove: boolean) => `${odds} ${isAbove ? '이상' : '이하'}`,
  remove: (name: string) => `${name} 배당 알림 해제`,
  isOff: '배당 알림이 꺼져 있습니다.',
  closed: '배당을 제공하는 선택이 없습니다.',
} as const;
