/**
 * The local databases: what is everybody's, what is one member's, and the outbox. All but the outbox can be had again.
 *
 * The schema epoch is part of the name: code of another epoch opens another database and can never write to this one
 * (IndexedDB versions do not prevent that). A new epoch fills itself from the streams.
 */
import Dexie, { type EntityTable, type PromiseExtended, type Table } from 'dexie';
import type { Bet } from '../../domain/bets/bet.ts';
import type { StreamHealth } from '../../domain/events/connection.ts';
import type { Slip } from '../../domain/bet-slip/slip.ts';
import type { Member } from '../../domain/session/member.ts';
import type {
  BlockRow,
  BoardRow,
  CheckpointRow,
  CommandRow,
  DocumentRow,
  FenceRow,
  ListEntryRow,
  ListRow,
  LogoutRow,
  LogRow,
  LookRow,
  NamedLeagueRow,
  OutboxRow,
  QuarantineRow,
  SessionRow,
  SettingRow,
  SnapshotRow,
  VaultRow,
} from './rows.ts';
import type { FixtureRow } from '../packing/packedFixtures.ts';
import { DATABASE_NAME } from './schemaEpoch.ts';
import { untoldTables } from './untoldTables.ts';

/** The house's, or with a digest of the member behind it a member's. */
const FAMILY = /^hanpan-(\d+)(?:-[0-9a-f]{32})?$/;
const DIGEST = /^-[0-9a-f]{32}$/;

export const hasEpoch = (name: string): boolean => FAMILY.test(name);

/** The house's database of the same epoch. */
export const houseOf = (name: string): string => name.slice(0, /^hanpan-\d+/.exec(name)?.[0].length);

/**
 * Where what is of a member in one session is kept. Nobody else's database ever has that name, and a deletion that a frozen tab holds up
 * is in nobody's way.
 *
 * @param digest SHA-256 of the session's id and the member's, in hex
 */
export const memberDatabaseName = (house: string, digest: string): string => `${house}-${digest.slice(0, 32)}`;

/** Databases of the same family and an older epoch than `own` has; none if `own` bears no epoch. */
export function olderEpochsOf(own: string, names: readonly string[]): string[] {
  const epochOf = (name: string) => Number(FAMILY.exec(name)?.[1] ?? NaN);
  return names.filter((name) => epochOf(name) < epochOf(own));
}

const OPTIONS = { autoOpen: true, cache: 'disabled', chromeTransactionDurability: 'relaxed' } as const;

/** What both kinds have: streams with their cursors, and what is kept beside them. */
const COMMON = {
  log: '++seq, [stream+to]',
  checkpoints: 'stream',
  snapshots: 'stream',
  settings: 'key',
  documents: 'name',
  health: 'stream',
  quarantine: '++id',
};

abstract class StreamDatabase extends Dexie {
  /** Event log, one record per committed batch. */
  declare log: EntityTable<LogRow, 'seq'>;
  declare checkpoints: Table<CheckpointRow, string>;
  declare snapshots: Table<SnapshotRow, string>;
  declare settings: Table<SettingRow, string>;
  declare documents: Table<DocumentRow, string>;
  declare health: Table<StreamHealth, string>;
  declare quarantine: EntityTable<QuarantineRow, 'id'>;

  constructor(name: string) {
    super(name, OPTIONS);
    this.use(untoldTables);
  }

  /** Says to whoever listens that it could not be opened. */
  abstract tellUnopened(): void;

  override open(): PromiseExtended<Dexie> {
    return super.open().catch((error: unknown) => {
      this.tellUnopened();
      throw error;
    });
  }
}

/** What is everybody's: the offer, what every visitor may read, and who is signed in. */
export class HanpanDatabase extends StreamDatabase {
  /** Projections. */
  declare fixtures: Table<FixtureRow, string>;
  declare boards: Table<BoardRow, string>;
  declare sessions: Table<SessionRow, string>;
  declare looks: Table<LookRow, string>;
  /** Of the image that is being fetched (S-25). */
  declare blocks: Table<BlockRow, string>;
  /** Of games that are not stored, which page lists them and what they are called (rules IDX). */
  declare namedBoards: Table<BoardRow, string>;
  declare namedLeagues: Table<NamedLeagueRow, string>;
  private readonly theirs = new Map<string, MemberDatabase>();
  private readonly listeners = new Set<() => void>();
  private readonly unopened = new Set<() => void>();

