/**
 * Rows as decisions may use them (D9): what is stored is read by its schema like anything from outside. A row that does not fit is
 * noted and made again from snapshot and log (D11), in the same transaction. Where these do not reach, or are damaged too, it is dropped
 * with its stream's checkpoint, so that the origin sends a whole image again.
 */
import { emptySlip, Slip } from '../../domain/bet-slip/slip.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { Member } from '../../domain/session/member.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import { readFixtureRow, type StoredFixture } from '../packing/packedFixtures.ts';
import { logTables } from '../log/eventLog.ts';
import { provenFeed, provenMember, provenSlips } from '../log/provenState.ts';
import { quarantine } from './quarantine.ts';
import type { QuarantineRow } from '../tables/rows.ts';

/** Tables that a transaction must hold to read a member's sound rows in it. */
export const soundTables = (theirs: MemberDatabase) => [
  theirs.slips,
  theirs.members,
  ...logTables(theirs),
  theirs.quarantine,
];

/** Tables that a transaction must hold to read sound fixtures in it. */
export const fixtureTables = (db: HanpanDatabase) => [db.fixtures, ...logTables(db), db.quarantine];

/** @param at epoch ms, for the record of a row that does not fit */
export async function soundSlip(db: MemberDatabase, page: PageKind, at: number): Promise<Slip> {
  const row: unknown = await db.slips.get(page);
  if (row === undefined) return emptySlip(page);
  const slip = Slip.safeParse(row);
  if (slip.success) return slip.data;
  await setAside(db, at, `slip ${page}`);
  const mended = Slip.safeParse((await provenSlips(db))?.find((proven) => proven.page === page));
  if (mended.success) await db.slips.put(mended.data);
  else await db.slips.delete(page);
  return mended.success ? mended.data : emptySlip(page);
}

export async function soundMember(db: MemberDatabase, id: string, at: number): Promise<Member | undefined> {
  const row: unknown = await db.members.get(id);
  if (row === undefined) return undefined;
  const member = Member.safeParse(row);
  if (member.success) return member.data;
  await setAside(db, at, 'member');
  const mended = Member.safeParse((await provenMember(db))?.member);
  if (mended.success && mended.data.id === id) {
    await db.members.put(mended.data);
    return mended.data;
  }
  await Promise.all([db.members.delete(id), db.checkpoints.delete('bets')]);
  return undefined;
}

/** The fixtures asked for, by id; missing ones are gone, or did not fit and could not be made again. */
export async function soundFixtures(
  db: HanpanDatabase,
  ids: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, Fixture>> {
  const { sound } = await readSound(db, ids, at);
  return new Map([...sound].map(([id, stored]) => [id, stored.fixture]));
}

/** The same with their rows; `'damaged'` if one could not be made again: its stream has no checkpoint any more. */
export async function storedFixtures(
  db: HanpanDatabase,
  ids: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, StoredFixture> | 'damaged'> {
  const { sound, isDamaged } = await readSound(db, ids, at);
  return isDamaged ? 'damaged' : sound;
}

async function readSound(db: HanpanDatabase, ids: readonly string[], at: number) {
  const rows: readonly unknown[] = await db.fixtures.bulkGet([...ids]);
  const sound = new Map<string, StoredFixture>();
  const damaged: string[] = [];
  for (const [index, row] of rows.entries()) {
    const id = ids[index];
    if (row === undefined || id === undefined) continue;
    const read = readFixtureRow(row);
    if (read?.fixture.fixtureId === id) sound.set(id, { fixture: read.fixture, row: read.row });
    else damaged.push(id);
  }
  if (damaged.length === 0) return { sound, isDamaged: false };
  const mended = await mendFixtures(db, damaged, at);
  for (const stored of mended ?? []) sound.set(stored.fixture.fixtureId, stored);
  return { sound, isDamaged: mended === undefined };
}

/** Makes fixtures again as they stand at the checkpoint. `undefined` if the log does not lead there: they are dropped, and the checkpoint. */
async function mendFixtures(
  db: HanpanDatabase,
  ids: readonly string[],
  at: number,
): Promise<readonly StoredFixture[] | undefined> {
  for (const id of ids) await setAside(db, at, `fixture ${id}`);
  const replay = await provenFeed(db, new Set(ids));
  const proven = replay === undefined ? undefined : [...replay.fixtures()];
  await db.fixtures.bulkDelete([...ids]);
  if (proven === undefined) await db.checkpoints.delete('events');
  else await db.fixtures.bulkPut(proven.map(({ row }) => row));
  return proven;
}

/** Fixtures checked in one transaction, so that no commit of the stream waits long. */
const CHECKED_AT_ONCE = 100;

/**
 * Reads every stored fixture and makes those again that no schema accepts: a row that no event is about would be missing for ever.
 *
 * @param at epoch ms
 */
export async function checkFixtures(db: HanpanDatabase, at: number): Promise<void> {
  const ids = await db.fixtures.toCollection().primaryKeys();
  for (let first = 0; first < ids.length; first += CHECKED_AT_ONCE) {
    const some = ids.slice(first, first + CHECKED_AT_ONCE);
    await db.transaction('rw', fixtureTables(db), () => readSound(db, some, at));
  }
}

async function setAside(db: HanpanDatabase | MemberDatabase, at: number, what: string): Promise<void> {
  const row: QuarantineRow = { at, source: 'storage', kind: 'badRow', detail: what, sample: '' };
  await quarantine(db, row);
}
