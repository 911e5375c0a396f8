/** The words of statements, points, coupons and settlements (WAL-03 … WAL-07). */
import { seoulDate } from '../../../domain/kernel/seoulDay.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { CalculationReason } from '../../../domain/wallet/calculation.ts';
import type { CouponKind, CouponReason } from '../../../domain/wallet/coupon.ts';
import type { Cause, EntryGroup, Purse } from '../../../domain/wallet/entry.ts';
import type { ConversionReason } from '../../../domain/wallet/points.ts';
import type { CommonReason } from '../../../domain/commands/memberCommand.ts';
import { dateMinuteText } from '../../kit/copy/time.ts';

type Numbers = Readonly<Record<string, number>>;

export const statement = {
  purses: '지갑',
  purseNames: { money: '보유머니', points: '포인트' } satisfies Record<Purse, string>,
  span: '기간',
  spans: { 1: '오늘', 7: '7일', 30: '1개월', 90: '3개월' } as Readonly<Record<number, string>>,
  group: '종류',
  all: '전체',
  groups: { bets: '베팅', wins: '적중', cash: '충전·환전', other: '기타' } satisfies Record<EntryGroup, string>,
  causes: {
    bet: '베팅',
    won: '적중',
    returned: '취소·환급',
    corrected: '정정',
    charge: '충전',
    exchange: '환전',
    converted: '포인트 전환',
    coupon: '쿠폰',
    granted: '적립',
    calculated: '정산',
    debt: '미수 정리',
    house: '지급·회수',
  } satisfies Record<Cause, string>,
  came: '들어온 금액',
  left: '나간 금액',
  net: '기간 순변동',
  sums: '원인별 합계',
  netShort: '순변동',
  opening: '시작 잔액',
  closing: '지금 잔액',
  chart: '잔액 변화',
  chartOf: (from: string, to: string) => `기간 시작 ${from}, 지금 ${to}`,
  table: '날짜별로 보기',
  day: '날짜',
  entries: '전체 내역',
  at: '일시',
  kind: '종류',
  about: '내용',
  amount: '금액',
  balance: '잔액',
  folds: (count: number) => `${count}폴더`,
  toBet: '베팅내역',
  toCoupons: '쿠폰함',
  toPoints: '포인트 전환',
  save: 'CSV 내려받기',
  saving: '파일을 만드는 중입니다.',
  saveFailed: '파일을 만들지 못했습니다. 잠시 후 다시 시도해주세요.',
  loading: '내역을 불러오는 중입니다.',
  failed: '내역을 불러오지 못했습니다.',
  empty: '이 기간에는 내역이 없습니다.',
  emptyHint: '다른 기간이나 종류를 선택해보세요.',
  countUnit: (count: number) => `${formatWon(count)}건`,
} as const;

export const points = {
  title: '포인트 전환',
  have: '보유 포인트',
  rate: '1P = 1원 · 5,000P부터',
  amount: '전환할 포인트',
  least: '5,000포인트 이상 전환가능합니다.',
  add: (amount: number) => `+${formatWon(amount)}`,
  all: '전액',
  clear: '정정',
  money: '보유머니',
  left: '남는 포인트',
  convert: (amount: number) => (amount === 0 ? '전환' : `${formatWon(amount)}원으로 전환`),
  note: '전환한 뒤에는 되돌릴 수 없습니다.',
  done: '변환성공',
  history: '포인트 내역',
  seen: '다른 창에서 포인트가 바뀌었습니다. 지금 포인트로 다시 확인해주세요.',
  trouble: '문제가 발생했습니다. 관리자에게 문의해주세요.',
} as const;

export const commandStates = {
  sending: '보내는 중',
  unknown: '결과 확인 중',
  unknownHint: '연결되면 결과를 확인합니다. 다시 누르지 않아도 됩니다.',
  notDone: '처리되지 않았습니다. 다시 시도해주세요.',
  offline: '연결이 끊겨 지금은 신청할 수 없습니다.',
} as const;

const common: Record<CommonReason, (numbers: Numbers) => string> = {
  malformed: () => points.trouble,
  notYours: () => points.trouble,
  closed: () => '지금은 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
  excluded: ({ until }) =>
    until === undefined ? '이용 제한 중입니다.' : `${dateMinuteText(until)}까지 이용 제한 중입니다.`,
};

export const conversionRefusals: Record<ConversionReason | CommonReason, (numbers: Numbers) => string> = {
  ...common,
  belowLeast: () => points.least,
  tooFew: ({ point = 0 }) => `보유 포인트는 ${formatWon(point)}P입니다.`,
  seenOld: () => points.seen,
};

