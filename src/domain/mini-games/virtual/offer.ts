/** A round of a venue: who plays, at which prices, how it is drawn and what wins. All of it follows from the venue and the moment it starts at. */
import { seoulDate } from '../../kernel/seoulDay.ts';
import { basketballMarkets, drawPoints, isBasketballWon, readPoints } from './basketball.ts';
import { drawOrder, fieldOf, type Runner } from './field.ts';
import type { PricedMarket } from './marketOf.ts';
import { matchUpOf, type MatchUp } from './matchUp.ts';
import { isOrder, isRaceWon, raceMarkets } from './race.ts';
import { drawGoals, isSoccerWon, readGoals, soccerMarkets } from './soccer.ts';
import { PERIOD_MS, STARTERS, type VenueRow } from './venues.ts';

/** Who plays: two sides or a field. */
export type Card =
  | { readonly kind: 'match'; readonly match: MatchUp }
  | { readonly kind: 'race'; readonly field: readonly Runner[] };

/** Who plays in the round of a venue that starts at a moment, epoch ms (rule VIR-1). */
export function cardOf({ venue, sport, names }: VenueRow, startsAt: number): Card {
  const count = Math.floor(startsAt / PERIOD_MS[sport]);
  const day = seoulDate(startsAt);
  if (sport === 'soccer' || sport === 'basketball')
    return { kind: 'match', match: matchUpOf(venue, names, count, day) };
  return { kind: 'race', field: fieldOf(venue, { stable: names, starters: STARTERS[sport] }, count, day) };
}

/** All that can be backed of a round, at its prices. */
export function marketsOf({ sport }: VenueRow, card: Card): readonly PricedMarket[] {
  if (card.kind === 'race') return raceMarkets(card.field);
  return sport === 'soccer' ? soccerMarkets(card.match) : basketballMarkets(card.match);
}

/** Draws a round by the weights it is priced by (rule VIR-2). */
export function drawCard({ sport }: VenueRow, card: Card, below: (n: number) => number): number[] {
  if (card.kind === 'race') return drawOrder(card.field, below);
  return sport === 'soccer' ? drawGoals(card.match, below) : drawPoints(card.match, below);
}

/** Whether numbers can have been drawn in a sport. */
export function isDrawn(sport: VenueRow['sport'], drawn: readonly number[]): boolean {
  switch (sport) {
    case 'soccer':
      return readGoals(drawn) !== undefined;
    case 'basketball':
      return readPoints(drawn) !== undefined;
    case 'dog':
    case 'horse':
      return isOrder(drawn, STARTERS[sport]);
  }
}

/** Whether a cell wins on what was drawn; none does on numbers that cannot have been. */
export function isWon(drawn: readonly number[], marketId: string, key: string): boolean {
  if (marketId.startsWith('mg.vs.')) {
    const goals = readGoals(drawn);
    return goals !== undefined && isSoccerWon(key, goals);
  }
  if (marketId.startsWith('mg.vb.')) {
    const points = readPoints(drawn);
    return points !== undefined && isBasketballWon(key, points);
  }
  return isRaceWon(drawn, marketId, key);
}
