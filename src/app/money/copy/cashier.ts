/** The words of charging, exchanging and tether. */
import { formatWon } from '../../../domain/kernel/money.ts';
import type { BonusKind, BonusStanding } from '../../../domain/cashier/bonus.ts';
import type { RejectionReason, RequestState } from '../../../domain/cashier/moneyRequest.ts';
import { minuteOfDay } from '../../kit/copy/minuteOfDay.ts';
import { dayText, minuteText, secondText } from '../../kit/copy/time.ts';

const won = (amount: number) => `${formatWon(amount)}원`;
const two = (value: number) => String(value).padStart(2, '0');

/** `1,389.40`. @param rate hundredths of a won */
export const rateText = (rate: number): string => `${formatWon(Math.floor(rate / 100))}.${two(rate % 100)}`;

/** `3:12`. */
export const countdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
};

/** `2시간 15분 42초`. */
export function waitText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return [hours > 0 ? `${hours}시간` : '', hours + minutes > 0 ? `${minutes}분` : '', `${seconds % 60}초`]
    .join(' ')
    .trim();
}

/** `+1만`, `+100만`. */
export const quickText = (amount: number): string =>
  amount % 10_000 === 0 ? `+${formatWon(amount / 10_000)}만` : `+${formatWon(amount)}`;

export const bonusNames: Readonly<Record<BonusKind, string>> = {
  surprise: '돌발',
  joining: '가입첫충',
  daily: '첫충',
  each: '매충',
};
const bonusHints: Readonly<Record<BonusKind, string>> = {
  surprise: '정해진 시간에만',
  joining: '가입하고 처음 한 번',
  daily: '하루에 한 번',
  each: '충전할 때마다',
};

export const bonusWords = {
  none: '보너스 없음',
  nameOf: (kind: BonusKind, percent: number) => `${bonusNames[kind]} ${percent}%`,
  hintOf: ({ rule }: BonusStanding) => `${bonusHints[rule.kind]} · 1회 최대 ${formatWon(rule.most)}P`,
  closedOf(standing: BonusStanding): string {
    if (standing.state === 'used') return `${dayText(standing.at)} ${minuteText(standing.at)} 충전에 사용했습니다.`;
    if (standing.state === 'after') return `${bonusNames[standing.winner]} 보너스가 먼저 적용됩니다.`;
    return '지금은 받을 수 있는 시간이 아닙니다.';
  },
  kind: '종류',
  points: '받는 포인트',
  rolling: '환전 전 베팅할 금액',
  rollingOf: (percent: number) => `롤링 ${percent}%`,
} as const;

export const chargeWords = {
  amount: '금액',
  rule: (unit: number, least: number, most: number) => `${won(unit)} 단위 · 1회 ${formatWon(least)} – ${won(most)}`,
  field: '충전금액',
  today: (most: number) => `오늘 충전 한도 ${won(most)} 중`,
  left: (left: number) => `${won(left)} 남음`,
  limits: '내 한도',
  bonus: '보너스',
  bonusNote: '보너스는 포인트로 지급합니다',
  depositor: '입금자',
  depositorField: '입금자명',
  depositorNote: '가입할 때 등록한 이름으로만 신청할 수 있습니다',
  after: '승인되면 보유머니',
  afterWaiting: '승인되면 보유머니 · 대기 중인 신청 제외',
  submit: (amount: number) => (amount === 0 ? '충전 신청' : `${won(amount)} 충전 신청`),
  question: (amount: number) => `${won(amount)} 충전을 신청할까요?`,
  promise: (points: number, rolling: number) =>
    [
      points === 0 ? '승인되면 보유머니에 바로 반영됩니다.' : `승인되면 ${formatWon(points)}P를 함께 드립니다.`,
      ...(rolling === 0 ? [] : [`환전하려면 먼저 ${won(rolling)}을 베팅해야 합니다.`]),
    ].join(' '),
  list: '신청 내역',
} as const;

