/** One table of sentences: what the slip says of a bet and what the origin says of it are the same words (CRT-05). */
import { describe, expect, it } from 'vitest';
import { answerOfRefusal } from '../../server/betting/answerOfRefusal.ts';
import { betRejectionText, slipFailureText } from '../../src/app/frame/copy/rejections.ts';
import type { SharedRefusal } from '../../src/copy/betRefusals.ts';

const saidByOrigin = (refusal: Parameters<typeof answerOfRefusal>[0]) =>
  (JSON.parse(answerOfRefusal(refusal).body) as { message: string }).message;

type BetRefusal = Exclude<SharedRefusal, { readonly reason: 'selectionSuspended' }>;

const refused: { readonly [Reason in BetRefusal['reason']]: Extract<BetRefusal, { readonly reason: Reason }> } = {
  stakeRequired: { reason: 'stakeRequired' },
  stakeNegative: { reason: 'stakeNegative' },
  emptySlip: { reason: 'emptySlip' },
  belowMinStake: { reason: 'belowMinStake', limit: 5_000 },
  aboveMaxStake: { reason: 'aboveMaxStake', limit: 2_000_000 },
  aboveMaxWinnings: { reason: 'aboveMaxWinnings', limit: 5_000_000 },
  aboveMaxOdds: { reason: 'aboveMaxOdds', limit: 750 },
  stakeNotInteger: { reason: 'stakeNotInteger' },
  invalidForm: { reason: 'invalidForm' },
  bonusNotEarned: { reason: 'bonusNotEarned', folds: 5, picks: 3 },
  oddsBesideBonus: { reason: 'oddsBesideBonus', limit: 130 },
};

describe('CRT-05: a refusal of a bet', () => {
  it.each(Object.values(refused))('is said alike by the slip and by the origin: %j', (refusal) => {
    expect(saidByOrigin(refusal)).toBe(betRejectionText(refusal));
  });

  it('says a limit of odds as odds are shown', () => {
    expect(saidByOrigin({ reason: 'aboveMaxOdds', limit: 750 })).toBe(
      '최대배당 7.50배을 초과하여 베팅하실수 없습니다.',
    );
    expect(saidByOrigin({ reason: 'aboveMaxOdds', limit: 10_000 })).toBe(
      '최대배당 100배을 초과하여 베팅하실수 없습니다.',
    );
  });

  it('says of what is suspended or out of date the same, whatever each side calls it', () => {
    expect(saidByOrigin({ reason: 'selectionSuspended' })).toBe(betRejectionText({ reason: 'suspended' }));
    expect(saidByOrigin({ reason: 'selectionSuspended' })).toBe(slipFailureText({ reason: 'selectionSuspended' }));
    expect(saidByOrigin({ reason: 'staleOdds' })).toBe(betRejectionText({ reason: 'stale' }));
  });

  it('says what only the origin refuses', () => {
    expect(saidByOrigin({ reason: 'tooSoon', waitMs: 1_001 })).toBe('베팅은 2초 후에 가능합니다.');
    expect(saidByOrigin({ reason: 'malformed' })).toBe('입력항목을 확인해주세요.');
    expect(saidByOrigin({ reason: 'balanceTooLow' })).toBe('보유머니가 부족합니다.');
  });
});
