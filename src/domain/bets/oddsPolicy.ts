/**
 * How a betting call says what may happen when odds changed (CRT-17, rules BET-7, BET-8). The product's body knows two answers,
 * `changeFlag` 0 and 1; the third, "better only", travels in a header, so that the body stays as §7 has it.
 */
import type { OddsPolicy } from '../reference/oddsPolicies.ts';

/** Optional request header; its one meaningful value is `better`, and only beside `changeFlag` 0. */
export const ODDS_POLICY_HEADER = 'hanpan-odds-policy';

/** `changeFlag` of the betting call. */
export type ChangeFlag = 0 | 1;

/**
 * The policy a call asks for (rule BET-8). What is not understood is asked about: a member is never given odds nobody agreed to.
 *
 * @param header value of `ODDS_POLICY_HEADER`, `undefined` if the call has none
 */
export function policyOf(changeFlag: ChangeFlag, header: string | undefined): OddsPolicy {
  if (changeFlag === 1) return 'any';
  return header === 'better' ? 'better' : 'none';
}

/** How a policy is written into a call: the other direction of `policyOf`. */
export function policyOnTheWire(policy: OddsPolicy): {
  readonly changeFlag: ChangeFlag;
  readonly headers: Readonly<Record<string, string>>;
} {
  return {
    changeFlag: policy === 'any' ? 1 : 0,
    headers: policy === 'better' ? { [ODDS_POLICY_HEADER]: policy } : {},
  };
}
