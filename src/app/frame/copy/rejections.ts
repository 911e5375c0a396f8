/** One sentence for every reason a rule says no, and for every way a call fails. */
import type { BetRejection } from '../../../domain/bet-slip/checkBet.ts';
import type { SlipRejection } from '../../../domain/bet-slip/decideSlip.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatTotalOdds } from '../../../domain/kernel/odds.ts';
import type { CallFailure, PlaceBetRejection } from '../../../worker/contract.ts';

type Sentences<Rejection extends { readonly reason: string }> = {
  readonly [Reason in Rejection['reason']]: (rejection: Extract<Rejection, { readonly reason: Reason }>) => string;
};

/** `10`, `7.5`: a limit of odds without decimals it does not need. */
const oddsLimitText = (limit: number) => (limit % 100 === 0 ? formatWon(limit / 100) : formatTotalOdds(limit));

const bonusNotEarned = (folds: number) => `[보너스]는 ${folds}폴더 이상 선택 후 이용해주세요.`;
const ODDS_BESIDE_BONUS = '보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.';

const betSentences: Sentences<PlaceBetRejection> = {
  stakeRequired: () => '베팅액수를 입력해주세요.',
  stakeNegative: () => '베팅은 0원 이상 가능합니다.',
  emptySlip: () => '베팅을 선택해주세요.',
  belowMinStake: ({ limit }) => `최소베팅금 ${formatWon(limit)}원 미만 베팅하실수 없습니다.`,
  aboveMaxStake: ({ limit }) => `최대베팅금 ${formatWon(limit)}원 초과 베팅하실수 없습니다.`,
  aboveMaxWinnings: ({ limit }) => `최대당첨금 ${formatWon(limit)}원을 초과하여 베팅하실수 없습니다.`,
  aboveMaxOdds: ({ limit }) => `최대배당 ${oddsLimitText(limit)}배을 초과하여 베팅하실수 없습니다.`,
  stakeNotInteger: () => '소수점으로 베팅 불가합니다.',
  invalidForm: () => '입력항목을 확인해주세요.',
  betInFlight: () => '베팅 결과를 확인하는 중입니다. 다시 베팅하지 마세요.',
  questionChanged: () => '베팅 내용이 바뀌었습니다. 다시 확인해주세요.',
  stale: () => '배당이 갱신되지 않아 베팅할 수 없습니다.',
  suspended: () => '일시중지된 항목이 있습니다.',
  bonusNotEarned: ({ folds }) => bonusNotEarned(folds),
  oddsBesideBonus: () => ODDS_BESIDE_BONUS,
};

export function betRejectionText(rejection: BetRejection | PlaceBetRejection): string {
  const say = betSentences[rejection.reason] as (rejection: BetRejection | PlaceBetRejection) => string;
  return say(rejection);
}

/** `null`: nothing happened that a member would want to know. */
const slipSentences: { readonly [Reason in SlipRejection['reason']]: ((rejection: SlipRejection) => string) | null } = {
  betInFlight: () => '베팅 결과를 확인하는 중입니다. 다시 베팅하지 마세요.',
  selectionGone: () => '마감된 항목입니다.',
  selectionSuspended: () => '일시중지된 항목이 있습니다.',
  tooManyPicks: (rejection) => `최대 ${'limit' in rejection ? rejection.limit : ''}개까지 선택할 수 있습니다.`,
  bonusNotEarned: (rejection) => bonusNotEarned('folds' in rejection ? rejection.folds : 0),
  oddsBesideBonus: () => ODDS_BESIDE_BONUS,
  nothingChanged: null,
};

const failureSentences: { readonly [Kind in CallFailure['kind']]: string | null } = {
  unreachable: '다시 연결하는 중입니다.',
  unexpected: '예기치 못한 문제가 발생했습니다.',
  // The session's own ending says it.
  signedOut: null,
  workerGone: '다시 연결하는 중입니다.',
};

export function slipFailureText(failure: SlipRejection | CallFailure): string | null {
  if ('kind' in failure) return failureSentences[failure.kind];
  return slipSentences[failure.reason]?.(failure) ?? null;
}
