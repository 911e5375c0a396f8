/** The words of the members' page: the search, the record of one, and what is done to them. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { OwnLimitKind, LimitSpan } from '../../../domain/limits/ownLimit.ts';
import type { MemberRecord, MemberState } from '../../../domain/office/members.ts';
import { UNUSUAL_DAYS, UNUSUAL_RULES } from '../../../domain/office/unusual.ts';
import type { RequestState } from '../../../domain/cashier/moneyRequest.ts';
import type { BetStatus } from '../../../domain/reference/statuses.ts';
import type { Cause } from '../../../domain/wallet/entry.ts';

export const members = {
  list: '회원 목록',
  subtitle: '회원 목록',
  opened: (nickname: string) => `회원 목록 › ${nickname}`,
  back: '회원 목록으로',
  search: '아이디, 닉네임, 전화번호 뒷자리',
  filters: '회원 찾기',
  states: { all: '전체', signedIn: '접속 중', blocked: '차단', restricted: '이용 제한' } satisfies Record<
    MemberState | 'all',
    string
  >,
  state: '상태',
  level: '레벨',
  allLevels: '모든 레벨',
  tendency: '성향',
  allTendencies: '모든 성향',
  restricted: (tendency: number) => `${tendency} · 제한`,
  capped: (tendency: number, odds: string) => `${tendency} · ${odds}`,
  partner: '파트너',
  allPartners: '모든 파트너',
  partnerOf: (name: string, userId: string) => `${name} (${userId})`,
  treeOf: (name: string) => `${name} 조직`,
  sort: '정렬',
  sorts: { newest: '가입 최신순', balance: '보유머니순' },
  head: {
    member: '회원',
    userId: '아이디',
    state: '상태',
    money: '보유머니',
    points: '포인트',
    joined: '가입',
    signedIn: '최근 접속',
  },
  write: '이 조건으로 쪽지',
  shown: (count: number) => `${formatWon(count)}명`,
  more: '더 보기',
  end: '모두 불러왔습니다.',
  empty: '맞는 회원이 없습니다.',
  emptyHint: '다른 검색어나 조건으로 찾아보세요.',
  isHere: '접속 중',
  isBlocked: '차단',
  isRestricted: '이용 제한',
  never: '없음',
  unknown: '찾을 수 없는 회원입니다.',
  unknownHint: '아이디를 확인해주세요.',
  open: (nickname: string) => `${nickname} 회원 기록`,
} as const;

/** Browsers that several members signed in with. */
export const devices = {
  title: '같은 기기',
  view: '목록 종류',
  views: { list: '회원 목록', devices: '같은 기기', unusual: '이상 이용' },
  hint: '한 브라우저로 로그인한 회원들입니다.',
  one: (count: number) => `같은 기기 · 회원 ${formatWon(count)}명`,
  head: { member: '회원', first: '처음 로그인', last: '마지막 로그인' },
  count: (count: number) => `기기 ${formatWon(count)}대`,
  more: '더 보기',
  empty: '여러 회원이 함께 쓴 기기가 없습니다.',
  emptyHint: '180일 안에 한 브라우저로 로그인한 회원이 둘 이상이면 여기에 나타납니다.',
} as const;

const { bothSides, passesThrough, winsMuch } = UNUSUAL_RULES;

