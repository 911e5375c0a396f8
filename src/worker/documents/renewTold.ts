/** Fetches anew what the member's stream says is another document now (DOC-7): what nobody has looked at in this session is left to whoever does. */
import type { MemberDatabase } from '../../db/tables/database.ts';
import { DocumentName } from '../../domain/calls/house.ts';
import type { Documents } from './documents.ts';

/** Does not reject: what fails is asked for again by the screen that shows it. @param names `all` for every one that is here */
export async function renewTold(
  documents: Documents,
  theirs: MemberDatabase,
  names: readonly string[] | 'all',
): Promise<void> {
  const here = await theirs.documents
    .toCollection()
    .primaryKeys()
    .catch(() => []);
  const told = here.filter((name) => names === 'all' || names.includes(name));
  for (const name of told) {
    const known = DocumentName.safeParse(name);
    if (known.success) await documents.renew(known.data).catch(() => undefined);
  }
}
