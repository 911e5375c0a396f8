/**
 * What sharing commits can give on this machine at most: a bet's rows and nothing else of a bet, written by SQLite itself under the
 * origin's durability, with a commit for each and with a commit for sixteen.
 *
 * Where a sync costs next to nothing there is little to share, whatever stands above it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';

const SHARED_BY = 16;
const BETS = 480;
/** Key, bet, pick, two entries of the ledger, two events and the member's row, of some 400 bytes each. */
const ROWS = 8;
const BODY = 'x'.repeat(400);

export interface DiskLimit {
  /** Bets a second with shared commits ÷ with a commit each. */
  readonly ratio: number;
  /** What a commit of one bet takes, ms. */
  readonly commitMs: number;
}

/** One round: both, one after the other, each in a directory of its own. */
export function measureDiskLimit(): DiskLimit {
  const single = secondsFor(1);
  const shared = secondsFor(SHARED_BY);
  return { ratio: single / shared, commitMs: (single * 1_000) / BETS };
}

function secondsFor(betsPerCommit: number): number {
  const directory = mkdtempSync(path.join(tmpdir(), 'hanpan-disk-'));
  const database = new Database(path.join(directory, 'limit.db'));
  try {
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) database.pragma(pragma);
    database.exec('CREATE TABLE rows (id TEXT PRIMARY KEY, body TEXT NOT NULL)');
    const insert = database.prepare('INSERT INTO rows VALUES (?, ?)');
    const began = performance.now();
    for (let bet = 0; bet < BETS; bet += betsPerCommit) {
      database.exec('BEGIN IMMEDIATE');
      for (let row = 0; row < betsPerCommit * ROWS; row += 1) insert.run([`${bet}-${row}`, BODY]);
      database.exec('COMMIT');
    }
    return (performance.now() - began) / 1_000;
  } finally {
    database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
