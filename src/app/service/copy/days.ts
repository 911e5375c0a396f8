/** The words of attendance, quests, tournaments and friends (COM-03). */
import type { Quest } from '../../../domain/days/quests.ts';
import type { CLAIM_REASONS } from '../../../domain/days/quests.ts';
import type { STAMP_REASONS } from '../../../domain/days/attendance.ts';
import type { TournamentKind } from '../../../domain/days/tournament.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { dateMinuteText, dayText, minuteText } from '../../kit/copy/time.ts';
import type { RefusalWords } from '../useSaid.ts';

export const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
export const pointsText = (points: number): string => `${formatWon(points)}P`;

export const daysState = {
  old: '연결이 끊겨 있어 마지막으로 받은 내용입니다. 지금은 참여할 수 없습니다.',
} as const;

export const attendance = {
  title: '출석체크',
  loading: '출석 내역을 불러오는 중입니다.',
  failed: '출석 내역을 불러오지 못했습니다.',
  month: (year: number, month: number) => `${year}년 ${month}월`,
  before: '지난달',
  after: '다음 달',
  turns: '서울 시각 0시에 날짜가 바뀝니다',
  today: '오늘',
  stamped: '출석함',
  missed: '–',
  plus: (points: number) => `+${pointsText(points)}`,
  streakOf: (days: number) => `${days}일 연속`,
  thisMonth: '이번 달 출석',
  days: '일',
  passed: (days: number) => `${days}일 중`,
  upTo: (days: number) => `${days}일까지`,
  left: (days: number) => (days <= 0 ? '받음' : `${days}일 남음`),
  streak: '연속 출석',
  nth: (days: number) => `${days}일째`,
  received: '받은 포인트',
  next: '오늘 받을 포인트',
  lastMonth: '지난달',
  lastMonthOf: (all: number, days: number) => `${all}일 중 ${days}일`,
  rewards: '보상',
  daily: '하루 출석',
  everyDay: '매일',
  monthOf: (days: number) => `한 달 ${days}일`,
  note: '여러 기기에서 눌러도 하루 한 번만 찍힙니다. 포인트는 바로 들어옵니다.',
  stamp: '오늘 출석하기',
  stamping: '보내는 중',
  done: '오늘 출석했습니다',
  told: (points: number) => `출석했습니다. ${pointsText(points)}를 받았습니다.`,
} as const;

export const stampRefusals: RefusalWords<(typeof STAMP_REASONS)[number]> = {
  otherDay: () => '날짜가 바뀌었습니다. 다시 눌러주세요.',
  stamped: () => '오늘은 이미 출석했습니다.',
};

const PRODUCTS = { 1: '스포츠', 2: '라이브', 3: '미니게임', 4: '가상게임', 5: '카지노' } as const;

export const quests = {
  title: '일일퀘스트',
  loading: '퀘스트를 불러오는 중입니다.',
  failed: '퀘스트를 불러오지 못했습니다.',
  empty: '오늘은 퀘스트가 없습니다.',
  received: '오늘 받은 포인트',
  of: (points: number) => `/ ${pointsText(points)}`,
  done: '완료',
  list: '오늘의 퀘스트',
  renewed: '0시에 새로 시작 · 실시간 반영',
  claim: (points: number) => `${pointsText(points)} 받기`,
  claimed: (points: number) => `${pointsText(points)} 받음`,
  claimedAt: (at: number) => `${minuteText(at)} 받음`,
  told: (points: number) => `${pointsText(points)}를 받았습니다.`,
  none: '아직 없습니다',
  noVoids: '취소된 베팅은 빠집니다',
  progress: (name: string) => `${name} 진행`,
  unit: (measure: Quest['measure']) => (measure === 'charge' || measure === 'stake' ? '원' : '건'),
} as const;

/** `3폴더 이상 베팅 2건`. */
export function questName({ measure, product, folds = 1, target }: Quest): string {
  if (measure === 'charge') return `오늘 충전 ${formatWon(target)}원`;
  const of = `${product === undefined ? '' : `${PRODUCTS[product]} `}${folds > 1 ? `${folds}폴더 이상 ` : ''}`;
  if (measure === 'stake') return `${of}베팅 ${formatWon(target)}원`;
  return measure === 'wins' ? `${of}적중 ${target}건` : `${of}베팅 ${target}건`;
}

