/** Where the commands of whoever is signed in stand, for screens (rules CMD). */
import type { CommandState } from '../../domain/commands/commandState.ts';
import { shownCommands } from '../records/commands.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { theirsOf } from '../tables/theirs.ts';

/** Those of a name, the latest first. */
export async function commandsOf(db: HanpanDatabase, name: string): Promise<readonly CommandState[]> {
  const theirs = await theirsOf(db);
  const all = theirs === undefined ? [] : await shownCommands(theirs);
  return all.filter((command) => command.name === name);
}
