/** The call that marks a favourite, or takes its mark away (rules FAV). */
import { z } from 'zod';
import { leagueNameOf } from '../../db/queries/tree.ts';
import { changeChoice } from '../../db/records/memberChoices.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { FavouriteId, FavouriteKind, teamOfId, toggled } from '../../domain/favourites/favourites.ts';
import { fail, succeed } from '../../domain/kernel/decision.ts';
import type { Handlers } from '../serveCalls.ts';

export function favouriteHandlers(db: HanpanDatabase): Handlers<'toggleFavourite'> {
  return {
    toggleFavourite: {
      takes: z.tuple([FavouriteKind, FavouriteId]),
      answer: async (kind, id) => {
        const name = kind === 'team' ? teamOfId(id).name : kind === 'league' ? await leagueNameOf(db, id) : '';
        const isDone = await changeChoice(db, 'favourites', (before = []) => toggled(before, { kind, id, name }));
        return isDone ? succeed(null) : fail({ kind: 'signedOut' });
      },
    },
  };
}
