/** What a member has marked to find again: teams, leagues, markets, mini games and games of lobbies (rules FAV). Marks are kept in the order in which they were made. */
import { z } from 'zod';
import { MAX_SPORT_ID, type SportId } from '../reference/sports.ts';
import { FIXTURE_LIMITS } from '../sports/fixture.ts';

export const FAVOURITE_KINDS = ['team', 'league', 'market', 'game', 'lobbyGame'] as const;
export const FavouriteKind = z.enum(FAVOURITE_KINDS);
export type FavouriteKind = z.infer<typeof FavouriteKind>;

const MAX_ID = MAX_SPORT_ID + 1 + FIXTURE_LIMITS.team;

/** Id of a favourite: of a team `teamIdOf`, of a league and a market the feed's own, of a game its number or name. */
export const FavouriteId = z.string().min(1).max(MAX_ID);

export interface Favourite {
  readonly kind: FavouriteKind;
  readonly id: string;
  /** What it is called, for as long as no game of it is on offer; `''` where nobody knew, for markets and games. */
  readonly name: string;
}

/** Most favourites of one kind; the oldest gives way (FAV-2). */
export const MAX_FAVOURITES = 60;

/**
 * A team, as games name it: feeds number games and leagues, and teams by their names alone.
 *
 * @param name as the fixture has it
 */
export const teamIdOf = (sportId: SportId, name: string): string => `${sportId}:${name}`;

/** The sport and the name of a team's id. */
export function teamOfId(id: string): { readonly sportId: SportId; readonly name: string } {
  const at = id.indexOf(':');
  return { sportId: id.slice(0, at), name: id.slice(at + 1) };
}

/** Marks it, or takes the mark away (FAV-1). @returns what is marked then, bounded (FAV-2) */
export function toggled(marked: readonly Favourite[], favourite: Favourite): readonly Favourite[] {
  const others = marked.filter(({ kind, id }) => kind !== favourite.kind || id !== favourite.id);
  if (others.length < marked.length) return others;
  const ofKind = others.filter(({ kind }) => kind === favourite.kind);
  const oldest = ofKind.length < MAX_FAVOURITES ? undefined : ofKind[0];
  return [...others.filter((one) => one !== oldest), favourite];
}
