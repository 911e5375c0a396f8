/** Why the house does not take a bet, in its own words. Shown to members as it is. */
import type { BetRejection } from '../src/domain/bet-slip/checkBet.ts';
import type { PlainReason, Refusal } from './betting/refusal.ts';
import { copy as answers } from './http/copy.ts';
import { formatWon } from '../src/domain/kernel/money.ts';

const copy = {
  ...answers,
  selectionClosed: '선택 경기중 마감 된 경기가 있습니다. 재 배팅 부탁드립니다.',
  selectionSuspended: '일시중지된 항목이 있습니다.',
  staleOdds: '배당이 갱신되지 않아 베팅할 수 없습니다.',
  samePick: '같은 경기는 한 번만 선택할 수 있습니다.',
  balanceTooLow: '보유머니가 부족합니다.',
  keyUsed: '이미 처리된 베팅 요청입니다.',
  keyVoid: '취소된 베팅 요청입니다.',
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
