/** The games that whoever is signed in has looked at last, the latest first; live (FAV-4). */
import type { GameNames } from '../../domain/search/gameIndex.ts';
import { readChoice } from '../records/memberChoices.ts';
import type { HanpanDatabase } from '../tables/database.ts';

const NONE: readonly GameNames[] = [];

export const viewedGames = async (db: HanpanDatabase): Promise<readonly GameNames[]> =>
  (await readChoice(db, 'viewed')) ?? NONE;