export const claimRefusals: RefusalWords<(typeof CLAIM_REASONS)[number]> = {
  notReached: ({ reached = 0, target = 0 }) => `목표까지 ${formatWon(target - reached)} 남았습니다.`,
  claimed: () => '이미 받았습니다.',
  otherDay: () => '날짜가 바뀌었습니다. 오늘의 퀘스트를 확인해주세요.',
  unknownQuest: () => '끝난 퀘스트입니다.',
};

export const tournamentNames: Readonly<Record<TournamentKind, string>> = {
  sports: '주간 최고배당 토너먼트',
  casino: '주간 미니게임 토너먼트',
};

export const tournament = {
  title: '토너먼트',
  loading: '순위를 불러오는 중입니다.',
  failed: '순위를 불러오지 못했습니다.',
  kinds: '토너먼트 종류',
  tabs: { sports: '스포츠', casino: '카지노', ended: '지난 토너먼트' },
  running: '진행 중',
  ended: '종료',
  rule: '적중한 베팅 하나의 최종배당으로 겨룹니다.',
  least: (won: number, folds: number) =>
    folds > 1
      ? `${formatWon(won)}원 이상, ${folds}폴더 이상 베팅만 집계합니다.`
      : `${formatWon(won)}원 이상 베팅만 집계합니다.`,
  ties: '배당이 같으면 먼저 적중한 쪽이 앞섭니다.',
  pool: '총상금',
  players: '순위에 든 회원',
  playersOf: (count: number) => `${formatWon(count)}명`,
  until: '종료 시각',
  untilOf: (at: number) => `${dayText(at - 1)} ${minuteText(at - 1)}`,
  ranking: '순위',
  live: '실시간',
  asOf: (at: string) => `${at} 기준`,
  place: '순위',
  name: '닉네임',
  score: '최고 배당',
  prize: '상금',
  nth: (place: number) => `${place}위`,
  me: '나',
  times: '배',
  mine: '내 순위',
  noneMine: '아직 순위에 든 베팅이 없습니다.',
  ofPlayers: (count: number) => `${formatWon(count)}명 중`,
  bet: '적중한 베팅',
  prizes: '상금',
  range: (from: number, to: number) => (from === to ? `${from}위` : `${from} – ${to}위`),
  each: (points: number, isMany: boolean) => (isMany ? `각 ${pointsText(points)}` : pointsText(points)),
  sum: '합계',
  rules: '규칙',
  ruleLines: [
    '취소·적중특례는 순위에 넣지 않습니다.',
    '결과가 정정되면 순위도 다시 계산합니다.',
    '상금은 끝난 뒤 1시간이 지나면 포인트로 지급합니다.',
    '실제 회원만 순위에 오릅니다.',
  ],
  empty: '아직 순위가 없습니다.',
  emptyHint: '조건에 맞는 베팅이 적중하면 여기에 오릅니다.',
  between: '···',
  paid: (at: number) => `${dateMinuteText(at)} 지급 완료`,
  unpaid: '집계 중',
} as const;

export const friends = {
  title: '추천인 현황',
  loading: '추천 내역을 불러오는 중입니다.',
  failed: '추천 내역을 불러오지 못했습니다.',
  code: '내 추천 코드',
  copy: '복사',
  copied: '추천 코드를 복사했습니다.',
  notCopied: '복사하지 못했습니다. 코드를 길게 눌러 복사해주세요.',
  rule: (won: number, points: number) =>
    `이 코드를 추천인으로 입력해 가입한 친구의 베팅금이 ${formatWon(won)}원을 넘으면 ${pointsText(points)}를 한 번 받습니다.`,
  privacy: '친구의 베팅과 보유머니는 보이지 않습니다.',
  count: '추천한 친구',
  countOf: (count: number) => `${formatWon(count)}명`,
  earned: '받은 포인트',
  list: '친구',
  name: '닉네임',
  joined: '가입',
  state: '상태',
  waiting: '진행 중',
  paid: (at: number) => `${dateMinuteText(at)} 지급`,
  empty: '아직 추천한 친구가 없습니다.',
  emptyHint: '추천 코드를 복사해 친구에게 알려주세요.',
} as const;
