/** Where the venues of virtual sports are, and which one an address means. */
import { gameOf, type GameRow } from '../../../domain/mini-games/gameTable.ts';
import { VENUES, type VenueRow, type VirtualSport } from '../../../domain/mini-games/virtual/venues.ts';

export const SPORTS = ['soccer', 'basketball', 'dog', 'horse'] as const satisfies readonly VirtualSport[];

export const venuesOf = (sport: VirtualSport): readonly VenueRow[] => VENUES.filter((venue) => venue.sport === sport);

export const sportPath = (sport: VirtualSport): string => `/minigame/bet365/${sport}`;
export const venuePath = ({ sport, venue }: VenueRow): string => `${sportPath(sport)}/${venue}`;

/** The venue of an address: the first of its sport where it names none; `undefined` for names that there are not. */
export function venueAt(sport: string | undefined, venue: string | undefined): VenueRow | undefined {
  const ofSport = VENUES.filter((row) => row.sport === sport);
  return venue === undefined ? ofSport[0] : ofSport.find((row) => row.venue === venue);
}

/** The row of a venue in the table of games. */
export function gameOfVenue({ gameId }: VenueRow): GameRow {
  const game = gameOf(gameId);
  if (game === undefined) throw new RangeError(`no game ${gameId}`);
  return game;
}

export const isRace = ({ sport }: Pick<VenueRow, 'sport'>): boolean => sport === 'dog' || sport === 'horse';
