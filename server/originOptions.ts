/** How an origin is started, and what holds where nothing is said. */
import { systemClock, type Clock } from './clock.ts';
import { DEFAULT_RETENTION, type Retention } from './events/trimLog.ts';
import type { FeedFactory } from './feed/feedFactory.ts';
import type { RecordingProgress } from './feed/recording/recordingProgress.ts';
import { DEFAULT_CALL_BUDGETS, type CallBudgets } from '../src/domain/calls/callBudgets.ts';
import { GAMES, type GameRow } from '../src/domain/mini-games/gameTable.ts';
import { systemRandomness, type Randomness } from './randomness.ts';
import type { SealKeySource } from './security/sealKey.ts';
import type { SecurityLog } from './security/securityLog.ts';
import { createPasswords, DEFAULT_COST, type Passwords } from './session/password.ts';
import { DEFAULT_GROUP_COMMIT, type GroupCommitOptions } from './store/groupCommit.ts';
import { ROLE_ROWS, type Role } from './roles.ts';
import { openSqliteStore } from './store/openSqliteStore.ts';
import { openGzipAside, type OpenGzip } from './streams/outlet.ts';
import { deflateAside, type Deflate } from './streams/packBlocks.ts';
import type { Store } from './store/store.ts';

/** How far a start has come. */
export type OriginProgress =
  | { readonly phase: 'founded'; readonly administrator: Administrator | null }
  | { readonly phase: 'building'; readonly fixtures: number }
  | { readonly phase: 'listening'; readonly url: string; readonly isDemo: boolean };

/** The first of a new house that is no demo: their password opens nothing but the choice of another, and is told once. */
export interface Administrator {
  readonly userId: string;
  readonly password: string;
}

/** What may be said at a start; `withDefaults` has what holds otherwise. */
export interface OriginOptions {
  /** Made if it does not exist. */
  readonly dataDir: string;
  /** Which part of the house this process is; all of it if absent (OPS-9). */
  readonly role?: Role;
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Whether the house is a demo; `null` where nobody beyond this machine comes (SEC-02). */
  readonly demo?: boolean | null;
  /** Folder of the built site; `null` serves the API only. */
  readonly siteDir: string | null;
  /** `null` runs none; reports may still be delivered through the origin's sink. */
  readonly feed: FeedFactory | null;
  /** How far the recording is that the feed plays, for `/health`; `undefined` where it plays none. */
  readonly playing?: (() => RecordingProgress | undefined) | undefined;
  /** Mini games and virtual games whose rounds are drawn; all of the table if absent. */
  readonly drawnGames?: readonly GameRow[];
  readonly clock?: Clock;
  readonly randomness?: Randomness;
  /** S-5. Ms. */
  readonly heartbeatMs?: number;
  /** How long the feed may be silent before its prices cannot be bet on, ms. */
  readonly feedSilenceMs?: number;
  /** How often the log is asked for what other processes have committed, ms; oftener by default where all of it comes from others. */
  readonly logPollMs?: number;
  /** How bets share a commit; `null` gives each its own. */
  readonly groupCommit?: GroupCommitOptions | null;
  /** S-12. */
  readonly maxUnsentBytes?: number;
  /** How many streams may be compressed at once (S-13). */
  readonly maxCompressedStreams?: number;
  /** Compresses streams. */
  readonly openGzip?: OpenGzip;
  /** S-25. Bytes of JSON. */
  readonly imageBlockBytes?: number;
  /** Selections; an offer of more is wide (S-32). */
  readonly wideFrom?: number;
  /** Compresses blocks. */
  readonly deflate?: Deflate;
  readonly retention?: Retention;
  /** How often sessions are expired and the log is trimmed, ms. */
  readonly upkeepMs?: number;
  /** How long the feed's lease holds without renewal, ms. */
  readonly leaseMs?: number;
  /** The longest a session lives, however much it is used, ms. */
  readonly sessionLifeMs?: number;
  /** log2 of scrypt's rounds for new hashes. */
  readonly passwordCost?: number;
  /** Opens what is in the directory; elsewhere, a store in memory or on a server. */
  readonly openStore?: (dataDir: string, now: number) => Store | Promise<Store>;
  /** How passwords are compared; elsewhere, without the work that real ones take. */
  readonly openPasswords?: (randomness: Randomness, cost: number) => Passwords;
  /** Where the key of sealed secrets comes from; a file in the data directory if nothing is said (SEAL-2). */
  readonly sealKey?: SealKeySource;
  /** Addresses that get status 600. */
  readonly blockedAddresses?: readonly string[];
  /** Where it is written down who got in and who did not; `null` for files in the data directory. */
  readonly securityLog?: SecurityLog | null;
  /** How often a member and an address may call; `null` for as often as they like. */
  readonly callBudgets?: CallBudgets | null;
  /** Proxies whose word on where a call comes from is taken: addresses, ranges as `10.0.0.0/8`, or `loopback`. None if empty. */
  readonly trustProxy?: readonly string[];
  /** What opens `/metrics`; `null` where nobody may ask for them. */
  readonly metricsToken?: string | null;
  /** Identity of the code, as built. */
  readonly build?: string;
  readonly onProgress?: (progress: OriginProgress) => void;
  /** Told of what went wrong inside; must not throw. The origin goes on. */
  readonly onFailure?: (error: unknown) => void;
}

/** Options with nothing left open. */
export type SettledOptions = Required<OriginOptions>;

/** Values that were given stay as they are, `null` too where that means none. */
export function withDefaults(options: OriginOptions): SettledOptions {
  const role = options.role ?? 'all';
  return {
    role,
    drawnGames: GAMES,
    clock: systemClock,
    demo: null,
    randomness: systemRandomness,
    heartbeatMs: 5_000,
    feedSilenceMs: 60_000,
    logPollMs: ROLE_ROWS[role].works ? 100 : 25,
    groupCommit: DEFAULT_GROUP_COMMIT,
    maxUnsentBytes: 4 * 1024 * 1024,
    // A quarter of a gigabyte, by what one takes (decision 0070).
    maxCompressedStreams: 2_500,
    openGzip: openGzipAside,
    imageBlockBytes: 64 * 1024,
    // A quarter of a megabyte of blocks, by what a selection takes of them (decision 0132).
    wideFrom: 64_000,
    deflate: deflateAside,
    retention: DEFAULT_RETENTION,
    upkeepMs: 30_000,
    leaseMs: 10_000,
    sessionLifeMs: 24 * 3_600_000,
    passwordCost: DEFAULT_COST,
    openStore: openSqliteStore,
    openPasswords: createPasswords,
    sealKey: {},
    blockedAddresses: [],
    securityLog: null,
    callBudgets: DEFAULT_CALL_BUDGETS,
    trustProxy: [],
    metricsToken: null,
    build: 'dev',
    playing: undefined,
    onProgress: () => undefined,
    onFailure: () => undefined,
    ...options,
  };
}
