/** The families of virtual sports: who plays, prices and draws follow from the round (rules VIR). */
import type { Family } from '../family.ts';
import { gameOfRound, timesOf, type RoundId } from '../round.ts';
import { cardOf, drawCard, isDrawn, isWon, marketsOf } from './offer.ts';
import { VENUES, type VenueRow, type VirtualSport } from './venues.ts';

const byGame = new Map<string, VenueRow>(VENUES.map((venue) => [venue.gameId, venue]));

/** The venue of a round. @throws RangeError for a round of another game */
export function venueOfRound(roundId: RoundId): VenueRow {
  const venue = byGame.get(gameOfRound(roundId).gameId);
  if (venue === undefined) throw new RangeError(`${roundId} is of no venue`);
  return venue;
}

function virtualFamily(id: string, sports: readonly VirtualSport[]): Family {
  return {
    id,
    draw(words, roundId) {
      const venue = venueOfRound(roundId);
      return drawCard(venue, cardOf(venue, timesOf(roundId).drawsAt), (n) => words.below(n));
    },
    isDrawn: (drawn) => sports.some((sport) => isDrawn(sport, drawn)),
    markets(roundId) {
      const venue = venueOfRound(roundId);
      return marketsOf(venue, cardOf(venue, timesOf(roundId).drawsAt));
    },
    settle: (drawn, marketId, key) => (isWon(drawn, marketId, key) ? 2 : 1),
  };
}

export const virtualSoccer = virtualFamily('virtualSoccer', ['soccer']);
export const virtualBasketball = virtualFamily('virtualBasketball', ['basketball']);
/** Dogs and horses. */
export const virtualRace = virtualFamily('virtualRace', ['dog', 'horse']);
