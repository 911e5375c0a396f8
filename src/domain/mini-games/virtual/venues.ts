/**
 * The twelve venues of virtual sports (SPT-08) in the order of the specification: one row each. Periods and the seconds before a start at which a
 * venue closes are those of other houses; that venues of one sport start in turns is the house's own.
 */

export type VirtualSport = 'soccer' | 'basketball' | 'dog' | 'horse';

export interface VenueRow {
  readonly gameId: string;
  readonly venue: Venue;
  readonly sport: VirtualSport;
  /** When a round starts after the full period, ms. */
  readonly phaseMs: number;
  /** Teams of a venue of matches, runners of the stable of one of races: even. */
  readonly names: number;
}

const row = <const Name extends string>(
  gameId: number,
  sport: VirtualSport,
  venue: Name,
  seconds: number,
  names: number,
) => ({ gameId: `${gameId}`, venue, sport, phaseMs: seconds * 1_000, names }) as const;

export const VENUES = [
  row(801, 'soccer', 'premierships', 0, 20),
  row(802, 'soccer', 'superleagues', 60, 18),
  row(803, 'soccer', 'worldcups', 120, 24),
  row(804, 'soccer', 'eurocups', 30, 24),
  row(811, 'basketball', 'bakergardens', 0, 12),
  row(812, 'basketball', 'nbareplay', 60, 16),
  row(813, 'basketball', 'waterportarena', 120, 12),
  row(821, 'dog', 'goldenhillparks', 0, 36),
  row(822, 'dog', 'hillsideparks', 60, 36),
  row(831, 'horse', 'britanniaways', 0, 48),
  row(832, 'horse', 'festivaldowns', 60, 48),
  row(833, 'horse', 'victoriaparks', 120, 48),
] as const;

export type Venue = (typeof VENUES)[number]['venue'];

/** How often a venue of a sport has a round, ms. */
export const PERIOD_MS: { readonly [Sport in VirtualSport]: number } = {
  soccer: 180_000,
  basketball: 180_000,
  dog: 120_000,
  horse: 180_000,
};

/** Starters of a race. */
export const STARTERS = { dog: 6, horse: 8 } as const;

/** How long before its start a round closes, ms. */
export const CLOSES_BEFORE_MS = 10_000;

/** How long a match or race is drawn, ms. */
export const SHOWS_MS: { readonly [Sport in VirtualSport]: number } = {
  soccer: 50_000,
  basketball: 45_000,
  dog: 32_000,
  horse: 40_000,
};
