import { describe, expect, it } from 'vitest';
import { ODDS_POLICIES } from '../../../src/domain/reference/oddsPolicies.ts';
import { ODDS_POLICY_HEADER, policyOf, policyOnTheWire } from '../../../src/domain/bets/oddsPolicy.ts';

describe('the policy of a betting call', () => {
  it('BET-8 CRT-17 changeFlag 1 takes any odds, whatever the header says', () => {
    expect([undefined, 'better', 'none', ''].map((header) => policyOf(1, header))).toEqual([
      'any',
      'any',
      'any',
      'any',
    ]);
  });

  it('BET-8 changeFlag 0 asks, unless the header says better', () => {
    expect(policyOf(0, undefined)).toBe('none');
    expect(policyOf(0, 'better')).toBe('better');
  });

  it('BET-8 a header nobody understands is asked about, and never widens what the body allows', () => {
    expect(['any', 'BETTER', ' better', 'better,any', ''].map((header) => policyOf(0, header))).toEqual(
      Array.from({ length: 5 }, () => 'none'),
    );
  });

  it('BET-8 what is written is what is read', () => {
    for (const policy of ODDS_POLICIES) {
      const { changeFlag, headers } = policyOnTheWire(policy);
      expect(policyOf(changeFlag, headers[ODDS_POLICY_HEADER])).toBe(policy);
    }
    expect(policyOnTheWire('none').headers).toEqual({});
    expect(policyOnTheWire('any')).toEqual({ changeFlag: 1, headers: {} });
    expect(ODDS_POLICY_HEADER).toBe('hanpan-odds-policy');
  });
});
