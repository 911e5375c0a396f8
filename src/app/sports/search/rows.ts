/** The rows of the search's panel in the order in which the arrow keys go through them, and where each leads. */
import type { To } from 'react-router-dom';
import type { FoundGame, FoundLeague, FoundTeam, GameNames } from '../../../domain/search/gameIndex.ts';
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { categoryOf } from '../../../domain/reference/sports.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';

export type SearchRow =
  | { readonly kind: 'team'; readonly id: string; readonly team: FoundTeam }
  | { readonly kind: 'league'; readonly id: string; readonly league: FoundLeague }
  | { readonly kind: 'game'; readonly id: string; readonly game: FoundGame };

/** Leagues stand below the teams, and leave the room to them. */
const SHOWN_TEAMS = 6;
const SHOWN_LEAGUES = 3;

interface Shown {
  readonly teams: readonly FoundTeam[];
  readonly leagues: readonly FoundLeague[];
  readonly games: readonly FoundGame[];
}

export function rowsOf({ teams, leagues, games }: Shown): readonly SearchRow[] {
  return [
    ...teams.slice(0, SHOWN_TEAMS).map((team) => ({ kind: 'team', id: `team ${team.id}`, team }) as const),
    ...leagues
      .slice(0, SHOWN_LEAGUES)
      .map((league) => ({ kind: 'league', id: `${league.kind} ${league.id}`, league }) as const),
    ...games.map((game) => ({ kind: 'game', id: `game ${game.fixtureId}`, game }) as const),
  ];
}

/** Games that were looked at before, as rows. */
export const recentRows = (games: readonly GameNames[]): readonly SearchRow[] =>
  rowsOf({ teams: [], leagues: [], games: games.map((game) => ({ ...game, homeFound: null, awayFound: null })) });

/** A team leads to its games on the board, a league and a country to theirs, a game to its own page. */
export function targetOf(row: SearchRow): To {
  const pathname = firstPathOf(MAIN_BOARD);
  if (row.kind === 'game') return { pathname, search: `?game=${encodeURIComponent(row.game.fixtureId)}` };
  if (row.kind === 'team') return { pathname, search: boardSearch({ search: row.team.name }) };
  const { kind, id, name, sportId } = row.league;
  const category = categoryOf(sportId);
  if (kind === 'place') return { pathname, search: boardSearch({ search: name }) };
  return { pathname, search: boardSearch({ category, leagueId: id }) };
}

/** Where an arrow key leads: over the last row to the first, and back. @param at -1 for none */
export function nextRow(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return at < 0 ? (step === 1 ? 0 : count - 1) : (at + step + count) % count;
}
