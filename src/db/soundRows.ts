/**
 * Rows as decisions may use them (D9): what is stored is read by its schema like anything from outside. A row that does not fit is
 * kept aside and dropped with its stream's checkpoint, so that the origin sends a whole image again.
 */
import { emptySlip, Slip } from '../domain/bet-slip/slip.ts';
import type { PageKind } from '../domain/reference/pages.ts';
import { Member } from '../domain/session/member.ts';
import { Fixture } from '../domain/sports/fixture.ts';
import type { HanpanDatabase } from './database.ts';
import type { QuarantineRow } from './rows.ts';

/** Tables that a transaction must hold to read sound rows in it. */
export const soundTables = (db: HanpanDatabase) => [db.slips, db.members, db.fixtures, db.checkpoints, db.quarantine];

/** @param at epoch ms, for the record of a row that does not fit */
export async function soundSlip(db: HanpanDatabase, page: PageKind, at: number): Promise<Slip> {
  const row: unknown = await db.slips.get(page);
  if (row === undefined) return emptySlip(page);
  const slip = Slip.safeParse(row);
  if (slip.success) return slip.data;
  await setAside(db, at, `slip ${page}`);
  await db.slips.delete(page);
  return emptySlip(page);
}

export async function soundMember(db: HanpanDatabase, id: string, at: number): Promise<Member | undefined> {
  const row: unknown = await db.members.get(id);
  if (row === undefined) return undefined;
  const member = Member.safeParse(row);
  if (member.success) return member.data;
  await setAside(db, at, 'member');
  await Promise.all([db.members.delete(id), db.checkpoints.delete('bets')]);
  return undefined;
}

/** The fixtures asked for, by id; missing ones are gone or did not fit. */
export async function soundFixtures(
  db: HanpanDatabase,
  ids: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, Fixture>> {
  const rows: readonly unknown[] = await db.fixtures.bulkGet([...ids]);
  const sound = new Map<string, Fixture>();
  for (const [index, row] of rows.entries()) {
    const id = ids[index];
    if (row === undefined || id === undefined) continue;
    const fixture = Fixture.safeParse(row);
    if (fixture.success && fixture.data.fixtureId === id) sound.set(id, fixture.data);
    else {
      await setAside(db, at, 'fixture');
      await Promise.all([db.fixtures.delete(id), db.checkpoints.delete('events')]);
    }
  }
  return sound;
}

async function setAside(db: HanpanDatabase, at: number, what: string): Promise<void> {
  const row: QuarantineRow = { at, source: 'storage', kind: 'badRow', detail: what, sample: '' };
  await db.quarantine.add(row);
}
