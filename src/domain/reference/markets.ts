/** Markets by the feed's ids. Words are in `app/copy`; a market not listed here is kept and shown by its feed name. */

export const MARKET = {
  oneXTwo: '1',
  overUnder: '2',
  asianHandicap: '3',
  doubleChance: '7',
  oneTwo: '52',
  oneTwoWithOvertime: '226',
  outrightWinner: '274',
} as const;

/** Markets that say who wins: one of them is what the win-tie-lose page shows for a fixture. In order of preference. */
export const WIN_MARKETS: readonly string[] = [
  MARKET.oneXTwo,
  MARKET.oneTwoWithOvertime,
  MARKET.oneTwo,
  MARKET.outrightWinner,
];