/** Play that stands out, and the rules that say so. */
export const unusual = {
  title: '이상 이용',
  hint: `오늘까지 ${UNUSUAL_DAYS}일의 기록입니다. 확인이 필요하다는 뜻일 뿐, 제재는 따르지 않습니다.`,
  rules: {
    bothSides: {
      name: '같은 기기 양방 베팅',
      says: `한 브라우저로 로그인한 회원들이 같은 경기, 같은 마켓의 서로 다른 선택에 각각 ${formatWon(bothSides.leastStaked)}원 이상 베팅했습니다.`,
    },
    passesThrough: {
      name: '베팅 없는 충전·환전',
      says: `${formatWon(passesThrough.leastCharged)}원 이상 충전하고 그 ${passesThrough.stakedBelowOneIn}분의 1도 베팅하지 않은 채, ${passesThrough.takenFromOneIn}분의 1 이상을 환전했거나 신청했습니다.`,
    },
    winsMuch: {
      name: '잦은 고수익',
      says: `정산된 베팅이 ${winsMuch.leastBets}건 이상이고, 당첨금이 베팅액의 ${winsMuch.leastTimesStaked}배 이상이며 ${formatWon(winsMuch.leastWon)}원 이상 더 많습니다.`,
    },
  },
  head: {
    member: '회원',
    pick: '선택',
    bets: '베팅 수',
    charged: '충전',
    staked: '베팅액',
    taken: '환전',
    paid: '당첨금',
  },
  count: (count: number) => `${formatWon(count)}건`,
  none: '해당하는 회원이 없습니다.',
  empty: '규칙에 맞는 이용이 없습니다.',
  emptyHint: '양방 베팅, 베팅 없는 충전·환전, 잦은 고수익이 있으면 여기에 나타납니다.',
} as const;

export const record = {
  joined: (day: string) => `${day} 가입`,
  recommendedBy: (userId: string) => `추천인 ${userId}`,
  partner: '파트너',
  money: '보유머니',
  points: '포인트',
  open: '미정산 베팅',
  count: (count: number) => `${formatWon(count)}건`,
  acts: { purse: '머니 조정', letter: '쪽지', change: '레벨·차단', signOut: '강제 로그아웃' },
  blocked: (name: string, when: string, why: string) => `${when} ${name} 차단 · ${why}`,
  facts: '기록',
  fact: {
    depositor: '예금주',
    account: '모의 계좌',
    recommender: '추천인',
    tendency: '성향',
    debt: '미수금',
    charged: '30일 충전',
    exchanged: '30일 환전',
    staked: '30일 베팅액',
    won: '30일 당첨금',
    net: '30일 회원 손익',
    ever: '전체 베팅 / 당첨',
    sameAddress: '같은 주소 회원',
    sameDevice: '같은 기기 회원',
  },
  accountOf: (digits: string) => `••••${digits}`,
  limits: '한도',
  unlike: (count: number) => `레벨과 다른 것 ${formatWon(count)}`,
  likeLevel: '레벨과 같음',
  ofLevel: (value: string) => `레벨 ${value}`,
  limit: {
    maxBetAmount: '1회 최대베팅금',
    maxWinAmount: '최대당첨금',
    maxLiveBetAmount: '인플레이 최대베팅금',
    maxLiveWinAmount: '인플레이 최대당첨금',
    maxOdds: '최대배당',
  },
  tendencyOf: (tendency: number) => `성향 ${tendency}`,
  own: (span: string, kind: string) => `${span} ${kind} · 본인 설정`,
  ownUsed: (won: string) => `${won} 씀`,
  ownHint: '본인이 정한 한도는 운영자가 올릴 수 없습니다.',
  excluded: (until: string) => `본인이 쉬는 중 · ${until}까지`,
  excludedForGood: '본인이 영구히 쉬기로 했습니다.',
  ledger: '머니 내역',
  purses: { money: '머니', points: '포인트' },
  purse: '지갑',
  groups: { all: '전체', bets: '베팅', wins: '당첨', cash: '충전·환전', other: '기타' },
  group: '내역 종류',
  entryHead: { at: '일시', what: '내용', delta: '변동', balance: '잔액' },
  folds: (count: number) => (count === 1 ? '단폴' : `${formatWon(count)}폴더`),
  emptyLedger: '내역이 없습니다.',
  recent: '최근',
  lists: { bets: '베팅', requests: '충전·환전', letters: '쪽지', inquiries: '문의' },
  listLabel: '최근 내역 종류',
  nothing: '없습니다.',
  sessions: '접속',
  sessionNow: '지금',
  sessionUntil: (time: string) => `${time} 종료`,
  notes: '메모',
  note: '메모 쓰기',
  noteHint: '운영자만 봅니다. 회원에게는 보이지 않습니다.',
  addNote: '메모 남기기',
  noNotes: '메모가 없습니다.',
  audit: '이 회원에 대한 감사',
  noActs: '기록이 없습니다.',
  noActsRight: '감사 기록을 볼 권한이 없습니다.',
  read: '읽음',
  unread: '안 읽음',
} as const;

