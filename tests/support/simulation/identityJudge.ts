/**
 * Whose everything is, whatever was lost (SES-18): a member's database is one member's for as long as it is there, nothing of anybody else
 * is ever written to it, and the session row names no other's.
 */
import type { SessionRow } from '../../../src/db/tables/rows.ts';
import type { Row } from './memoryDisk.ts';

export interface IdentityJudge {
  /** Rows of a commit; its fence and its session row come first. */
  onWritten(database: string, table: string, row: Row): void;
  /** Deleted: whatever has that name from now on is nobody's yet. */
  onLost(database: string): void;
  /** Whose a database is; `undefined` for nobody's. */
  ownerOf(database: string): string | undefined;
  /** Whether it is the one that the session row names. */
  isNamed(database: string): boolean;
}

/** @param ownerOfBet whose a bet is, by the origin's word */
export function createIdentityJudge(
  fail: (rule: string, detail: string) => void,
  ownerOfBet: (betId: string) => string | undefined,
): IdentityJudge {
  const owners = new Map<string, string>();
  let named: string | null = null;

  const expectOwner = (rule: string, database: string, isTheirs: (owner: string) => boolean, what: string) => {
    const owner = owners.get(database);
    if (owner === undefined || !isTheirs(owner)) fail(rule, `${what} in the database of ${owner ?? 'nobody'}`);
  };

  return {
    onWritten(database, table, row) {
      if (table === 'fence') {
        const memberId = String(row['memberId']);
        if ((owners.get(database) ?? memberId) !== memberId) fail('database of two members', memberId);
        owners.set(database, memberId);
      } else if (table === 'members') {
        expectOwner('record of another member', database, (owner) => row['id'] === owner, String(row['id']));
      } else if (table === 'bets') {
        const betId = String(row['betId']);
        expectOwner('bet of another member', database, (owner) => ownerOfBet(betId) === owner, betId);
      } else if (table === 'sessions') {
        const { database: theirs, memberId } = row as unknown as SessionRow;
        named = theirs;
        if (theirs !== null)
          expectOwner('session of another member', theirs, (owner) => owner === memberId, String(memberId));
      }
    },
    onLost: (database) => void owners.delete(database),
    ownerOf: (database) => owners.get(database),
    isNamed: (database) => database === named,
  };
}
