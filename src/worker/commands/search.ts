/** The call that finds teams, leagues and games by name (rules SRC). */
import { z } from 'zod';
import { FavouriteId, MAX_FAVOURITES } from '../../domain/favourites/favourites.ts';
import { succeed } from '../../domain/kernel/decision.ts';
import type { GameSearch } from '../search/gameSearch.ts';
import type { Handlers } from '../serveCalls.ts';

/** Longest text that is looked for. */
const MAX_TEXT = 60;

export function searchHandlers(search: GameSearch): Handlers<'findGames' | 'nextOfTeams'> {
  return {
    findGames: {
      takes: z.tuple([z.string().max(MAX_TEXT)]),
      answer: async (text) => succeed(await search.find(text)),
    },
    nextOfTeams: {
      takes: z.tuple([z.array(FavouriteId).max(MAX_FAVOURITES)]),
      answer: async (ids) => succeed(await search.nextOf(ids)),
    },
  };
}
