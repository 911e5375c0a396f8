/** The sentences of the seven checks and of every way a call fails, to the letter. */
import { describe, expect, it } from 'vitest';
import { loginFailureText } from '../../../../src/app/frame/copy/login.ts';
import { betRejectionText, slipFailureText } from '../../../../src/app/frame/copy/rejections.ts';
import { endingSentences } from '../../../../src/app/frame/copy/endings.ts';

describe('CRT-05: the texts of the checks', () => {
  it.each([
    [{ reason: 'stakeRequired' }, '베팅액수를 입력해주세요.'],
    [{ reason: 'stakeNegative' }, '베팅은 0원 이상 가능합니다.'],
    [{ reason: 'emptySlip' }, '베팅을 선택해주세요.'],
    [{ reason: 'belowMinStake', limit: 5_000 }, '최소베팅금 5,000원 미만 베팅하실수 없습니다.'],
    [{ reason: 'aboveMaxStake', limit: 2_000_000 }, '최대베팅금 2,000,000원 초과 베팅하실수 없습니다.'],
    [{ reason: 'aboveMaxWinnings', limit: 5_000_000 }, '최대당첨금 5,000,000원을 초과하여 베팅하실수 없습니다.'],
    [{ reason: 'aboveMaxOdds', limit: 10_000 }, '최대배당 100배을 초과하여 베팅하실수 없습니다.'],
    [{ reason: 'aboveMaxOdds', limit: 750 }, '최대배당 7.50배을 초과하여 베팅하실수 없습니다.'],
    [{ reason: 'stakeNotInteger' }, '소수점으로 베팅 불가합니다.'],
    [{ reason: 'invalidForm' }, '입력항목을 확인해주세요.'],
    [{ reason: 'stale' }, '배당이 갱신되지 않아 베팅할 수 없습니다.'],
    [{ reason: 'suspended' }, '일시중지된 항목이 있습니다.'],
  ] as const)('%j', (rejection, text) => {
    expect(betRejectionText(rejection)).toBe(text);
  });
});

describe('SES-03: login failures', () => {
  it("shows the server's sentence of a refusal and the unexpected problem for anything else", () => {
    expect(loginFailureText({ kind: 'refused', message: '아이디를 확인하세요' })).toBe('아이디를 확인하세요');
    for (const failure of [
      { kind: 'unreachable' },
      { kind: 'workerGone' },
      { kind: 'unexpected', detail: 'x' },
    ] as const) {
      expect(loginFailureText(failure)).toBe('예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.');
    }
  });
});

describe('SES-07: why a session ended', () => {
  it('tells 555, 556, 600 and 500, and says nothing of a logout of one’s own', () => {
    expect(endingSentences).toMatchObject({
      replaced: '다른 기기에서 로그인하여 로그아웃되었습니다.',
      closed: '로그아웃되었습니다.',
      blockedIp: '차단된 IP입니다.',
      serverError: '예기치 못한 문제가 발생했습니다.',
      logout: null,
      blank: null,
    });
  });
});

describe('a slip that did not change', () => {
  it('is no news, and a signed-out call is told by the session', () => {
    expect(slipFailureText({ reason: 'nothingChanged' })).toBeNull();
    expect(slipFailureText({ kind: 'signedOut' })).toBeNull();
    expect(slipFailureText({ reason: 'tooManyPicks', limit: 20 })).toBe('최대 20개까지 선택할 수 있습니다.');
  });
});
