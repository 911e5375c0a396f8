/** A house whose database is a PostgreSQL server's: its data directory keeps the key of seals and the security log, and says whose it is. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { POSTGRES_MARK } from '../bereftDirectory.ts';
import { keepPrivate } from '../privateDirectory.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './openPostgresStore.ts';

/** Where a database is, without who opens it and by which password. */
export function placeOfDatabase(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return `${host === '' ? 'localhost' : host}${port === '' ? '' : `:${port}`}${decodeURIComponent(pathname)}`;
}

/**
 * @param now epoch ms, remembered with each schema step
 * @throws Error with a sentence for the operator if the directory is of another house, or the database does not open
 */
export async function openPostgresHouse(
  url: string,
  dataDir: string,
  now: number,
  onLost: (error: unknown) => void,
): Promise<Store> {
  keepPrivate(dataDir);
  const place = placeOfDatabase(url);
  if (existsSync(path.join(dataDir, 'origin.db')))
    throw new Error(
      `${dataDir} has origin.db: a house on SQLite is there. Give the one on PostgreSQL a directory of its own (HANPAN_DATA)`,
    );
  const mark = path.join(dataDir, POSTGRES_MARK);
  const marked = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : '';
  if (marked !== '' && marked !== place)
    throw new Error(
      `${dataDir} is of the house on ${marked}, and HANPAN_DATABASE says ${place}. If it was moved there, remove ${mark}`,
    );
  const store = await opened(url, place, now, onLost);
  if (marked === '') writeWhole(mark, `${place}\n`);
  return store;
}

/** Other processes of the house read it while it is written. */
function writeWhole(file: string, text: string): void {
  const own = `${file}.${process.pid}.part`;
  writeFileSync(own, text, { mode: 0o600 });
  renameSync(own, file);
}

async function opened(url: string, place: string, now: number, onLost: (error: unknown) => void): Promise<Store> {
  try {
    return await openPostgresStore(url, now, onLost);
  } catch (error) {
    const message = error instanceof Error && error.message !== '' ? error.message : codeOf(error);
    throw new Error(`HANPAN_DATABASE (${place}): ${message}`, { cause: error });
  }
}

/** Of several addresses that refuse the library tells no sentence. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'it cannot be reached';
