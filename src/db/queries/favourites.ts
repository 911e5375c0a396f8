/** What whoever is signed in has marked, live: every tab shows the same at once (FAV-3). */
import type { Favourite } from '../../domain/favourites/favourites.ts';
import { leaguesOf } from './leaguesOf.ts';
import { readChoice } from '../records/memberChoices.ts';
import type { HanpanDatabase } from '../tables/database.ts';

const NONE: readonly Favourite[] = [];

export const favourites = async (db: HanpanDatabase): Promise<readonly Favourite[]> =>
  (await readChoice(db, 'favourites')) ?? NONE;

/** Leagues that stand first on boards (FAV-5). Inside the caller's transaction over sessions and settings. */
export const pinnedLeagues = async (db: HanpanDatabase): Promise<ReadonlySet<string>> =>
  leaguesOf(await favourites(db));