export const exchangeWords = {
  conditions: '다음 환전까지',
  met: (met: number, all: number) => `${all}가지 중 ${met}가지 충족`,
  rolling: '롤링',
  rollingNone: '환전 전에 베팅할 금액이 없습니다.',
  rollingDone: (done: number, needed: number) => [formatWon(done), ` / ${won(needed)} 완료`] as const,
  rollingLeft: (left: number) => `${won(left)} 남음`,
  rollingOf: (at: number, amount: number, name: string, percent: number) =>
    `${dayText(at)} ${minuteText(at)} 충전 ${won(amount)} · ${name} ${percent}%`,
  interval: '신청 간격',
  intervalOpen: (hours: number) =>
    hours === 0 ? '바로 신청할 수 있습니다.' : `${hours}시간에 한 번 신청할 수 있습니다.`,
  intervalLeft: (hours: number, left: number) => `지난 신청 후 ${hours}시간 · ${waitText(left)} 남음`,
  from: (at: number) => `${minuteText(at)}부터`,
  now: '지금 가능',
  hours: '환전 시간',
  hoursNote: (from: number, until: number) => `은행 점검 ${minuteOfDay(from)} – ${minuteOfDay(until)}`,
  hoursShut: '점검 중',
  account: '등록 계좌',
  bank: (digits: string) => `모의은행 ••••-${digits}`,
  form: '환전 신청',
  rule: (unit: number, least: number) => `${won(unit)} 단위 · ${won(least)}부터`,
  field: '환전금액',
  all: '최대',
  locked: '조건을 채우면 열립니다',
  passwordNote: '신청할 때 비밀번호를 한 번 더 확인합니다.',
  after: '신청하면 보유머니',
  submit: (amount: number) => (amount === 0 ? '환전 신청' : `${won(amount)} 환전 신청`),
  question: (amount: number) => `${won(amount)} 환전을 신청할까요?`,
  taken: '신청하면 보유머니에서 바로 빠집니다. 반려되거나 취소하면 그대로 돌려드립니다.',
  password: '비밀번호',
  heldNote: '신청할 때 보유머니에서 뺐습니다. 반려되면 그대로 돌려드립니다.',
} as const;

export const tetherWords = {
  rate: '적용 환율',
  one: '1 USDT =',
  at: (at: number) => `${secondText(at)} 기준 · 모의 거래소`,
  held: '환율 고정 중',
  until: (at: number) => `${secondText(at)}까지 이 환율로 처리합니다.`,
  afterwards: '시간이 지나면 새 환율을 다시 확인합니다.',
  expired: '환율 고정 시간이 지났습니다.',
  expiredHint: '새 환율을 확인한 뒤 다시 신청해주세요.',
  askAnew: '새 환율 확인',
  send: '보낼 금액',
  take: '받을 금액',
  rule: (unit: number, least: number, most: number) =>
    `${formatWon(unit)} USDT 단위 · 1회 ${formatWon(least)} – ${formatWon(most)} USDT`,
  sent: '보냄',
  received: '받음',
  sum: (usdt: number, rate: number, amount: number) =>
    `${formatWon(usdt)} × ${rateText(rate)} = ${won(amount)} · 1원 미만은 버립니다.`,
  address: '입금 주소',
  network: 'Tron (TRC-20) 모의망',
  wallet: '모의 지갑 주소',
  copy: '복사',
  copied: '주소를 복사했습니다.',
  code: '모의 지갑 주소 QR 코드',
  fake: '모의 머니 전용 주소입니다.',
  fakeHint: '실제 테더를 받지 않는 가짜 주소입니다. 코인을 보내면 되찾을 수 없습니다.',
  open: '모의 입금 창 열기',
  openQuestion: (usdt: number) => `${formatWon(usdt)} USDT를 입금할까요?`,
  openHint: (amount: number) => `모의 입금 창을 열고, 고정된 환율로 ${won(amount)} 충전을 신청합니다.`,
  notSecure: '입금 창의 주소가 안전하지 않아(https 아님) 입금을 신청하지 않았습니다.',
  blocked: '팝업이 차단되어 입금 창을 열지 못했습니다. 팝업을 허용한 뒤 다시 눌러주세요.',
  failed: '입금 창을 열지 못했습니다. 잠시 후 다시 시도해주세요.',
  maintenance: '현재 테더 출금은 점검중입니다.',
  withdraw: (usdt: number) => (usdt === 0 ? '테더 출금 신청' : `${formatWon(usdt)} USDT 출금 신청`),
  withdrawQuestion: (usdt: number, amount: number) => `${formatWon(usdt)} USDT(${won(amount)}) 출금을 신청할까요?`,
  list: '테더 내역',
  flow: '환율 흐름',
  hour: '최근 1시간',
  high: '최고',
  low: '최저',
  withdrawal: '테더출금',
  can: '이용 가능',
  cannot: '점검 중',
} as const;

