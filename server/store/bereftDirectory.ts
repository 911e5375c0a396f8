/** A data directory that had a database and has none any more: to found another house in it would hide that. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What belongs to a database of that name, or was put aside or begun by a restore. */
const BELONGS = /^origin\.db(?:-(?:wal|shm|journal)|\.(?:before|part)-.*)$/;

/** @throws Error with a sentence for the operator, where only what belongs to a database is left (OPS-5) */
export function refuseBereft(directory: string): void {
  if (existsSync(path.join(directory, 'origin.db'))) return;
  const left = readdirSync(directory).filter((name) => BELONGS.test(name));
  if (left.length === 0) return;
  throw new Error(
    `${directory} has ${left.join(', ')} and no origin.db: there was a house here. Put its origin.db back, or move these away first`,
  );
}
