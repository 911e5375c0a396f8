/** How many calls of each kind a member and an address may make (SEC-01): far above what eight tabs of a hasty member need. */

export interface Rate {
  /** Calls that may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export type CallKind = 'bets' | 'voids' | 'streams' | 'blocks' | 'renames' | 'letters' | 'commands' | 'others';

export type CallBudgets = {
  /** An address may be a carrier's, with hundreds of members behind it. */
  readonly [Kind in CallKind]: { readonly member: Rate; readonly address: Rate };
};

const rate = (burst: number, perSecond: number): Rate => ({ burst, perSecond });

export const DEFAULT_CALL_BUDGETS: CallBudgets = {
  bets: { member: rate(100, 2), address: rate(2_000, 100) },
  /** Each is a row that is kept: one for every bet whose outcome nobody knows, and no member has many of these. */
  voids: { member: rate(60, 0.2), address: rate(600, 10) },
  /** Each may be a whole image of the offer. A browser needs two, and one for each look at other games. */
  streams: { member: rate(40, 2), address: rate(2_000, 100) },
  /** An image is some ten of them, of ten times the markets a hundred; a browser needs one image. */
  blocks: { member: rate(300, 5), address: rate(6_000, 200) },
  renames: { member: rate(10, 0.1), address: rate(200, 5) },
  /** Two hundred letters may be deleted one by one. */
  letters: { member: rate(250, 5), address: rate(2_500, 50) },
  /** Each is a key that is kept: money, coupons, posts, stamps. */
  commands: { member: rate(60, 1), address: rate(1_200, 50) },
  others: { member: rate(300, 20), address: rate(5_000, 200) },
};
