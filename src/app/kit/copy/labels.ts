/** The words of the screens that are not the name of a code: labels, titles, sentences. `copy.md` and §5 to the letter. */
import { formatWon } from '../../../domain/kernel/money.ts';

export const units = { won: '원', times: '배', points: 'P', wonSign: '₩', none: '–' } as const;

export const account = {
  level: '레벨',
  levelOf: (level: number) => `Lv.${level}`,
  nickname: '닉네임',
  money: '보유머니',
  points: '포인트',
  messages: '쪽지',
  unread: (count: number) => `쪽지 ${formatWon(count)}`,
  convert: '전환',
  logout: '로그아웃',
} as const;

export const menu = {
  main: '주요 메뉴',
  bottom: '하단 메뉴',
  home: '홈',
  betHistory: '베팅내역',
  menu: '메뉴',
  skip: '본문으로 바로가기',
  skipToSlip: '베팅카트로 바로가기',
  toTop: '맨 위로',
  close: '닫기',
} as const;

export const sideMenu = {
  label: '종목',
  search: '팀 · 리그 검색',
  /** Apart from the search of the app bar, for whoever goes from landmark to landmark. */
  region: '메뉴 검색',
} as const;

export const board = {
  time: '시간',
  markets: '마켓',
  moreMarkets: (count: number) => `+${formatWon(count)}`,
  moreMarketsLabel: (count: number) => `다른 마켓 ${formatWon(count)}개`,
  categories: '종목 선택',
  suspended: '일시중지',
  closed: '마감',
  pages: '쪽 이동',
  page: (page: number) => `${page}쪽`,
  previous: '이전',
  next: '다음',
  loading: '경기 목록을 불러오는 중입니다.',
  failed: '경기 목록을 불러오지 못했습니다.',
  skip: '배당으로 바로가기',
  keys: '화살표 키로 배당 사이를 이동합니다.',
  collapse: (league: string) => `${league} 접기`,
  expand: (league: string) => `${league} 펼치기`,
} as const;

export const slip = {
  region: '베팅카트',
  folds: (count: number) => `${count}폴더`,
  title: (count: number) => `베팅카트 · ${count}폴더`,
  clearAll: '전체삭제',
  cleared: (count: number) => `${formatWon(count)}개 선택을 삭제했습니다.`,
  undo: '되돌리기',
  pin: '고정',
  unpin: '해제',
  pinLabel: '카트 고정',
  unpinLabel: '카트 고정 해제',
  /** Picks that were on the slip before the page was left, a bet placed or the slip emptied. */
  again: '지난 베팅 다시 담기',
  open: '베팅카트 열기',
  close: '베팅카트 닫기',
  remove: (pick: string) => `${pick} 삭제`,
  balance: '보유금액',
  minStake: '최소베팅금',
  maxStake: '최대베팅금',
  maxStakeOf: (percent: number) => `최대베팅금 (보유금액의 ${percent}%)`,
  maxWinnings: '최대당첨금',
  maxOdds: '최대배당',
  stake: '베팅금액',
  reduced: '최대당첨금에 맞춰 베팅금액을 줄였습니다.',
  add: (amount: number) => `${formatWon(amount)}원 더하기`,
  max: 'MAX',
  clear: '정정',
  settings: '베팅카트 설정',
  quickOn: (won: string) => `빠른 베팅 ${won}원`,
  totalOdds: '예상배당',
  expectedWinnings: '예상당첨금',
  oddsPolicy: '배당 변경 시',
  place: '베팅하기',
  sending: '접수 중',
  sendingIn: (seconds: number) => `접수 대기 ${seconds}초`,
  emptyTitle: '베팅을 선택해주세요.',
  emptyHint: '배당을 누르면 여기에 담깁니다.',
  suspendedPick: '일시중지된 항목이 있습니다.',
  suspended: '일시중지',
  closed: '마감',
  stale: '배당이 갱신되지 않아 베팅할 수 없습니다.',
  stalePick: '배당이 갱신되지 않는 경기',
  unknown: '베팅 결과를 확인하는 중입니다. 다시 베팅하지 마세요.',
  receipt: (key: string) => `접수번호 ${key}`,
  askedAgain: (count: number) => `${count}폴더 · 내용이 바뀌었습니다. 다시 확인해주세요.`,
  score: (home: number, away: number) => `${home} : ${away}`,
  confirm: '베팅하시겠습니까?',
  yes: '확인',
  no: '취소',
  placed: '베팅이 완료되었습니다.',
  placedAfterAll: '베팅이 접수되었습니다.',
  notPlaced: '베팅이 접수되지 않았습니다.',
} as const;

export const changedOdds = {
  question: '변경된 배당으로 베팅하시겠습니까?',
  summary: (folds: number, changed: number) => `${folds}폴더 중 ${changed}개의 배당이 변경되었습니다.`,
  before: '현재 최종배당',
  after: '변경 최종배당',
  no: '아니오 (베팅취소)',
  yes: '예 (베팅)',
  again: '배당이 다시 변경되었습니다.',
  line: (before: string, after: string) => `기준 ${before} → ${after}`,
} as const;

export const connection = {
  strip: '사이트 상태',
  serverTime: '서버시각',
  notice: '공지',
  live: '실시간 연결',
  late: '갱신 지연',
  reconnecting: '다시 연결하는 중입니다.',
  retryIn: (seconds: number) => `${seconds}초 후 재시도`,
  stale: '배당이 갱신되지 않아 베팅할 수 없습니다.',
  asOf: (age: string) => `${age} 전 기준`,
  gone: '연결이 끊어졌습니다.',
  lost: (time: string) => `${connection.gone} ${time} 기준 정보입니다.`,
  reconnect: '다시 연결',
  setAside: (count: number) => `읽지 못한 메시지 ${formatWon(count)}개`,
  notifications: '알림',
} as const;
