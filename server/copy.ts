/** Every Korean word the origin says: refusals shown to members as they are, names of sports, and the house's own notices. */
import type { BetRejection } from '../src/domain/bet-slip/checkBet.ts';
import type { PlainReason, Refusal } from './betting/refusal.ts';
import type { AccountReason } from './session/accountRefusal.ts';
import { formatWon } from '../src/domain/kernel/money.ts';
import type { CasinoProvider, LobbyKind, SlotProvider } from '../src/domain/reference/lobbies.ts';
import { SPORT } from '../src/domain/reference/sports.ts';

export const copy = {
  wrongLogin: '아이디 또는 비밀번호가 일치하지 않습니다.',
  tooManyLogins: '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해주세요.',
  tooManyRequests: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.',
  needsLogin: '로그인이 필요합니다.',
  signedInElsewhere: '다른 기기에서 로그인하여 로그아웃되었습니다.',
  signedOutByHouse: '로그아웃되었습니다.',
  blockedAddress: '차단된 IP입니다.',
  unexpected: '예기치 못한 문제가 발생했습니다.',
  notFound: '페이지를 찾을 수 없습니다.',
  badRequest: '입력항목을 확인해주세요.',
  notYours: '권한이 없습니다.',
  selectionClosed: '선택 경기중 마감 된 경기가 있습니다. 재 배팅 부탁드립니다.',
  selectionSuspended: '일시중지된 항목이 있습니다.',
  staleOdds: '배당이 갱신되지 않아 베팅할 수 없습니다.',
  samePick: '같은 경기는 한 번만 선택할 수 있습니다.',
  balanceTooLow: '보유머니가 부족합니다.',
  keyUsed: '이미 처리된 베팅 요청입니다.',
  keyVoid: '취소된 베팅 요청입니다.',
  maintenance: '점검중입니다.',
  tooManyHeld: '처리중인 베팅이 많습니다. 잠시 후 다시 시도해주세요.',
  decidedTooLate: '처리 시간이 초과되어 베팅이 취소되었습니다.',
} as const;

const plainRefusals: { readonly [Reason in PlainReason]: string } = {
  malformed: copy.badRequest,
  notYours: copy.notYours,
  bettingOff: copy.maintenance,
  maintenance: copy.maintenance,
  keyUsed: copy.keyUsed,
  keyVoid: copy.keyVoid,
  unknownPage: copy.badRequest,
  selectionClosed: copy.selectionClosed,
  selectionSuspended: copy.selectionSuspended,
  staleOdds: copy.staleOdds,
  samePick: copy.samePick,
  balanceTooLow: copy.balanceTooLow,
  tooManyHeld: copy.tooManyHeld,
  decidedTooLate: copy.decidedTooLate,
};

/** The sentence of a form the house refuses. */
export const accountRefusals: { readonly [Reason in AccountReason]: string } = {
  malformed: copy.badRequest,
  notYours: copy.notYours,
  restricted: '관리자에게 문의해주세요.',
  signUpClosed: '현재 회원가입은 종료했습니다.',
  unknownRecommender: '추천인을 찾을 수 없습니다.',
  unknownMember: '회원을 찾을 수 없습니다.',
  noSuchMessage: '쪽지를 찾을 수 없습니다.',
  wrongDetails: '입력하신 정보와 일치하는 회원이 없습니다.',
  userIdTaken: '이미 사용중인 아이디입니다.',
  nicknameTaken: '이미 사용중인 닉네임입니다.',
  wrongTicket: '비밀번호 변경 시간이 지났습니다. 비밀번호 찾기를 다시 이용해주세요.',
  wrongCode: '인증번호가 일치하지 않습니다. 새 인증번호를 입력해주세요.',
  loginOver: '로그인 시간이 지났습니다. 다시 로그인해주세요.',
  wrongPassword: '현재 비밀번호가 일치하지 않습니다.',
  samePassword: '지금 사용 중인 비밀번호와 다른 비밀번호를 입력해주세요.',
  commonPassword: '많이 사용되는 비밀번호입니다. 다른 비밀번호를 입력해주세요.',
  tooManyAttempts: copy.tooManyRequests,
  maintenance: copy.maintenance,
};

/** The sentence of a refused bet. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'tooSoon':
      return `베팅은 ${Math.ceil(refusal.waitMs / 1_000)}초 후에 가능합니다.`;
    case 'scoreChanged':
      return '스코어가 변경되어 베팅이 취소되었습니다.';
    case 'aboveFixtureMax':
      return `경기당 최대 배팅 가능 금액은 ${formatWon(refusal.limit)}원입니다.`;
    case 'bonusNotEarned':
      return `[보너스]는 ${refusal.folds}폴더 이상 선택 후 이용해주세요.`;
    case 'oddsBesideBonus':
      return '보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.';
    case 'insurance':
      return '동일경기 승패와 핸디캡 조합은 불가능 합니다.';
    case 'allOutcomes':
      return '동일경기 양방 베팅은 불가능 합니다.';
    case 'emptySlip':
    case 'stakeRequired':
    case 'stakeNegative':
    case 'belowMinStake':
    case 'aboveMaxStake':
    case 'aboveMaxWinnings':
    case 'aboveMaxOdds':
    case 'stakeNotInteger':
    case 'invalidForm':
      return rejectionText(refusal);
    default:
      return plainRefusals[refusal.reason];
  }
}

/** The seven checks' sentences (§5), character for character; amounts with separators, odds as a multiple. */
function rejectionText(rejection: BetRejection): string {
  switch (rejection.reason) {
    case 'emptySlip':
      return '베팅을 선택해주세요.';
    case 'stakeRequired':
      return '베팅액수를 입력해주세요.';
    case 'stakeNegative':
      return '베팅은 0원 이상 가능합니다.';
    case 'belowMinStake':
      return `최소베팅금 ${formatWon(rejection.limit)}원 미만 베팅하실수 없습니다.`;
    case 'aboveMaxStake':
      return `최대베팅금 ${formatWon(rejection.limit)}원 초과 베팅하실수 없습니다.`;
    case 'aboveMaxWinnings':
      return `최대당첨금 ${formatWon(rejection.limit)}원을 초과하여 베팅하실수 없습니다.`;
    case 'aboveMaxOdds':
      return `최대배당 ${formatWon(rejection.limit / 100)}배을 초과하여 베팅하실수 없습니다.`;
    case 'stakeNotInteger':
      return '소수점으로 베팅 불가합니다.';
    case 'invalidForm':
      return copy.badRequest;
  }
}

