/** The calls that keep what a member has looked at and how they want the site (FAV-4, KEY-2). */
import { z } from 'zod';
import { gameNames, listedGames } from '../../db/queries/gameNames.ts';
import { changeChoice } from '../../db/records/memberChoices.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { FixtureId } from '../../domain/kernel/ids.ts';
import { fail, succeed } from '../../domain/kernel/decision.ts';
import { SHORTCUTS } from '../../domain/reference/shortcuts.ts';
import { viewed } from '../../domain/viewed/viewedGames.ts';
import type { Handlers } from '../serveCalls.ts';

const stored = (isDone: boolean) => (isDone ? succeed(null) : fail({ kind: 'signedOut' as const }));

export function choiceHandlers(db: HanpanDatabase): Handlers<'viewGame' | 'switchShortcut'> {
  return {
    viewGame: {
      takes: z.tuple([FixtureId]),
      answer: async (fixtureId) => {
        const listed = (await listedGames(db)).get(fixtureId);
        const [game] = listed === undefined ? [] : await gameNames(db, [[fixtureId, listed]]);
        if (game === undefined) return succeed(null);
        return stored(await changeChoice(db, 'viewed', (before = []) => viewed(before, game)));
      },
    },
    switchShortcut: {
      takes: z.tuple([z.enum(SHORTCUTS), z.boolean()]),
      answer: async (shortcut, isOn) =>
        stored(
          await changeChoice(db, 'silentShortcuts', (before = []) => {
            const others = before.filter((one) => one !== shortcut);
            return isOn ? others : [...others, shortcut];
          }),
        ),
    },
  };
}
