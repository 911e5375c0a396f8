/** The words of the results page: games without a result, what is decided of one, and what that comes to. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { GameState } from '../../../domain/office/results.ts';
import type { Settlement } from '../../../domain/reference/statuses.ts';
import type { ScoreFault } from '../../../domain/sports/outcomes/scoreFault.ts';

export const settlementNames: Readonly<Record<Settlement, string>> = {
  [-1]: '취소',
  1: '낙첨',
  2: '적중',
  3: '적중특례',
  4: '절반 낙첨',
  5: '절반 적중',
};

export const results = {
  subtitle: (games: number) => `결과를 기다리는 경기 ${formatWon(games)}`,
  list: '경기',
  states: {
    waiting: '결과 대기',
    disputed: '이견',
    contradicted: '점수와 다름',
    decided: '최근 7일 결정',
  } satisfies Record<GameState, string>,
  kinds: '보기',
  search: '팀, 리그, 경기 번호 찾기',
  listHead: { game: '경기', open: '미정', bets: '베팅', stakes: '베팅액' },
  empty: {
    waiting: ['결과를 기다리는 경기가 없습니다.', '시작한 경기 중 베팅이 남은 경기가 오래 기다린 순으로 나타납니다.'],
    disputed: ['이견이 있는 결과가 없습니다.', '피드 결과가 점수 계산과 다르면 정산하지 않고 여기에 모읍니다.'],
    contradicted: [
      '점수와 다른 결과가 없습니다.',
      '정산한 다음 알려진 최종 점수가 그 결과와 다르면 7일 동안 여기에 모읍니다.',
    ],
    decided: ['최근 7일 동안 결정된 경기가 없습니다.', '정정하려면 경기를 찾아 결과를 다시 고르세요.'],
  } satisfies Record<GameState, readonly [title: string, hint: string]>,
  openOf: (open: number, all: number) => `${formatWon(open)} / ${formatWon(all)}`,
  choose: '경기를 고르세요.',
  chooseHint: '베팅이 있는 선택마다 결과를 정하고, 바뀌는 금액을 본 다음 기록합니다.',
  gone: '베팅이 있는 경기가 아닙니다.',
  game: '결과 결정',
  score: (home: number, away: number) => `점수 ${home} : ${away}`,
  noScore: '점수 없음',
  head: {
    market: '마켓',
    pick: '선택',
    bets: '건수',
    stakes: '베팅액',
    now: '현재',
    feed: '피드 · 계산',
    next: '결정',
  },
  none: '미정',
  onSale: '판매 중',
  onSaleNote: '판매 중인 선택은 결과를 정할 수 없습니다. 리스크에서 먼저 일시중지하세요.',
  keep: '그대로',
  nextOf: (pick: string) => `${pick} 결과`,
  disputed: (fed: string, reckoned: string) => `피드 ${fed} · 계산 ${reckoned}`,
  ruled: (fed: string, ruled: string) => `피드 ${fed} · 판정 ${ruled}`,
  toldOther: (told: string) => `피드 점수로는 ${told}`,
  leftByScore: '그대로',
  voidAll: '경기 전체 취소',
  clear: '고른 결과 지우기',
  close: '닫기',
  effect: '이렇게 바뀝니다',
  effectNone: '결과를 고르면 바뀌는 베팅과 금액을 먼저 보여드립니다.',
  effectOf: (selections: number) => `선택 ${formatWon(selections)}개`,
  figures: { bets: '영향받는 베팅', before: '기존 지급', after: '정정 지급', delta: '정정 차액' },
  betsUnit: '건',
  settling: (settled: number, bets: number) => `정산 중 ${formatWon(settled)}/${formatWon(bets)}`,
  members: (count: number) => `회원 ${formatWon(count)}명`,
  short: '잔액이 모자란 회원',
  shortNote: '모자란 금액은 미수금으로 남고, 다음에 들어오는 머니에서 차감합니다.',
  shortCount: (count: number) => `${formatWon(count)}명`,
  reason: '사유',
  reasonHint: '감사 기록에 남습니다. 예: 공식 기록 정정',
  record: '결과 기록',
  propose: '확인 요청',
  forTwo: '2인 확인이 필요한 금액입니다. 다른 운영자가 확인하면 정산합니다.',
  ask: '이 결과로 정산할까요?',
  askVoid: '경기 전체를 취소할까요?',
  askHint: '기록하면 회원의 열린 탭에 바로 보입니다. 되돌리려면 다시 정정해야 합니다.',
  said: {
    done: (selections: number, bets: number, left: number) =>
      `선택 ${formatWon(selections)}개의 결과를 기록했습니다. 베팅 ${formatWon(bets)}건${left === 0 ? '을 정산했습니다.' : ` 중 ${formatWon(left)}건은 이어서 정산합니다.`}`,
    proposed: '다른 운영자의 확인을 기다립니다.',
    unanswered: '답을 받지 못했습니다. 아래 현재 결과를 확인하세요.',
  },
} as const;

/** The words of a score that is entered part by part. */
export const scores = {
  title: '구간별 점수',
  note: '입력한 구간으로 결정되는 마켓을 모두 정산합니다.',
  whole: '최종',
  home: '홈',
  away: '원정',
  told: '피드',
  entered: (name: string, time: string) => `${name} ${time} 입력`,
  before: '앞선 입력',
  cell: (part: string, side: string) => `${part} ${side} 점수`,
  fill: '피드 점수 넣기',
  isOver: '경기 종료',
  isOverHint: '연장 점수를 비우면 연장 없이 끝난 경기로 계산합니다.',
  isOverHintOfSets: '경기 전체를 따지는 마켓까지 결정합니다.',
  isCorrection: '기록 정정',
  isCorrectionHint: '이미 기록된 점수를 바꾸거나 뺍니다.',
  decides: (decided: number, left: number) =>
    left === 0
      ? `선택 ${formatWon(decided)}개를 모두 결정합니다.`
      : `선택 ${formatWon(decided)}개를 결정하고, ${formatWon(left)}개는 그대로 둡니다.`,
  differs: '피드와 다른 구간',
} as const;

