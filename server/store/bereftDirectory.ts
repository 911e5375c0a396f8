/** A data directory that had a database and has none any more: to found another house in it would hide that. */
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** In the directory of a house whose database is a PostgreSQL server's: where that is. */
export const POSTGRES_MARK = 'postgresql';

/** What belongs to a database of that name, or was put aside or begun by a restore. */
const BELONGS = /^origin\.db(?:-(?:wal|shm|journal)|\.(?:before|part)-.*)$/;
/** What is written through where it is a link, also to where nothing is. */
const WRITTEN = ['origin.db', 'origin.db-wal', 'origin.db-shm', 'origin.db-journal'];

/**
 * @throws Error with a sentence for the operator, where only what belongs to a database is left, or a link to one that is not there (OPS-5), or the house is
 *   on PostgreSQL
 */
export function refuseBereft(directory: string): void {
  refusePostgres(directory);
  refuseLostLinks(directory);
  if (existsSync(path.join(directory, 'origin.db'))) return;
  const left = readdirSync(directory).filter((name) => BELONGS.test(name));
  if (left.length === 0) return;
  throw new Error(
    `${directory} has ${left.join(', ')} and no origin.db: there was a house here. Put its origin.db back, or move these away first`,
  );
}

/**
 * A link to nothing is taken for no file, and what is written through it founds a house where the volume of another is not mounted.
 *
 * @throws Error with a sentence for the operator
 */
export function refuseLostLinks(directory: string): void {
  for (const name of WRITTEN) {
    const link = path.join(directory, name);
    if (!isThere(link) || existsSync(link)) continue;
    throw new Error(
      `${link} is a link to ${readlinkSync(link)}, where nothing is: mount what it was on, or move the link away first`,
    );
  }
}

/** Whether anything has a name, a link to nothing included. */
export const isThere = (name: string): boolean => lstatSync(name, { throwIfNoEntry: false }) !== undefined;

/** @throws Error with a sentence for the operator, where the house of a directory has its database on a PostgreSQL server */
export function refusePostgres(directory: string): void {
  const mark = path.join(directory, POSTGRES_MARK);
  if (!existsSync(mark)) return;
  throw new Error(
    `${directory} is of a house on PostgreSQL (${readFileSync(mark, 'utf8').trim()}): start it with HANPAN_DATABASE, back it up and restore it with pg_dump and pg_restore`,
  );
}