export const memberActs = {
  purse: '머니 조정',
  which: '종류',
  direction: '방법',
  give: '지급',
  take: '차감',
  amount: '금액',
  words: '회원에게 보이는 내용',
  wordsHint: '예: 이벤트 지급',
  check: '내용 확인',
  askPurse: (nickname: string, sum: string) => `${nickname} 회원에게 ${sum} 조정합니다.`,
  askPurseHint: '장부에 새 내역이 생기며, 되돌리려면 다시 조정해야 합니다.',
  adjust: '조정하기',
  adjusted: (nickname: string, sum: string) => `${nickname} 회원의 잔액이 ${sum}이 되었습니다.`,
  proposed: '다른 운영자의 확인을 기다립니다.',
  needsAmount: '금액과 회원에게 보이는 내용을 입력해주세요.',
  letter: '쪽지 보내기',
  title: '제목',
  contents: '내용',
  send: '보내기',
  sent: (nickname: string) => `${nickname} 회원에게 쪽지를 보냈습니다.`,
  needsLetter: '제목과 내용을 입력해주세요.',
  change: '레벨·차단',
  level: '레벨',
  block: '차단',
  blockHint: '차단하면 바로 로그아웃되고 다시 로그인할 수 없습니다.',
  askChange: (nickname: string) => `${nickname} 회원을 바꿉니다.`,
  changeAnswer: '바꾸기',
  changed: (nickname: string) => `${nickname} 회원을 바꿨습니다.`,
  askSignOut: (nickname: string) => `${nickname} 회원을 로그아웃합니다.`,
  signOutHint: '열려 있는 모든 화면이 바로 끝납니다.',
  signOut: '로그아웃',
  signedOut: (nickname: string) => `${nickname} 회원을 로그아웃했습니다.`,
  notHere: (nickname: string) => `${nickname} 회원은 접속 중이 아니었습니다.`,
  noted: '메모를 남겼습니다.',
  unanswered: '처리 결과를 알 수 없습니다. 기록을 확인해주세요.',
} as const;

export const causeNames: Record<Cause, string> = {
  bet: '베팅',
  won: '당첨',
  returned: '환급',
  corrected: '정정',
  charge: '충전',
  exchange: '환전',
  converted: '포인트 전환',
  coupon: '쿠폰',
  granted: '포인트 적립',
  calculated: '정산',
  debt: '미수금',
  house: '조정',
};

export const betStatusNames: Readonly<Record<BetStatus, string>> = {
  [-1]: '취소',
  0: '진행',
  1: '낙첨',
  2: '적중',
  3: '적특',
};

export const requestStateNames: Record<RequestState, string> = {
  requested: '대기',
  approved: '승인',
  rejected: '거절',
  cancelled: '취소',
};

export const sessionStateNames: Record<MemberRecord['sessions'][number]['state'], string> = {
  active: '접속 중',
  replaced: '다른 기기에서 로그인',
  closed: '강제 로그아웃',
  loggedOut: '로그아웃',
  expired: '시간 만료',
};

export const ownKindNames: Record<OwnLimitKind, string> = {
  deposit: '충전',
  stake: '베팅',
  loss: '손실',
  session: '접속 시간',
  bet: '한 번 베팅',
};

export const spanNames: Record<LimitSpan, string> = { day: '하루', week: '한 주', month: '한 달', bet: '1회' };
export const minutes = (count: number): string => `${formatWon(count)}분`;