  constructor(name = DATABASE_NAME) {
    super(name);
    const own = { fixtures: 'fixtureId', boards: 'page', sessions: 'id', looks: 'tabId', blocks: 'name' };
    const named = { namedBoards: 'page', namedLeagues: 'leagueId' };
    this.version(1).stores({ ...COMMON, ...own, ...named });
    this.tellOf(this);
  }

  /** A member's, over one connection for as long as it is not deleted. */
  ofMember(name: string): MemberDatabase {
    const known = this.theirs.get(name);
    if (known !== undefined) return known;
    const made = new MemberDatabase(name, this);
    this.theirs.set(name, made);
    this.tellOf(made);
    made.on('versionchange', ({ newVersion }: IDBVersionChangeEvent) => {
      if (newVersion !== null) return true;
      // What still asks it is refused, and does not make it anew.
      made.close();
      this.theirs.delete(name);
      return false;
    });
    return made;
  }

  /**
   * Tells of every connection that ended, of this database or a member's: what it led to may be gone.
   *
   * @returns how to stop
   */
  onClosed(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /**
   * Tells of every time that this or a member's could not be opened: whoever reads is refused until it may be tried again (`mayOpenAgain`).
   *
   * @returns how to stop
   */
  onUnopened(listener: () => void): () => void {
    this.unopened.add(listener);
    return () => void this.unopened.delete(listener);
  }

  override tellUnopened(): void {
    for (const listener of this.unopened) listener();
  }

  /** Lets what could not be opened be tried again by whoever asks it next, this or a member's: by itself it would refuse them for good. */
  mayOpenAgain(): void {
    for (const one of [this, ...this.theirs.values()]) {
      if (one.hasFailed() && !one.hasBeenClosed()) one.close({ disableAutoOpen: false });
    }
  }

  private tellOf(database: Dexie): void {
    database.on('close', () => {
      for (const listener of this.listeners) listener();
    });
  }

  /** Names of all members' databases that there are. */
  async memberDatabases(): Promise<readonly string[]> {
    const names = await Dexie.getDatabaseNames();
    return names.filter((name) => name.startsWith(this.name) && DIGEST.test(name.slice(this.name.length)));
  }

  /** Resolves once no tab has it open any more, which a frozen one may hold up. */
  async deleteMember(name: string): Promise<void> {
    this.theirs.get(name)?.close();
    this.theirs.delete(name);
    await Dexie.delete(name);
  }

  override close(options?: { disableAutoOpen: boolean }): void {
    // Dexie closes in its own constructor's time too.
    if (options?.disableAutoOpen !== false) for (const one of this.theirs.values()) one.close();
    super.close(options);
  }
}

/** What is one member's, for one session. Everything in it goes with it (SES-06, SES-18). */
export class MemberDatabase extends StreamDatabase {
  declare slips: Table<Slip, string>;
  declare bets: Table<Bet, string>;
  declare members: Table<Member, string>;
  declare lists: Table<ListRow, string>;
  declare listRows: Table<ListEntryRow, [string, string]>;
  declare fence: Table<FenceRow, string>;
  declare vault: Table<VaultRow, string>;

  /** The house's, as the same process has it open. */
  readonly house: HanpanDatabase;

  constructor(name: string, house: HanpanDatabase) {
    super(name);
    this.house = house;
    const own = { slips: 'page', bets: 'betId, placedAt', members: 'id', fence: 'id', vault: 'id' };
    this.version(1).stores({ ...COMMON, ...own, lists: 'id', listRows: '[name+id]' });
  }

  override tellUnopened(): void {
    this.house.tellUnopened();
  }
}

/** Grows only with code that takes the older outbox's open bets over: none may be forgotten because a schema changed. */
const OUTBOX_EPOCH = 1;

/** Bets and other commands on their way, and logouts. Strictly durable: a bet must not be forgotten because a browser died. */
export class OutboxDatabase extends Dexie {
  declare intents: Table<OutboxRow, string>;
  declare logouts: Table<LogoutRow, string>;
  declare commands: Table<CommandRow, string>;

  constructor(name = `hanpan-outbox-${OUTBOX_EPOCH}`) {
    super(name, { autoOpen: true, cache: 'disabled', chromeTransactionDurability: 'strict' });
    this.version(1).stores({ intents: 'key, [memberId+state]' });
    this.version(2).stores({ logouts: 'sessionId' });
    this.version(3).stores({ commands: 'key, [memberId+standing]' });
  }
}
