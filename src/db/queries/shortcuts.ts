/** Which keys whoever is signed in has switched off; live (KEY-2). */
import type { Shortcut } from '../../domain/reference/shortcuts.ts';
import { readChoice } from '../records/memberChoices.ts';
import type { HanpanDatabase } from '../tables/database.ts';

const NONE: readonly Shortcut[] = [];

export const silentShortcuts = async (db: HanpanDatabase): Promise<readonly Shortcut[]> =>
  (await readChoice(db, 'silentShortcuts')) ?? NONE;
