/** Judges that once accused an engine that was right: what they may not hold against it, and what they still must. */
import { describe, expect, it } from 'vitest';
import type { BetTerms } from '../../src/domain/bet-slip/consent.ts';
import { createConsentJudge } from '../support/simulation/consentJudge.ts';
import { createSlipJudge } from '../support/simulation/slipJudge.ts';

const TERMS: BetTerms = { picks: [], stake: 5_000, policy: 'none' };

function consent() {
  const broken: string[] = [];
  let now = 0;
  const judge = createConsentJudge(
    () => now,
    (rule) => broken.push(rule),
  );
  return { broken, judge, at: (ms: number) => (now = ms) };
}

function slips() {
  const judge = createSlipJudge({ fail: () => undefined, isPlaced: () => true, isDecided: () => true });
  judge.onSession('s1');
  judge.onSent('k1', 'm1', ['a']);
  return judge;
}

describe('the judge of consent', () => {
  it('CRT-19 measures each screen by when it showed the question, whoever else shows it later', () => {
    const { broken, judge, at } = consent();
    judge.onShown(1, 'q', TERMS);
    at(400);
    judge.onShown(2, 'q', TERMS);
    at(600);
    judge.onPressed(1, 'q');
    expect(broken).toEqual([]);
    judge.onPressed(2, 'q');
    expect(broken).toEqual(['answered before it could be read']);
  });
});

describe('the judge of slips', () => {
  it('CRT-15 asks nobody to tell a bet whose slip was lost with its database', () => {
    const judge = slips();
    judge.onLost();
    judge.onSettled('k1');
    expect(judge.passedOver.has('k1')).toBe(true);
  });

  it('CRT-15 asks that a bet is told that no slip passed on from', () => {
    const judge = slips();
    judge.onSettled('k1');
    expect(judge.passedOver.has('k1')).toBe(false);
  });
});
