/** A chance and a stated return as odds. */

/** Return of each kind of market, hundredths of a hundredth: what comes back of 100.00 staked, before odds are cut to hundredths (rule VIR-4). */
export const RETURNS = {
  soccerResult: 9_300,
  soccerLine: 9_400,
  soccerScore: 8_600,
  basketballResult: 9_400,
  basketballLine: 9_400,
  raceWin: 9_000,
  racePlace: 9_000,
  raceDuel: 9_200,
  raceOrder: 8_600,
} as const;

export type Returned = keyof typeof RETURNS;

/** Odds at the stated return, hundredths, cut (rule ODD-2). Ratings are kept so near to one another that none comes below 1.01. */
export const oddsOf = (kind: Returned, chance: number): number => Math.floor(RETURNS[kind] / 100 / chance);
