/**
 * A round as the fixture it is to a slip and a bet (rule RND-5): nobody sends it, both sides reckon it from its id. It takes bets until it closes, as a
 * game does until it starts, and never turns in play.
 */
import { LeagueId, LocationId, type SelectionId } from '../kernel/ids.ts';
import type { Fixture, Market, Selection } from '../sports/fixture.ts';
import type { GameCell, GameMarket } from './family.ts';
import { familyOf } from './families.ts';
import { marketsBy, payoutsOf, type Payouts } from './payouts.ts';
import { BONUS_FIXTURE, bonusFixture } from './virtual/bonus.ts';
import { partsOf, timesOf, type RoundId } from './round.ts';

/** Sport of a game, for bets and their history. */
export const sportIdOfGame = (gameId: string): string => `mg.${gameId}`;

/**
 * @param books what the house pays where it is not what the table says (PAY-3); the table's odds hold where none is of the round
 * @returns `undefined` for what is no round of a game that is there
 */
export function fixtureOfRound(id: string, books: readonly Payouts[] = []): Fixture | undefined {
  if (id === BONUS_FIXTURE) return bonusFixture();
  const parts = partsOf(id);
  if (parts === undefined) return undefined;
  const roundId = id as RoundId;
  const { game } = parts;
  const payouts = payoutsOf(books, id);
  return {
    fixtureId: roundId,
    sportId: sportIdOfGame(game.gameId),
    locationId: LocationId.parse('mg'),
    locationName: '',
    leagueId: LeagueId.parse(game.provider),
    leagueName: game.provider,
    home: game.name,
    away: '',
    startAt: timesOf(roundId).closesAt,
    status: 'scheduled',
    turnsInPlay: false,
    score: null,
    markets: marketsBy(familyOf(game.family).markets(roundId), payouts).map((market) =>
      marketOf(roundId, market, payouts?.version ?? 1),
    ),
  };
}

const marketOf = (roundId: RoundId, { marketId, cells }: GameMarket, version: number): Market => ({
  marketId,
  name: marketId,
  baseLine: '',
  selections: cells.map((cell) => selectionOf(roundId, marketId, cell, version)),
});

const selectionOf = (roundId: RoundId, marketId: string, { key, odds }: GameCell, version: number): Selection => ({
  selectionId: selectionOfCell(roundId, marketId, key),
  ...{ side: 'named', name: key, line: '', odds, oddsByAdmin: null, status: 'open', settlement: null },
  ...{ version, oddsBefore: odds, movedAt: 0 },
});

/** Without a schema: pages name cells, and schemas would come with the first script of every page. */
export const selectionOfCell = (roundId: RoundId, marketId: string, key: string): SelectionId =>
  `${roundId}:${marketId}:${key}` as SelectionId;

/** Market and key of a selection of a round; `undefined` for another one. */
export function cellOfSelection(
  roundId: RoundId,
  selectionId: string,
): { readonly marketId: string; readonly key: string } | undefined {
  if (!selectionId.startsWith(`${roundId}:`)) return undefined;
  const [marketId, key] = selectionId.slice(roundId.length + 1).split(':');
  return marketId === undefined || key === undefined ? undefined : { marketId, key };
}