export const requestWords = {
  steps: (count: number) => count,
  waiting: '처리 중인 신청',
  live: '실시간',
  kinds: { charge: '충전', exchange: '환전' },
  wayKinds: { charge: '입금', exchange: '출금' },
  asked: '신청',
  checking: '확인 중',
  check: '확인',
  booked: '보유머니에 반영',
  paid: '지급 완료',
  sinceOf: (ms: number) => `${Math.max(0, Math.floor(ms / 1_000))}초째`,
  keeps: '보통 1분 안에 처리합니다. 페이지를 닫아도 신청은 유지됩니다.',
  cancel: '신청 취소',
  cancelQuestion: '이 신청을 취소할까요?',
  cancelHint: { charge: '보유머니는 바뀌지 않습니다.', exchange: '뺐던 금액을 보유머니로 돌려드립니다.' },
  cancelled: '신청을 취소했습니다.',
  back: '돌아가기',
  sending: '보내는 중',
  sendingStep: '신청 보내는 중',
  once: '한 번만 접수됩니다. 다시 누르지 않아도 됩니다.',
  unknown: '결과 확인 중',
  unknownStep: '접수 여부 확인 중',
  unknownHint: '연결이 끊겼습니다. 접수 여부를 확인하고 있으니 다시 신청하지 마세요.',
  checkAgain: '지금 다시 확인',
  doneTitle: '완료',
  rejectedTitle: '반려',
  cancelledTitle: '취소',
  unchanged: '보유머니는 바뀌지 않았습니다.',
  returned: '뺐던 금액을 보유머니로 돌려드렸습니다.',
  bonusOf: (name: string, points: number) => `${name} +${formatWon(points)}P`,
  rollingOf: (amount: number) => `롤링 ${won(amount)}`,
  states: { requested: '대기', approved: '완료', rejected: '반려', cancelled: '취소' } satisfies Record<
    RequestState,
    string
  >,
  rejections: {
    depositorDiffers: '입금자명이 등록한 이름과 다름',
    notReceived: '입금이 확인되지 않음',
    accountDiffers: '등록한 계좌와 다름',
    byHouse: '운영 정책에 따라 반려',
  } satisfies Record<RejectionReason, string>,
  all: '전체',
  filter: '상태',
  columns: { at: '신청일시', amount: '금액', bonus: '보너스', rolling: '롤링', state: '상태' },
  exchangeColumns: { at: '신청일시', amount: '금액', reason: '반려 사유', state: '상태' },
  tetherColumns: { at: '일시', kind: '구분', usdt: 'USDT', rate: '환율', amount: '원', state: '상태' },
  none: '–',
  empty: '신청 내역이 없습니다.',
  emptyHint: '신청하면 여기에서 처리 상태를 볼 수 있습니다.',
  emptyFilter: '이 상태의 신청이 없습니다.',
  loading: '신청 내역을 불러오는 중입니다.',
  failed: '신청 내역을 불러오지 못했습니다.',
  end: '모든 신청 내역을 불러왔습니다.',
} as const;

export const walletWords = {
  tabs: '지갑 메뉴',
  clear: '정정',
  add: (amount: number, unit: string) => `${formatWon(amount)}${unit} 더하기`,
  failed: '지갑 정보를 불러오지 못했습니다.',
  loading: '지갑 정보를 불러오는 중입니다.',
  offline: (at: number) => `연결이 끊어졌습니다. ${secondText(at)} 기준 정보입니다.`,
  offlineHint: '연결되면 신청할 수 있습니다',
  playMoney: '모의 머니로만 운영합니다. 충전과 환전에 실제 돈이 오가지 않습니다.',
  cancel: '취소',
  apply: '신청',
} as const;
