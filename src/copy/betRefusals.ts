/**
 * Why a bet is not taken, in the words that both sides say: the slip before it sends, the origin when it refuses. A reason of the domain
 * without its sentence does not compile.
 */
import type { BonusRejection } from '../domain/bet-slip/bonusPick.ts';
import type { BetRejection } from '../domain/bet-slip/checkBet.ts';
import type { SlipRejection } from '../domain/bet-slip/decideSlip.ts';
import { formatWon } from '../domain/kernel/money.ts';
import { formatTotalOdds } from '../domain/kernel/odds.ts';

/** One sentence for every reason, made with its numbers. */
export type Sentences<Rejection extends { readonly reason: string }> = {
  readonly [Reason in Rejection['reason']]: (rejection: Extract<Rejection, { readonly reason: Reason }>) => string;
};

/** What both sides refuse. */
export type SharedRefusal =
  | BetRejection
  | BonusRejection
  | Extract<SlipRejection, { readonly reason: 'selectionSuspended' }>;

/** `100`, `7.50`: odds as they are shown everywhere, whole ones without the decimals that say nothing. */
const oddsLimitText = (limit: number) => (limit % 100 === 0 ? formatWon(limit / 100) : formatTotalOdds(limit));

export const SELECTION_SUSPENDED = '일시중지된 항목이 있습니다.';
export const STALE_ODDS = '배당이 갱신되지 않아 베팅할 수 없습니다.';

export const betRefusals: Sentences<SharedRefusal> = {
  stakeRequired: () => '베팅액수를 입력해주세요.',
  stakeNegative: () => '베팅은 0원 이상 가능합니다.',
  emptySlip: () => '베팅을 선택해주세요.',
  belowMinStake: ({ limit }) => `최소베팅금 ${formatWon(limit)}원 미만 베팅하실수 없습니다.`,
  aboveMaxStake: ({ limit }) => `최대베팅금 ${formatWon(limit)}원 초과 베팅하실수 없습니다.`,
  aboveMaxWinnings: ({ limit }) => `최대당첨금 ${formatWon(limit)}원을 초과하여 베팅하실수 없습니다.`,
  aboveMaxOdds: ({ limit }) => `최대배당 ${oddsLimitText(limit)}배을 초과하여 베팅하실수 없습니다.`,
  stakeNotInteger: () => '소수점으로 베팅 불가합니다.',
  invalidForm: () => '입력항목을 확인해주세요.',
  selectionSuspended: () => SELECTION_SUSPENDED,
  bonusNotEarned: ({ folds }) => `[보너스]는 ${folds}폴더 이상 선택 후 이용해주세요.`,
  oddsBesideBonus: () => '보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.',
};

/** The sentence of a reason in a table that has one for each. */
export function sentenceOf<Rejection extends { readonly reason: string }>(
  sentences: Sentences<Rejection>,
  rejection: Rejection,
): string {
  // The table is typed by reason, which the compiler cannot follow through a lookup.
  const say = sentences[rejection.reason as Rejection['reason']] as (rejection: Rejection) => string;
  return say(rejection);
}
