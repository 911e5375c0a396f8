/**
 * By which versions of the projections the stored rows were made (PRJ-1): the oldest that has written any of them since they were last made
 * whole. All of it inside the caller's transaction, which holds the settings.
 */
import { FIRST_VERSION, type ProjectionName } from '../../domain/kernel/projectionVersion.ts';
import { PROJECTIONS } from '../projections/versions.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import type { ProjectionStamps } from '../tables/rows.ts';

/** The house's database or a member's. */
type StampStore = Pick<HanpanDatabase, 'settings'>;

/** The version that the rows of a projection are of. */
export async function versionStored(db: StampStore, name: ProjectionName): Promise<number> {
  return (await stampsOf(db)).versions[name] ?? FIRST_VERSION;
}

/** Says that rows were made whole by this code, and that nothing of them is tried again. */
export async function stampAsOwn(db: StampStore, names: readonly ProjectionName[]): Promise<void> {
  const { versions, tries } = await stampsOf(db);
  const isSaid = names.every((name) => (versions[name] ?? FIRST_VERSION) === PROJECTIONS[name].version);
  if (isSaid && tries === 0) return;
  const own = Object.fromEntries(names.map((name) => [name, PROJECTIONS[name].version]));
  await store(db, { versions: { ...versions, ...own }, tries: 0 });
}

/** Says that this code writes rows of a newer one: that one makes them again when it leads (PRJ-4). */
export async function admitOlder(db: StampStore, names: readonly ProjectionName[]): Promise<void> {
  const { versions, tries } = await stampsOf(db);
  const newer = names.filter((name) => (versions[name] ?? FIRST_VERSION) > PROJECTIONS[name].version);
  if (newer.length === 0) return;
  const own = Object.fromEntries(newer.map((name) => [name, PROJECTIONS[name].version]));
  await store(db, { versions: { ...versions, ...own }, tries });
}

/** Those whose rows are of an older version than this code. */
export async function outOfDate<Name extends ProjectionName>(db: StampStore, names: readonly Name[]): Promise<Name[]> {
  const { versions } = await stampsOf(db);
  return names.filter((name) => (versions[name] ?? FIRST_VERSION) < PROJECTIONS[name].version);
}

/** Counts a try to make rows again. @returns how many there were, this one included */
export async function countTry(db: StampStore): Promise<number> {
  const { versions, tries } = await stampsOf(db);
  await store(db, { versions, tries: tries + 1 });
  return tries + 1;
}

async function stampsOf(db: StampStore): Promise<ProjectionStamps> {
  const row = await db.settings.get('projections');
  return row?.key === 'projections' ? row.value : { versions: {}, tries: 0 };
}

async function store(db: StampStore, value: ProjectionStamps): Promise<void> {
  await db.settings.put({ key: 'projections', value });
}
