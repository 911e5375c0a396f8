/** Which other names a team or a league has, whatever of them a feed calls it (SRC-5). */
import { ALIASES } from './aliasTable.ts';
import { fold, inNormalForm } from './fold.ts';

/** @returns the other names of one, none where the table has no row of it */
export type AliasesOf = (name: string) => readonly string[];

const folded = (name: string) => fold(inNormalForm(name)).text;

/** Reads the table once. @param table names of one and the same, a row each */
export function readAliases(table: readonly (readonly string[])[] = ALIASES): AliasesOf {
  const rows = new Map<string, readonly string[]>();
  // The first name of a row is that row's, whichever others have it among theirs.
  for (const row of table) for (const name of row.slice(1)) if (!rows.has(folded(name))) rows.set(folded(name), row);
  for (const row of table) if (row[0] !== undefined) rows.set(folded(row[0]), row);
  return (name) => {
    const own = folded(name);
    return (rows.get(own) ?? []).filter((other) => folded(other) !== own);
  };
}
