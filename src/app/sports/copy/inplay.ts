/** The words of the in-play page: how a game stands, what happened in it. */
import { formatWon } from '../../../domain/kernel/money.ts';
import { periodLabelOf, type PeriodLabel } from '../../../domain/reference/periods.ts';
import { SPORT } from '../../../domain/reference/sports.ts';
import type { Score } from '../../../domain/sports/fixture.ts';
import type { Incident } from '../../../domain/sports/play.ts';
import type { CountName, ScoreColumn, Scoreboard } from '../../../domain/sports/scoreboard.ts';
import { periodNameOf } from '../../kit/copy/periods.ts';

export const inPlay = {
  title: '인플레이',
  list: '진행 중인 경기',
  sports: '종목 선택',
  soon: (sport: string) => `곧 시작하는 ${sport}`,
  others: '다른 종목',
  failed: '경기를 불러오지 못했습니다.',
  loading: '경기를 불러오는 중입니다.',
  nothing: '지금 진행 중인 경기가 없습니다.',
  nothingOf: (sport: string) => `지금 진행 중인 ${sport} 경기가 없습니다.`,
  nextStarts: (when: string) => `다음 경기는 ${when}에 시작합니다.`,
  unknown: '이 경기는 더 이상 제공되지 않습니다.',
  unknownHint: '종료되었거나 목록에서 내려간 경기입니다.',
  over: '경기가 종료되었습니다.',
  overScore: (home: number, away: number) => `최종 점수 ${home} : ${away}`,
  notStarted: '아직 시작하지 않은 경기입니다.',
  toNext: '다음 경기 보기',
  previous: '이전 경기',
  next: '다음 경기',
  openList: '경기 목록',
  notice: '인플레이 베팅은 접수 대기 시간 동안 배당 또는 점수가 바뀌면 접수되지 않습니다.',
  startedAt: (time: string) => `${time} 시작`,
  scores: (home: string, away: string) => `${home} 대 ${away} 점수판`,
  team: '팀',
  top: '초',
  bottom: '말',
  serving: '서브',
  momentum: '흐름',
  momentumHint: '배당으로 환산한 승률',
  leads: (team: string) => `${team} 우세`,
  chance: (team: string, percent: number) => `${team} ${percent}%`,
  momentumLabel: (home: string, away: string) => `흐름: ${home}, ${away}`,
  noMomentum: '아직 배당 변동 기록이 없습니다.',
  incidents: '최근 상황',
  noIncidents: '아직 기록된 상황이 없습니다.',
  noBets: '이 경기는 인플레이 베팅을 제공하지 않습니다.',
  markets: (count: number) => `전체 마켓 ${formatWon(count)}`,
  moreMarkets: (count: number) => `+${formatWon(count)}`,
  sideBySide: '나란히 보기',
  sideBySideHint: '왼쪽 목록에서 경기를 누르면 여기에 추가됩니다.',
  shown: '나란히 보는 경기',
  columns: (count: number) => `${count}경기`,
  close: (teams: string) => `${teams} 닫기`,
  emptyColumn: '왼쪽 목록에서 경기를 선택해주세요.',
  bases: (bases: readonly boolean[]) => {
    const taken = bases.flatMap((isTaken, at) => (isTaken ? [at + 1] : []));
    if (taken.length === 0) return '주자 없음';
    return taken.length === 3 ? '만루' : `${taken.join('·')}루`;
  },
  outs: (outs: number) => (outs === 0 ? '무사' : `${outs}사`),
  ball: '볼',
  strike: '스트라이크',
  out: '아웃',
} as const;

/** Tabs of the list: the shorter word where one is longer than its tab. */
export const sportTabNames = {
  football: '축구',
  basketball: '농구',
  volleyball: '배구',
  baseball: '야구',
  iceHockey: '하키',
} as const;

export const countNames: Record<CountName, string> = {
  corners: '코너',
  yellowCards: '경고',
  redCards: '퇴장',
  shots: '슈팅',
  fouls: '파울',
  hits: 'H',
  errors: 'E',
  timeouts: '타임아웃',
  points: '점수',
  freeThrows: '자유투',
  wickets: '위켓',
  balls: '오버',
};

