/** One sentence for every reason a rule says no, and for every way a call fails. */
import { betRefusals, SELECTION_SUSPENDED, sentenceOf, STALE_ODDS, type Sentences } from '../../../copy/betRefusals.ts';
import type { BetRejection } from '../../../domain/bet-slip/checkBet.ts';
import type { SlipRejection } from '../../../domain/bet-slip/decideSlip.ts';
import type { CallFailure, PlaceBetRejection } from '../../../worker/contract.ts';

const BET_IN_FLIGHT = '베팅 결과를 확인하는 중입니다. 다시 베팅하지 마세요.';

const betSentences: Sentences<PlaceBetRejection> = {
  ...betRefusals,
  betInFlight: () => BET_IN_FLIGHT,
  questionChanged: () => '베팅 내용이 바뀌었습니다. 다시 확인해주세요.',
  stale: () => STALE_ODDS,
  suspended: () => SELECTION_SUSPENDED,
  roundClosed: () => '마감된 회차입니다. 다음 회차에 베팅해주세요.',
};

export const betRejectionText = (rejection: BetRejection | PlaceBetRejection): string =>
  sentenceOf<PlaceBetRejection>(betSentences, rejection);

/** `nothingChanged` has none: nothing happened that a member would want to know. */
const slipSentences: Sentences<Exclude<SlipRejection, { readonly reason: 'nothingChanged' }>> = {
  ...betRefusals,
  betInFlight: () => BET_IN_FLIGHT,
  selectionGone: () => '마감된 항목입니다.',
  tooManyPicks: ({ limit }) => `최대 ${limit}개까지 선택할 수 있습니다.`,
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
  return failure.reason === 'nothingChanged' ? null : sentenceOf(slipSentences, failure);
}