export const coupons = {
  title: '쿠폰함',
  code: '쿠폰 번호 입력',
  shut: (until: number | null) =>
    until === null
      ? '이용 제한 중이라 쿠폰을 등록하거나 사용할 수 없습니다.'
      : `${dateMinuteText(until)}까지 쉬어가는 중이라 쿠폰을 등록하거나 사용할 수 없습니다.`,
  register: '등록',
  registered: '쿠폰을 등록했습니다.',
  tabs: '쿠폰 상태',
  tabOf: (name: string, count: number) => `${name} ${count}`,
  standings: { open: '사용 가능', used: '사용함', expired: '지난 쿠폰' },
  kinds: { money: '머니', points: '포인트', freeBet: '무료 베팅' } satisfies Record<CouponKind, string>,
  gives: {
    money: '보유머니로 바로 지급합니다.',
    points: '포인트로 바로 지급합니다.',
    freeBet: '쿠폰을 받은 뒤 건 베팅이 낙첨이면 베팅금을 쿠폰 금액까지 돌려드립니다.',
  } satisfies Record<CouponKind, string>,
  level: (level: number) => `${level}레벨 이상`,
  charge: (amount: number) => `${formatWon(amount)}원 이상 충전`,
  folds: (count: number) => `${count}폴더 이상`,
  odds: (odds: string) => `배당 ${odds} 이상`,
  until: (at: number, days: number) =>
    days < 1 ? `오늘 ${dateMinuteText(at).slice(9)}까지` : `${dateMinuteText(at)}까지 · ${days}일\u00A0남음`,
  usedAt: (at: number) => `${dateMinuteText(at)} 사용`,
  expiredAt: (at: number) => `${dateMinuteText(at)}에 기간이 끝났습니다.`,
  take: { money: '받기', points: '받기', freeBet: '사용' } satisfies Record<CouponKind, string>,
  used: {
    money: '보유머니로 받았습니다.',
    points: '포인트로 받았습니다.',
    freeBet: '베팅금을 돌려받았습니다.',
  } satisfies Record<CouponKind, string>,
  toEntries: '내역 보기',
  loading: '쿠폰을 불러오는 중입니다.',
  failed: '쿠폰을 불러오지 못했습니다.',
  empty: {
    open: '사용할 수 있는 쿠폰이 없습니다.',
    used: '사용한 쿠폰이 없습니다.',
    expired: '기간이 지난 쿠폰이 없습니다.',
  },
  emptyHint: {
    open: '받은 쿠폰 번호가 있으면 위에 입력해 등록해주세요.',
    used: '사용한 쿠폰은 여기에 남습니다.',
    expired: '기간이 지난 쿠폰은 여기에 남습니다.',
  },
} as const;

export const couponRefusals: Record<CouponReason | CommonReason, (numbers: Numbers) => string> = {
  ...common,
  used: ({ at = 0 }) => `${dateMinuteText(at)}에 이미 사용한 쿠폰입니다.`,
  expired: ({ at = 0 }) => coupons.expiredAt(at),
  belowLevel: ({ level = 0 }) => `${level}레벨부터 사용할 수 있습니다.`,
  undercharged: ({ missing = 0 }) => `${formatWon(missing)}원을 더 충전하면 사용할 수 있습니다.`,
  noBet: () => '조건에 맞는 낙첨 베팅이 아직 없습니다.',
};

export const registerRefusals: Record<'unknownCode' | CommonReason, (numbers: Numbers) => string> = {
  ...common,
  unknownCode: () => '등록할 수 없는 쿠폰 번호입니다.',
};

export const calculations = {
  title: '정산',
  areas: '상품',
  day: '날짜',
  count: { bets: '베팅', entries: '건수' },
  turnover: { bets: '베팅금', event: '받은 포인트', tether: '입금' },
  paid: { bets: '당첨금', event: '회수', tether: '출금' },
  net: '손익',
  rolling: '롤링',
  request: '정산',
  ask: '정산 신청',
  asked: '정산을 신청했습니다.',
  states: { requested: '신청', paid: '지급', rejected: '반려' },
  amountOf: (amount: number) => `${formatWon(amount)}P`,
  onlyPartners: '정산 신청은 총판 회원만 할 수 있습니다. 다른 회원은 날짜별 내역만 볼 수 있습니다.',
  statementOnly: '이 화면에서는 신청하지 않습니다. 스포츠와 카지노·게임에서 날짜별로 신청해주세요.',
  note: '지난 날짜의 베팅이 모두 처리되면 신청할 수 있습니다. 취소와 적중특례는 롤링에 포함하지 않습니다.',
  total: '합계',
  loading: '정산 내역을 불러오는 중입니다.',
  failed: '정산 내역을 불러오지 못했습니다.',
  empty: '이 기간에는 정산할 내역이 없습니다.',
} as const;

export const calculationRefusals: Record<CalculationReason | CommonReason, (numbers: Numbers) => string> = {
  ...common,
  notEntitled: () => calculations.onlyPartners,
  noArea: () => calculations.statementOnly,
  dayOpen: ({ at = 0 }) => `${dateMinuteText(at)}부터 신청할 수 있습니다.`,
  openBets: ({ count = 0 }) => `진행 중인 베팅 ${formatWon(count)}건이 끝나면 신청할 수 있습니다.`,
  nothing: () => '정산할 롤링이 없습니다.',
  asked: ({ at = 0 }) => `${dateMinuteText(at)}에 이미 신청했습니다.`,
};

/** `10.24`, a day of a statement. */
export const dayName = (at: number): string => seoulDate(at).slice(5).replace('-', '.');

/** With a true minus, as wide as a plus. */
export const signed = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatWon(Math.abs(amount))}`;

/** `120만`, for an axis. */
export const axisText = (amount: number): string =>
  amount >= 10_000 && amount % 10_000 === 0 ? `${formatWon(amount / 10_000)}만` : formatWon(amount);

export const pageTabs = '지갑 메뉴';
