/** The names behind the keys of a round: who plays, and what a cell is called. */
import { cardOf, type Card } from '../../../domain/mini-games/virtual/offer.ts';
import type { VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { runnerName, teamName, type CellNames } from '../copy/virtual.ts';

/** Names of the round of a venue that starts at a moment, epoch ms. */
export const namesAt = (venue: VenueRow, startsAt: number): CellNames => namesOf(venue, cardOf(venue, startsAt));

export function namesOf({ venue, sport }: VenueRow, card: Card): CellNames {
  if (card.kind === 'match') {
    const { home, away } = card.match;
    return { home: teamName(venue, home.team), away: teamName(venue, away.team), runnerOf: () => '' };
  }
  const runners = new Map(card.field.map(({ number, runner }) => [number, runner]));
  const runnerOf = (number: number): string => {
    const runner = runners.get(number);
    return runner === undefined || (sport !== 'dog' && sport !== 'horse') ? '' : runnerName(sport, runner);
  };
  return { home: '', away: '', runnerOf };
}
