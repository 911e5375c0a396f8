/** The epoch of this data directory's log: made once, kept for as long as the log can prove continuity (S-1). */
import type { Work } from './store.ts';

/** The epoch once it is made. @throws before that */
export async function epochOf(tx: Work): Promise<string> {
  const { value } = await tx.selectFrom('meta').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow();
  return value;
}

/** The epoch; `undefined` before it is made. */
export async function knownEpoch(tx: Work): Promise<string | undefined> {
  return (await tx.selectFrom('meta').select('value').where('key', '=', 'epoch').executeTakeFirst())?.value;
}

/**
 * @param fresh used if the directory has none yet
 */
export async function readEpoch(tx: Work, fresh: string): Promise<string> {
  const known = await knownEpoch(tx);
  if (known !== undefined) return known;
  await tx.insertInto('meta').values({ key: 'epoch', value: fresh }).execute();
  return fresh;
}
