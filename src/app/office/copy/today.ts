/** The words of the page of today. */
import type { ProducerState, PRODUCERS } from '../../../domain/events/catalogue.ts';
import { formatWon } from '../../../domain/kernel/money.ts';

export const today = {
  subtitle: (day: string) => `${day} 00:00부터 · 모든 시각 KST`,
  figures: '오늘의 숫자',
  stakes: '베팅액',
  bets: (count: number) => `${formatWon(count)}건`,
  byHour: '시간별',
  hour: '시각',
  lastDay: (sum: string) => `어제 같은 시각 ${sum}`,
  wins: '당첨금',
  ofSettled: (percent: string) => `정산 베팅액의 ${percent}%`,
  settled: (sum: string) => `정산 ${sum}원`,
  gross: '총손익',
  yieldOf: (percent: string) => `이익률 ${percent}%`,
  grossNote: '누적 · 정산 − 당첨',
  liability: '미정산 책임액',
  staked: (sum: string) => `미정산 베팅액 ${sum}원`,
  online: '접속 회원',
  people: '명',
  tabs: (count: number) => `탭 ${formatWon(count)}개`,
  now: '지금',
  queue: '대기',
  queueNote: '오래 기다린 순',
  queueEmpty: '기다리는 일이 없습니다.',
  head: {
    kind: '종류',
    who: '대상',
    about: '내용',
    amount: '금액',
    waits: '대기',
    norm: '기준',
    holder: '담당 · 남음',
    act: '작업',
  },
  norm: (minutes: number) => `/ ${minutes}분`,
  open: '열기',
  nobody: '없음',
  decided: '오늘 처리',
  median: '대기 중앙값',
  late: '기준 초과',
  count: (count: number) => `${formatWon(count)}건`,
  products: '상품별',
  productHead: { product: '상품', stakes: '베팅액', gross: '총손익', yield: '이익률', all: '합계' },
  refusals: '거절된 베팅',
  noRefusals: '오늘 거절된 베팅이 없습니다.',
  refusalHead: { reason: '거절 원인', count: '건수' },
  producers: '제공자',
  producerHead: { name: '제공자', state: '상태', since: '변경' },
  streams: '스트림',
  streamNote: '원점에서 탭까지',
  streamHead: { name: '이름', head: '오프셋', open: '구독', behind: '지연' },
  recent: '최근 운영',
  toAudit: '감사',
  noRecent: '오늘 한 일이 없습니다.',
} as const;

export const producerNames: Record<(typeof PRODUCERS)[number], string> = { prematch: '프리매치', inPlay: '인플레이' };
export const producerStates: Record<ProducerState, string> = {
  up: '정상',
  delayed: '지연',
  down: '끊김',
  recovering: '복구 중',
};
export const streamNames = { events: '경기·배당', members: '회원·머니', office: '운영' } as const;

/** Why bets were refused, by the codes of the origin; one without a word is shown as it is. */
export const betRefusals: Readonly<Record<string, string>> = {
  oddsChanged: '배당 변경',
  changed: '배당 변경',
  suspended: '일시중지',
  maxWinnings: '최대당첨금 초과',
  maxStake: '최대베팅금 초과',
  minStake: '최소베팅금 미만',
  maxOdds: '최대배당 초과',
  stale: '갱신 지연',
  balance: '보유금액 부족',
  shortBalance: '보유금액 부족',
  closed: '마감',
};