const sportNames: Readonly<Record<string, { readonly name: string; readonly korean: string }>> = {
  [SPORT.football]: { name: 'Football', korean: '축구' },
  [SPORT.basketball]: { name: 'Basketball', korean: '농구' },
  [SPORT.volleyball]: { name: 'Volleyball', korean: '배구' },
  [SPORT.baseball]: { name: 'Baseball', korean: '야구' },
  [SPORT.iceHockey]: { name: 'Ice Hockey', korean: '아이스하키' },
  [SPORT.eSports]: { name: 'E-Sports', korean: 'e스포츠' },
  [SPORT.tennis]: { name: 'Tennis', korean: '테니스' },
  [SPORT.horseRacing]: { name: 'Horse Racing', korean: '경마' },
  [SPORT.cricket]: { name: 'Cricket', korean: '크리켓' },
};

/** Names of a sport; one the table does not know is called "other" in both languages. */
export function sportNameOf(sportId: string): { readonly name: string; readonly korean: string } {
  return sportNames[sportId] ?? { name: 'Other', korean: '기타' };
}

/** Nicknames of the demo members, by user id. */
export const nicknames: Readonly<Record<string, string>> = {
  member1: '한판승부',
  member2: '백두산호랑이',
  member3: '동해바다',
  member4: '무등산수박',
  member5: '한라봉',
  member6: '설악산다람쥐',
  member7: '강남제비',
  member8: '부산갈매기',
  manager1: '매니저',
  admin1: '관리자',
};

export const houseNotices = {
  news: [
    '[공지] 한판은 모의 머니로만 운영됩니다. 충전과 환전에 실제 돈이 오가지 않습니다.',
    '[안내] 경기 시작 후에는 사전 베팅이 마감됩니다. 배당은 실시간으로 변경될 수 있습니다.',
  ],
  popup:
    '<h3>한판에 오신 것을 환영합니다</h3><p>모의 머니로 실시간 배당을 그대로 즐겨보세요. 실제 돈은 오가지 않습니다.</p>' +
    '<table><tbody><tr><th>최소 베팅</th><td>5,000원</td></tr><tr><th>배당 변경</th><td>접수 전에 다시 묻습니다</td></tr>' +
    '<tr><th>결과 확인</th><td>경기 종료 후 바로 정산</td></tr></tbody></table>',
  recovery: {
    title: '비밀번호 찾기 안내',
    contents:
      '<p>회원님의 정보로 비밀번호 찾기가 진행되었습니다.</p><p>본인이 아니라면 비밀번호와 PIN을 변경하고 고객센터로 문의해주세요.</p>',
  },
  passwordChanged: {
    title: '비밀번호가 변경되었습니다',
    contents:
      '<p>비밀번호 찾기로 비밀번호가 변경되었습니다.</p><p>본인이 변경하지 않았다면 바로 고객센터로 문의해주세요.</p>',
  },
  welcomeTitle: '가입을 환영합니다',
  welcome:
    '<p>한판에 가입해 주셔서 감사합니다.</p><p>한판은 모의 머니로만 운영되며, 이용 중 궁금한 점은 고객센터로 문의해주세요.</p>',
} as const;

interface LobbyCopy {
  readonly titles: { readonly [Kind in LobbyKind]: string };
  readonly providers: { readonly [Provider in CasinoProvider | SlotProvider]: string };
  readonly brand: string;
  readonly playMoney: string;
  readonly notice: string;
  readonly preparing: string;
  readonly providerLabel: string;
  readonly back: string;
}

/** Words of the play-money lobbies. */
export const lobbyCopy: LobbyCopy = {
  titles: { european: '유럽형', inPlay: '인플레이', casino: '카지노', slot: '슬롯' },
  providers: {
    evolution: '에볼루션',
    pragmatic: '프라그마틱 플레이',
    microgaming: '마이크로게이밍',
    asia: '아시아게이밍',
    dream: '드림게이밍',
    playtech: '플레이텍',
    big: '빅게이밍',
    ezugi: '이주기',
    habanero: '하바네로',
    playngo: '플레이앤고',
    netent: '넷엔트',
    redtiger: '레드타이거',
    booongo: '부운고',
    cq9: 'CQ9',
    playson: '플레이손',
    relax: '릴렉스게이밍',
    nolimit: '노리밋시티',
    bigtime: '빅타임게이밍',
  },
  brand: '한판',
  playMoney: '모의 머니',
  notice: '이 로비는 모의 머니로만 운영됩니다. 실제 돈의 충전과 환전은 이루어지지 않습니다.',
  preparing: '입장이 확인되었습니다. 게임 공급사가 연결되면 이 창에서 게임이 시작됩니다.',
  providerLabel: '게임사',
  back: '한판으로 돌아가기',
};