const faults: Readonly<Record<ScoreFault['reason'] | 'scoreTyped', (part: string, by: string) => string>> = {
  scoreTyped: (part) => `${part}: 두 팀 점수를 0에서 999 사이의 숫자로 입력해주세요.`,
  scoreMissing: () => '점수를 입력해주세요.',
  scorePart: (part) => `${part}: 이 종목에 없는 구간입니다.`,
  scoreGap: (part) => `${part}: 점수가 비어 있습니다. 세트는 차례로 입력해주세요.`,
  scoreTied: (part) => `${part}: 세트는 비길 수 없습니다.`,
  scoreSets: (part, by) => `${part}: 세트가 너무 많습니다. 세트 점수(${by})로 이미 끝난 경기입니다.`,
  scoreShort: (_, by) => `세트 점수(${by})로는 끝난 경기가 아닙니다.`,
  scoreSum: (part, by) => `${part}: 구간 점수의 합(${by})과 다릅니다.`,
  scoreOpen: (part) => `${part}: 최종 점수는 경기가 끝난 뒤에 입력합니다.`,
  scoreBelow: (part, by) => `${part}: 이미 기록된 점수(${by})보다 낮습니다. 고치려면 기록 정정을 선택하세요.`,
  scoreOther: (part, by) => `${part}: 이미 입력된 점수(${by})와 다릅니다. 고치려면 기록 정정을 선택하세요.`,
  scoreLeftOut: (part, by) => `${part}: 이미 기록된 점수(${by})가 빠졌습니다. 빼려면 기록 정정을 선택하세요.`,
  scoreReopened: () => '이미 끝난 것으로 입력된 경기입니다. 되돌리려면 기록 정정을 선택하세요.',
  scoreEnded: (part) => `${part}: 이 구간 없이 끝난 것으로 입력된 경기입니다. 더하려면 기록 정정을 선택하세요.`,
};

/** @param part what the sport calls it */
export const faultText = (reason: ScoreFault['reason'] | 'scoreTyped', part: string, home = 0, away = 0): string =>
  faults[reason](part, `${home} : ${away}`);
