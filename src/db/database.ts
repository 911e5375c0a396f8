/**
 * The two local databases: everything that can be had again, and the outbox, which cannot.
 *
 * The schema epoch is part of the name: code of another epoch opens another database and can never write to this one
 * (IndexedDB versions do not prevent that). A new epoch fills itself from the streams.
 */
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { Bet } from '../domain/bets/bet.ts';
import type { StreamHealth } from '../domain/events/connection.ts';
import type { Slip } from '../domain/bet-slip/slip.ts';
import type { Member } from '../domain/session/member.ts';
import type {
  BoardRow,
  CheckpointRow,
  DocumentRow,
  LogRow,
  LookRow,
  OutboxRow,
  QuarantineRow,
  SessionRow,
  SettingRow,
  SnapshotRow,
  VaultRow,
} from './rows.ts';
import type { FixtureRow } from './packedFixtures.ts';
import { DATABASE_NAME } from './schemaEpoch.ts';

const FAMILY = /^hanpan-(\d+)$/;

export const hasEpoch = (name: string): boolean => FAMILY.test(name);

/** Databases of the same family and an older epoch than `own` has; none if `own` bears no epoch. */
export function olderEpochsOf(own: string, names: readonly string[]): string[] {
  const epochOf = (name: string) => Number(FAMILY.exec(name)?.[1] ?? NaN);
  return names.filter((name) => epochOf(name) < epochOf(own));
}

export class HanpanDatabase extends Dexie {
  /** Event log, one record per committed batch. */
  declare log: EntityTable<LogRow, 'seq'>;
  declare checkpoints: Table<CheckpointRow, string>;
  declare snapshots: Table<SnapshotRow, string>;
  /** Projections. */
  declare fixtures: Table<FixtureRow, string>;
  declare boards: Table<BoardRow, string>;
  declare slips: Table<Slip, string>;
  declare bets: Table<Bet, string>;
  declare members: Table<Member, string>;
  declare settings: Table<SettingRow, string>;
  declare documents: Table<DocumentRow, string>;
  declare sessions: Table<SessionRow, string>;
  declare health: Table<StreamHealth, string>;
  declare quarantine: EntityTable<QuarantineRow, 'id'>;
  declare vault: Table<VaultRow, string>;
  declare looks: Table<LookRow, string>;

  constructor(name = DATABASE_NAME) {
    super(name, { autoOpen: true, cache: 'disabled', chromeTransactionDurability: 'relaxed' });
    this.version(1).stores({
      log: '++seq, [stream+to]',
      checkpoints: 'stream',
      snapshots: 'stream',
      fixtures: 'fixtureId',
      boards: 'page',
      slips: 'page',
      bets: 'betId, placedAt',
      members: 'id',
      settings: 'key',
      documents: 'name',
      sessions: 'id',
      health: 'stream',
      quarantine: '++id',
      vault: 'id',
      looks: 'tabId',
    });
  }
}

/** Grows only with code that takes the older outbox's open bets over: none may be forgotten because a schema changed. */
const OUTBOX_EPOCH = 1;

/** Bets on their way. Strictly durable: a bet must not be forgotten because a browser died. */
export class OutboxDatabase extends Dexie {
  declare intents: Table<OutboxRow, string>;

  constructor(name = `hanpan-outbox-${OUTBOX_EPOCH}`) {
    super(name, { autoOpen: true, cache: 'disabled', chromeTransactionDurability: 'strict' });
    this.version(1).stores({ intents: 'key, [memberId+state]' });
  }
}
