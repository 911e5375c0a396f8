/** The words of `/member/limits` and of the reality check (FAIR-03, FAIR-04). Nothing here draws back who is leaving. */
import { ownLimitNames, spanNames } from '../../../copy/ownRefusals.ts';
import type { ExclusionLength } from '../../../domain/limits/exclusion.ts';
import type { OwnLimitKind } from '../../../domain/limits/ownLimit.ts';
import type { RefusalWords } from '../useSaid.ts';
import { dateMinuteText, dayText, minuteText } from '../../kit/copy/time.ts';

export const lengthNames: Readonly<Record<ExclusionLength, string>> = {
  today: '오늘 하루',
  hours24: '24시간',
  hours72: '72시간',
  days7: '7일',
  days30: '30일',
  months6: '6개월',
  year1: '1년',
  years5: '5년',
  permanent: '영구',
};

export const ownLimits = {
  title: '내 한도',
  rules: '한도 규정',
  loading: '내 한도를 불러오는 중입니다.',
  failed: '내 한도를 불러오지 못했습니다.',
  old: '연결이 끊겨 있어 마지막으로 받은 내용입니다. 지금은 변경할 수 없습니다.',
  visit: '이번 접속과 알림',
  check: '알림 간격',
  checkOf: (minutes: number) => (minutes === 0 ? '알림 안 함' : minutes < 60 ? `${minutes}분` : `${minutes / 60}시간`),
  history: '베팅내역',
  limits: '한도',
  spans: '한도 기간',
  spanNames,
  names: ownLimitNames,
  none: '한도 없음',
  edit: (name: string) => `${name} 한도 변경`,
  footOf: (hours: number) => `내리면 바로 적용되고, 올리면 ${hours}시간 뒤 다시 확인해야 적용됩니다.`,
  raising: (amount: string) => `${amount}으로 올리기 대기`,
  removing: '한도 없애기 대기',
  from: (at: number) => `${dayText(at)} ${minuteText(at)}부터 확인하면 적용됩니다`,
  ready: '지금 확인하면 적용됩니다',
  confirm: '확인',
  cancel: '취소',
  resets: (at: number) => `${dayText(at)} ${minuteText(at)}에 새로 시작합니다.`,
} as const;

export const limitHints: Readonly<Record<OwnLimitKind, string>> = {
  deposit: '충전 신청한 금액의 합계입니다. 환전해도 줄지 않습니다.',
  stake: '베팅한 금액의 합계입니다. 적중특례와 취소된 베팅은 빠집니다.',
  loss: '베팅한 금액에서 돌아온 금액을 뺀 값입니다. 진행 중인 베팅은 잃은 것으로 계산합니다.',
  session: '로그인해 있던 시간의 합계입니다.',
  bet: '베팅 한 번에 걸 수 있는 금액입니다.',
};

export const limitEdit = {
  title: (name: string, span: string | undefined) => (span === undefined ? `${name} 한도` : `${name} 한도 · ${span}`),
  now: (text: string) => `지금 한도 ${text}`,
  won: '금액 (원)',
  minutes: '시간 (분)',
  save: '저장',
  saving: '보내는 중',
  remove: '한도 없애기',
  atOnce: '저장하면 바로 적용됩니다.',
  waits: (hours: number) => `${hours}시간 뒤 다시 확인해야 적용됩니다. 그때까지 지금 한도가 유지됩니다.`,
  notANumber: '숫자만 입력해주세요.',
  saved: '한도를 적용했습니다.',
  waiting: '대기 중입니다. 시간이 지난 뒤 다시 확인해주세요.',
  takenBack: '올리기를 취소했습니다.',
} as const;

export const shutOut = {
  coolOff: '쉬어가기',
  coolOffSpan: '24시간 – 30일',
  exclude: '이용 제한',
  excludeSpan: '6개월 – 영구',
  help: '도박문제 상담전화',
  helpNumber: '1336',
  length: '기간',
  next: '다음',
  closed: '할 수 없는 것',
  closedWhat: '베팅, 충전, 쿠폰, 미니게임, 카지노·슬롯 입장. 대기 중인 충전 신청은 취소됩니다.',
  open: '할 수 있는 것',
  openWhat: '보유머니 환전, 베팅내역 확인, 진행 중인 베팅의 정산, 고객센터 문의',
  question: (length: string) => `${length} 이용을 멈출까요?`,
  until: (at: number | null) =>
    at === null ? '해제할 수 없습니다.' : `${dateMinuteText(at)}까지이며, 그 전에는 해제할 수 없습니다.`,
  no: '취소',
  yes: '멈추기',
  begun: '지금부터 베팅과 충전이 멈춥니다.',
  holding: (until: number | null) =>
    until === null ? '영구 이용 제한 중입니다.' : `${dateMinuteText(until)}까지 쉬어가는 중입니다.`,
} as const;

export const realityCheck = {
  title: (passed: string) => `${passed} 지났습니다`,
  description: (since: number) => `${minuteText(since)}부터 지금까지 이번 접속의 기록입니다.`,
  time: '접속 시간',
  stakes: '베팅한 금액',
  returned: '돌아온 금액',
  net: '순변동',
  open: (bets: number, won: string) => `진행 중인 베팅 ${bets}건 · ${won}원`,
  history: '베팅내역',
  stop: '오늘은 그만하기',
  goOn: '계속하기',
  stopHint: '그만하면 오늘 자정까지 베팅과 충전이 멈춥니다.',
  next: (text: string) => `다음 알림 ${text} 뒤 · 간격 바꾸기`,
} as const;

/** Why a raise or an exclusion is not done, with its numbers. */
export const limitRefusals: RefusalWords<'nothingWaits' | 'notYet' | 'alreadyLonger'> = {
  nothingWaits: () => '대기 중인 변경이 없습니다.',
  notYet: ({ from = 0 }) => `${dayText(from)} ${minuteText(from)}부터 확인할 수 있습니다.`,
  alreadyLonger: ({ until }) =>
    until === undefined ? '이미 영구 이용 제한 중입니다.' : `이미 ${dateMinuteText(until)}까지 쉬어가는 중입니다.`,
};