/** What the sum of all parts is called. */
const totalNames: { readonly [Sport in string]?: string } = {
  [SPORT.volleyball]: '세트',
  [SPORT.baseball]: 'R',
  [SPORT.cricket]: '득점',
};

const halfNames: Partial<Record<PeriodLabel, string>> = {
  firstHalf: '전반',
  secondHalf: '후반',
  extraFirst: '연장 전',
  extraSecond: '연장 후',
  penalties: '승부차기',
  overtime: '연장',
  extraInnings: '연장',
  goldenSet: '골든',
};

/** Over a column: `전반`, `1Q`, `3`, `2P`, `코너`, `계`. */
export function columnName(sportId: string, column: ScoreColumn): string {
  if (column.of === 'count') return countNames[column.count];
  if (column.of === 'total') return totalNames[sportId] ?? '계';
  const label = periodLabelOf(sportId, column.period);
  const name = label && halfNames[label];
  if (name !== undefined) return name;
  if (sportId === SPORT.basketball) return `${column.period}Q`;
  return sportId === SPORT.iceHockey ? `${column.period}P` : column.period.toString();
}

/** In a column: a count, or of balls how many overs they are, `15.4`; `·` where nothing is known. */
export function cellText(column: ScoreColumn, value: number | null | undefined): string {
  if (typeof value !== 'number') return '·';
  return column.of === 'count' && column.count === 'balls' ? `${Math.floor(value / 6)}.${value % 6}` : value.toString();
}

type Stage = Pick<Scoreboard, 'period' | 'half'>;

/** What is being played: `후반`, `3쿼터`, `4회말`, `하프타임`; `''` for a code the sport does not have. */
export function periodText(sportId: string, { period, half }: Stage): string {
  if (period === null) return '';
  const label = periodLabelOf(sportId, period);
  if (label === undefined) return '';
  if (sportId === SPORT.football && label === 'break') return '하프타임';
  if (sportId === SPORT.football && (label === 'firstHalf' || label === 'secondHalf')) return halfNames[label] ?? '';
  if (sportId === SPORT.baseball && (label.startsWith('inning') || label === 'extraInnings'))
    return `${label === 'extraInnings' ? '연장 ' : `${period}회`}${half === null ? '' : half === 'top' ? '초' : '말'}`.trim();
  if (label === 'fullTime' || label === 'fullTimeWithOvertime' || label === 'fullTimeWithPenalties') return '종료';
  return periodNameOf(sportId, period);
}

/** `67:21` */
export function playClockText(seconds: number): string {
  const two = (value: number) => value.toString().padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

const incidentNames: Record<Incident['of'], string> = {
  goal: '골',
  ownGoal: '자책골',
  penaltyGoal: '페널티골',
  missedPenalty: '페널티 실축',
  yellowCard: '경고',
  redCard: '퇴장',
  substitution: '교체',
  corner: '코너킥',
  foul: '파울',
  timeout: '타임아웃',
  periodBegun: '시작',
  periodEnded: '종료',
  point: '득점',
  freeThrow: '자유투',
  twoPoints: '2점슛',
  threePoints: '3점슛',
  hit: '안타',
  homeRun: '홈런',
  run: '득점',
  walk: '볼넷',
  strikeOut: '삼진',
  out: '아웃',
  set: '세트 획득',
  powerPlay: '파워플레이',
};

/** What happened: `울산 HD 코너킥`, `후반 시작`. */
export function incidentText(
  { sportId, home, away }: { readonly sportId: string; readonly home: string; readonly away: string },
  incident: Incident,
): string {
  const { of, side, period } = incident;
  const isOfPeriod = of === 'periodBegun' || of === 'periodEnded';
  const who = isOfPeriod
    ? periodText(sportId, { period, half: null })
    : side === null
      ? ''
      : side === 'home'
        ? home
        : away;
  return `${who} ${incidentNames[of]}`.trim();
}

/** When it was: `67:21` where the sport has a clock, else its period. */
export function incidentTime(sportId: string, { period, clockSeconds }: Incident, hasClock: boolean): string {
  return hasClock ? playClockText(clockSeconds) : periodText(sportId, { period, half: null });
}

export const scoreText = ({ home, away }: Pick<Score, 'home' | 'away'>): string => `${home} : ${away}`;
