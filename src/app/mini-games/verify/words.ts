/** What games, markets and cells are called where a draw is done again: of mini games and of virtual games alike. */
import { gameOfRound, timesOf, type RoundId } from '../../../domain/mini-games/round.ts';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { VENUES } from '../../../domain/mini-games/virtual/venues.ts';
import { gameNameOf } from '../copy/games.ts';
import { cellNameOf, marketWordsOf } from '../copy/markets.ts';
import { venueNames } from '../copy/venues.ts';
import { virtualCellName, virtualMarketName } from '../copy/virtual.ts';
import { outcomeText } from '../rounds/outcome.ts';
import { namesAt } from '../virtual/names.ts';
import { outcomeText as venueOutcome } from '../virtual/outcomeText.ts';

const venueOf = (gameId: string) => VENUES.find((venue) => venue.gameId === gameId);

export function gameWord(game: GameRow): string {
  const venue = venueOf(game.gameId);
  return venue === undefined ? gameNameOf(game) : venueNames[venue.venue];
}

export interface RoundWords {
  readonly marketOf: (marketId: string) => string;
  readonly cellOf: (marketId: string, key: string) => string;
  readonly outcomeOf: (drawn: readonly number[]) => string;
}

export function wordsOfRound(roundId: RoundId): RoundWords {
  const game = gameOfRound(roundId);
  const venue = venueOf(game.gameId);
  const roundOf = (drawn: readonly number[]) =>
    ({ roundId, ...timesOf(roundId), gameId: game.gameId, state: 'drawn', drawn, seed: '' }) as const;
  if (venue === undefined)
    return {
      marketOf: (marketId) => marketWordsOf(marketId).name,
      cellOf: cellNameOf,
      outcomeOf: (drawn) => outcomeText(game, roundOf(drawn)),
    };
  const names = namesAt(venue, timesOf(roundId).drawsAt);
  return {
    marketOf: virtualMarketName,
    cellOf: (_, key) => virtualCellName(key, names),
    outcomeOf: (drawn) => venueOutcome(venue, roundOf(drawn)),
  };
}
