/**
 * What a member has chosen on this machine: favourites and the like. It outlives their sessions, as nothing the origin could tell again
 * brings it back; each choice is a row of its own, named after the member it is of, so that a query of one is not run again by another.
 */
import type { HanpanDatabase } from '../tables/database.ts';
import type { ChoiceName, ChoiceRow, MemberChoices } from '../tables/choiceRows.ts';

/** Members whose choices are kept on one machine. */
const MAX_MEMBERS = 16;

const keyOf = <Name extends ChoiceName>(name: Name, memberId: string) => `${name} ${memberId}` as const;

/** Inside the caller's transaction over `settings`, or in none. @returns `undefined` while nothing is chosen */
export async function readChoice<Name extends ChoiceName>(
  db: HanpanDatabase,
  name: Name,
): Promise<MemberChoices[Name] | undefined> {
  const session = await db.sessions.get('session');
  if (session?.state !== 'signedIn' || session.memberId === null) return undefined;
  const row = await db.settings.get(keyOf(name, session.memberId));
  // Stored under that name by `changeChoice` alone.
  return (row as ChoiceRow | undefined)?.value as MemberChoices[Name] | undefined;
}

/**
 * Changes a choice of whoever is signed in, in one transaction.
 *
 * @param change what is chosen then; the same object stores nothing
 * @returns whether somebody is signed in
 */
export async function changeChoice<Name extends ChoiceName>(
  db: HanpanDatabase,
  name: Name,
  change: (before: MemberChoices[Name] | undefined) => MemberChoices[Name] | undefined,
): Promise<boolean> {
  return db.transaction('rw', [db.sessions, db.settings], async () => {
    const session = await db.sessions.get('session');
    if (session?.state !== 'signedIn' || session.memberId === null) return false;
    const before = await readChoice(db, name);
    const after = change(before);
    if (after === before || after === undefined) return true;
    const key = keyOf(name, session.memberId);
    if (before === undefined) await makeRoom(db, name);
    await db.settings.put({ key, value: after } as ChoiceRow);
    return true;
  });
}

async function makeRoom(db: HanpanDatabase, name: ChoiceName): Promise<void> {
  const known = await db.settings.where('key').startsWith(`${name} `).primaryKeys();
  await db.settings.bulkDelete(known.slice(0, Math.max(0, known.length - MAX_MEMBERS + 1)));
}
